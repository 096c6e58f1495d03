"""The forms that tell more than digits: which one a text is in."""

from typing import Final

from .addresses import AddressForm
from .document import Form, Reader
from .fields import FieldsReader
from .hsol import HsolReader
from .library import HodokuForm
from .links import FPuzzlesForm, OwnSudokuPadForm, SudokuPadForm
from .open_sudoku import OpenSudokuForm
from .pencilmarks import PencilMarksForm
from .penpa import PenpaReader
from .records import RecordsForm
from .sadman import SadManForm
from .simple import SimpleForm
from .sudocue import SudoCueForm
from .sukaku import SukakuForm
from .table import TableForm

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
