"""The front end's files, and the API's description for reading."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hexmoot.server.routes import pages
from tests.server.kit.people import Person
from tests.server.kit.process import ServerProcess

Arrive = Callable[..., Person]
Start = Callable[..., ServerProcess]


def test_without_a_built_page_the_server_says_how_to_build_it(person: Arrive) -> None:
    answer = person(None).http.get("/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "make web" in answer.text


@pytest.fixture
def built(start_server: Start, arrive: Arrive, tmp_path: Path) -> Person:
    """Somebody at a server with a built page."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Hexmoot</title>")
    (web / "assets" / "main-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("not for everybody")
    return arrive(start_server(web=str(web)).url, None)


def test_the_built_page_is_served_with_cache_headers(built: Person) -> None:
    for path in ("/", "/index.html", "/t/some-table", "/rules/ravens"):
        page = built.http.get(path)
        assert page.text == "<!doctype html><title>Hexmoot</title>"
        assert page.headers["cache-control"] == "no-cache"
    again = built.http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    script = built.http.get("/assets/main-1a2b.js")
    assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert built.http.get("/assets/missing.js").status_code == 404
    assert built.http.get("/favicon.ico").status_code == 404


@pytest.mark.parametrize("path", ["/%00", "/a%00.js", "/" + 5000 * "a", "/assets/" + 300 * "a"])
def test_what_can_be_no_file_is_not_found(built: Person, path: str) -> None:
    """Neither a server error nor the page."""
    answer = built.http.get(built.url + path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "//secret.txt"]
)
def test_nothing_outside_the_page_is_served(built: Person, path: str) -> None:
    answer = built.http.get(built.url + path)
    assert "not for everybody" not in answer.text


def test_the_api_describes_itself(person: Arrive) -> None:
    wren = person(None)
    schema = wren.get("/api/openapi")
    assert schema["info"]["title"] == "Hexmoot"
    assert "/api/tables/{table_id}/messages" in schema["paths"]
    page = wren.http.get("/api/docs")
    assert "<script" not in page.text
    for path in schema["paths"]:
        assert path in page.text


def test_only_files_below_the_root_are_found(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("page")
    (tmp_path / "secret.txt").write_text("secret")
    (web / "link").symlink_to(tmp_path / "secret.txt")
    assert pages.file_in(web, "/index.html") == web / "index.html"
    for path in ("/../secret.txt", "/link", "/", "/nothing", "//secret.txt"):
        assert pages.file_in(web, path) is None


def test_a_body_is_named_by_its_struct() -> None:
    def holder(schema: dict[str, object]) -> dict[str, object]:
        return {"content": {"application/json": {"schema": schema}}}

    assert pages.body_name(holder({"$ref": "#/a/TableInfo"})) == "TableInfo"
    assert pages.body_name(holder({"items": {"$ref": "#/a/GameInfo"}})) == "GameInfo"
    both = [{"$ref": "#/a/Act"}, {"$ref": "#/a/Say"}]
    assert pages.body_name(holder({"oneOf": both})) == "Act | Say"
    assert pages.body_name({}) == ""


def test_a_description_is_text_whatever_it_holds() -> None:
    operation = {"summary": "<b>", "description": "a & b", "responses": {"200": {}}}
    html = pages.operation_html("get", "/api/<x>", operation)
    assert "<b>&lt;b&gt;.</b> a &amp; b" in html
    assert "GET /api/&lt;x&gt;" in html
