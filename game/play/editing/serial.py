"""Converts drafts to plain values for JSON, and back."""

from collections.abc import Mapping
from typing import Any, Final

from ...core.errors import SudokuError
from ...core.geometry import BOXES, geometry, geometry_of
from ...core.grid import Grid
from ...plain import clean
from .draft import NOTHING, Brought, Draft, Rules, draft_of, extras_of

_FIRST: Final = ord("A")


def plain_of(draft: Draft) -> dict[str, str]:
    """Return a draft as texts: its board's code, its digits, and its painted regions."""
    board = draft.board
    code = board.code
    if draft.regions:
        code = geometry(*BOXES[board.size], extras_of(board)).code
        if draft.constraints:
            from ...core.constraints import text_of  # most boards have none

            code = "~".join((code, *(text_of(each, board) for each in draft.constraints)))
    regions = "".join(chr(_FIRST + number) for number in draft.regions)
    told = {"board": code, "digits": draft.grid.text}
    return told | ({"regions": regions} if regions else {})


def plain_brought(brought: Brought) -> dict[str, object]:
    """Return the further parts of drafts as plain values."""
    from ..told import encode_drawing  # most drafts are made here

    constraints = [encode_drawing(one) for one in brought.constraints]
    return brought._asdict() | {"constraints": constraints}


def brought_from(plain: object) -> Brought:
    """Return the further parts of a draft; raises `SaveError` if they are damaged."""
    from ..fields import Fields
    from ..told import MOST_DRAWINGS, decode_drawing

    fields = Fields(plain, "brought")
    title, author = (clean(fields.text(key)) for key in ("title", "author"))
    constraints = fields.items("constraints")[:MOST_DRAWINGS]
    return Brought(
        title,
        author,
        clean(fields.text("rules"), lines=True),
        tuple(decode_drawing(Fields(one, "drawing")) for one in constraints),
        fields.plain.get("unread") is True,
    )


def draft_from(plain: object, brought: Brought = NOTHING) -> Draft | None:
    """Return the draft in texts, with its further parts; None if there is none."""
    if not isinstance(plain, Mapping):
        return None
    texts: list[Any] = [plain.get(key, "") for key in ("board", "digits", "regions")]
    if not all(isinstance(text, str) for text in texts):
        return None
    code, digits, regions = texts
    try:
        board = geometry_of(code)
        draft = draft_of(Grid.parse(digits, board), brought)
    except (SudokuError, KeyError):
        return None
    if not regions:
        return draft
    painted = bytes(max(0, min(ord(letter) - _FIRST, 255)) for letter in regions)
    if len(painted) != len(board.cells) or max(painted) >= board.size or board.box_shape is None:
        return None
    jigsaw = draft.ruled(Rules(board.size, is_jigsaw=True, extras=extras_of(board)))
    return jigsaw.with_regions(painted)
