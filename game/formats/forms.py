"""The forms that tell more than digits: which one a text is in."""

from typing import Final

from game.formats.document import Form
from game.formats.fpuzzles import FPuzzlesForm, SudokuPadForm
from game.formats.library import HodokuForm
from game.formats.open_sudoku import OpenSudokuForm
from game.formats.pencilmarks import PencilMarksForm
from game.formats.sadman import SadManForm
from game.formats.simple import SimpleForm
from game.formats.sukaku import SukakuForm
from game.formats.table import TableForm

FORMS: Final[tuple[Form, ...]] = (
    HodokuForm(),
    OpenSudokuForm(),
    FPuzzlesForm(),
    SadManForm(),
    TableForm(),
    SukakuForm(),
    SimpleForm(),
    PencilMarksForm(),
)
"""In the order in which they are asked: the first that claims a text reads it."""

LINKS: Final[tuple[Form, ...]] = (SudokuPadForm(),)
"""Forms that are written, and read by one of the above."""


def form_of(text: str) -> Form | None:
    """Return the form of a text, by what it contains; None where it holds digits alone."""
    return next((form for form in FORMS if form.claims(text)), None)
