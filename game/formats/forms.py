"""The forms that tell more than digits: which one a text is in."""

from typing import Final

from game.formats.addresses import AddressForm
from game.formats.document import Form, Reader
from game.formats.fields import FieldsReader
from game.formats.hsol import HsolReader
from game.formats.library import HodokuForm
from game.formats.links import FPuzzlesForm, OwnSudokuPadForm, SudokuPadForm
from game.formats.open_sudoku import OpenSudokuForm
from game.formats.pencilmarks import PencilMarksForm
from game.formats.penpa import PenpaReader
from game.formats.records import RecordsForm
from game.formats.sadman import SadManForm
from game.formats.simple import SimpleForm
from game.formats.sudocue import SudoCueForm
from game.formats.sukaku import SukakuForm
from game.formats.table import TableForm

READERS: Final[tuple[Reader, ...]] = (
    HodokuForm(),
    HsolReader(),
    OpenSudokuForm(),
    FPuzzlesForm(),
    PenpaReader(),
    AddressForm(),
    SadManForm(),
    TableForm(),
    RecordsForm(),
    SukakuForm(),
    SimpleForm(),
    SudoCueForm(),
    PencilMarksForm(),
    FieldsReader(),
)
"""In the order in which they are asked: the first that claims a text reads it."""

FORMS: Final = tuple(reader for reader in READERS if isinstance(reader, Form))
"""Those that are written too."""

LINKS: Final[tuple[Form, ...]] = (SudokuPadForm(), OwnSudokuPadForm())
"""Forms that are written, and read by one of the above."""


def form_of(text: str) -> Reader | None:
    """Return the form of a text, by what it contains; None where it holds digits alone."""
    return next((reader for reader in READERS if reader.claims(text)), None)
