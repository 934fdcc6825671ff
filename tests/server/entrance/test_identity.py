"""Who somebody is: codes, ids, names, and what a cookie holds."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from hexmoot.server.entrance.identity import (
    SIGNED_SECONDS,
    Identities,
    fresh_code,
    fresh_id,
    hash_code,
    signed_at,
)
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.database import Database
from hexmoot.server.storage.players import PlayerStore
from tests.server.kit.tables import player_row


def test_codes_and_ids_are_long_and_all_different() -> None:
    codes = {fresh_code() for _ in range(200)}
    ids = {fresh_id() for _ in range(200)}
    assert len(codes) == len(ids) == 200
    assert all(re.fullmatch(r"([a-z2-9]{5}-){4}[a-z2-9]{5}", code) for code in codes)
    assert all(re.fullmatch(r"[a-z2-7]{24}", one) for one in ids)


def test_a_code_may_be_typed_carelessly() -> None:
    assert hash_code("ABCDE fghjk-mnpqr") == hash_code("abcde-fghjk-mnpqr")
    assert hash_code("abcde") != hash_code("abcdf")


def test_a_cookie_is_known_until_it_is_touched(make_database: Callable[[], str]) -> None:
    """Signed with the server's secret: another secret, or another epoch, is somebody unknown."""

    async def check() -> list[str | None]:
        database = Database(make_database())
        await database.open()
        store = PlayerStore(database)
        ours, theirs = Identities(store, "secret"), Identities(store, "other")
        player, _ = await ours.create(" Wren ", 0.0)
        signed = ours.sign(player, 5.0)
        tried = [signed, signed + "x", signed.replace(".0.", ".1."), "", None]
        found = [await ours.recognise(one, 5.0) for one in tried]
        found.append(await theirs.recognise(signed, 5.0))
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


def test_what_was_signed_ends_by_a_new_code_by_signing_out_and_by_its_age(
    make_database: Callable[[], str],
) -> None:
    async def check() -> list[bool]:
        database = Database(make_database())
        await database.open()
        identities = Identities(PlayerStore(database), "secret")
        player, _ = await identities.create("Wren", 0.0)
        known = []
        for end in (identities.new_code, identities.sign_out):
            signed = identities.sign(player, 10.0)
            known.append(await identities.recognise(signed, 11.0) is not None)
            await end(player)
            known.append(await identities.recognise(signed, 11.0) is not None)
        signed = identities.sign(player, 10.0)
        for now in (9.0 + SIGNED_SECONDS, 10.0 + SIGNED_SECONDS):
            known.append(await identities.recognise(signed, now) is not None)
        await database.close()
        return known

    assert asyncio.run(check()) == [True, False, True, False, True, False]


def test_a_claim_without_a_date_counts_from_the_first_day() -> None:
    assert signed_at("wren.0", player_row("Wren")) == 0.0
    assert signed_at("wren.0.77", player_row("Wren")) == 77.0
