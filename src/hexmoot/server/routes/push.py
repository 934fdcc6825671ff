"""Which browsers of mine are called when it is my move."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, post, put
from litestar.params import JSONBody

from hexmoot.server.entrance.asking import house_of, known_player, refusals
from hexmoot.server.errors import Refusal
from hexmoot.server.house import House
from hexmoot.server.push.addresses import read_endpoint
from hexmoot.server.push.quiet import check_zone
from hexmoot.server.storage.subscriptions import Subscription, key_of
from hexmoot.server.wire.bodies import Quiet, Subscribe, Subscribed, Unsubscribe


class PushController(Controller):
    """Subscriptions of whoever is asking."""

    path = "/api/me/push"
    tags = ["me"]

    @put(summary="Call this browser", responses=refusals(401, 409))
    async def subscribe(
        self, request: Request[Any, Any, Any], data: JSONBody[Subscribe]
    ) -> Subscribed:
        """When it is my move in a slow game and I am not at the table; never in quiet hours."""
        player, house = await known_player(request), house_of(request)
        house.message_limit.take(player.id)
        check_endpoint(house, data.endpoint)
        await house.stores.subscriptions.put(subscription(player.id, data, house.settings.now()))
        return await self._count(house, player.id)

    @post(
        "/remove",
        summary="Call this browser no more",
        status_code=200,
        responses=refusals(401),
    )
    async def unsubscribe(
        self, request: Request[Any, Any, Any], data: JSONBody[Unsubscribe]
    ) -> Subscribed:
        """Also where the operator has switched notices off since."""
        player, house = await known_player(request), house_of(request)
        house.message_limit.take(player.id)
        await house.stores.subscriptions.drop(data.endpoint, player.id)
        return await self._count(house, player.id)

    async def _count(self, house: House, player: str) -> Subscribed:
        return Subscribed(browsers=len(await house.stores.subscriptions.of_player(player)))


def check_endpoint(house: House, endpoint: str) -> None:
    """Refuse where nobody is called, and addresses nothing may be sent to."""
    push = house.settings.push
    if push is None:
        raise Refusal("not_now", "this server sends no notices")
    read_endpoint(endpoint, push.services, push.is_trial)


def subscription(player: str, wish: Subscribe, now: float) -> Subscription:
    """A browser as it is kept."""
    quiet = wish.quiet or Quiet(start=0, end=0, zone="UTC")
    check_zone(quiet.zone)
    return Subscription(
        id=key_of(wish.endpoint),
        player=player,
        endpoint=wish.endpoint,
        quiet_from=quiet.start if wish.quiet else None,
        quiet_to=quiet.end if wish.quiet else None,
        zone=quiet.zone,
        created=now,
    )
