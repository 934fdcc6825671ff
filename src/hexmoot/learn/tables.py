"""Which tables are played in a training, and by which actor."""

from __future__ import annotations

from hexmoot.bots.learned.rows import OBSERVATION, SKETCH, Row, fit, kinds_of_tables, row_of
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.learn.plan import JUDGING, RATING, Block, Kind, Plan, Recipe

# Tables of a block at most: their observations stay in a core's own cache.
CHUNK = 64
# The same where all positions that answers lead to are looked at: a few dozen for each table.
JUDGED_CHUNK = 16
LEAST = 8
# What stepping a block costs beside its tables, in tables.
BLOCK_COST = 4
# How much of the training the usual preset gets by seats; all other tables share the rest.
# For four the recipe says it.
SHARES = {2: 0.42, 3: 0.10}
FOUR = 4
# Two seats of another preset against more seats of it.
DUEL_WEIGHT = 1.5


def usual_recipe(game: Game) -> Recipe:
    """What a game's net is trained with, by its kind."""
    return JUDGING if game.has_sketch else RATING


def make_plan(game: Game, recipe: Recipe, seats: int = 0, preset: str = "") -> Plan:
    """A plan for a game: all its tables, or those of one seat count or preset."""
    reads = SKETCH if game.has_sketch else OBSERVATION
    row = row_of(game, reads)
    wanted = [
        (count, name)
        for count, name in sorted(kinds_of_tables(game))
        if seats in (0, count) and preset in ("", name)
    ]
    if not wanted:
        raise BadOption("seats", seats, f"a table of {game.name} with preset {preset!r}")
    shares = shares_of(game, wanted, recipe.four)
    kinds = tuple(
        kind_of(game, row, reads, *table, max(LEAST, round(recipe.tables * share)))
        for table, share in zip(wanted, shares, strict=True)
    )
    return Plan(
        game=game.name,
        packages=registry.packages(),
        rules=game.rules_version,
        columns=row.listed,
        words=[] if reads == SKETCH else words_of(game),
        spans=tuple(column.span for column in row.columns),
        rare=tuple(i for i, column in enumerate(row.columns) if column.name.startswith("option.")),
        actions=0 if reads == SKETCH else len(game.actions),
        seats=game.max_seats,
        kinds=kinds,
        blocks=share_out(kinds, recipe.actors, JUDGED_CHUNK if reads == SKETCH else CHUNK),
        recipe=recipe,
        reads=reads,
    )


def shares_of(game: Game, wanted: list[tuple[int, str]], four: float) -> list[float]:
    """How much of the training each kind of table gets; together all of it."""
    usual = game.options.default_preset
    given = {**SHARES, FOUR: four}
    rest = sum(DUEL_WEIGHT if s == 2 else 1.0 for s, p in wanted if p != usual or s not in given)
    left = 1.0 - sum(given.get(s, 0.0) for s, p in wanted if p == usual)
    found = []
    for seats, preset in wanted:
        if preset == usual and seats in given:
            found.append(given[seats])
        else:
            found.append(left * (DUEL_WEIGHT if seats == 2 else 1.0) / rest)
    whole = sum(found)
    return [share / whole for share in found]


def words_of(game: Game) -> list[str]:
    """All answers of a game in words."""
    return [game.actions.text(action) for action in range(len(game.actions))]


def kind_of(game: Game, row: Row, reads: str, seats: int, preset: str, tables: int) -> Kind:
    """One kind of table with its number of tables."""
    setup = game.prepare(seats, preset, {})
    fitting = fit(row, setup, reads)
    together = game.wins_together(setup.options)
    return Kind(seats, preset, together, fitting.places, fitting.fixed, tables)


def share_out(kinds: tuple[Kind, ...], actors: int, chunk: int = CHUNK) -> tuple[Block, ...]:
    """Cut every kind of table into blocks, each for the actor that has least to do."""
    load = [0] * actors
    blocks, start = [], 0
    for number, kind in enumerate(kinds):
        end = start + kind.tables
        while start < end:
            stop = min(start + chunk, end)
            actor = load.index(min(load))
            load[actor] += stop - start + BLOCK_COST
            blocks.append(Block(number, actor, start, stop))
            start = stop
    return tuple(blocks)
