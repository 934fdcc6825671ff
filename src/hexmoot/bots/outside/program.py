"""Bots from outside: programs that speak JSON lines, in any language, in their own process."""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import sys
from hashlib import blake2b
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

from hexmoot.bots.bot import Bot, BotFailed, UnknownBot
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.outside.pipes import Process
from hexmoot.engine.errors import IllegalAction

PROTOCOL = "hexmoot.bot/1"
COMMAND_MARK = "cmd:"
START_SECONDS = 30.0
HOST = [sys.executable, "-m", "hexmoot.bots.outside.host"]


class ProgramBot(Bot):
    """A program that answers for one seat of one game; docs/bots.md says what it reads and writes.

    It is started by the first decision and ended by `close`. Whatever it does wrong is a BotFailed.
    """

    thinks_elsewhere = True

    def __init__(
        self, command: list[str], seed: int = 0, patience: float = 10.0, folder: Path | None = None
    ) -> None:
        super().__init__(seed)
        self.command = command
        self.patience = patience
        self.folder = folder
        self._process: Process | None = None
        self._is_greeted = False
        self._wants_world = False
        self._asked = 0

    def choose(self, seat_view: SeatView) -> int:
        process = self._running(seat_view)
        self._asked += 1
        answer = self._ask(process, self._question(seat_view), self.patience)
        answered = answer.get("id")
        if type(answered) is not int or answered != self._asked:
            given = repr(answered)[:60]
            raise BotFailed(f"lied: answered question {given}, asked was {self._asked}")
        return read_action(seat_view, answer)

    def meaning(self) -> str:
        """The command, with a print of every file it names; of our Python its name is enough."""
        named = [Path(word) for word in self.command if word != sys.executable]
        files = [*named, *module_files(self.command)]
        return " ".join([*self.command, *(print_of(path) for path in files if path.is_file())])

    def close(self) -> None:
        if self._process is not None:
            self._process.stop()
            self._process = None
            self._is_greeted = False

    def _running(self, seat_view: SeatView) -> Process:
        """The process, started and greeted."""
        process = self._started()
        if not self._is_greeted:
            ready = self._ask(process, self._greeting(seat_view), START_SECONDS)
            wants = ready.get("wants", [])
            self._wants_world = isinstance(wants, list) and "world" in wants
            self._is_greeted = True
        return process

    def _started(self) -> Process:
        if self._process is None:
            self._process = Process(self.command, self.folder)
        return self._process

    def _greeting(self, seat_view: SeatView) -> dict[str, Any]:
        game = seat_view.game
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "title": game.title,
            "rules": game.rules_version,
            "rules_text": rules_text(game),
            "options": seat_view.options,
            "seat": int(seat_view.seat),
            "seats": seat_view.seats,
            "seed": self.seed,
            "seconds": self.patience,
        }

    def _question(self, seat_view: SeatView) -> dict[str, Any]:
        view = seat_view.view()
        question = {
            "type": "decide",
            "id": self._asked,
            "ply": seat_view.ply,
            "seat": int(seat_view.seat),
            "prompt": view["decision"]["prompt"],
            "choices": view["choices"],
            "view": view,
        }
        if self._wants_world:
            module = type(seat_view.game).__module__
            question["world"] = {"module": module, "dump": seat_view.ground.dump()}
        return question

    def _ask(self, process: Process, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        line = process.exchange(json.dumps(message).encode(), seconds)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailed(f"lied: {shortened(line)} is not JSON") from None
        if not isinstance(answer, dict):
            raise BotFailed(f"lied: {shortened(line)} is not a JSON object")
        return answer


class PluggedBot(ProgramBot):
    """A bot that an installed package makes, hosted like any other class from outside.

    Its process starts at once, because only the package knows whether the settings make sense.
    """

    def __init__(
        self, plug: EntryPoint, settings: dict[str, str], seed: int = 0, patience: float = 10.0
    ) -> None:
        super().__init__(host_command(plug.module, plug.attr, settings), seed, patience)
        self._check(plug.name)

    def _check(self, name: str) -> None:
        """UnknownBot if the package refuses; what else goes wrong is reported where it plays."""
        message = {"type": "check", "name": name, "seed": self.seed}
        try:
            refused = self._ask(self._started(), message, START_SECONDS).get("refused")
        except BotFailed:
            self.close()
            return
        if refused:
            self.close()
            raise UnknownBot(str(refused))


def read_action(seat_view: SeatView, answer: dict[str, Any]) -> int:
    """The legal action an answer names by number or by text; the number counts where both stand."""
    given = answer.get("action")
    if given is None:
        given = answer.get("text")
    legal = seat_view.legal()
    if isinstance(given, str):
        try:
            given = seat_view.game.actions.parse(given)
        except IllegalAction:
            raise BotFailed(f"lied: there is no action {given[:60]!r}") from None
    if isinstance(given, bool) or not isinstance(given, int) or given not in legal:
        named = repr(given) if isinstance(given, bool) else seat_view.game.actions.name(given)
        raise BotFailed(f"lied: {named[:60]} is not legal here")
    return given


def rules_text(game: Any) -> str:
    """The game's rules, for programs that read; empty where a game has none."""
    try:
        found: str = game.rules_text()
    except OSError:
        return ""
    return found


def module_files(command: list[str]) -> list[Path]:
    """The file of the module a class is taken from, if this is how a class is run."""
    place = command[len(HOST)] if command[: len(HOST)] == HOST else ".py"
    if place.endswith(".py"):
        return []
    found = importlib.util.find_spec(place)
    return [Path(found.origin)] if found is not None and found.origin else []


def print_of(path: Path) -> str:
    """Tells a file from what it was before it was edited."""
    return f"{path.resolve()}#{blake2b(path.read_bytes(), digest_size=8).hexdigest()}"


def shortened(line: bytes) -> str:
    """The beginning of what a program wrote, for a report."""
    return repr(line[:60].decode("utf-8", "replace"))


def outside_bot(name: str, seed: int, patience: float) -> Bot | None:
    """The bot a path, a `cmd:…` line or a `file.py:Class` names, or None."""
    if name.startswith(COMMAND_MARK):
        words = read_command(name)
        return ProgramBot(words, seed, patience) if words else None
    place, _, class_name = name.rpartition(":")
    if place and class_name.isidentifier() and is_python(place):
        return ProgramBot(host_command(place, class_name), seed, patience)
    path = Path(name)
    if path.is_file():
        return ProgramBot(program_command(path), seed, patience, path.resolve().parent)
    return None


def read_command(name: str) -> list[str]:
    """The words of a `cmd:…` line."""
    try:
        return shlex.split(name.removeprefix(COMMAND_MARK))
    except ValueError as error:
        raise UnknownBot(f"bot {name!r} is no command line: {error}") from error


def is_python(place: str) -> bool:
    """Is this an existing Python file or an importable module?"""
    if place.endswith(".py"):
        return Path(place).is_file()
    try:
        return importlib.util.find_spec(place) is not None
    except (ImportError, ValueError):
        return False


def program_command(path: Path) -> list[str]:
    """How a file is run: Python files by this Python, all others by themselves."""
    if path.suffix == ".py":
        return [sys.executable, str(path.resolve())]
    if not os.access(path, os.X_OK):
        raise UnknownBot(f"bot {str(path)!r} is not executable")
    return [str(path.resolve())]


def host_command(place: str, name: str, settings: dict[str, str] | None = None) -> list[str]:
    """A bot class runs in a process of its own, where no state of ours is.

    With settings, even none at all, `name` is a function that makes a bot of a seed and of them.
    """
    where = str(Path(place).resolve()) if place.endswith(".py") else place
    words = [] if settings is None else [json.dumps(settings)]
    return [*HOST, where, name, *words]
