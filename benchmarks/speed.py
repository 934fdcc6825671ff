"""Short for `hexmoot bench`: `python benchmarks/speed.py [GAME ...]`."""

from hexmoot.cli.bench import bench

if __name__ == "__main__":
    import typer

    typer.run(bench)
