"""Sheets filled in without a check a number: what is written side by side is checked once.

An observation is hundreds of numbers, and mypyc asks of each whether it lies inside the sheet.
Here the methods of `Sheet` begin with a short way: where nothing is named and everything fits, the
numbers are written in a loop that the C compiler can unroll, and sets without a branch. Everything
else goes the way that mypyc wrote. Other groups are shown the short way alone. It is inlined at
every use, where the compiler knows how many numbers there are: left to itself it calls most.
"""

from __future__ import annotations

import re
from typing import Final

from .hints import BITS
from .inlining import SHORT_WAY

FILLING: Final = """
#define FITS(start, count, length) \\
    ((uint64_t)(start) <= (uint64_t)(length) && \\
     (uint64_t)(count) <= (uint64_t)(length) - (uint64_t)(start))

static INLINED char Short_number(VecI16 out, int64_t *at, int64_t value) {
    if (unlikely((uint64_t)*at >= (uint64_t)out.len)) return 0;
    out.items[*at] = (int16_t)value;
    *at += 1;
    return 1;
}

static INLINED char Short_row(
    VecI16 out, int64_t *at, VecI64 values, int64_t start, int64_t count, int64_t high) {
    if (unlikely(!FITS(*at, count, out.len) || !FITS(start, count, values.len))) return 0;
    int16_t *to = out.items + *at;
    const int64_t *from = values.items + start;
    for (int64_t index = 0; index < count; index++)
        to[index] = (int16_t)(from[index] < high ? from[index] : high);
    *at += count;
    return 1;
}

/* A flag for a number outside is set where nobody looks: cheaper than a branch nobody foresees. */
static INLINED void Set_flag(int16_t *to, int64_t which, int64_t count) {
    int16_t nowhere;
    *((uint64_t)which < (uint64_t)count ? to + which : &nowhere) = 1;
}

static INLINED char Short_one_hot(VecI16 out, int64_t *at, int64_t which, int64_t count) {
    if (unlikely(!FITS(*at, count, out.len))) return 0;
    Set_flag(out.items + *at, which, count);
    *at += count;
    return 1;
}

static INLINED char Short_one_hots(
    VecI16 out, int64_t *at, int64_t things, VecI64 values, int64_t start, int64_t count) {
    if (unlikely(count < 0 || count > out.len || !FITS(start, things, values.len))) return 0;
    if (unlikely(!FITS(*at, things * count, out.len))) return 0;
    int16_t *to = out.items + *at;
#pragma GCC unroll 4
    for (int64_t index = 0; index < things; index++)
        Set_flag(to + index * count, values.items[start + index], count);
    *at += things * count;
    return 1;
}

static INLINED void Spread_byte(int16_t *to, uint64_t byte) {
    static const int16_t places[] = {1, 2, 4, 8, 16, 32, 64, 128};
    int16_t all = (int16_t)(byte & 255);
    for (int place = 0; place < 8; place++)
        to[place] = (all & places[place]) != 0;
}

/* Eight flags at once; the last eight may overlap those before, which says the same twice. */
static INLINED char Short_bits(VecI16 out, int64_t *at, int64_t mask, int64_t count) {
    if (unlikely(count >= MOST_BITS || !FITS(*at, count, out.len))) return 0;
    int16_t *to = out.items + *at;
    uint64_t all = (uint64_t)mask;
    int64_t index = 0;
    if (count < 8) {
        for (; index < count; index++) to[index] = (int16_t)((all >> index) & 1);
    } else {
        for (; index + 8 < count; index += 8) Spread_byte(to + index, all >> index);
        Spread_byte(to + count - 8, all >> (count - 8));
    }
    *at += count;
    return 1;
}
""".replace("MOST_BITS", str(BITS))

SHEET: Final = "hexmoot___engine___native___sheet___Sheet"
HELD: Final = f"(({SHEET}Object *)cpy_r_self)"
PLACE: Final = f"{HELD}->_out, &{HELD}->_at"
WRITTEN: Final = {
    "about_seat": "1",
    "about_table": "1",
    "number": f"Short_number({PLACE}, cpy_r_value)",
    "item": f"Short_number({PLACE}, cpy_r_value)",
    "flag": f"Short_number({PLACE}, cpy_r_value != 0)",
    "row": f"Short_row({PLACE}, cpy_r_values, cpy_r_start, cpy_r_count, cpy_r_high)",
    "one_hot": f"Short_one_hot({PLACE}, cpy_r_which, cpy_r_count)",
    "one_hots": (
        f"Short_one_hots({PLACE}, PyList_GET_SIZE(cpy_r_names), "
        "cpy_r_values, cpy_r_start, cpy_r_count)"
    ),
    "bits": f"Short_bits({PLACE}, cpy_r_mask, cpy_r_count)",
}
ARGUMENT: Final = re.compile(r"\bcpy_r_\w+")


def with_short_ways(source: str) -> str:
    """C in which the methods of a sheet begin with their short way."""
    for method, written in WRITTEN.items():
        head = re.compile(rf"^char CPyDef_{SHEET}___{method}\((?P<arguments>[^\n]*)\) \{{\n", re.M)
        found = head.search(source)
        if found and known(written) <= known(found["arguments"]):
            way = f"    if (likely(!{HELD}->_is_naming && {written})) return 1; {SHORT_WAY}\n"
            source = source[: found.end()] + way + source[found.end() :]
    return source


def known(text: str) -> set[str]:
    """The arguments that are named in a piece of C."""
    return set(ARGUMENT.findall(text))
