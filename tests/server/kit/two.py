"""Two people in the middle of a game, at a real server."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.kit.people import ME, OPEN, Person, Viewer

Arrive = Callable[..., Person]


def two_people(person: Arrive, **wishes: object) -> tuple[Viewer, Viewer, Person, Person]:
    """A running game of two people."""
    wren, rafe = person("Wren"), person("Rafe")
    opened = wren.open("ravens", ME, OPEN, **wishes)
    host, guest = wren.sit_at(opened), rafe.sit_at(opened)
    guest.do("sit", seat=1)
    host.do("start")
    guest.wait(lambda: guest.position)
    return host, guest, wren, rafe


def seat(viewer: Viewer, number: int) -> dict[str, object]:
    """A seat as this viewer sees it."""
    return dict(viewer.table["seats"][number])
