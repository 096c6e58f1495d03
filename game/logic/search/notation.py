"""Chains and almost locked sets in the field's notation, the same in every language."""

from collections.abc import Sequence

from game.logic.board import bits
from game.logic.search.almost_locked_sets import Als
from game.logic.step import Candidate


def cells_notation(cells: Sequence[int]) -> str:
    """Return cells of one row or column as r1c23 or r12c3, others one by one."""
    rows = sorted({cell // 9 + 1 for cell in cells})
    columns = sorted({cell % 9 + 1 for cell in cells})
    if len(rows) == 1 or len(columns) == 1:
        return f"r{''.join(map(str, rows))}c{''.join(map(str, columns))}"
    return ",".join(f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell in cells)


def chain_notation(nodes: Sequence[Sequence[Candidate]]) -> str:
    """Return a chain that begins with a strong link: (5)r1c2=(5)r1c7-(5)r3c8=(2)r3c8."""
    text = ""
    for index, node in enumerate(nodes):
        if index:
            text += "=" if index % 2 else "-"
        text += f"({node[0].digit}){cells_notation([candidate.cell for candidate in node])}"
    return text


def set_notation(als: Als) -> str:
    """Return an almost locked set as its cells and digits: r1c23{146}."""
    digits = "".join(str(digit + 1) for digit in bits(als.digits))
    return f"{cells_notation(bits(als.cells))}{{{digits}}}"
