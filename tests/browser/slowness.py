"""Pages as a slow machine shows them: `HEXMOOT_SLOWDOWN=5` lets them work a fifth of the time.

Answers of the server come late as well, each by a time of its own, so that some overtake others.
A test that reads a page before everything is drawn fails then, though it passes on a quick one.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

from playwright.sync_api import BrowserContext

TIMES = float(os.environ.get("HEXMOOT_SLOWDOWN", "1"))
# How long pages work at a stretch; then they stand still for as long as they must.
WORK_SECONDS = 0.05
# The most an answer is late by, in milliseconds for each time the pages are slower.
LATE = 60
LATE_ANSWERS = """
const atOnce = window.fetch;
window.fetch = async (...asked) => {
  const answer = await atOnce(...asked);
  await new Promise(done => setTimeout(done, Math.random() * MOST));
  return answer;
};
"""


def answer_late(context: BrowserContext) -> None:
    """The answers to what pages ask come late, if a slow machine is wanted."""
    if TIMES > 1:
        context.add_init_script(LATE_ANSWERS.replace("MOST", str(TIMES * LATE)))


@contextmanager
def slowed() -> Iterator[None]:
    """All pages of this process's browsers stand still most of the time, if that is wanted.

    They are stopped and let go on by signals, which costs the machine nothing.
    """
    if TIMES <= 1:
        yield
        return
    is_over = Event()
    slowing = Thread(target=_slow_down, args=(is_over,))
    slowing.start()
    try:
        yield
    finally:
        is_over.set()
        slowing.join()


def _slow_down(is_over: Event) -> None:
    pages: list[int] = []
    while not is_over.wait(WORK_SECONDS):
        _send(pages, signal.SIGSTOP)
        still_until = time.monotonic() + WORK_SECONDS * (TIMES - 1)
        # Looking for pages that were opened since takes time: those known stand still meanwhile.
        known, pages = pages, _pages()
        _send(pages, signal.SIGSTOP)
        is_over.wait(max(0.0, still_until - time.monotonic()))
        _send([*known, *pages], signal.SIGCONT)


def _send(pages: list[int], what: signal.Signals) -> None:
    for page in pages:
        # It may have been closed meanwhile.
        with suppress(ProcessLookupError):
            os.kill(page, what)


def _pages() -> list[int]:
    """The processes that draw pages for this one."""
    parents: dict[int, int] = {}
    drawing: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            # After the name, which may hold anything: the state, and the parent.
            parents[int(folder.name)] = int(
                (folder / "stat").read_text().rpartition(")")[2].split()[1]
            )
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                drawing.append(int(folder.name))
    return [page for page in drawing if _is_below(os.getpid(), page, parents)]


def _is_below(elder: int, process: int, parents: dict[int, int]) -> bool:
    while process in parents and process != elder:
        process = parents[process]
    return process == elder
