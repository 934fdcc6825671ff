"""Sheets filled in the short way: the same numbers, and nothing where they do not fit."""

from __future__ import annotations

import ast
import ctypes
import subprocess
from collections.abc import Callable

import pytest

from hexmoot.building.compiler import found
from hexmoot.building.filling import FILLING, SHEET, WRITTEN, known, with_short_ways
from hexmoot.building.inlining import SHORT_WAY, functions, header
from hexmoot.engine.native.chance import splitmix
from tests.project.sources import SOURCE

HIGH = 9
UNTOUCHED = -77
SIZE = 200
TYPES = """\
#include <stdint.h>
typedef struct { int64_t len; int16_t *items; } VecI16;
typedef struct { int64_t len; int64_t *items; } VecI64;
#define likely(x) (x)
#define unlikely(x) (x)
#define INLINED inline
"""
CALLS = """
#define OUT VecI16 out = {size, items}
#define VALUES VecI64 values = {length, numbers}
char number(int16_t *items, int64_t size, int64_t *at, int64_t value) {
    OUT;
    return Short_number(out, at, value);
}
char one_hot(int16_t *items, int64_t size, int64_t *at, int64_t which, int64_t count) {
    OUT;
    return Short_one_hot(out, at, which, count);
}
char bits(int16_t *items, int64_t size, int64_t *at, int64_t mask, int64_t count) {
    OUT;
    return Short_bits(out, at, mask, count);
}
char row(int16_t *items, int64_t size, int64_t *at,
         int64_t *numbers, int64_t length, int64_t start, int64_t count, int64_t high) {
    OUT; VALUES;
    return Short_row(out, at, values, start, count, high);
}
char one_hots(int16_t *items, int64_t size, int64_t *at,
              int64_t *numbers, int64_t length, int64_t start, int64_t things, int64_t count) {
    OUT; VALUES;
    return Short_one_hots(out, at, things, values, start, count);
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """The short ways by themselves, compiled."""
    if not found():
        pytest.skip("no C compiler")
    folder = tmp_path_factory.mktemp("filling")
    (folder / "short.c").write_text(TYPES + FILLING + CALLS, "utf-8")
    words = [*found().split(), "-O2", "-shared", "-fPIC", "-o", "short.so", "short.c"]
    subprocess.run(words, cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "short.so"))


class Paper:
    """A cleared sheet with room around it, on which nothing may be written."""

    def __init__(self, library: ctypes.CDLL, at: int) -> None:
        self.library = library
        self.memory = (ctypes.c_int16 * (3 * SIZE))(*[UNTOUCHED] * (3 * SIZE))
        self.memory[SIZE : 2 * SIZE] = [0] * SIZE
        self.at = ctypes.c_int64(at)

    def call(self, name: str, *numbers: int | list[int]) -> bool:
        """Write in one of the ways; was it done?"""
        start = ctypes.byref(self.memory, SIZE * ctypes.sizeof(ctypes.c_int16))
        given: list[object] = []
        for one in numbers:
            if isinstance(one, list):
                given += [(ctypes.c_int64 * len(one))(*one), ctypes.c_int64(len(one))]
            else:
                given.append(ctypes.c_int64(one))
        way: Callable[..., int] = getattr(self.library, name)
        return bool(way(start, ctypes.c_int64(SIZE), ctypes.byref(self.at), *given) & 255)

    def written(self) -> list[int]:
        """What stands on the sheet; nothing may stand beside it."""
        around = [*self.memory[:SIZE], *self.memory[2 * SIZE :]]
        assert set(around) == {UNTOUCHED}
        return list(self.memory[SIZE : 2 * SIZE])


def expected(at: int, numbers: list[int]) -> list[int]:
    """A cleared sheet with these numbers from one place on."""
    return [0] * at + numbers + [0] * (SIZE - at - len(numbers))


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 15, 16, 17, 24, 40, 61])
@pytest.mark.parametrize("is_last", [False, True])
def test_a_set_is_written_flag_by_flag(library: ctypes.CDLL, count: int, is_last: bool) -> None:
    """Also at the very end of the sheet, and of a set that holds more than is asked for."""
    at = SIZE - count if is_last else 3
    for mask in (0, 1, -1, 2**61, splitmix(count) >> 2, splitmix(-count) >> 2):
        paper = Paper(library, at)
        assert paper.call("bits", mask, count)
        assert paper.written() == expected(at, [(mask >> place) & 1 for place in range(count)])
        assert paper.at.value == at + count


@pytest.mark.parametrize("count", [0, 1, 8, 30])
def test_a_row_is_cut_off_at_its_bound(library: ctypes.CDLL, count: int) -> None:
    """However large a number is."""
    values = [-3, 0, 5, HIGH, HIGH + 1, 2**40, 1] * 6
    paper = Paper(library, 5)
    assert paper.call("row", values, 10, count, HIGH)
    assert paper.written() == expected(5, [min(one, HIGH) for one in values[10 : 10 + count]])
    assert paper.at.value == 5 + count


@pytest.mark.parametrize("which", [-1, 0, 3, 4, 2**40])
def test_one_of_several_is_flagged_or_none(library: ctypes.CDLL, which: int) -> None:
    paper = Paper(library, 7)
    assert paper.call("one_hot", which, 4)
    assert paper.written() == expected(7, [int(place == which) for place in range(4)])
    assert paper.at.value == 11


def test_several_at_once_are_flagged_each_in_its_own_place(library: ctypes.CDLL) -> None:
    values = [9, 2, -1, 0, 3, 8]
    paper = Paper(library, 1)
    assert paper.call("one_hots", values, 1, 4, 3)
    flags = [int(place == which) for which in values[1:5] for place in range(3)]
    assert paper.written() == expected(1, flags)
    assert paper.at.value == 13


def test_a_number_is_written_as_it_is(library: ctypes.CDLL) -> None:
    paper = Paper(library, SIZE - 1)
    assert paper.call("number", -5)
    assert paper.written() == expected(SIZE - 1, [-5])
    assert not paper.call("number", 1), "the sheet is full"


@pytest.mark.parametrize(
    ("at", "name", "numbers"),
    [
        (-1, "number", (1,)),
        (SIZE - 3, "bits", (15, 4)),
        (-1, "bits", (15, 4)),
        (0, "bits", (15, 62)),
        (0, "bits", (15, -1)),
        (SIZE - 3, "row", ([1] * 9, 0, 4, 5)),
        (0, "row", ([1] * 9, 6, 4, 5)),
        (0, "row", ([1] * 9, -1, 4, 5)),
        (0, "row", ([1] * 9, 0, -1, 5)),
        (SIZE - 3, "one_hot", (1, 4)),
        (0, "one_hot", (1, -1)),
        (SIZE - 7, "one_hots", ([1] * 9, 0, 2, 4)),
        (0, "one_hots", ([1] * 9, 8, 2, 4)),
        (0, "one_hots", ([1] * 9, 0, 2, -4)),
    ],
)
def test_what_does_not_fit_is_left_to_the_long_way(
    library: ctypes.CDLL, at: int, name: str, numbers: tuple[int | list[int], ...]
) -> None:
    """Which says what is wrong, or counts from the end."""
    paper = Paper(library, at)
    assert not paper.call(name, *numbers)
    assert paper.written() == expected(0, [])
    assert paper.at.value == at


def methods() -> dict[str, list[str]]:
    """The methods of a sheet and their parameters, as its source has them."""
    tree = ast.parse((SOURCE / "engine" / "native" / "sheet.py").read_text("utf-8"))
    (sheet,) = (one for one in tree.body if getattr(one, "name", "") == "Sheet")
    assert isinstance(sheet, ast.ClassDef)
    defined = [one for one in sheet.body if isinstance(one, ast.FunctionDef)]
    return {one.name: [argument.arg for argument in one.args.args] for one in defined}


def in_c(name: str, parameters: list[str]) -> str:
    """A method as mypyc writes it."""
    arguments = ", ".join(f"int64_t cpy_r_{one}" for one in parameters)
    return f"char CPyDef_{SHEET}___{name}({arguments}) {{\n    return 2;\n}}\n"


@pytest.mark.parametrize("name", WRITTEN)
def test_every_way_of_writing_begins_with_its_short_way(name: str) -> None:
    """By the names its parameters have in the source."""
    source = in_c(name, methods()[name])
    (function,) = functions(with_short_ways(source))
    first, second = function.body.splitlines()
    assert WRITTEN[name] in first
    assert "->_is_naming" in first, "names are noted in the long way"
    assert first.endswith(SHORT_WAY)
    assert second == "    return 2;"


def test_all_that_writes_has_a_short_way() -> None:
    others = {"__init__", "clear", "move_to", "note", "pass_over"}
    assert methods().keys() - others == WRITTEN.keys()


def test_a_method_with_other_parameters_is_left_as_it_is() -> None:
    """C that looks otherwise than expected would not compile."""
    source = in_c("row", ["self", "name", "numbers"])
    assert with_short_ways(source) == source
    assert known(WRITTEN["row"]) - known(source) == {"cpy_r_" + one for one in MISSING}


MISSING = ("values", "start", "count", "high")


def test_other_groups_are_shown_the_short_way_alone() -> None:
    """What does not fit there is done by the function itself, literals and all."""
    name = f"CPyDef_{SHEET}___bits"
    source = in_c("bits", ["self", "name", "mask", "count"]).replace("2;", "CPyStatics[3] == 0;")
    table = f"struct export_table_toy___compiled {{\n    char (*{name})(void);\n}};\n"
    assert f"Shown_{name}" not in header(source, table)
    (line,) = (one for one in with_short_ways(source).splitlines() if SHORT_WAY in one)
    arguments = "cpy_r_self, cpy_r_name, cpy_r_mask, cpy_r_count"
    shown = header(with_short_ways(source), table)
    assert f"{line}\n    return exports_toy___compiled.{name}({arguments});\n}}\n" in shown
    assert "CPyStatics" not in shown
    assert shown.count(f"static INLINED char Shown_{name}(") == 2, "declared and defined"
