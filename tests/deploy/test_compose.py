"""The compose file: read as YAML, every name leads somewhere, its command is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import yaml

from tests.deploy.kit import DEPLOY, HOST, served

FILE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = FILE["services"]
VARIABLE = re.compile(r"\$\{(\w+)(?::[?-][^}]*)?\}")


def filled(text: str) -> str:
    """With the settings of the example."""
    return VARIABLE.sub(lambda found: settings()[found[1]], text)


def settings() -> dict[str, str]:
    """What deploy/hexmoot.env says, commented lines too."""
    text = (DEPLOY / "hexmoot.env").read_text("utf-8")
    return dict(re.findall(r"^(?:# )?([A-Z_]+)=(.*)$", text, re.M))


def test_every_variable_is_explained_in_the_example() -> None:
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert used == {"HEXMOOT_HOST", "POSTGRES_PASSWORD"}
    assert used <= set(settings())
    assert settings()["HEXMOOT_HOST"] == HOST


def test_every_name_leads_somewhere() -> None:
    """Services, volumes and files that others name are there."""
    named = {place.partition(":")[0] for one in SERVICES.values() for place in one["volumes"]}
    assert {name for name in named if not name.startswith(".")} == set(FILE["volumes"])
    assert all((DEPLOY / name).exists() for name in named if name.startswith("."))
    for service in SERVICES.values():
        assert set(service.get("depends_on", [])) <= set(SERVICES)
    built = SERVICES["hexmoot"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).samefile(DEPLOY / "Containerfile")


def test_only_the_proxy_is_open_to_the_world() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    proxied = re.findall(r"reverse_proxy (\w+):(\d+)", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert proxied == [("hexmoot", SERVICES["hexmoot"]["expose"][0])]
    assert "respond /metrics 404" in (DEPLOY / "Caddyfile").read_text("utf-8")


def test_the_database_of_the_server_is_the_one_beside_it() -> None:
    own = SERVICES["database"]["environment"]
    user, name = own["POSTGRES_USER"], own["POSTGRES_DB"]
    address = filled(SERVICES["hexmoot"]["environment"]["HEXMOOT_DATABASE"])
    password = filled(own["POSTGRES_PASSWORD"])
    assert address == f"postgresql://{user}:{password}@database/{name}"


def test_its_command_serves_behind_the_proxy(tmp_path: Path) -> None:
    """What the proxy says is believed; other hosts are refused; health is asked from inside."""
    given = [filled(word) for word in SERVICES["hexmoot"]["command"]]
    words = [word.replace("/data", str(tmp_path)) for word in given]
    database = f"sqlite:///{tmp_path / 'hexmoot.db'}"
    with served(words, tmp_path, HEXMOOT_DATABASE=database) as port:
        address = f"http://127.0.0.1:{port}"
        proxied = {"host": HOST, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
        told = httpx.put(f"{address}/api/me", json={"name": "Wren"}, headers=proxied)
        assert told.is_success
        assert "Secure" in told.headers["set-cookie"]
        assert httpx.get(f"{address}/health/ready").status_code == 200
        elsewhere = {"host": "evil.example.org"}
        assert httpx.get(f"{address}/api/games", headers=elsewhere).status_code == 403
