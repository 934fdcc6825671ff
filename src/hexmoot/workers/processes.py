"""Worker processes that know the games we know, and never outlive whom they work for."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing import connection

from hexmoot.engine import registry

SPAWN = multiprocessing.get_context("spawn")


def start_worker(work: Callable[..., None], *args: object) -> None:
    """Start a process of its own for a work that ends by itself, at the latest with us."""
    SPAWN.Process(target=_work, args=(registry.packages(), work, args), daemon=True).start()


def _work(packages: list[str], work: Callable[..., None], args: tuple[object, ...]) -> None:
    prepare_worker(packages)
    work(*args)


def prepare_worker(packages: Iterable[str]) -> None:
    """Runs first in a worker: it knows our games, and leaves Ctrl-C to the process in command.

    It ends when that process is gone.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    know_games_of(packages)


def know_games_of(packages: Iterable[str]) -> None:
    """Look for games in these packages too; where one is not installed its games stay unknown."""
    for package in packages:
        with suppress(ModuleNotFoundError):
            importlib.import_module(package)
            registry.add_package(package)


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
