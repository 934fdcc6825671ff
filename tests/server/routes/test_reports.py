"""Balance reports over HTTP: the list, a report, and files nobody should trust."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexmoot.lab.shelf import MOST_BYTES, Shelf
from tests.lab.kit.shown import full_report, small_report
from tests.server.kit.people import Person
from tests.server.kit.process import ServerProcess

SCRIPT = "<script>alert(1)</script>\"onload=\"alert(2)' onclick='alert(3)"
# What a report is drawn with; anything else came in from outside.
ELEMENTS = {
    *("article", "header", "section", "nav", "div", "span", "figure", "figcaption"),
    *("h1", "h2", "h3", "p", "ul", "li", "b", "code", "a", "dl", "dt", "dd", "details", "summary"),
    *("table", "thead", "tbody", "tr", "th", "td", "svg", "path", "line", "circle", "rect"),
}
ATTRIBUTES = {
    *("class", "id", "href", "scope", "role", "aria-label", "aria-labelledby", "aria-hidden"),
    *("data-game", "data-of", "viewbox", "preserveaspectratio", "fill", "stroke", "stroke-width"),
    *("stroke-linecap", "stroke-linejoin", "d", "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r"),
    *("width", "height"),
}


@pytest.fixture(scope="module")
def whole() -> bytes:
    """A report with every section."""
    return full_report().to_bytes()


@pytest.fixture(scope="module")
def folder(whole: bytes, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two reports, and what else may lie in a folder."""
    place = tmp_path_factory.mktemp("reports")
    Shelf(place).put("ravens-2", small_report(made="2026-11-14 09:30"))
    (place / "race-4.json").write_bytes(whole)
    (place / "broken.json").write_text('{"format": "hexmoot.lab/1"')
    (place / "other.json").write_bytes(b"\xff\xfe")
    (place / "deep.json").write_text("[" * 100_000)
    (place / "Capital.json").write_bytes(small_report().to_bytes())
    (place / "notes.txt").write_text("not a report")
    (place / "folder.json").mkdir()
    os.mkfifo(place / "pipe.json")
    (place.parent / "secret.json").write_bytes(small_report().to_bytes())
    return place


@pytest.fixture(scope="module")
def reader(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody at a server with that folder."""
    place = tmp_path_factory.mktemp("server")
    server = ServerProcess(place, database=f"sqlite:///{place}/tables.db", reports=str(folder))
    person = Person(server.url, None)
    yield person
    person.close()
    server.stop()


def test_the_list_has_the_newest_first_and_no_files_that_are_no_reports(reader: Person) -> None:
    ravens, race = reader.get("/api/reports")[::-1]
    assert race == {
        "name": "race-4",
        "game": "alchemists_race",
        "heading": "Alchemist's Race for 4",
        "made": "2026-11-15 10:00",
        "games": 4,
        "verdict": "3 things stand out.",
        "alarms": 3,
    }
    assert (ravens["name"], ravens["alarms"]) == ("ravens-2", 0)


def test_a_report_comes_as_a_part_of_a_page(reader: Person) -> None:
    page = reader.get("/api/reports/race-4")
    assert page.pop("html").startswith('<article class="lab" data-game="alchemists_race">')
    assert page == {
        "name": "race-4",
        "game": "alchemists_race",
        "heading": "Alchemist's Race for 4",
        "made": "2026-11-15 10:00",
    }


@pytest.mark.parametrize(
    "name",
    [
        *("nothing", "broken", "other", "deep", "folder", "pipe", "notes.txt", "Capital"),
        *("..%2Fsecret", "%2e%2e%2fsecret", "..%5Csecret", "race-4.json", "race-4%00", "%20"),
        *("..%252Fsecret", "race-4%2F..%2F..%2Fsecret", "a" * 300, "%F0%9F%8D%84", "-", "con%0a"),
    ],
)
def test_other_names_are_not_found(reader: Person, name: str) -> None:
    assert reader.refused("GET", f"/api/reports/{name}") == (404, "not_found")


def test_new_changed_and_lost_files_are_noticed(reader: Person, folder: Path) -> None:
    shelf = Shelf(folder)
    before = reader.get("/api/reports")
    path = shelf.put("later", small_report(made="2026-11-16 08:00"))
    assert [info["name"] for info in reader.get("/api/reports")] == ["later", "race-4", "ravens-2"]
    shelf.put("later", small_report(made="2026-11-13 08:00, again"))
    assert [info["name"] for info in reader.get("/api/reports")] == ["race-4", "ravens-2", "later"]
    path.unlink()
    assert reader.get("/api/reports") == before


def test_a_report_is_read_once_for_many_lists(tmp_path: Path) -> None:
    """As long as its file stays as it is."""
    shelf = Shelf(tmp_path)
    path = shelf.put("ravens-2", small_report())
    listed = shelf.infos()
    stamp = path.stat()
    path.write_bytes(b" " * stamp.st_size)
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert shelf.infos() == listed
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns + 1))
    assert shelf.infos() == []


def test_no_folder_is_an_empty_list(tmp_path: Path) -> None:
    assert Shelf(tmp_path / "nowhere").infos() == []


def test_a_file_longer_than_any_report_is_not_read(tmp_path: Path) -> None:
    whole = small_report().to_bytes()
    (tmp_path / "long.json").write_bytes(whole + b" " * MOST_BYTES)
    assert Shelf(tmp_path).infos() == []


# ---- reports made by somebody else


class Tags(HTMLParser):
    """All elements and attributes of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.attributes |= {name for name, _ in attrs}


def poisoned(value: Any) -> Any:
    """The same with a script in every text and name; sources of luck are a fixed set."""
    if isinstance(value, dict):
        return {
            name: kept if name in ("format", "source") and isinstance(kept, str) else poisoned(kept)
            for name, kept in value.items()
        }
    if isinstance(value, list):
        return [poisoned(kept) for kept in value]
    return f"{value}{SCRIPT}" if isinstance(value, str) else value


def test_a_script_in_any_text_of_a_report_is_text(
    reader: Person, folder: Path, whole: bytes
) -> None:
    data = poisoned(msgspec.json.decode(whole))
    data["rules"]["options"][SCRIPT] = {SCRIPT: [SCRIPT]}
    data["source"]["left_out"][SCRIPT] = 1
    data["source"]["failures"] = [SCRIPT]
    path = folder / "poisoned.json"
    path.write_bytes(msgspec.json.encode(data))
    answer = reader.http.get("/api/reports/poisoned")
    path.unlink()
    html = answer.json()["html"]
    tags = Tags()
    tags.feed(html)
    assert html.count("&lt;script&gt;") > 50
    assert tags.elements <= ELEMENTS
    assert tags.attributes <= ATTRIBUTES
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data["luck"][0].update(source="stars"),
        lambda data: data["length"].update(bars=[0, 0]),
        lambda data: data["length"].update(bars=[10**400]),
        lambda data: data.update(even=0.0),
    ],
    ids=["unknown-luck", "flat-bars", "endless-bar", "no-share"],
)
def test_numbers_nothing_can_be_drawn_from_are_not_found(
    reader: Person, folder: Path, whole: bytes, spoil: Callable[[Any], None]
) -> None:
    data = msgspec.json.decode(whole)
    spoil(data)
    path = folder / "nonsense.json"
    path.write_bytes(json.dumps(data).encode())
    assert reader.http.get("/api/reports").status_code == 200
    assert reader.refused("GET", "/api/reports/nonsense") == (404, "not_found")
    path.unlink()
