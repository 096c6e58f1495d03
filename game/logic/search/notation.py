"""Chains and almost locked sets in standard notation, the same in every language."""

from collections.abc import Iterable, Sequence

from ...core.digits import symbol
from ..sets import CellIndex, bits
from ..step import Candidate
from .almost_locked_sets import Als


def cells_notation(size: int, cells: Iterable[CellIndex]) -> str:
    """Return cells in short: r1c23, r12c3, and r12c3,r4c5 if they are not in one line.

    On boards above 9x9 cells are not combined: r1c2,r1c13.
    """
    if size > 9:
        return ",".join(f"r{cell // size + 1}c{cell % size + 1}" for cell in cells)
    columns_of_row: dict[int, str] = {}
    for cell in cells:
        row = cell // size + 1
        columns_of_row[row] = columns_of_row.get(row, "") + str(cell % size + 1)
    rows_of_columns: dict[str, str] = {}
    for row, columns in columns_of_row.items():
        rows_of_columns[columns] = rows_of_columns.get(columns, "") + str(row)
    return ",".join(f"r{rows}c{columns}" for columns, rows in rows_of_columns.items())


def node_notation(size: int, node: Sequence[Candidate]) -> str:
    """Return a candidate or a group of one digit, such as r1c23=5."""
    cells = cells_notation(size, (candidate.cell for candidate in node))
    return f"{cells}={symbol(node[0].digit)}"


def chain_notation(size: int, nodes: Sequence[Sequence[Candidate]]) -> str:
    """Return a chain that begins with a strong link, such as (5)r1c2=(5)r1c7-(5)r3c8=(2)r3c8."""
    text = ""
    for index, node in enumerate(nodes):
        if index:
            text += "=" if index % 2 else "-"
        cells = cells_notation(size, (candidate.cell for candidate in node))
        text += f"({symbol(node[0].digit)}){cells}"
    return text


def sets_notation(size: int, sets: Iterable[Als]) -> str:
    """Return almost locked sets in order, such as r1c23{146} – r5c2{46}."""
    return " – ".join(set_notation(size, als) for als in sets)


def set_notation(size: int, als: Als) -> str:
    """Return an almost locked set by its cells and digits, such as r1c23{146}."""
    digits = "".join(symbol(digit + 1) for digit in bits(als.digits))
    return f"{cells_notation(size, bits(als.cells))}{{{digits}}}"
