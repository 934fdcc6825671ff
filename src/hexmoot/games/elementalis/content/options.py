"""What a game is started with, and what must hold between the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexmoot.engine.errors import BadOption
from hexmoot.engine.options import Choice, Custom, Flag, Number, OptionSet, Several, Values
from hexmoot.games.elementalis.content.read import SETS, SYMBOLS, Content, is_pair, standard
from hexmoot.games.elementalis.rules.kinds import BYTE_MASK, DEALT, DRAFT, ENDLESS, GIVEN
from hexmoot.games.elementalis.rules.tables import Terms

ARCANA_WORDS = ("draft", "random", "preset")
ARCANA_WAYS = {"draft": DRAFT, "random": DEALT, "preset": GIVEN}
FOUR_OF_A_KIND = 4
ARCANA_ALLOWED = "draft, random, preset, or a [major, minor] pair for each seat"


def check_arcana(value: object) -> Any:
    """EL-187 to EL-190: a word, or pairs of card letters."""
    if isinstance(value, str) and value in ARCANA_WORDS:
        return value
    if not isinstance(value, (list, tuple)):
        raise BadOption("arcana", value, ARCANA_ALLOWED, code="option_choice")
    return [_check_pair(seat, pair) for seat, pair in enumerate(value)]


def _check_pair(seat: int, pair: object) -> list[str]:
    """Two card letters; whether they go together is checked with the sets in play."""
    if isinstance(pair, (list, tuple)) and len(pair) == 2:
        letters = [letter.upper() if isinstance(letter, str) else "" for letter in pair]
        if all(len(letter) == 1 and letter in SYMBOLS for letter in letters):
            return letters
    letters_allowed = ", ".join(SYMBOLS)
    raise BadOption("arcana", pair, f"two letters of {letters_allowed}", f"seat {seat}")


def check_together(values: Values, seats: int) -> None:
    """EL-13, EL-188: refuse what cannot be played, naming the options at odds."""
    content = standard()
    _check_seats(content, values, seats)
    if values["start_seat"] >= seats:
        raise BadOption(
            "start_seat",
            values["start_seat"],
            f"0..{seats - 1}",
            f"seats is {seats}",
            "option_range",
        )
    if isinstance(values["arcana"], list):
        _check_pairs(content, values, seats)


def _check_seats(content: Content, values: Values, seats: int) -> None:
    """EL-13: four seats, and one more for each expansion."""
    most = content.numbers["base_seats"] + len(values["expansions"])
    if seats > most:
        given = ", ".join(values["expansions"]) or "none"
        needed = seats - content.numbers["base_seats"]
        raise BadOption(
            "seats",
            seats,
            f"at most {most} with the expansions {given}",
            f"{seats} seats need at least {needed} expansions, got {len(values['expansions'])}",
            "option_players",
        )


def _check_pairs(content: Content, values: Values, seats: int) -> None:
    """EL-187: as many pairs as seats, each possible, within the supply."""
    pairs = values["arcana"]
    if len(pairs) != seats:
        reason = f"{len(pairs)} pairs for {seats} seats"
        raise BadOption("arcana", pairs, "one pair for each seat", reason)
    for seat, pair in enumerate(pairs):
        _check_sets(content, values, seat, pair)
    _check_supply(content, pairs)
    for seat, (major, minor) in enumerate(pairs):
        if not is_pair(major, minor):
            reason = f"seat {seat}: {major}/{minor} is not a mage type"
            raise BadOption("arcana", pairs, "pairs from the table of mages", reason)


def _check_sets(content: Content, values: Values, seat: int, pair: Sequence[str]) -> None:
    """EL-12: only cards of sets in play."""
    in_play = ("base", *values["expansions"])
    for letter in pair:
        needed = content.arcana[SYMBOLS.index(letter)].set
        if needed not in in_play:
            reason = f"seat {seat} uses {letter!r}, but expansions leaves out {needed!r}"
            raise BadOption("arcana", list(pair), f"cards of {', '.join(in_play)}", reason)


def _check_supply(content: Content, pairs: Sequence[Sequence[str]]) -> None:
    """EL-12: one Major and two Minors of each symbol."""
    for card in content.arcana:
        majors = sum(pair[0] == card.letter for pair in pairs)
        minors = sum(pair[1] == card.letter for pair in pairs)
        if majors > card.majors:
            reason = f"Major {card.letter!r} used twice"
            raise BadOption("arcana", list(pairs), "each Major once", reason)
        if minors > card.minors:
            reason = f"Minor {card.letter!r} used {minors} times, only {card.minors} exist"
            raise BadOption(
                "arcana", list(pairs), f"each Minor at most {card.minors} times", reason
            )


OPTIONS = OptionSet(
    [
        Several("expansions", list(SETS), "Card sets in play; each adds mages and one seat.", SETS),
        Number("start_seat", 0, "Who begins every round, counted from 0.", 0, 6),
        Custom(
            "arcana",
            "draft",
            "How cards are given out: draft, random, preset, or a pair for each seat.",
            check_arcana,
            ARCANA_WORDS,
        ),
        Number("rounds", standard().numbers["rounds"], "How many rounds are played.", 1, 12),
        Number(
            "mana_per_colour",
            standard().numbers["mana_per_colour"],
            "Counters of each colour in the Flux; none means it never runs out.",
            10,
            60,
            (None,),
        ),
        Choice(
            "declarations",
            "explicit",
            "Must casters declare first, or may everybody always cast and answer?",
            ("explicit", "implicit"),
        ),
        Number("casting_passes", 1, "How often a casting window goes round.", 1, 3),
        Choice(
            "dice",
            "signature",
            "Has the sixth face of an element die its own element twice, or once?",
            ("signature", "plain"),
        ),
        Choice(
            "negative_rolls",
            "protected",
            "Is an element below zero harmless, or does it drain the Channel on a Chance Roll?",
            ("protected", "drain"),
        ),
        Choice(
            "opposition_on",
            "empty_channel",
            "Does Opposition need an empty Channel, or only a roll without Mana?",
            ("empty_channel", "scoreless_roll"),
        ),
        Flag("chaotica_repeat", False, "May the Chaotica keep last round's element?"),
        Choice(
            "moon_scoring",
            "full",
            "Do groups of Guardians and Luminaries pay in full, or one Mana less?",
            ("full", "one_less"),
        ),
        Choice(
            "moon_groups",
            "any",
            "Does a group of more than four symbols count in full, or as four of a kind?",
            ("any", "four"),
        ),
        Choice(
            "ether_raising",
            "must",
            "Does every Ether raise an element, or may it be left out?",
            ("must", "may"),
        ),
        Choice(
            "opposition_gain",
            "must",
            "Does an opposer who wins take the Mana, or may it be left to the active player?",
            ("must", "may"),
        ),
        Choice(
            "elitist_shield",
            "all",
            "Are Elitists safe from all spells of their element, or may others help them with one?",
            ("all", "harm"),
        ),
    ],
    presets={
        "full": {},
        "quick": {"arcana": "preset", "rounds": 4},
        "random_mages": {"arcana": "random"},
        "tamed_moon": {"moon_scoring": "one_less"},
        "open_magic": {"declarations": "implicit", "casting_passes": 2},
        "to_the_letter": {
            "moon_groups": "four",
            "ether_raising": "may",
            "opposition_gain": "may",
            "elitist_shield": "harm",
        },
        "old_school": {"negative_rolls": "drain", "opposition_on": "scoreless_roll"},
    },
    together=check_together,
)


def tables_of(options: Values, seats: int) -> Terms:
    """The options as the numbers the rules read."""
    content = standard()
    terms = Terms(seats, content, options["dice"] == "plain")
    terms.start_seat = options["start_seat"]
    terms.rounds = options["rounds"]
    terms.passes = options["casting_passes"]
    terms.mana = ENDLESS if options["mana_per_colour"] is None else options["mana_per_colour"]
    terms.is_implicit = options["declarations"] == "implicit"
    terms.is_draining = options["negative_rolls"] == "drain"
    terms.is_scoreless_opposed = options["opposition_on"] == "scoreless_roll"
    terms.may_repeat = options["chaotica_repeat"]
    terms.moon_loss = 1 if options["moon_scoring"] == "one_less" else 0
    terms.most_group = FOUR_OF_A_KIND if options["moon_groups"] == "four" else BYTE_MASK
    terms.may_leave_ether = options["ether_raising"] == "may"
    terms.may_leave_mana = options["opposition_gain"] == "may"
    terms.is_help_welcome = options["elitist_shield"] == "harm"
    terms.cards = sum(2**number for number in cards_in_play(content, options["expansions"]))
    _give_arcana(terms, content, seats, options)
    return terms


def cards_in_play(content: Content, expansions: Sequence[str]) -> list[int]:
    """EL-12: the symbols whose cards are in the supply."""
    in_play = ("base", *expansions)
    return [number for number, card in enumerate(content.arcana) if card.set in in_play]


def _give_arcana(terms: Terms, content: Content, seats: int, values: Values) -> None:
    """EL-187, EL-189, EL-190: how the cards come to the seats."""
    choice = values["arcana"]
    terms.arcana = GIVEN if isinstance(choice, list) else ARCANA_WAYS[choice]
    if terms.arcana != GIVEN:
        return
    if choice == "preset":
        pairs = ready_mages(content, cards_in_play(content, values["expansions"]), seats)
        order = [(seat - values["start_seat"]) % seats for seat in range(seats)]
        pairs = [pairs[place] for place in order]
    else:
        pairs = [(SYMBOLS.index(major), SYMBOLS.index(minor)) for major, minor in choice]
    for seat, (major, minor) in enumerate(pairs):
        terms.given[2 * seat] = major
        terms.given[2 * seat + 1] = minor


def ready_mages(content: Content, cards: Sequence[int], seats: int) -> list[tuple[int, int]]:
    """EL-190: the ready-made mages in play, each Major once, as many as there are seats."""
    found: list[tuple[int, int]] = []
    for major, minor in content.presets:
        is_new = all(major != other for other, _ in found)
        if is_new and major in cards and minor in cards:
            found.append((major, minor))
    return found[:seats]
