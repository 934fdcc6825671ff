"""Content and options turned into the packed numbers the rules read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexmoot.engine.native.numbers import table as packed
from hexmoot.games.rune_stones.content.abilities import Ability, Term
from hexmoot.games.rune_stones.content.read import Content
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITIES,
    FIRST_CREATURE,
    FIRST_DRUID,
    NONE,
    OP_GEM,
    RAINBOW,
    SEQUENCE,
    WHITE,
)
from hexmoot.games.rune_stones.rules.tables import Book


def card_index(number: int) -> int:
    """The place of a card number among all cards: 11..94, then 100..107."""
    return number - FIRST_CREATURE if number < 100 else number - 100 + FIRST_DRUID


def card_number(index: int) -> int:
    """The printed number of a card."""
    return index + FIRST_CREATURE if index < FIRST_DRUID else index - FIRST_DRUID + 100


def affinity_ability(content: Content, seat: int) -> Ability:
    """V-6: the seat's own version of the affinity card."""
    term = Term(OP_GEM, content.affinity_colours[seat], content.affinity_gems)
    return Ability(SEQUENCE, ((term,),))


def all_abilities(content: Content) -> list[Ability]:
    """Every ability in the order of the book: cards, affinity, smithies, die, wisps, forest."""
    found = [card.ability for card in content.cards]
    found += [affinity_ability(content, seat) for seat in range(4)]
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


def write_abilities(book: Book, abilities: Iterable[Ability]) -> None:
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
    assert len(shapes) == ABILITIES, "every ability has its place in the book"
    book.shape = packed(shapes)
    book.times = packed(times)
    book.begins = packed(begins)
    book.ends = packed(ends)
    book.terms = packed(terms)


def die_weights(content: Content, choice: Any) -> list[int]:
    """RS-68: the weights of the eight results."""
    if isinstance(choice, str):
        return [part.numbers[choice] for part in content.die]
    return list(choice)


def write_content(book: Book, content: Content, options: dict[str, Any]) -> None:
    """The tables of the content file, as the options choose among them."""
    numbers = content.numbers
    book.card_colour = packed([card.colour for card in content.cards])
    book.card_magic = packed([card.magic for card in content.cards])
    book.card_fits = packed(fits_of_cards(content, options["druid_magic"] == "coloured"))
    book.card_value = packed([30 * card.ability.worth // 100 for card in content.cards])
    write_abilities(book, all_abilities(content))
    book.smithy_gems = packed([part.numbers["gems"] for part in content.smithies])
    tokens = [k for k, part in enumerate(content.smithies) if part.numbers["forge_token"]]
    book.forge_smithy = tokens[0] if tokens else NONE
    book.die_weights = packed(die_weights(content, options["die_table"]))
    book.row_points = packed(list(content.row_points))
    book.familiar_points = packed(list(content.familiar_points))
    book.wisp_counts = packed([part.numbers["count"] for part in content.wisps])
    key = "count" if options["toadstools"] == 16 else "count_15"
    book.toadstool_counts = packed([part.numbers[key] for part in content.toadstools])
    book.night_spaces = packed(list(content.night_spaces))
    book.night_wisps, book.night_quiet = content.night_sets[options["night_tokens"]]
    coloured = [numbers["gems_per_colour"]] * 4
    book.supply = packed([*coloured, numbers["wild_gems"], numbers["ore"]])
    book.start = packed([*content.start_gems, numbers["start_ore"]])


def write_numbers(book: Book, content: Content, options: dict[str, Any]) -> None:
    """The single numbers of the content file and the options."""
    numbers = content.numbers
    book.coloured_artifacts = numbers["coloured_artifacts"]
    book.wild_artifacts = numbers["wild_artifacts"]
    book.ore_price = numbers["ore_price"]
    book.scarce_below = numbers["scarce_below"]
    book.hand_size = numbers["hand_size"]
    book.large_hand_size = numbers["large_hand_size"]
    book.stone_magic = numbers["stone_magic"]
    book.stone_limit = numbers["stone_limit"]
    book.resources_per_point = numbers["resources_per_point"]
    affinity = options["druid_decks"] == "affinity"
    book.affinity_card = card_index(content.affinity_card) if affinity else NONE
    book.target_score = options["target_score"]
    book.max_rounds = options["max_rounds"]
    book.summon_limit = options["summon_limit"]
    book.display_costs = packed(list(options["display_costs"]))
    first = options["first_player"]
    book.first_player = NONE if first == "random" else first
    book.nocturnal = options["nocturnal"]
    book.forest = options["forest"]
    book.shifts_left = options["display_shift"] == "left"
    book.loses_highest_of_three = options["util3_lost"] == "highest"
    book.extra_point_on_die = options["extra_point_on_die"]
    book.forge_token_any_payment = options["forge_token_any_payment"]
    book.stone_swap = options["stone_swap"]
    book.unlimited = options["supply"] == "unlimited"


def pack(content: Content, options: dict[str, Any]) -> Book:
    """The book of a game with these options."""
    book = Book()
    write_content(book, content, options)
    write_numbers(book, content, options)
    return book
