"""The table of figures in `docs/performance.md`: what the scripts print is what it holds.

A row is `| what | measured | goal |`; in the document each also names its script. Rows that a
script prints take the place of those that it printed last; rows of other scripts stay.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

BEGIN: Final = "<!-- Written by `python -m benchmarks --write`: -->\n"
END: Final = "<!-- as far as here -->\n"
HEAD: Final = "| what | measured | goal | script |\n|---|---|---|---|\n"


class Row(NamedTuple):
    """A figure, the goal that it has, and the script that measured it."""

    what: str
    measured: str
    goal: str
    script: str


def show(what: str, measured: str, goal: str = "") -> None:
    """Print a figure as a row."""
    print(f"| {what} | {measured} | {goal} |", flush=True)


def printed(script: str, output: str) -> list[Row]:
    """Return the rows that a script printed; `LookupError` where there are none."""
    lines = (cells(line) for line in output.splitlines() if line.startswith("| "))
    found = [Row(line[0], line[1], line[2], f"`{script}`") for line in lines if len(line) == 3]
    if not found:
        raise LookupError(f"{script} printed no row")
    return found


def cells(line: str) -> list[str]:
    """Return what stands in a line of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rows_of(document: str) -> list[Row]:
    """Return the rows of the document's table."""
    table = document.partition(BEGIN)[2].partition(END)[0].removeprefix(HEAD)
    return [Row._make(cells(line)) for line in table.splitlines()]


def merged(known: Iterable[Row], new: Iterable[Row], order: Iterable[str]) -> list[Row]:
    """Return new rows and those of other scripts, script by script in an order."""
    new = list(new)
    replaced = {row.script for row in new}
    rows = [row for row in known if row.script not in replaced] + new
    places = {f"`{script}`": place for place, script in enumerate(order)}
    return sorted(rows, key=lambda row: places.get(row.script, len(places)))


def with_rows(document: str, rows: Iterable[Row]) -> str:
    """Return the document with other rows in its table."""
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    lines = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    return before + begin + HEAD + lines + end + after
