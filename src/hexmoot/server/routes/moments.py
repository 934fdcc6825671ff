"""Addresses of moves: a page for link previews that leads to the move, and pictures of it.

The page itself keeps addresses behind `#`, which no other site sees. Whoever shares a move wants it
to be seen: this address says what everybody at the table may see, and nothing else.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import PathParameter

from hexmoot.server.entrance.asking import house_of, player_of
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.errors import Refusal
from hexmoot.server.pictures.gallery import HEIGHT, WIDTH
from hexmoot.server.pictures.subject import Subject, subject_of
from hexmoot.server.table.permission import check_look
from hexmoot.server.table.table import Table

TableId = Annotated[str, PathParameter(max_length=60)]
Ply = Annotated[int, PathParameter(ge=0, lt=2**31)]
# Asked for again each time: an undo or a deleted name changes what is on it.
HEADERS = {"cache-control": "no-cache", "x-robots-tag": "noindex"}
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title}</title>
<link rel="icon" href="/favicon.svg">
{more}
</head>
<body>
<main>
<h1>{title}</h1>
<p>{words}</p>
<p><a href="{link}">{lead}</a></p>
</main>
</body>
</html>
"""


@get("/table/{table_id:str}/move/{ply:int}", include_in_schema=False)
async def moment_page(
    request: Request[Any, Any, Any], table_id: TableId, ply: Ply
) -> Response[str]:
    """A move in words, for link previews; people are taken to the table."""
    try:
        table = await seen_table(request, table_id)
        subject = subject_of(table, ply)
    except Refusal as error:
        return refused_page(error)
    link = f"/#/table/{table.id}/move/{ply}"
    title = f"{subject.title}: {subject.where}"
    more = [f'<meta http-equiv="refresh" content="0; url={link}">']
    more += tags(preview(request, table, ply, subject))
    return html_page(title, scores(subject), link, "To the table", "\n".join(more))


@get("/table/{table_id:str}/move/{ply:int}/picture.png", include_in_schema=False)
async def moment_picture(
    request: Request[Any, Any, Any], table_id: TableId, ply: Ply
) -> Response[bytes]:
    """The board after so many answers."""
    table = await asked_table(request, table_id)
    return picture(await house_of(request).gallery.picture(table, ply))


@get("/table/{table_id:str}/move/{ply:int}/turn.png", include_in_schema=False)
async def moment_film(
    request: Request[Any, Any, Any], table_id: TableId, ply: Ply
) -> Response[bytes]:
    """The turn that led there, moving."""
    table = await asked_table(request, table_id)
    return picture(await house_of(request).gallery.film(table, ply))


async def asked_table(request: Request[Any, Any, Any], table_id: str) -> Table:
    """The table a picture is asked of, by somebody who has not asked for too many."""
    house_of(request).picture_limit.take(client_of(request.scope))
    return await seen_table(request, table_id)


async def seen_table(request: Request[Any, Any, Any], table_id: str) -> Table:
    """A table whoever asks may look at; a preview is nobody's, so a sealed deal has none."""
    table = await house_of(request).tables.find_fresh(table_id)
    check_look(table, await player_of(request))
    return table


def picture(body: bytes) -> Response[bytes]:
    """A PNG file as an answer."""
    return Response(body, media_type="image/png", headers=HEADERS)


# ---- the page


def preview(
    request: Request[Any, Any, Any], table: Table, ply: int, subject: Subject
) -> dict[str, str]:
    """What other sites show of a link."""
    root = str(request.base_url).rstrip("/")
    address = f"{root}/table/{table.id}/move/{ply}"
    found = {
        "og:site_name": "Hexmoot",
        "og:type": "website",
        "og:title": f"{subject.title}: {subject.where}",
        "og:description": scores(subject),
        "og:url": address,
    }
    if not house_of(request).gallery.is_open:
        return {**found, "og:image": f"{root}/icons/icon-512.png", "twitter:card": "summary"}
    return {
        **found,
        "og:image": f"{address}/picture.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"The board. {scores(subject)}",
        "twitter:card": "summary_large_image",
    }


def tags(preview: dict[str, str]) -> list[str]:
    """A preview as tags of a page."""
    return [
        f'<meta property="{escape(name)}" content="{escape(value)}">'
        for name, value in preview.items()
    ]


def scores(subject: Subject) -> str:
    """Who plays, and how it stands."""
    return ", ".join(f"{one.name} {one.score}" for one in subject.people)


def refused_page(error: Refusal) -> Response[str]:
    """Why there is nothing to be seen here."""
    page = html_page("No such move", f"{error.message}.", "/", "To the lobby", "")
    page.status_code = error.status
    return page


def html_page(title: str, words: str, link: str, lead: str, more: str) -> Response[str]:
    """A page without scripts and styles; everything in it is text."""
    body = PAGE.format(
        title=escape(title),
        words=escape(words),
        link=escape(link),
        lead=escape(lead),
        more=more,
    )
    return Response(body, media_type=MediaType.HTML, headers=HEADERS)
