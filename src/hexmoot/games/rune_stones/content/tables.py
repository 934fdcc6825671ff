"""Content and options packed into the numbers the rules read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hexmoot.engine.native.numbers import table as packed
from hexmoot.engine.native.state import State
from hexmoot.engine.options import Values
from hexmoot.games.rune_stones.content.abilities import Ability, Term
from hexmoot.games.rune_stones.content.cards import card_index
from hexmoot.games.rune_stones.content.read import Content
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITIES,
    COLOURS,
    MOST_SEATS,
    NONE,
    OP_GEM,
    RAINBOW,
    SEQUENCE,
    WHITE,
)
from hexmoot.games.rune_stones.rules.tables import Tables, Terms


@dataclass(frozen=True, slots=True)
class Box:
    """What a game is played with: the content for people (cards worded once) and packed."""

    content: Content
    abilities: tuple[Ability, ...]
    tables: Tables
    terms: Terms
    printed: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)


def content_of(table: State) -> Content:
    """The content for people behind a table."""
    content: Content = table.setup.content.content
    return content


def ability_of(table: State, ability: int) -> Ability:
    """An ability for people, by its place in the tables."""
    abilities: tuple[Ability, ...] = table.setup.content.abilities
    return abilities[ability]


def affinity_ability(content: Content, seat: int) -> Ability:
    """V-6: the seat's own version of the affinity card."""
    term = Term(OP_GEM, content.affinity_colours[seat], content.affinity_gems)
    return Ability(SEQUENCE, ((term,),))


def all_abilities(content: Content) -> list[Ability]:
    """Every ability in the order of the tables: cards, affinity, smithies, die, wisps, forest."""
    found = [card.ability for card in content.cards]
    found += [affinity_ability(content, seat) for seat in range(MOST_SEATS)]
    for parts in (content.smithies, content.die, content.wisps):
        found += [part.ability for part in parts]
    return found + list(content.forest)


def fits_of_cards(content: Content, coloured: bool) -> list[int]:
    """RS-35, V-5: the magic colours each card fits, as bits; white cards fit all."""
    found = []
    for card in content.cards:
        colour = content.coloured_druids.get(card.number, WHITE) if coloured else WHITE
        if card.colour != WHITE:
            colour = card.colour
        found.append(RAINBOW if colour == WHITE else 2**colour)
    return found


def write_abilities(tables: Tables, abilities: Iterable[Ability]) -> None:
    """Lay all terms in one row and note where each side begins and ends."""
    terms: list[int] = []
    shapes, times, begins, ends = [], [], [], []
    for ability in abilities:
        shapes.append(ability.shape)
        times.append(ability.times)
        for side in (*ability.sides, ())[:2]:
            begins.append(len(terms))
            for term in side:
                terms += [term.opcode, term.colour, term.count]
            ends.append(len(terms))
    assert len(shapes) == ABILITIES, "every ability has its place in the tables"
    tables.shape = packed(shapes)
    tables.times = packed(times)
    tables.begins = packed(begins)
    tables.ends = packed(ends)
    tables.ability_terms = packed(terms)


def die_weights(content: Content, choice: Any) -> list[int]:
    """RS-68: the weights of the eight results."""
    if isinstance(choice, str):
        return [part.numbers[choice] for part in content.die]
    return list(choice)


def pack_tables(content: Content, options: Values) -> Tables:
    """What the box holds, as the options choose among it."""
    tables = Tables()
    write_abilities(tables, all_abilities(content))
    write_cards(tables, content, options)
    write_supply(tables, content, options)
    write_parts(tables, content, options)
    write_numbers(tables, content.numbers)
    return tables


def write_cards(tables: Tables, content: Content, options: Values) -> None:
    """What is printed on the cards, and which of them follows the seat's colour."""
    tables.card_colour = packed([card.colour for card in content.cards])
    tables.card_magic = packed([card.magic for card in content.cards])
    tables.card_fits = packed(fits_of_cards(content, options["druid_magic"] == "coloured"))
    tables.card_value = packed([30 * card.ability.worth // 100 for card in content.cards])
    affinity = options["druid_decks"] == "affinity"
    tables.affinity_card = card_index(content.affinity_card) if affinity else NONE


def write_supply(tables: Tables, content: Content, options: Values) -> None:
    """RS-9, RS-13: gems and ore in all and at the start, tiles and tokens."""
    numbers = content.numbers
    coloured = [numbers["gems_per_colour"]] * COLOURS
    tables.supply = packed([*coloured, numbers["wild_gems"], numbers["ore"]])
    tables.start = packed([*content.start_gems, numbers["start_ore"]])
    tables.wisp_counts = packed([part.numbers["count"] for part in content.wisps])
    key = "count" if options["toadstools"] == 16 else "count_15"
    tables.toadstool_counts = packed([part.numbers[key] for part in content.toadstools])


def write_parts(tables: Tables, content: Content, options: Values) -> None:
    """Smithies, night spaces, and what rows and familiars score."""
    tables.smithy_gems = packed([part.numbers["gems"] for part in content.smithies])
    tokens = [k for k, part in enumerate(content.smithies) if part.numbers["forge_token"]]
    tables.forge_smithy = tokens[0] if tokens else NONE
    tables.row_points = packed(list(content.row_points))
    tables.familiar_points = packed(list(content.familiar_points))
    tables.night_spaces = packed(list(content.night_spaces))


def write_numbers(tables: Tables, numbers: Mapping[str, int]) -> None:
    """The single numbers of the content file."""
    tables.coloured_artifacts = numbers["coloured_artifacts"]
    tables.wild_artifacts = numbers["wild_artifacts"]
    tables.ore_price = numbers["ore_price"]
    tables.scarce_below = numbers["scarce_below"]
    tables.hand_size = numbers["hand_size"]
    tables.large_hand_size = numbers["large_hand_size"]
    tables.stone_magic = numbers["stone_magic"]
    tables.stone_limit = numbers["stone_limit"]
    tables.resources_per_point = numbers["resources_per_point"]


def pack_terms(content: Content, options: Values) -> Terms:
    """What the options say."""
    terms = Terms()
    terms.die_weights = packed(die_weights(content, options["die_table"]))
    terms.display_costs = packed(list(options["display_costs"]))
    terms.night_wisps, terms.night_quiet = content.night_sets[options["night_tokens"]]
    terms.target_score = options["target_score"]
    terms.max_rounds = options["max_rounds"]
    terms.summon_limit = options["summon_limit"]
    first = options["first_player"]
    terms.first_player = NONE if first == "random" else first
    terms.nocturnal = options["nocturnal"]
    terms.forest = options["forest"]
    terms.shifts_left = options["display_shift"] == "left"
    terms.gem_magic = options["gem_magic"]
    terms.loses_highest_of_three = options["util3_lost"] == "highest"
    terms.extra_point_on_die = options["extra_point_on_die"]
    terms.forge_token_any_payment = options["forge_token_any_payment"]
    terms.stone_swap = options["stone_swap"]
    terms.unlimited = options["supply"] == "unlimited"
    return terms
