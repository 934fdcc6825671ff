"""The built front end, with cache headers; and a page that says how to build it."""

from __future__ import annotations

import hashlib
import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from hexmoot.server.entrance.asking import house_of

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = "/assets/"
# What not every system knows; a script is none to a browser that is told otherwise.
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
UNKNOWN = "application/octet-stream"
# Every file has a shorter path, and no system takes every longer one.
MOST_PATH = 200
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hexmoot: the page is not built</title>
<h1>The server runs, the page is not built</h1>
<p>Build it with <code>make web</code> in a checkout of Hexmoot, or install a released package,
which has it inside. Then reload.</p>
<p>The <a href="/api/docs">HTTP API</a> works without it.</p>
</html>
"""


@get("/", include_in_schema=False, sync_to_thread=True)
def front_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself."""
    return find(request, "/")


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the front end; every other address belongs to the page itself."""
    return find(request, path)


def find(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """What is served at a path."""
    if "\x00" in path or len(path) > MOST_PATH:
        raise NotFoundException("there is no such page")
    root = house_of(request).settings.web
    found = file_in(root, path)
    if found is None and (path.startswith(("/api/", "/ws/", HASHED)) or "." in Path(path).name):
        raise NotFoundException("there is no such page")
    found = found or file_in(root, "index.html")
    if found is None:
        return Response(MISSING.encode(), media_type=MediaType.HTML, status_code=200)
    return file_response(request, found, path)


def file_in(root: Path, path: str) -> Path | None:
    """A file below the root; nothing outside it, whatever the path says."""
    wanted = (root / path.lstrip("/")).resolve()
    inside = wanted.is_relative_to(root.resolve())
    return wanted if inside and wanted.is_file() else None


def file_response(request: Request[Any, Any, Any], file: Path, path: str) -> Response[bytes]:
    """A file with its type; hashed names are kept for ever, others are asked for again."""
    body = file.read_bytes()
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": FOREVER if HASHED in path else ASK_AGAIN}
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or UNKNOWN
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


# ---- reading the API


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def api_docs(request: Request[Any, Any, Any]) -> Response[str]:
    """The OpenAPI description as a plain page without scripts."""
    schema = request.app.openapi_schema.to_schema()
    rows = []
    for path, operations in sorted(schema["paths"].items()):
        for method, operation in operations.items():
            rows.append(operation_html(method, path, operation))
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    body = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f'<h1>{title}</h1><p>For programs: <a href="/api/openapi">the description</a>.</p>'
        f"{''.join(rows)}</html>"
    )
    return Response(body, media_type=MediaType.HTML)


def operation_html(method: str, path: str, operation: dict[str, Any]) -> str:
    """One request: what it does, takes and gives."""
    parts = [
        f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>",
        f"<p><b>{escape(operation.get('summary', ''))}.</b> "
        f"{escape(operation.get('description', ''))}</p><ul>",
    ]
    for parameter in operation.get("parameters", []):
        name, words = parameter["name"], parameter.get("description", "")
        parts.append(f"<li><code>{escape(name)}</code>: {escape(words)}</li>")
    if "requestBody" in operation:
        parts.append(f"<li>body: <code>{escape(body_name(operation['requestBody']))}</code></li>")
    for status, answer in operation["responses"].items():
        name = body_name(answer)
        words = answer.get("description", "")
        parts.append(f"<li>{escape(status)} <code>{escape(name)}</code> {escape(words)}</li>")
    return "".join([*parts, "</ul>"])


def body_name(holder: dict[str, Any]) -> str:
    """The name of the struct a body is made of."""
    for content in holder.get("content", {}).values():
        schema = content.get("schema", {})
        named = schema.get("$ref") or schema.get("items", {}).get("$ref")
        if named:
            return str(named).rpartition("/")[2]
        names = [str(one.get("$ref", "")).rpartition("/")[2] for one in schema.get("oneOf", [])]
        return " | ".join(filter(None, names))
    return ""
