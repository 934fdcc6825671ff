"""One line out, one line back: talking to a process that may hang, crash or flood."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

from hexmoot.bots.bot import BotFailed

LONGEST_LINE = 65_536
LONGEST_COMPLAINT = 1_000_000
LAST_WORDS = 300
CHUNK = 65_536
GOODBYE_SECONDS = 1.0
MEMORY_BYTES = 4 * 2**30


class Keeper:
    """The first of a group of processes: it ends them all when we end, however we end.

    It waits at a pipe whose other end nobody but us holds, so it hears of our end even where we
    were killed and could say nothing.
    """

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            ["/bin/sh", "-c", "read line; kill -KILL 0"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,
        )
        self.group = self._process.pid

    def end_group(self) -> None:
        """End everybody in the group, the keeper too."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.group, signal.SIGKILL)
        self._process.communicate()


class Process:
    """A running program with pipes that never block us, which does not outlive us."""

    def __init__(self, command: list[str], folder: Path | None = None) -> None:
        self._keeper = Keeper()
        try:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                process_group=self._keeper.group,
            )
        except OSError as error:
            self._keeper.end_group()
            raise BotFailed(f"cannot be started: {error.strerror}") from error
        self._heard = b""
        self._heard_bytes = 0
        self._complaints = b""
        self._complaint_bytes = 0
        self._outgoing = b""
        self._selector = selectors.DefaultSelector()
        for pipe in (self._output, self._errors):
            os.set_blocking(pipe.fileno(), False)
            self._selector.register(pipe, selectors.EVENT_READ)
        os.set_blocking(self._input.fileno(), False)
        limit_memory(self._process.pid)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one line; BotFailed says what went wrong instead."""
        self._drop_blank_lines()
        if self._heard:
            raise BotFailed("flooded: it spoke without being asked")
        self._heard_bytes = 0
        self._outgoing = line + b"\n"
        self._selector.register(self._input, selectors.EVENT_WRITE)
        try:
            return self._wait_for_line(time.monotonic() + seconds, seconds)
        finally:
            if self._outgoing:
                self._selector.unregister(self._input)
                self._outgoing = b""

    def stop(self) -> None:
        """Close its input, wait a moment, then end it with all its children."""
        self._selector.close()
        for pipe in (self._input, self._output, self._errors):
            with suppress(OSError):
                pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        self._keeper.end_group()
        self._process.wait()

    def _wait_for_line(self, deadline: float, seconds: float) -> bytes:
        while b"\n" not in self._heard:
            left = deadline - time.monotonic()
            if left <= 0:
                raise BotFailed(f"hung: no answer within {seconds:g} s")
            for key, _ in self._selector.select(left):
                self._serve(key.fileobj)
            self._drop_blank_lines()
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _serve(self, pipe: object) -> None:
        if pipe is self._input:
            self._send()
        elif pipe is self._output:
            self._hear()
        else:
            self._hear_complaints()

    def _send(self) -> None:
        """Write what fits; a program that does not listen any more will hardly answer either."""
        try:
            sent = os.write(self._input.fileno(), self._outgoing)
        except BrokenPipeError:
            sent = len(self._outgoing)
        self._outgoing = self._outgoing[sent:]
        if not self._outgoing:
            self._selector.unregister(self._input)

    def _hear(self) -> None:
        data = os.read(self._output.fileno(), CHUNK)
        if not data:
            raise BotFailed(self._crash())
        self._heard += data
        self._heard_bytes += len(data)
        if self._heard_bytes > LONGEST_LINE:
            raise BotFailed(f"flooded: more than {LONGEST_LINE} bytes for one answer")

    def _hear_complaints(self) -> None:
        data = os.read(self._errors.fileno(), CHUNK)
        if not data:
            self._selector.unregister(self._errors)
        self._complaints = (self._complaints + data)[-LAST_WORDS:]
        self._complaint_bytes += len(data)
        if self._complaint_bytes > LONGEST_COMPLAINT:
            raise BotFailed(f"flooded: more than {LONGEST_COMPLAINT} bytes of error output")

    def _crash(self) -> str:
        """How it ended, with its last words."""
        try:
            code: int | str = self._process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            code = "none, it only closed its output"
        self._listen_to_the_rest()
        last = self._complaints.decode("utf-8", "replace").strip().splitlines()
        words = f", last words: {last[-1]}" if last else ""
        return f"crashed: exit code {code}{words}"

    def _listen_to_the_rest(self) -> None:
        with suppress(OSError):
            while data := os.read(self._errors.fileno(), CHUNK):
                self._complaints = (self._complaints + data)[-LAST_WORDS:]

    def _drop_blank_lines(self) -> None:
        self._heard = self._heard.lstrip()

    @property
    def _input(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _output(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _errors(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr


def limit_memory(process: int) -> None:
    """Where the system can, keep a greedy program from taking all memory."""
    with suppress(ImportError, AttributeError, OSError, ValueError):
        import resource

        resource.prlimit(process, resource.RLIMIT_DATA, (MEMORY_BYTES, MEMORY_BYTES))
