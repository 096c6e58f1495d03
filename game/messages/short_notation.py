"""Cells, eliminations, chains in standard short notation: r4c7, r12c3<>1, r4c7=5 → r4c2<>5."""

from collections.abc import Iterable, Sequence

from ..core.digits import symbol
from ..logic.step import Candidate, Link, Step


def cells_text(cells: Iterable[int], size: int) -> str:
    """Return cells in standard short notation: r4c7, or r12c3 for two rows of a column.

    On boards above 9x9 cells are not combined.
    """
    if size > 9:
        return ", ".join(f"r{c // size + 1}c{c % size + 1}" for c in sorted(set(cells)))
    rows: dict[int, list[int]] = {}
    for cell in sorted(set(cells)):
        rows.setdefault(cell // size, []).append(cell % size + 1)
    columns: dict[tuple[int, ...], list[int]] = {}
    for row, found in rows.items():
        columns.setdefault(tuple(found), []).append(row + 1)
    return ", ".join(
        f"r{''.join(map(str, group))}c{''.join(map(str, found))}"
        for found, group in columns.items()
    )


def eliminations(step: Step, size: int) -> str:
    """Return the eliminations of a step: r4c7<>5, r12c3<>1; empty if there are none."""
    digits: dict[int, list[int]] = {}
    for cell, digit in step.eliminations:
        digits.setdefault(digit, []).append(cell)
    return ", ".join(f"{cells_text(digits[d], size)}<>{symbol(d)}" for d in sorted(digits))


def chains_text(chains: Iterable[Sequence[Link]], size: int) -> str:
    """Return chains one after the other; single weak links from one node are combined."""
    return "; ".join(chain_text(chain, size) for chain in joined_chains(chains))


def joined_chains(chains: Iterable[Sequence[Link]]) -> list[list[Link]]:
    """Return chains without repetitions: branches of a net may share some."""
    kept: dict[tuple[Candidate, ...] | tuple[Link, ...], list[Link]] = {}
    for chain in chains:
        if len(chain) == 1 and not chain[0].strong:
            link = chain[0]
            before = kept[link.start][0].end if link.start in kept else ()
            end = (*before, *(candidate for candidate in link.end if candidate not in before))
            kept[link.start] = [Link(link.start, end, False)]
        else:
            kept[tuple(chain)] = list(chain)
    return list(kept.values())


def chain_text(chain: Sequence[Link], size: int) -> str:
    """Return a chain read from its start: r4c7=5 → r4c2<>5 → r9c2=5.

    A weak link leads from a true node to a false one, a strong link from a false one to a true.
    """
    nodes = [node_text(link.start, size, true=not link.strong) for link in chain[:1]]
    nodes += [node_text(link.end, size, true=link.strong) for link in chain]
    return " → ".join(nodes)


def node_text(node: Iterable[Candidate], size: int, *, true: bool) -> str:
    """Return a node as r4c7=5, r12c3<>5 or, for several digits of a cell, r4c7<>258."""
    cells: dict[int, list[Candidate]] = {}
    for candidate in node:
        cells.setdefault(candidate.cell, []).append(candidate)
    digits: dict[str, list[int]] = {}
    for cell, found in cells.items():
        digits.setdefault("".join(symbol(c.digit) for c in sorted(found)), []).append(cell)
    sign = "=" if true else "<>"
    return ", ".join(f"{cells_text(where, size)}{sign}{what}" for what, where in digits.items())
