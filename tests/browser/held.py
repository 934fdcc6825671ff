"""What the server says is kept back, until a test lets it through: the order is the test's."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

DETAILS = '"type":"details"'

Held = list[Callable[[], None]]


def hold_details(page: Page) -> Held:
    """Keep back what comes to be known of questions at tables opened from now on."""
    held: Held = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if DETAILS in str(message):
                held.append(lambda: socket.send(message))
            else:
                socket.send(message)

        server.on_message(pass_on)

    page.route_web_socket("**/ws/tables/**", through)
    return held
