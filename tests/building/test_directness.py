"""Methods that know the class they serve."""

from __future__ import annotations

from hexmoot.building.directness import direct, extensible, heirs, last_of_their_line, tables

TABLE = "exports_toy___engine"
SETTLE = f"{TABLE}.CPyDef_base___State___settle"
PUSH = f"{TABLE}.CPyDef_base___State___push"
WIDEN = f"{TABLE}.CPyDef_base___State___widen"
LISTED = f"{TABLE}.CPyDef_base___State___list"
OWN_LIST = "CPyDef_game___Playable___list"
OWN = "Own_game___Playable_"


def looked_up(index: int) -> str:
    kind = "char (*)(PyObject *, int64_t)"
    return f"CPY_GET_METHOD(cpy_r_self, (*{TABLE}.CPyType_State), {index}, StateObject, {kind})"


def twin(name: str, body: str) -> str:
    return f"static char Shown_CPyDef_base___State___{name}(PyObject *cpy_r_self) {{\n{body}}}\n"


SHOWN = (
    twin("settle", f"    cpy_r_r1 = {looked_up(0)}(cpy_r_self, 3); /* list */\n    return 1;\n")
    + twin("push", f"    cpy_r_r1 = {looked_up(1)}(cpy_r_self, 3); /* widen */\n    return 1;\n")
    + twin("widen", "    return 1;\n")
    + twin("play", "    return Shown_CPyDef_base___State___settle(cpy_r_self);\n")
)


def methods(owner: str, *entries: str) -> str:
    rows = "".join(f"        (CPyVTableItem){entry},\n" for entry in entries)
    return f"    CPyVTableItem {owner}_vtable_scratch[] = {{\n{rows}    }};\n"


TABLES = methods("game___Table", LISTED, WIDEN, SETTLE, PUSH, "CPyDef_game___Table___here")
PLAYABLE = methods("game___Playable", OWN_LIST, WIDEN, SETTLE, PUSH, "CPyDef_game___Table___here")
CALLS = f"    cpy_r_r1 = {SETTLE}(cpy_r_t);\n    cpy_r_r2 = {PUSH}(cpy_r_t);\n"
GAME = TABLES + PLAYABLE + CALLS


def test_tables_of_methods_are_read() -> None:
    """In the order of their places."""
    assert tables(GAME)["game___Playable"][:2] == [OWN_LIST, WIDEN]
    assert heirs(GAME, ["base___State"]) == {"game___Table", "game___Playable"}
    assert heirs(GAME, ["base___Tape"]) == set()


def test_only_a_class_without_heirs_has_twins() -> None:
    """Of another nobody knows which methods it has in the end."""
    assert set(last_of_their_line(GAME)) == {"game___Playable"}
    open_class = "static CPyVTableItem game___Playable_vtable_shadow[9];\n"
    assert extensible(open_class) == {"game___Playable"}
    assert last_of_their_line(GAME + open_class) == {}
    assert direct(GAME + open_class, [SHOWN]) == (GAME + open_class, "")


def test_a_twin_calls_the_methods_of_its_class() -> None:
    """Directly, and another twin where there is one."""
    _, twins = direct(GAME, [SHOWN])
    assert "CPY_GET_METHOD" not in twins
    assert f"cpy_r_r1 = {OWN_LIST}(cpy_r_self, 3);" in twins
    assert f"cpy_r_r1 = {WIDEN}(cpy_r_self, 3);" in twins
    assert "___widen(PyObject" not in twins, "looks nothing up"


def test_the_table_of_methods_names_the_twin() -> None:
    """That of the class alone."""
    changed, _ = direct(GAME, [SHOWN])
    assert tables(changed)["game___Playable"][2] == f"{OWN}CPyDef_base___State___settle"
    assert tables(changed)["game___Table"] == tables(GAME)["game___Table"]


def test_a_twin_is_called_where_it_means_the_same_for_every_class() -> None:
    """`push` widens all tables alike; `settle` lists other answers for each."""
    changed, _ = direct(GAME, [SHOWN])
    assert f"cpy_r_r1 = {SETTLE}(cpy_r_t);" in changed
    assert f"cpy_r_r2 = {OWN}CPyDef_base___State___push(cpy_r_t);" in changed


def test_twins_call_each_other() -> None:
    """A method that calls a second by its name calls the twin of that."""
    play = f"{TABLE}.CPyDef_base___State___play"
    settled = "    Shown_CPyDef_base___State___settle(cpy_r_self);\n"
    looking = twin("play", f"    {looked_up(1)}(cpy_r_self, 1);\n{settled}")
    source = methods("game___Playable", OWN_LIST, WIDEN, SETTLE, play)
    _, twins = direct(source, [SHOWN + looking])
    assert f"{OWN}CPyDef_base___State___settle(cpy_r_self);" in twins


def test_a_method_is_not_called_by_its_twin_where_one_it_calls_differs() -> None:
    """`play` settles all tables alike by name, but settling lists other answers for each."""
    play = f"{TABLE}.CPyDef_base___State___play"
    looking = twin("play", f"    cpy_r_r1 = {looked_up(2)}(cpy_r_self, 3);\n    return 1;\n")
    called = f"    cpy_r_r1 = {play}(cpy_r_t);\n"
    here = "CPyDef_game___Table___here"
    both = [
        methods("game___Table", LISTED, WIDEN, SETTLE, play, here),
        methods("game___Playable", OWN_LIST, WIDEN, SETTLE, play, here),
    ]
    changed, _ = direct("".join([*both, called]), [SHOWN + looking])
    assert called in changed
    alone, _ = direct("".join([both[1], called]), [SHOWN + looking])
    assert f"cpy_r_r1 = {OWN}CPyDef_base___State___play(cpy_r_t);" in alone
