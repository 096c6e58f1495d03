"""The forms that tell more than digits: which one a text is in."""

from typing import Final

from game.formats.document import Form
from game.formats.library import HodokuForm
from game.formats.pencilmarks import PencilMarksForm
from game.formats.sadman import SadManForm
from game.formats.simple import SimpleForm
from game.formats.sukaku import SukakuForm
from game.formats.table import TableForm

FORMS: Final[tuple[Form, ...]] = (
    HodokuForm(),
    SadManForm(),
    TableForm(),
    SukakuForm(),
    SimpleForm(),
    PencilMarksForm(),
)
"""In the order in which they are asked: the first that claims a text reads it."""


def form_of(text: str) -> Form | None:
    """Return the form of a text, by what it contains; None where it holds digits alone."""
    return next((form for form in FORMS if form.claims(text)), None)
