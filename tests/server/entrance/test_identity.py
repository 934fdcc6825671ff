"""Who somebody is: codes, ids, names, and what a cookie holds."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest

from hexmoot.server.entrance.identity import (
    Identities,
    clean_name,
    clean_text,
    fresh_code,
    fresh_id,
    hash_code,
)
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.database import Database
from hexmoot.server.storage.players import PlayerStore


def test_codes_and_ids_are_long_and_all_different() -> None:
    codes = {fresh_code() for _ in range(200)}
    ids = {fresh_id() for _ in range(200)}
    assert len(codes) == len(ids) == 200
    assert all(re.fullmatch(r"([a-z2-9]{5}-){4}[a-z2-9]{5}", code) for code in codes)
    assert all(re.fullmatch(r"[a-z2-7]{24}", one) for one in ids)


def test_a_code_may_be_typed_carelessly() -> None:
    assert hash_code("ABCDE fghjk-mnpqr") == hash_code("abcde-fghjk-mnpqr")
    assert hash_code("abcde") != hash_code("abcdf")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Wren  ", "Wren"),
        ("a\u202eb\u0000c", "abc"),
        ("a \t\n b", "a b"),
        ("e\u0301", "\u00e9"),
        ("x" * 60, "x" * 40),
    ],
)
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_a_name_must_show() -> None:
    assert clean_text("\u200b\u2066") == ""
    with pytest.raises(Refusal, match="visible"):
        clean_name("\u200b")


def test_a_cookie_is_known_until_it_is_touched(make_database: Callable[[], str]) -> None:
    """Signed with the server's secret: another secret, or another epoch, is somebody unknown."""

    async def check() -> list[str | None]:
        database = Database(make_database())
        await database.open()
        store = PlayerStore(database)
        ours, theirs = Identities(store, "secret"), Identities(store, "other")
        player, _ = await ours.create(" Wren ", 0.0)
        signed = ours.sign(player)
        tried = [signed, signed + "x", signed.replace(".0.", ".1."), "", None]
        found = [await ours.recognise(one) for one in tried]
        found.append(await theirs.recognise(signed))
        await database.close()
        return [None if one is None else one.name for one in found]

    assert asyncio.run(check()) == ["Wren", None, None, None, None, None]


def test_a_code_brings_its_person_back_until_there_is_a_new_one(
    make_database: Callable[[], str],
) -> None:
    async def check() -> tuple[bool, str]:
        database = Database(make_database())
        await database.open()
        identities = Identities(PlayerStore(database), "secret")
        player, code = await identities.create("Wren", 0.0)
        fresh = await identities.new_code(player)
        back = await identities.recover(fresh)
        try:
            await identities.recover(code)
        except Refusal as error:
            return back.id == player.id, error.code
        finally:
            await database.close()
        raise AssertionError("the old code still works")

    assert asyncio.run(check()) == (True, "unknown_player")
