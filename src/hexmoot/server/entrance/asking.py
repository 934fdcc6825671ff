"""What all handlers share: who is asking, and how a refusal looks."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from hexmoot.server import logs
from hexmoot.server.entrance.identity import COOKIE, SIGNED_SECONDS
from hexmoot.server.errors import Refusal
from hexmoot.server.house import House
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.wire.bodies import Problem
from hexmoot.server.wire.parts import RefusalCode

Connection = ASGIConnection[Any, Any, Any, Any]
BEARER = "Bearer "
CODES: dict[int, RefusalCode] = {
    400: "malformed",
    401: "unknown_player",
    403: "not_yours",
    404: "not_found",
    405: "not_found",
    413: "too_large",
    429: "too_fast",
}
MEANING = {
    400: "The request cannot be read, or an option is not allowed.",
    401: "A name must be chosen first.",
    403: "This belongs to somebody else, or the request comes from a foreign page.",
    404: "There is no such thing.",
    409: "Not now: stale, illegal, repeated, or not possible in this state of the table.",
    413: "The request is too large.",
    429: "Too many requests; Retry-After says how long to wait.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route documents."""
    always = (400, 403, 413, 429)
    return {
        status: ResponseSpec(Problem, description=MEANING[status], generate_examples=False)
        for status in sorted({*always, *statuses})
    }


def house_of(connection: Connection) -> House:
    """The house this connection is served by."""
    found = connection.app.state.house
    assert isinstance(found, House)
    return found


def signed_of(connection: Connection) -> str | None:
    """What says who is asking: a program's token, else the cookie."""
    given = connection.headers.get("authorization", "")
    signed = given.removeprefix(BEARER) if given.startswith(BEARER) else None
    return signed or connection.cookies.get(COOKIE)


async def player_of(connection: Connection) -> PlayerRow | None:
    """Who is asking, None for strangers."""
    house = house_of(connection)
    return await house.identities.recognise(signed_of(connection), house.settings.now())


async def known_player(connection: Connection) -> PlayerRow:
    """Who is asking; Refusal for strangers."""
    player = await player_of(connection)
    if player is None:
        raise Refusal("unknown_player", "choose a name first")
    return player


def fresh_cookie(connection: Connection, player: PlayerRow) -> Cookie:
    """A cookie that is good from now on."""
    house = house_of(connection)
    return identity_cookie(connection, house.identities.sign(player, house.settings.now()))


def identity_cookie(connection: Connection, value: str, seconds: int = SIGNED_SECONDS) -> Cookie:
    """The identity cookie: not readable by scripts, not sent from foreign pages."""
    is_secure = connection.url.scheme == "https"
    return Cookie(
        key=COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=is_secure
    )


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything: what cannot be read is refused, not a failure."""

    async def json(self) -> Any:
        """The body as the JSON it is."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("the body is no JSON that can be read") from error


# ---- refusals as answers


def problem(error: Refusal) -> Response[Problem]:
    """A refusal as an HTTP answer."""
    headers = {"retry-after": str(int(error.wait) + 1)} if error.wait else {}
    body = Problem(code=error.code, message=error.message)
    return Response(body, status_code=error.status, headers=headers, media_type=MediaType.JSON)


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """What the house refused."""
    house_of(request).metrics.count("hexmoot_refusals_total", code=error.code)
    return problem(error)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refused: unreadable bodies, unknown paths, wrong methods."""
    code = CODES.get(error.status_code, "malformed")
    house_of(request).metrics.count("hexmoot_refusals_total", code=code)
    words = error.detail or "this cannot be done"
    if isinstance(error.extra, list) and error.extra:
        words = "; ".join(str(part.get("message", part)) for part in error.extra)
    body = Problem(code=code, message=words)
    headers = error.headers or {}
    return Response(body, status_code=error.status_code, headers=headers, media_type=MediaType.JSON)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What should not happen: logged in full, told in one line."""
    logs.fail("request failed", error)
    body = Problem(code="failed", message="something went wrong on the server")
    return Response(body, status_code=HTTP_500_INTERNAL_SERVER_ERROR, media_type=MediaType.JSON)
