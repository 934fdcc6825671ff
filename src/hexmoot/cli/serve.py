"""`hexmoot serve`, and `hexmoot` alone: the server, and the browser on it."""

from __future__ import annotations

import os
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from hexmoot.engine.errors import HexmootError

if TYPE_CHECKING:
    from hexmoot.server.settings import Push

PORT = 8000
LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::")


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("serve")(serve)


def serve(
    host: str = typer.Option("127.0.0.1", help="Address to listen on; 0.0.0.0 for everybody."),
    port: int = typer.Option(PORT, help="Port to listen on; 0 for any free one."),
    database: str = typer.Option(
        "", envvar="HEXMOOT_DATABASE", help="sqlite:///FILE or postgresql://…; by default a file."
    ),
    channels: str = typer.Option(
        "", envvar="HEXMOOT_CHANNELS", help="News between processes: memory, redis://…, postgresql."
    ),
    secret_file: Path | None = typer.Option(
        None, help="A file with the key cookies are signed with; by default in the database."
    ),
    origin: list[str] = typer.Option([], help="A further address the page is served from."),
    allow_host: list[str] = typer.Option([], help="Answer only to these host names."),
    proxies: str = typer.Option("127.0.0.1", help="Addresses of proxies whose headers are true."),
    bots: int = typer.Option(0, help="Processes for bots; by default one less than processors."),
    reports: Path | None = typer.Option(
        None, help="Folder of balance reports to show; by default that of `hexmoot lab`."
    ),
    keep_unstarted: float | None = typer.Option(
        None, min=0, help="Delete tables that never began, untouched for so many days."
    ),
    keep_abandoned: float | None = typer.Option(
        None, min=0, help="Delete games that came to no end, untouched for so many days."
    ),
    keep_unused: float | None = typer.Option(
        None, min=0, help="Delete people of so many days ago without a table, a seat or a word."
    ),
    push_key: Path | None = typer.Option(
        None, envvar="HEXMOOT_PUSH_KEY", help="Call people's browsers, with this key of push-key."
    ),
    push_contact: str = typer.Option(
        "",
        envvar="HEXMOOT_PUSH_CONTACT",
        help="Whom push services may write to: mailto:… or https://…",
    ),
    log_level: str = typer.Option("info", help="debug, info, warning or error."),
    browser: bool = typer.Option(False, "--open", help="Open the browser when the server is up."),
) -> None:
    """Serve the tables: page, HTTP API and sockets."""
    from hexmoot.lab.shelf import default_shelf
    from hexmoot.server import logs, run
    from hexmoot.server.settings import Keep, Settings, default_database

    logs.set_up(log_level)
    hosts = tuple(allow_host) or (LOOPBACK if host in LOOPBACK else ())
    settings = Settings(
        database=database or default_database(),
        channels=channels or None,
        secret=read_secret(secret_file),
        origins=tuple(origin),
        hosts=hosts,
        bot_workers=bots or max(1, (os.cpu_count() or 2) - 1),
        is_warm=True,
        reports=reports or default_shelf(),
        keep=Keep(keep_unstarted, keep_abandoned, keep_unused),
        push=read_push(push_key, push_contact),
    )
    with run.bind(host, port) as listening:
        run.run(settings, listening, proxies, greeting(listening, browser))


def play_here() -> None:
    """`hexmoot` alone: serve on this machine and open the browser."""
    port = PORT if is_free(PORT) else 0
    serve(
        host="127.0.0.1",
        port=port,
        database=os.environ.get("HEXMOOT_DATABASE", ""),
        channels="",
        secret_file=None,
        origin=[],
        allow_host=[],
        proxies="127.0.0.1",
        bots=0,
        reports=None,
        keep_unstarted=None,
        keep_abandoned=None,
        keep_unused=None,
        push_key=None,
        push_contact="",
        log_level="warning",
        browser=True,
    )


def is_free(port: int) -> bool:
    """Can this port be listened on?"""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def read_secret(file: Path | None) -> str | None:
    """The key in a file, if one is given."""
    if file is None:
        return None
    try:
        secret = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise HexmootError(f"{file}: the secret cannot be read ({error})") from error
    if len(secret) < 32:
        raise HexmootError(f"{file}: a secret needs at least 32 characters")
    return secret


def read_push(file: Path | None, contact: str) -> Push | None:
    """How people are called, if the operator wants it; tried out before anything is served."""
    if file is None:
        return None
    from hexmoot.server.push.keys import signer_of
    from hexmoot.server.settings import Push

    try:
        key = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise HexmootError(f"{file}: the key cannot be read ({error})") from error
    signer_of(key, contact)
    return Push(key, contact)


def greeting(listening: socket.socket, browser: bool) -> Callable[[], None]:
    """What to do when the server is up: say where, and perhaps open the browser."""
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in EVERYWHERE else host
    address = f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"

    def greet() -> None:
        Console(highlight=False).print(f"Hexmoot is at {address}  (Ctrl-C ends it)", markup=False)
        if browser:
            webbrowser.open(address)

    return greet
