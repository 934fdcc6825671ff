"""Chat at a table: stored, then told, each line once and in its time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import ChatRow
from hexmoot.server.storage.tables import Asked
from hexmoot.server.table.chat import CHAT_SHOWN, is_to_come
from hexmoot.server.wire.messages import Say
from hexmoot.server.wire.parts import SeatWish
from tests.patience import until
from tests.server.kit.houses import BOT, ME, OPEN, Clock, Ear, named, new_table, open_house
from tests.server.kit.people import Person
from tests.server.kit.two import two_people

Arrive = Callable[..., Person]


def asked(player: str, number: int = 0) -> Asked:
    """Whose message it is."""
    return Asked(player, f"m{number}")


def chat_row(text: str, at: float) -> ChatRow:
    """A line that is told at a time."""
    return ChatRow(seat=0, name="Wren", text=text, at=at)


def test_what_is_said_is_stored_told_and_not_said_twice(tmp_path: Path) -> None:
    async def check() -> tuple[list[str], list[tuple[int | None, str]]]:
        async with open_house(tmp_path) as house:
            wren, noor = await named(house, "Wren"), await named(house, "Noor")
            table = await new_table(house, wren, OPEN, ME)
            ear = Ear()
            house.tables.listen(table, ear)
            await house.talk.say(table, wren, Say(id="1", text=" well\u202e  met "))
            await house.talk.say(table, noor, Say(id="1", text="hello"))
            for text, code in (("well met", "repeated"), ("\u200b", "malformed")):
                with pytest.raises(Refusal) as caught:
                    await house.talk.say(table, wren, Say(id="1", text=text))
                assert caught.value.code == code
            lines = await house.talk.lines(table)
            return ear.lines, [(line.seat, line.text) for line in lines]

    heard, kept = asyncio.run(check())
    assert kept == [(1, "well met"), (None, "hello")]
    assert heard == ["well met", "well met", "hello"]


def test_several_people_at_one_screen_speak_each_from_their_seat(tmp_path: Path) -> None:
    async def check() -> list[tuple[int | None, str]]:
        async with open_house(tmp_path) as house:
            wren, noor = await named(house, "Wren"), await named(house, "Noor")
            rafe = SeatWish(kind="me", name="Rafe")
            table = await new_table(house, wren, ME, rafe)
            await house.talk.say(table, wren, Say(id="1", text="mine", seat=1))
            await house.talk.say(table, wren, Say(id="2", text="first"))
            with pytest.raises(Refusal) as caught:
                await house.talk.say(table, noor, Say(id="1", text="hers", seat=0))
            assert caught.value.code == "not_yours"
            return [(line.seat, line.name) for line in await house.talk.lines(table)]

    assert asyncio.run(check()) == [(1, "Rafe"), (0, "Wren")]


def test_a_watcher_does_not_speak_in_the_name_of_who_sits(tmp_path: Path) -> None:
    async def check() -> list[str]:
        async with open_house(tmp_path) as house:
            wren, other = await named(house, "Wren"), await named(house, "WREN")
            table = await new_table(house, wren, OPEN, ME)
            for player in (wren, other):
                await house.talk.say(table, player, Say(id="1", text="hello"))
            return [line.name for line in await house.talk.lines(table)]

    assert asyncio.run(check()) == ["Wren", "WREN (2)"]


def test_a_bots_line_is_told_when_its_time_has_come(tmp_path: Path) -> None:
    """Stored with the start, two seconds ahead: before that nobody hears it, also who asks."""

    async def check() -> list[list[str]]:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            wren = await named(house, "Wren")
            table = await new_table(house, wren, ME, BOT, start=True)
            house.tables.on_change.clear()
            before = [line.text for line in await house.talk.lines(table)]
            clock.time += 3
            after = [line.text for line in await house.talk.lines(table)]
            assert all(line.bot for line in await house.talk.lines(table))
            return [before, after]

    before, after = asyncio.run(check())
    assert before == []
    assert len(after) == 1


def test_listeners_are_woken_for_a_line_that_is_to_come(tmp_path: Path) -> None:
    async def check() -> list[str]:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            wren = await named(house, "Wren")
            table = await new_table(house, wren, ME, ME, start=True)
            soon = clock.time + 0.1
            said = chat_row("Soon.", soon)
            await house.stores.tables.save(table.row, [], [], [said], None, soon)
            ear = Ear()
            house.tables.listen(table, ear)
            await house.talk.catch_up(table)
            assert ear.lines == []
            clock.time += 1
            await until(lambda: ear.lines)
            return ear.lines

    assert asyncio.run(check()) == ["Soon."]


def test_only_the_last_lines_are_shown(tmp_path: Path) -> None:
    async def check() -> list[str]:
        async with open_house(tmp_path) as house:
            wren = await named(house, "Wren")
            table = await new_table(house, wren, ME, OPEN)
            for number in range(CHAT_SHOWN + 5):
                await house.stores.chat.add(
                    table.id, asked(wren.id, number), chat_row(str(number), float(number))
                )
            return [line.text for line in await house.talk.lines(table)]

    shown = asyncio.run(check())
    assert (len(shown), shown[0], shown[-1]) == (CHAT_SHOWN, "5", str(CHAT_SHOWN + 4))


# ---- at a server


def test_what_is_said_reaches_everybody_as_plain_text(person: Arrive) -> None:
    host, guest, wren, _ = two_people(person)
    host.do("say", text="  <b>well\u202e</b>\n\tplayed ")
    guest.wait(lambda: guest.chat)
    line = guest.chat[0]
    assert line["text"] == "<b>well</b> played"
    assert (line["seat"], line["name"]) == (0, "Wren")
    assert line["player"] == wren.get("/api/me")["me"]["player"]
    late = person("Noor").sit_at(host.table_id)
    assert [one["text"] for one in late.chat] == ["<b>well</b> played"]
    late.do("say", text="hello")
    guest.wait(lambda: len(guest.chat) == 2)
    assert guest.chat[1]["seat"] is None
    assert host.refused("say", text="\u200b\u202e") == "malformed"
    assert wren.get(f"/api/tables/{host.table_id}/chat") == guest.chat


def test_what_was_said_before_the_clock_was_set_back_is_still_there() -> None:
    day, bot = 86_400.0, ChatRow(seat=0, name="Pip", text="Hello.", at=3.0)
    person = ChatRow(mark="m", seat=0, name="Wren", text="Hello.", at=day)
    assert not is_to_come(person, 0.0)
    assert is_to_come(bot, 0.0)
    assert not is_to_come(bot, 3.0)
    assert not is_to_come(msgspec.structs.replace(bot, at=day), 0.0)
