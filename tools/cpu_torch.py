"""Install PyTorch for the training example, if a build without CUDA is to be had.

Its packages for graphics cards weigh several gigabytes, which nobody wants for an example: where
pip would bring them along, nothing is installed and the example's test is skipped.
"""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys

VERSION = "torch==2.13.0"
HEAVY = ("nvidia", "cuda", "triton")


def planned() -> list[str]:
    """The packages pip would install."""
    words = ["install", "-q", "--dry-run", "--report", "-", "--only-binary", ":all:", VERSION]
    done = subprocess.run(
        [sys.executable, "-m", "pip", *words], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        return list(HEAVY)
    return [entry["metadata"]["name"] for entry in json.loads(done.stdout)["install"]]


def main() -> None:
    """Install it, or say why not."""
    if importlib.util.find_spec("torch") is not None:
        return
    if any(name.startswith(HEAVY) for name in planned()):
        sys.stdout.write("no PyTorch without CUDA here: training is not tested\n")
        return
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", VERSION], check=True)


if __name__ == "__main__":
    main()
