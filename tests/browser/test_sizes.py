"""Seats at full tables, large text and zoom: nothing is cut, nothing lit is out of reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import ME, Person, at_rest
from tests.browser.places import PLACES
from tests.browser.stage import sitting

SMALL = {"width": 1366, "height": 768}
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ADEPT = {"kind": "bot", "level": "adept"}
MOST_HEIGHT = 112
MOST_SEATS = {
    "alchemists_race": 4,
    "elementalis": 7,
    "mushroom_sorcerer": 4,
    "rune_stones": 4,
    "sorcerer_stones": 4,
}
# Each card's height, and whether its name is written in full and the card seen in full.
SEATS = """() => {
  const list = document.querySelector('.seats').getBoundingClientRect();
  return [...document.querySelectorAll('.seat')].map(seat => {
    const box = seat.getBoundingClientRect();
    const name = seat.querySelector('.name');
    return {
      height: box.height,
      isSeen: box.bottom <= list.bottom + 1,
      isNamed: name.scrollWidth <= name.clientWidth + 1,
    };
  });
}"""
# The mages' own names: the emblem of a mage bears those of two elements.
WHEEL = (
    "() => [...document.querySelectorAll('.stage svg .body text.name')].map(one => one.textContent)"
)
# Lit things that no click can reach, however one scrolls.
OUT_OF_REACH = """() => [...document.querySelectorAll('.stage [data-lit]')].filter(thing => {
  if (thing.getBoundingClientRect().width === 0) return false;
  thing.scrollIntoView({block: 'center', inline: 'nearest'});
  const box = thing.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  return !parts.some(x => parts.some(y => thing.contains(
    document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))));
}).map(thing => thing.dataset.target)"""
SCREENS = {
    "150 %": (DESK, 150),
    "150 % at 1366": (SMALL, 150),
    "zoom 200 %": ({"width": 720, "height": 450}, 100),
    "tablet": ({"width": 1024, "height": 768}, 100),
}
# Lists longer than any screen: all cards of a draft, a whole pile of discards.
LONG_LISTS = {("elementalis", "major"), ("elementalis", "minor"), ("rune_stones", "raise_pick")}
# Boxes with more in them than they show, and numbers that stand half outside of theirs.
HIDDEN = """() => {
  const all = [...document.querySelectorAll('.stage, .stage *, .seats')];
  const clips = (one, way) => getComputedStyle(one)[way] !== 'visible';
  const boxes = all.filter(one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)
    && one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 2);
  const walker = document.createTreeWalker(document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
  const numbers = [];
  while (walker.nextNode()) {
    if (!/^[\\d\\s]*\\d[\\d\\s]*$/.test(walker.currentNode.data)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const {left, right, width} = range.getBoundingClientRect();
    let holder = walker.currentNode.parentElement;
    for (; width && holder; holder = holder.parentElement) {
      const box = holder.getBoundingClientRect();
      if (clips(holder, 'overflowX') && (right > box.right + 2 || left < box.left - 2)) {
        numbers.push(`${walker.currentNode.data} in ${holder.className}`);
      }
    }
  }
  return [...boxes.map(one => one.className), ...numbers];
}"""

# Is the question read to its end? Letters reach a little beyond their lines.
IS_CUT = """() => {
  const ask = document.querySelector('#ask');
  return ask.scrollHeight > ask.clientHeight + 8 ? ask.innerText : '';
}"""

# Words that reach out of their box or are cut: questions, names of scrolls, lines of spells.
SPILLED = """() => [
    ['.prompt', '.words'], ['.scroll', '.title'], ['.arcana', '.spot.line'], ['.arcana', '.clamp']]
  .flatMap(([holder, words]) => [...document.querySelectorAll(`${holder} ${words}`)].filter(one => {
    const [inner, outer] = [one, one.closest(holder)].map(box => box.getBoundingClientRect());
    const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    return isCut || inner.top < outer.top || inner.bottom > outer.bottom;
  })).map(one => one.innerText)"""


def found_at(
    person: Person, database: str, game: str, kinds: list[str], look: str
) -> dict[str, Any]:
    """What a look finds wrong, by the kind of decision."""
    person.enter()
    found: dict[str, Any] = {}
    for kind in kinds:
        sitting(person, database, game, kind)
        found[kind] = person.page.evaluate(look)
    return {kind: things for kind, things in found.items() if things}


@pytest.mark.parametrize("game", MOST_SEATS)
def test_a_full_table_with_clocks_is_seen_whole(game: str, arrive: Arrive) -> None:
    person = arrive("Wilhelmina of Thornfield", size=SMALL)
    clock = {"kind": "bank", "seconds": 6000, "increment": 30}
    bots = [ADEPT] * (MOST_SEATS[game] - 1)
    person.open_table(game, [ME, *bots], clock=clock)
    person.my_move()
    at_rest(person.page)
    seats = person.page.evaluate(SEATS)
    assert len(seats) == MOST_SEATS[game]
    assert [seat for seat in seats if seat["height"] > MOST_HEIGHT] == []
    assert all(seat["isSeen"] and seat["isNamed"] for seat in seats), seats


def test_seven_mages_are_told_apart_on_the_wheel(arrive: Arrive) -> None:
    person = arrive(size=SMALL)
    person.open_table("elementalis", [ME, *[ADEPT] * 6], options={"arcana": "random"})
    person.my_move()
    names = person.page.evaluate(WHEEL)
    assert len(set(names)) == len(names) == 7


@pytest.mark.whole
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", PLACES)
def test_nothing_lit_is_out_of_reach(game: str, screen: str, arrive: Arrive, database: str) -> None:
    size, text = SCREENS[screen]
    person = arrive(size=size)
    person.enter()
    chosen = f"localStorage.setItem('hexmoot.settings', '{{\"textSize\": {text}}}')"
    person.context.add_init_script(f"try {{ {chosen} }} catch {{}}")
    found: dict[str, Any] = {}
    for kind in PLACES[game]:
        sitting(person, database, game, kind)
        found[kind] = person.page.evaluate(OUT_OF_REACH)
    assert {kind: things for kind, things in found.items() if things} == {}


@pytest.mark.whole
@pytest.mark.parametrize("game", PLACES)
def test_nothing_is_hidden_on_a_small_screen(game: str, arrive: Arrive, database: str) -> None:
    """At 1366 × 768 everything of the table is seen at once, whatever is asked."""
    kinds = [kind for kind in PLACES[game] if (game, kind) not in LONG_LISTS]
    assert found_at(arrive(size=SMALL), database, game, kinds, HIDDEN) == {}


@pytest.mark.whole
@pytest.mark.parametrize("game", PLACES)
def test_words_stay_in_their_boxes_on_a_small_screen(
    game: str, arrive: Arrive, database: str
) -> None:
    assert found_at(arrive(size=SMALL), database, game, list(PLACES[game]), SPILLED) == {}


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("sorcerer_stones", "quake_target"),
        ("mushroom_sorcerer", "planb_count"),
        ("elementalis", "declare"),
    ],
)
def test_the_longest_words_stay_in_their_boxes(
    game: str, kind: str, arrive: Arrive, database: str
) -> None:
    """A question of four lines, scrolls with few beside them, three spells with all their words."""
    assert found_at(arrive(size=SMALL), database, game, [kind], SPILLED) == {}


@pytest.mark.whole
@pytest.mark.parametrize("game", PLACES)
def test_no_question_is_cut_on_a_phone(game: str, arrive: Arrive, database: str) -> None:
    assert found_at(arrive(size=PHONE), database, game, list(PLACES[game]), IS_CUT) == {}


def test_a_long_question_is_written_smaller_on_a_phone(arrive: Arrive, database: str) -> None:
    person = arrive(size=PHONE)
    person.enter()
    sitting(person, database, "sorcerer_stones", "shift_partner")
    assert person.page.evaluate(IS_CUT) == ""
    sitting(person, database, "rune_stones", "take_card")
    expect(person.page.locator("#ask.long")).to_have_count(0)


def test_a_phone_shows_what_the_question_is_about(arrive: Arrive, database: str) -> None:
    """The cards that can be taken, though the way out is in sight anyway."""
    person = arrive(size=PHONE)
    person.enter()
    sitting(person, database, "rune_stones", "take_card")
    expect(person.thing("d1")).to_be_in_viewport()
