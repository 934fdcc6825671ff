"""Who I am: name, cookie, recovery code, token."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import JSONBody

from hexmoot.server.entrance.asking import (
    fresh_cookie,
    house_of,
    identity_cookie,
    known_player,
    player_of,
    refusals,
)
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.entrance.identity import COOKIE
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.wire.bodies import (
    Deleted,
    DeleteMe,
    Me,
    NameMe,
    Recover,
    RecoveryCode,
    Session,
    Token,
    Welcome,
)


def me_of(player: PlayerRow) -> Me:
    """A person as they see themselves."""
    return Me(player=player.mark, name=player.name)


class MeController(Controller):
    """The identity of whoever is asking."""

    path = "/api/me"
    tags = ["me"]

    @get(summary="Who am I", responses=refusals())
    async def who(self, request: Request[Any, Any, Any]) -> Response[Session]:
        """`me` is null until a name was chosen; a cookie of long ago is given anew."""
        player = await player_of(request)
        if player is None:
            return Response(Session(me=None))
        house = house_of(request)
        known = request.cookies.get(COOKIE)
        is_aging = known and house.identities.is_aging(known, player, house.settings.now())
        cookies = [fresh_cookie(request, player)] if is_aging else []
        return Response(Session(me=me_of(player)), cookies=cookies)

    @put(summary="Choose a name", responses=refusals())
    async def name(
        self, request: Request[Any, Any, Any], data: JSONBody[NameMe]
    ) -> Response[Welcome]:
        """The first time this makes an identity, sets the cookie and shows the recovery code."""
        house = house_of(request)
        player = await player_of(request)
        if player is not None:
            player = await house.identities.rename(player, data.name)
            return Response(Welcome(me=me_of(player), recovery_code=None))
        house.identity_limit.take(client_of(request.scope))
        player, code = await house.identities.create(data.name, house.settings.now())
        cookie = fresh_cookie(request, player)
        return Response(Welcome(me=me_of(player), recovery_code=code), cookies=[cookie])

    @delete(summary="Forget me on this device", status_code=200, responses=refusals())
    async def forget(self, request: Request[Any, Any, Any]) -> Response[Session]:
        """Only the cookie goes; the recovery code brings everything back."""
        return Response(Session(me=None), cookies=[identity_cookie(request, "", 0)])

    @post("/sign-out", summary="Sign out everywhere", status_code=200, responses=refusals(401))
    async def sign_out(self, request: Request[Any, Any, Any]) -> Response[Session]:
        """No cookie and no token works any more; the recovery code brings everything back."""
        await house_of(request).departures.sign_out(await known_player(request))
        return Response(Session(me=None), cookies=[identity_cookie(request, "", 0)])

    @post("/delete", summary="Delete me and what is mine", status_code=200, responses=refusals(401))
    async def delete_me(
        self, request: Request[Any, Any, Any], data: JSONBody[DeleteMe]
    ) -> Response[Deleted]:
        """For good: games with others stay theirs, without my name; nothing brings me back."""
        player = await known_player(request)
        house = house_of(request)
        house.recovery_limit.take(client_of(request.scope))
        if data.name != player.name:
            raise Refusal("malformed", "to be deleted, give your name exactly as it is")
        erased = await house.departures.erase(player)
        body = Deleted(tables=len(erased.gone), kept=len(erased.changed))
        return Response(body, cookies=[identity_cookie(request, "", 0)])

    @post("/recovery", summary="A fresh recovery code", responses=refusals(401))
    async def recovery(self, request: Request[Any, Any, Any]) -> Response[RecoveryCode]:
        """The one before no longer works, and all cookies and tokens but this browser's end."""
        player = await known_player(request)
        house = house_of(request)
        house.recovery_limit.take(client_of(request.scope))
        code = RecoveryCode(code=await house.departures.new_code(player))
        return Response(code, cookies=[fresh_cookie(request, player)])

    @post("/recover", summary="Come back from another device", responses=refusals(401))
    async def recover(
        self, request: Request[Any, Any, Any], data: JSONBody[Recover]
    ) -> Response[Session]:
        """Sets the cookie of the person the code belongs to."""
        player = await self._by_code(request, data)
        cookie = fresh_cookie(request, player)
        return Response(Session(me=me_of(player)), cookies=[cookie])

    @post("/token", summary="A token for a program", responses=refusals(401))
    async def token(self, request: Request[Any, Any, Any], data: JSONBody[Recover]) -> Token:
        """Send it as `Authorization: Bearer …` instead of the cookie."""
        player = await self._by_code(request, data)
        house = house_of(request)
        return Token(token=house.identities.sign(player, house.settings.now()))

    async def _by_code(self, request: Request[Any, Any, Any], data: JSONBody[Recover]) -> PlayerRow:
        house = house_of(request)
        house.recovery_limit.take(client_of(request.scope))
        return await house.identities.recover(data.code)
