"""Puzzles from elsewhere in the editor, with the parts that come along."""

from typing import Final

from ...core.constraints import base_of, constrained, kind_of, read_whole
from ...core.constraints.clause import Clause
from ...core.geometry import Geometry, geometry
from ...core.grid import Grid
from ...formats.document import Entry
from ...formats.reading import reading_of
from ...play.editing.draft import NOTHING, Brought, Draft, Rules, draft_of, extras_of

REGION: Final = "extra-region"


def regions_of(board: Geometry) -> bytes:
    """Return the regions that `entry_of` wrote as extra ones; none if it did not.

    Cells outside all of them form one more region, which was too large.
    """
    size, rows = board.size, [house.cells for house in board.rows]
    if [house.cells for house in board.boxes] != rows:
        return b""
    groups = [one.cells for one in board.constraints if one.kind == REGION]
    inside = [cell for group in groups for cell in group]
    rest = [cell for cell in board.cells if cell not in inside]
    if len(inside) != len(set(inside)) or not groups or len(groups) + bool(rest) > size:
        return b""
    found = bytearray(len(board.cells))
    # In the order of their first cells, as those of a jigsaw are.
    for number, group in enumerate(sorted([*groups, *([rest] if rest else [])], key=min)):
        for cell in group:
            found[cell] = number
    return bytes(found)


def taken(entry: Entry) -> tuple[Grid, Brought]:
    """Return the board of a puzzle with its known rules, and its further parts.

    Its solution shows which rules are doubtful. It is not stored: once edited, the puzzle has
    another.
    """
    read, alone = reading_of(entry), reading_of(entry._replace(solution=None))
    unread = not alone.is_whole or bool(read.doubtful or read.odd_houses)
    board = read.board.geometry
    shape = constrained(base_of(board), board.constraints, unread=unread)
    doubtful = tuple(kind_of(one).write(one, base_of(board)) for one in read.doubtful)
    others = tuple(one for one in entry.constraints if one.is_drawing or one.kind in read.unknown)
    brought = Brought(entry.title, entry.author, entry.rules, (*others, *doubtful), unread)
    return Grid(entry.grid.values, None, shape), brought


def draft_in(entry: Entry) -> Draft:
    """Return a file's puzzle as a draft, even with unfinished regions."""
    grid, brought = taken(entry)
    board, regions = grid.geometry, regions_of(grid.geometry)
    draft = draft_of(grid, brought)
    if not regions:
        return draft
    rest = tuple(one for one in board.constraints if one.kind != REGION)
    plain = Draft(brought=brought).ruled(Rules(board.size, is_jigsaw=True))
    plain = plain.ruled(plain.rules._replace(extras=extras_of(board)))
    return plain.constrained(rest)._replace(values=grid.values).with_regions(regions)


def entry_of(draft: Draft) -> Entry:
    """Return a draft as an entry of a file, with its further parts.

    Regions that are not valid become extra regions of a board without any.
    """
    brought, board = draft.brought, draft.board
    if not draft.is_board:
        lines = geometry(1, board.size, extras_of(board))
        groups = [[c for c in lines.cells if draft.regions[c] == n] for n in range(board.size)]
        uneven = tuple(Clause(REGION, tuple(group)) for group in groups if len(group) > 1)
        small = tuple(one for one in uneven if len(one.cells) <= board.size)
        board = constrained(lines, (*draft.constraints, *small))
    if brought == NOTHING:
        return Entry(Grid(draft.values, None, board))
    return Entry(
        Grid(draft.values, None, read_whole(board)),
        title=brought.title,
        author=brought.author,
        rules=brought.rules,
        constraints=brought.constraints,
    ).plain
