"""Balance reports of this server's folder, for reading."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get
from litestar.params import PathParameter

from hexmoot.lab.page import heading
from hexmoot.lab.report import BadReport
from hexmoot.lab.shelf import ReportInfo
from hexmoot.server.entrance.asking import house_of, refusals
from hexmoot.server.errors import Refusal
from hexmoot.server.wire.bodies import ReportPage

ReportName = Annotated[str, PathParameter(description="A report's name.")]


class ReportController(Controller):
    """How fair the games are."""

    path = "/api/reports"
    tags = ["reports"]

    @get("/", summary="All balance reports", responses=refusals(), sync_to_thread=True)
    def reports(self, request: Request[Any, Any, Any]) -> list[ReportInfo]:
        """The newest first; files that are no reports are left out."""
        return house_of(request).shelf.infos()

    @get("/{name:str}", summary="A report", responses=refusals(404), sync_to_thread=True)
    def report(self, request: Request[Any, Any, Any], name: ReportName) -> ReportPage:
        """A part of a page, with the classes of `report.css`."""
        try:
            found, html = house_of(request).shelf.page(name)
        except BadReport as error:
            raise Refusal("not_found", f"there is no report {name!r} that can be read") from error
        return ReportPage(
            name=name,
            game=found.rules.game,
            heading=heading(found.rules),
            made=found.made,
            html=html,
        )
