"""How the editor's board shows a draft, its verdict and suggestions."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.digits import NO_DIGITS, mask_of
from ...core.geometry import Geometry
from ...core.message import Message, message
from ...play.cell_view import CellView
from ...play.editing.editing import Editing
from ...play.editing.tool import REGION
from ..board.overlay import Ground, Letter, Overlay
from .judgement import Judgement

if TYPE_CHECKING:
    from ...play.editing.judging import Suggestion


def cells_of(
    editing: Editing,
    judgement: Judgement,
    suggestions: "Sequence[Suggestion]",
    *,
    whole: bool = False,
) -> tuple[CellView, ...]:
    """Return the cells: clues, conflicts, and as notes what else is possible or suggested.

    With `whole`, every cell shows its digits in solutions.
    """
    draft, judged = editing.draft, judgement.judged
    marked = () if judged is None else judged.marked
    shown = judgement.candidates if whole else judgement.notes
    suggested = {one.cell: one.digit for one in suggestions}
    if suggested:
        shown = tuple(
            mask_of(suggested[cell]) if cell in suggested else NO_DIGITS
            for cell in draft.board.cells
        )
    return tuple(
        CellView(
            digit=value,
            given=True,
            corner=shown[cell] if shown and not value else NO_DIGITS,
            selected=cell == editing.cursor,
            cursor=cell == editing.cursor,
            conflict=cell in marked,
        )
        for cell, value in enumerate(draft.values)
    )


def marks_of(
    editing: Editing, judgement: Judgement, suggestions: "Sequence[Suggestion]"
) -> Overlay:
    """Return the marks below the digits: regions of wrong size, or noteworthy cells."""
    draft = editing.draft
    if editing.tool == REGION:
        wrong = {number for number, _ in judgement.faults}
        first = {number: draft.regions.find(number) for number in draft.regions}
        return Overlay(
            letters=tuple(Letter(cell, str(number + 1), "weak") for number, cell in first.items()),
            grounds=tuple(
                Ground(cell, "pattern_b")
                for cell, number in enumerate(draft.regions)
                if number + 1 in wrong
            ),
        )
    suggested = [Ground(one.cell, "pattern_a") for one in suggestions]
    lacking = [Ground(cell, "pattern_c") for cell in editing.lacking]
    differing = [Ground(cell, "same") for cell in judgement.marked]
    blamed = [
        Ground(cell, "conflict_ground") for cell in judgement.blamed if not draft.values[cell]
    ]
    return Overlay(grounds=tuple(suggested or [*differing, *blamed, *lacking]))


def words_of(suggestion: "Suggestion", board: Geometry) -> Message:
    """Return the text about a suggested clue."""
    facts = {"digit": board.symbol_for(suggestion.digit), "cell": board.cell_name(suggestion.cell)}
    if suggestion.left is None:
        return message("edit.suggest.many", **facts)
    return message("edit.suggest.left", suggestion.left, **facts)
