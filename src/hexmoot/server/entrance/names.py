"""Names and texts people type: made harmless, never empty to the eye, never somebody else's."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterable

from hexmoot.server.errors import Refusal

NAME_LENGTH = 40
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
# Letters, marks and signs by their category that nevertheless show nothing.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
SELECTORS = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
# Cyrillic, Greek and other letters, and digits, that look like the Latin ones below them.
ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХавеѕіјкмнорстухһԁԛԝӏɡɑıΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ01|!",
    "ABESIJKMHOPCTYXabesijkmhopctyxhdqwlgaiABEZHIKMNOPTYXaikvoptuxolll",
)
# Told apart by nobody at a glance.
PAIRS = (("rn", "m"), ("vv", "w"), ("i", "l"))


def clean_name(name: str) -> str:
    """A name without control characters, direction tricks and runs of spaces."""
    cleaned = clean_text(name)[:NAME_LENGTH].strip()
    if not any(_is_body(letter) for letter in cleaned):
        raise Refusal("malformed", "a name needs at least one visible character")
    return cleaned


def clean_text(text: str) -> str:
    """One line of text a person typed: no control or formatting characters, single spaces."""
    normal = unicodedata.normalize("NFC", text)
    shown = [" " if letter.isspace() else letter for letter in normal if _is_shown(letter)]
    return " ".join("".join(shown).split())


def _is_shown(letter: str) -> bool:
    if letter in BLANKS or any(low <= ord(letter) <= high for low, high in SELECTORS):
        return False
    return letter.isspace() or unicodedata.category(letter) not in HIDDEN


def _is_body(letter: str) -> bool:
    """Does it show by itself? An accent needs something to stand on."""
    return unicodedata.category(letter)[0] in "LNPS"


# ---- who is taken for whom


def likeness(name: str) -> str:
    """The same for names that are taken for one another: by accents, scripts, case and spaces."""
    plain = unicodedata.normalize("NFKD", name).translate(ALIKE).casefold()
    text = "".join(letter for letter in plain if letter.isalnum()) or plain
    for pair, single in PAIRS:
        text = text.replace(pair, single)
    return text


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where somebody else has one that looks like it."""
    taken = {likeness(other) for other in others}
    if likeness(name) not in taken:
        return name
    numbered = (_numbered(name, number) for number in itertools.count(2))
    return next(found for found in numbered if likeness(found) not in taken)


def _numbered(name: str, number: int) -> str:
    ending = f" ({number})"
    return name[: NAME_LENGTH - len(ending)].strip() + ending
