"""Chains and almost locked sets in the field's notation, the same in every language."""

from collections.abc import Iterable, Sequence

from game.logic.board import bits
from game.logic.search.almost_locked_sets import Als
from game.logic.step import Candidate


def cells_notation(cells: Iterable[int]) -> str:
    """Return cells in short: r1c23, r12c3, and r12c3,r4c5 where they are not of one line."""
    columns_of_row: dict[int, str] = {}
    for cell in cells:
        row = cell // 9 + 1
        columns_of_row[row] = columns_of_row.get(row, "") + str(cell % 9 + 1)
    rows_of_columns: dict[str, str] = {}
    for row, columns in columns_of_row.items():
        rows_of_columns[columns] = rows_of_columns.get(columns, "") + str(row)
    return ",".join(f"r{rows}c{columns}" for columns, rows in rows_of_columns.items())


def node_notation(node: Sequence[Candidate]) -> str:
    """Return a candidate or group of one digit: r1c23=5."""
    return f"{cells_notation(candidate.cell for candidate in node)}={node[0].digit}"


def chain_notation(nodes: Sequence[Sequence[Candidate]]) -> str:
    """Return a chain that begins with a strong link: (5)r1c2=(5)r1c7-(5)r3c8=(2)r3c8."""
    text = ""
    for index, node in enumerate(nodes):
        if index:
            text += "=" if index % 2 else "-"
        text += f"({node[0].digit}){cells_notation(candidate.cell for candidate in node)}"
    return text


def sets_notation(sets: Iterable[Als]) -> str:
    """Return almost locked sets in order: r1c23{146} – r5c2{46}."""
    return " – ".join(map(set_notation, sets))


def set_notation(als: Als) -> str:
    """Return an almost locked set as its cells and digits: r1c23{146}."""
    digits = "".join(str(digit + 1) for digit in bits(als.digits))
    return f"{cells_notation(bits(als.cells))}{{{digits}}}"
