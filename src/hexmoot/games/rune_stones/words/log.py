"""The log: one sentence for each thing that happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexmoot.games.rune_stones.content.read import Content
from hexmoot.games.rune_stones.content.tables import content_of
from hexmoot.games.rune_stones.rules.kinds import (
    COLOUR_NAMES,
    COLOURS,
    COPY_STEP,
    E_ANSWER,
    E_ARTIFACT,
    E_BORROW,
    E_BUY,
    E_COPY,
    E_DRAW,
    E_DRAW_COUNT,
    E_EARLIER,
    E_EXCHANGE,
    E_FINAL,
    E_FORFEIT,
    E_FORGE,
    E_FREE_CARD,
    E_FREE_GEM,
    E_FREE_ORE,
    E_GEMS,
    E_KEPT,
    E_LAST_ROUND,
    E_LEFT_GAME,
    E_LOST,
    E_NO_DISCARD,
    E_NOTHING,
    E_PASS,
    E_PLAY,
    E_POINTS,
    E_RAISE,
    E_RESHUFFLE,
    E_RETURN,
    E_REVEAL,
    E_ROLL,
    E_SET_WILD,
    E_SHARED_WIN,
    E_SKIP,
    E_STEAL,
    E_STEP,
    E_STONE,
    E_STONE_ASIDE,
    E_SUMMON,
    E_TAKE,
    E_TOADSTOOL,
    E_TURN,
    E_USE,
    E_WILD_COLOUR,
    E_WILDS,
    E_WISP,
    NO_CARD_FITS,
    NO_CARD_WANTED,
    NO_GEM_LEFT,
    NO_GEM_TO_SWAP,
    NO_LOST_CARD,
    NO_LOST_CARD_WANTED,
    NO_SWAP_WANTED,
    NO_TOADSTOOL,
    NO_VICTIM,
    NO_WISP,
    RAINBOW,
    ROW_SLOTS,
    SEAT_SLOTS,
    TO_HAND,
    WHITE,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.words.names import (
    PAYMENT_NAMES,
    ROW_NAMES,
    SEAT_NAMES,
    SLOT_NAMES,
    card_text,
    count_of,
    points_text,
    resource_text,
)
from hexmoot.games.rune_stones.words.text import bonus_text

Numbers = tuple[int, ...]


def _seat(numbers: Numbers) -> str:
    return SEAT_NAMES[numbers[0]]


def _card(content: Content, numbers: Numbers) -> str:
    return card_text(content, numbers[1])


def _summon(content: Content, numbers: Numbers) -> str:
    fits = numbers[2]
    kind = (
        ""
        if fits == RAINBOW
        else " or ".join(COLOUR_NAMES[colour] for colour in range(COLOURS) if (fits >> colour) & 1)
    )
    return f"{_seat(numbers)} gathers {numbers[1]}{' ' if kind else ''}{kind} magic."


def _gain(content: Content, numbers: Numbers) -> str:
    if numbers[2] == 0:
        return f"{_seat(numbers)} finds no {resource_text(numbers[1], 1)[2:]} left in the supply."
    return f"{_seat(numbers)} gains {resource_text(numbers[1], numbers[2])}."


def _points(content: Content, numbers: Numbers) -> str:
    return f"{_seat(numbers)} scores {points_text(numbers[1])}, now {numbers[2]}."


def _roll(content: Content, numbers: Numbers) -> str:
    source = "" if numbers[2] == WHITE else f" ({COLOUR_NAMES[numbers[2]]})"
    return f"{_seat(numbers)} rolls{source}: {content.die[numbers[1]].name.lower()}."


def _take(content: Content, numbers: Numbers) -> str:
    where = "into the hand" if numbers[2] == TO_HAND else "to the discard pile"
    return f"{_seat(numbers)} takes {_card(content, numbers)} {where}."


def _wisp(content: Content, numbers: Numbers) -> str:
    reason = f"passes {numbers[2]} and follows" if numbers[2] else "calls"
    return f"{_seat(numbers)} {reason} the {content.wisps[numbers[1]].name}."


def _forge(content: Content, numbers: Numbers) -> str:
    payment, place = divmod(numbers[3], SEAT_SLOTS)
    kind = "wild" if numbers[2] == WHITE else COLOUR_NAMES[numbers[2]]
    where = f"row {ROW_NAMES[place // ROW_SLOTS]}, {SLOT_NAMES[place % ROW_SLOTS]} slot"
    smithy = content.smithies[numbers[1]].name
    return (
        f"{_seat(numbers)} forges a {kind} artifact at {smithy} with {PAYMENT_NAMES[payment]} "
        f"({where})."
    )


def _answer(content: Content, numbers: Numbers) -> str:
    part = content.smithies[numbers[2]]
    what = "a familiar step" if numbers[1] == COPY_STEP else bonus_text(part)
    return f"{_seat(numbers)} answers with a Copy effect: {what}."


def _exchange(content: Content, numbers: Numbers) -> str:
    row = ROW_NAMES[numbers[1]]
    worth = f"{count_of(numbers[2], 'artifact')}, {points_text(numbers[3])}"
    return f"{_seat(numbers)} trades in row {row}: {worth}."


def _simple(sentence: str) -> Callable[[Content, Numbers], str]:
    """A sentence with {seat}, {card}, {colour}, {stone}, {toadstool} and {number} filled in."""

    def fill(content: Content, numbers: Numbers) -> str:
        value = numbers[1]
        return sentence.format(
            seat=SEAT_NAMES[numbers[0]],
            number=value,
            card=card_text(content, value) if "{card}" in sentence else "",
            colour=COLOUR_NAMES[value] if "{colour}" in sentence else "",
            stone=content.stones[value].name if "{stone}" in sentence else "",
            toadstool=content.toadstools[value].name if "{toadstool}" in sentence else "",
            cards=count_of(value, "card"),
        )

    return fill


def _steal(content: Content, numbers: Numbers) -> str:
    victim = SEAT_NAMES[numbers[1]]
    return f"{_seat(numbers)} takes a {COLOUR_NAMES[numbers[2]]} gem from {victim}."


def _return(content: Content, numbers: Numbers) -> str:
    return f"{_seat(numbers)} hands in {resource_text(numbers[1], numbers[2])}."


def _reveal(content: Content, numbers: Numbers) -> str:
    return f"{card_text(content, numbers[1])} comes into slot {numbers[0] + 1}."


def _artifact(content: Content, numbers: Numbers) -> str:
    return f"A {COLOUR_NAMES[numbers[1]]} artifact comes to {content.smithies[numbers[0]].name}."


NOTHING: Final = {
    NO_CARD_FITS: "{seat} finds no card that fits in the display.",
    NO_CARD_WANTED: "{seat} takes no card.",
    NO_LOST_CARD: "{seat} finds no card in the general discard.",
    NO_LOST_CARD_WANTED: "{seat} calls no card back.",
    NO_GEM_LEFT: "{seat} finds no coloured gem left in the supply.",
    NO_VICTIM: "{seat} finds nobody with a gem of that colour.",
    NO_GEM_TO_SWAP: "{seat} has no gem to hand in.",
    NO_SWAP_WANTED: "{seat} hands in no gem.",
    NO_TOADSTOOL: "{seat} finds no toadstool left.",
    NO_WISP: "{seat} finds no wisp to follow.",
}


def _nothing(content: Content, numbers: Numbers) -> str:
    """RS-61: why an ability has brought nothing."""
    return NOTHING[numbers[1]].format(seat=_seat(numbers))


def _shared_win(content: Content, numbers: Numbers) -> str:
    """RS-166: equal totals are not told apart."""
    winners = [name for seat, name in enumerate(SEAT_NAMES) if (numbers[0] >> seat) & 1]
    names = f"{', '.join(winners[:-1])} and {winners[-1]}"
    return f"{names} have the same total and share the win: nothing breaks this tie."


def _earlier(content: Content, numbers: Numbers) -> str:
    """RS-145, RS-163: on the same space the earlier familiar is ahead."""
    other = SEAT_NAMES[numbers[1]]
    return (
        f"The familiars of {_seat(numbers)} and {other} share space {numbers[2]}: "
        f"{_seat(numbers)}'s came first and is ahead."
    )


def _final(content: Content, numbers: Numbers) -> str:
    return "The game is over: resources, rows and familiars are scored."


SENTENCES: Final[dict[int, Callable[[Content, Numbers], str]]] = {
    E_TURN: _simple("{seat}'s turn in round {number}."),
    E_SUMMON: _summon,
    E_BUY: _simple("{seat} summons {card}."),
    E_FREE_CARD: _simple("{seat} summons {card} for free."),
    E_PLAY: _simple("{seat} plays {card}."),
    E_USE: _simple("{seat} uses {card}."),
    E_COPY: _simple("{seat} uses {card} once more."),
    E_SKIP: _simple("{seat} leaves {card} unused."),
    E_FORFEIT: _simple("{seat} gives up {card} for a familiar step."),
    E_LOST: _simple("{seat} loses {card} to the general discard."),
    E_LEFT_GAME: _simple("{seat}'s {card} leaves the game."),
    E_KEPT: _simple("{seat} puts the played cards on the discard pile."),
    E_NO_DISCARD: _simple("{seat} uses No discard and keeps every card."),
    E_GEMS: _gain,
    E_POINTS: _points,
    E_ROLL: _roll,
    E_TAKE: _take,
    E_RAISE: _simple("{seat} calls {card} back from the general discard."),
    E_WISP: _wisp,
    E_STEAL: _steal,
    E_RETURN: _return,
    E_FORGE: _forge,
    E_STEP: _simple("{seat}'s familiar enters space {number}."),
    E_TOADSTOOL: _simple("{seat} finds a toadstool: {toadstool}."),
    E_ANSWER: _answer,
    E_EXCHANGE: _exchange,
    E_STONE: _simple("{seat} takes the stone {stone}."),
    E_STONE_ASIDE: _simple("{seat} lays the stone {stone} aside."),
    E_FREE_ORE: _simple("{seat} changes a {colour} gem into ore."),
    E_FREE_GEM: _simple("{seat} changes ore into a {colour} gem."),
    E_SET_WILD: _simple("{seat} lays a {colour} gem on Wild gem: {colour} is wild."),
    E_BORROW: _simple("{seat} borrows {stone} for this turn."),
    E_WILD_COLOUR: _simple("{seat} makes {colour} wild for this turn."),
    E_WILDS: _simple("{seat} uses Wilds: every gem is wild, all magic fits."),
    E_REVEAL: _reveal,
    E_ARTIFACT: _artifact,
    E_DRAW: _simple("You draw {card}."),
    E_DRAW_COUNT: _simple("{seat} draws {cards}."),
    E_RESHUFFLE: _simple("{seat} shuffles the discard pile into a new deck."),
    E_LAST_ROUND: _simple("{seat} reaches {number}: this is the last round."),
    E_PASS: _simple("{seat} can do nothing and passes."),
    E_FINAL: _final,
    E_NOTHING: _nothing,
    E_SHARED_WIN: _shared_win,
    E_EARLIER: _earlier,
}


def event_text(table: Table, kind: int, numbers: Numbers) -> str:
    """The log sentence of an event."""
    return SENTENCES[kind](content_of(table), numbers)
