"""Puzzles from elsewhere in the editor: what they bring besides a board goes along."""

from ...core.constraints import base_of, constrained, kind_of, read_whole
from ...core.grid import Grid
from ...formats.document import Entry
from ...formats.reading import reading_of
from ...play.editing.draft import NOTHING, Brought, Draft


def taken(entry: Entry) -> tuple[Grid, Brought]:
    """Return the board of a puzzle with the rules that are known, and what it has besides.

    Its solution tells which rules are doubtful. It is not kept: edited, the puzzle has another.
    """
    read, alone = reading_of(entry), reading_of(entry._replace(solution=None))
    unread = not alone.is_whole or bool(read.doubtful or read.odd_houses)
    board = read.board.geometry
    shape = constrained(base_of(board), board.constraints, unread=unread)
    doubtful = tuple(kind_of(one).write(one, base_of(board)) for one in read.doubtful)
    others = tuple(one for one in entry.constraints if one.is_drawing or one.kind in read.unknown)
    brought = Brought(entry.title, entry.author, entry.rules, (*others, *doubtful), unread)
    return Grid(entry.grid.values, None, shape), brought


def entry_of(draft: Draft) -> Entry:
    """Return a draft as a file tells it, with what it brought."""
    brought = draft.brought
    if brought == NOTHING:
        return Entry(draft.grid)
    return Entry(
        Grid(draft.values, None, read_whole(draft.board)),
        title=brought.title,
        author=brought.author,
        rules=brought.rules,
        constraints=brought.constraints,
    ).plain
