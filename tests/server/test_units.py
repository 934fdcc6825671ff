"""The small parts of the server by themselves."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.migration import MigrationContext
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

import hexmoot
from hexmoot.server import logs
from hexmoot.server.bots.pool import Thinkers
from hexmoot.server.entrance.guard import client_of, hostname
from hexmoot.server.entrance.identity import clean_name, clean_text, fresh_code, fresh_id, hash_code
from hexmoot.server.entrance.rates import Limiter
from hexmoot.server.errors import STATUS, CannotServe, Refusal
from hexmoot.server.hall.news import channels_backend
from hexmoot.server.metrics import Metrics
from hexmoot.server.run import bind
from hexmoot.server.settings import Rate
from hexmoot.server.storage.chat import ChatStore
from hexmoot.server.storage.database import Database, alembic_config, database_url, prepare
from hexmoot.server.storage.rows import ChatRow, Entry, PlayerRow, SeatRow, TableRow
from hexmoot.server.storage.schema import log, metadata, players
from hexmoot.server.storage.tables import Asked, TableStore
from hexmoot.server.table.commitment import commitment, seed_text
from hexmoot.server.wire import bodies, typescript
from hexmoot.server.wire import messages as protocol
from hexmoot.server.wire import parts as shapes

ROOT = Path(__file__).parent.parent.parent


# ---- protocol


def test_every_message_is_written_as_typescript() -> None:
    written = "\n".join(typescript.typescript())
    for kind in typescript.structs():
        assert f"export interface {kind.__name__} {{" in written
    act = written.partition("export interface Act {\n")[2].partition("}")[0]
    assert sorted(line.strip() for line in act.splitlines()) == [
        *("actions: Array<number>;", "id: string;", "moment: number;", 'type: "act";')
    ]
    assert "  preset?: string | null;" in written
    assert "export type ServerMessage = Hello | TableChanged" in written


def test_the_page_is_written_against_this_protocol() -> None:
    """`python -m hexmoot.server.wire.typescript > web/src/protocol.ts` after a change."""
    used = (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8")
    assert used == "\n".join(typescript.typescript())


def test_every_message_is_in_the_json_schema() -> None:
    found = typescript.schema()["$defs"]
    assert found["Act"]["properties"]["actions"]["maxItems"] == shapes.MAX_SEQUENCE
    assert set(found) >= {kind.__name__ for kind in typescript.structs()}


def test_every_message_and_request_is_documented() -> None:
    """The page about the API names each client message, server message and body."""
    page = (ROOT / "docs" / "http-api.md").read_text("utf-8")
    for union in (protocol.ClientMessage, protocol.ServerMessage):
        for kind in union.__args__:
            assert f"`{kind.__struct_config__.tag}`" in page, kind
    for name in ("NameMe", "Recover", "NewTable", "Fork", "TableInfo", "Position", "Problem"):
        assert hasattr(bodies, name) or hasattr(shapes, name)
        assert f"`{name}`" in page, name
    for code in STATUS:
        assert f"`{code}`" in page, code


# ---- fairness


def test_a_commitment_is_the_sha256_of_the_seeds_32_digits() -> None:
    assert seed_text(255) == "0" * 30 + "ff"
    assert commitment(0) == "84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a"


# ---- people


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


# ---- limits


def test_a_bucket_empties_and_fills_again() -> None:
    time = [0.0]
    limiter = Limiter(Rate(2, 0.5), lambda: time[0])
    limiter.take("a")
    limiter.take("a")
    limiter.take("b")
    with pytest.raises(Refusal) as caught:
        limiter.take("a")
    assert (caught.value.code, caught.value.wait) == ("too_fast", 2.0)
    time[0] = 2.0
    limiter.take("a")


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("2001:db8::9:9:9:9", "2001:db8::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_client_is_an_address_or_its_network(address: str, client: str) -> None:
    assert client_of({"client": (address, 1)}) == client
    assert client_of({}) == "unknown"


def test_host_names_are_read_without_their_port() -> None:
    assert [hostname(host) for host in ("a.b:80", "[::1]:8", "A.b", "[", "")] == [
        *("a.b", "::1", "a.b", "", ""),
    ]


# ---- storage


def test_migrations_make_what_the_schema_says(make_database: Callable[[], str]) -> None:
    """The same on both databases, run twice, and from nothing."""

    async def check() -> list[object]:
        database = Database(make_database())
        await database.open()
        await database.open()
        async with database.reader() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await database.close()
        return list(found)

    assert asyncio.run(check()) == []


def test_what_people_said_is_kept_when_bots_begin_to_speak(
    make_database: Callable[[], str],
) -> None:
    """Migration 0004, on a table with chat."""

    async def check() -> list[tuple[int, str | None, str]]:
        database = Database(make_database())
        async with database.engine.connect() as connection:
            await connection.run_sync(lambda sync: upgrade(alembic_config(sync), "0003"))
            await connection.commit()
        async with database.writer() as connection:
            wren = PlayerRow(id="w", mark="mark", name="Wren", code_hash="", epoch=0, created=0.0)
            await connection.execute(insert(players).values(**msgspec.to_builtins(wren)))
        row = table_row("t", "w")
        tables, chat = TableStore(database), ChatStore(database)
        await tables.add(row, [SeatRow(table_id="t", seat=0, kind="bot", name="Pip Candlewick")])
        line = ChatRow(seat=None, name="Wren", text="hello", at=1.0)
        await chat.add("t", Asked("w", "1"), line)
        await database.open()
        spoken = ChatRow(seat=0, name="Pip Candlewick", text="I know this one!", at=2.0)
        await tables.save(row, [], [], [spoken], None, 2.0)
        found = await chat.read("t", 10)
        await database.close()
        return [(said.number, said.mark, said.text) for said in found]

    assert asyncio.run(check()) == [(1, "mark", "hello"), (2, None, "I know this one!")]


def table_row(table_id: str, host: str) -> TableRow:
    """A table that waits for people."""
    return TableRow(
        id=table_id,
        game="ravens",
        rules=1,
        seed="0",
        options={},
        preset=None,
        host=host,
        clock=shapes.Clock(),
        absence=0,
        level="adept",
        listed=False,
        created=0.0,
        updated=0.0,
    )


def test_two_entries_of_one_number_are_impossible(make_database: Callable[[], str]) -> None:
    """The database itself refuses a double move."""

    async def store_twice() -> None:
        database = Database(make_database())
        await database.open()
        entry = msgspec.to_builtins(Entry(number=1, kind="answer", seat=0, at=0.0))
        try:
            async with database.writer() as connection:
                if database.is_sqlite:
                    await connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
                else:
                    await connection.exec_driver_sql("SET session_replication_role = replica")
                for _ in range(2):
                    await connection.execute(insert(log).values(table_id="t", **entry))
        finally:
            await database.close()

    with pytest.raises(IntegrityError, match=r"UNIQUE|unique"):
        asyncio.run(store_twice())


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("postgres://me@host/db", "postgresql+psycopg://me@host/db"),
        ("postgresql+asyncpg://me@host/db", "postgresql+psycopg://me@host/db"),
    ],
)
def test_database_addresses(address: str, shown: str) -> None:
    assert database_url(address).render_as_string() == shown


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="not mysql"):
        database_url("mysql://host/db")
    with pytest.raises(CannotServe, match="cannot be read"):
        database_url("://")
    with pytest.raises(CannotServe, match="channels are"):
        channels_backend("carrier-pigeon:", Database("sqlite:///:memory:"))
    with pytest.raises(CannotServe, match="cannot be opened"):
        asyncio.run(prepare(f"sqlite:///{tmp_path}"))
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"port {port}"):
            bind("127.0.0.1", port)


# ---- logs and numbers


def test_a_log_line_is_one_json_object() -> None:
    record = logging.LogRecord("x", logging.INFO, "f", 1, "open", None, None)
    record.fields = {"table": logs.hint("secret")}
    line = msgspec.json.decode(logs.JsonLines().format(record))
    assert (line["event"], line["level"]) == ("open", "info")
    assert len(line["table"]) == 8


def test_metrics_are_counted_by_their_labels() -> None:
    metrics = Metrics()
    metrics.count("hexmoot_answers_total", by="bot")
    metrics.count("hexmoot_answers_total", by="bot")
    metrics.gauge("hexmoot_tables", lambda: 3)
    text = metrics.text()
    assert 'hexmoot_answers_total{by="bot"} 2\n' in text
    assert "# TYPE hexmoot_tables gauge\nhexmoot_tables 3\n" in text


# ---- bots


@pytest.mark.parametrize("how", ["crash", "hang", "nonsense", "error"])
def test_a_bot_that_fails_is_replaced_for_the_move(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it does: the table gets a legal answer, and the next bot works again."""
    from hexmoot.server.bots import pool as thinking
    from tests.server import failing

    state = hexmoot.game("alchemists_race").start(seats=2, seed=7)
    metrics = Metrics()
    real = thinking.choose

    async def ask() -> tuple[tuple[int, bool], tuple[int, bool]]:
        thinkers = Thinkers(1, 3.0, metrics)
        monkeypatch.setattr(thinking, "choose", getattr(failing, how))
        failed = await thinkers.choose(state, "apprentice", 1)
        monkeypatch.setattr(thinking, "choose", real)
        thinkers.seconds = 30.0
        worked = await thinkers.choose(state, "apprentice", 1)
        thinkers.close()
        return failed, worked

    failed, worked = asyncio.run(ask())
    assert failed[0] in state.legal()
    assert failed[1] is False
    assert worked[0] in state.legal()
    assert worked[1] is True
    assert "hexmoot_bot_failures_total 1\n" in metrics.text()
