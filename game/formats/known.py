"""The table of text forms: only forms listed here are read, written and offered."""

from typing import Final

from .detect import DIGITS
from .document import DigitsForm, Form
from .forms.addresses import AddressForm
from .forms.fields import FieldsForm
from .forms.hsol import HsolForm
from .forms.library import HodokuForm
from .forms.line import CollectionForm
from .forms.links import FPuzzlesForm, OwnSudokuPadForm, SudokuPadForm
from .forms.open_sudoku import OpenSudokuForm
from .forms.pencilmarks import PencilMarksForm
from .forms.penpa import PenpaForm
from .forms.records import RecordsForm
from .forms.sadman import SadManForm
from .forms.simple import SimpleForm
from .forms.sudocue import SudoCueForm
from .forms.sukaku import SukakuForm
from .forms.table import TableForm

FORMS: Final[tuple[Form, ...]] = (
    *DIGITS,
    CollectionForm(),
    HodokuForm(),
    HsolForm(),
    OpenSudokuForm(),
    FPuzzlesForm(),
    PenpaForm(),
    AddressForm(),
    SadManForm(),
    TableForm(),
    RecordsForm(),
    SukakuForm(),
    SimpleForm(),
    SudoCueForm(),
    PencilMarksForm(),
    FieldsForm(),
    SudokuPadForm(),
    OwnSudokuPadForm(),
)
"""All forms. Those that tell more than digits are asked first, in this order: the first that claims
a text reads it."""

RICHER: Final = tuple(form for form in FORMS if not isinstance(form, DigitsForm))
"""Those that tell more than digits."""
TARGETS: Final = {form.name: form for form in FORMS if form.is_written}
"""What puzzles can be converted to, by name."""
OFFERED: Final = tuple(sorted((form for form in FORMS if form.suffix), key=lambda form: form.rank))
"""What the window offers to write a game in."""
