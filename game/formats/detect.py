"""Detects the form of a text; reads and writes boards in forms of digits alone."""

from typing import Final

from ..core.errors import SudokuError
from ..core.geometry import CLASSIC, Geometry
from ..core.grid import Grid
from .document import DigitsForm, Form
from .forms.frame import FrameForm
from .forms.library import LibraryForm
from .forms.line import LineForm
from .forms.matrix import ListForm, MatrixForm
from .forms.triples import TriplesForm
from .shape import size_of, split_shape_prefix, standard_geometry
from .syntax import FormatError, Line, lines_of

DIGITS: Final[tuple[DigitsForm, ...]] = (
    LibraryForm(),
    FrameForm(),
    ListForm(),
    TriplesForm(),
    MatrixForm(),
    LineForm(),
)
"""The forms of digits alone, in the order in which they are asked: the first that claims a text
reads it."""


class EmptyWordError(SudokuError):
    """The form cannot have a word of several characters for an empty cell."""

    key = "error.format.empty_word"

    def __init__(self, empty: str, name: str) -> None:
        super().__init__(f"{empty!r} is no open cell in {name}", empty=empty, name=name)


def require_room(name: str, empty: str | None) -> None:
    """Raise `EmptyWordError` if a form cannot use a word for empty cells."""
    if empty is not None and len(empty) > 1 and _named(name).is_character_a_cell:
        raise EmptyWordError(empty, name)


def detect(text: str) -> DigitsForm:
    """Return the form of a text of digits, judged by its content; raises `FormatError`."""
    lines = lines_of(text)
    if not lines:
        raise FormatError("empty", "no board")
    for form in DIGITS:
        if form.claims_lines(lines):
            return form
    raise FormatError("unknown", "of no known format")


def form_of(text: str, geometry: Geometry | None = None) -> Form | None:
    """Return the form of a classic text; None if it has nothing but digits."""
    if geometry not in (None, CLASSIC):
        return None
    from .known import RICHER  # there are many, and most files are in none

    return next((form for form in RICHER if form.claims(text)), None)


def read(text: str, geometry: Geometry | None = None) -> tuple[Grid, ...]:
    """Return the boards of a text in any known format, at least one.

    Their shape is the one given, or that of the code at the beginning of the text or of each line;
    otherwise the number of cells decides. Raises `FormatError` with its place. Boards need not be
    valid puzzles.
    """
    form = form_of(text, geometry)
    if form is not None:
        return tuple(entry.board for entry in form.read(text))
    lines = lines_of(text)
    own, rest = split_shape_prefix(lines)
    if own is not None:
        if len(rest) == len(lines):
            # Each board stands behind its code.
            pairs = (split_shape_prefix((line,)) for line in lines)
            return tuple(g for shape, line in pairs for g in LineForm().boards(line, shape or own))
        return _form_for(rest, own).boards(rest, own)
    if geometry is None:
        geometry = _plain_shape(lines)
    if geometry in (None, CLASSIC):
        return detect(text).boards(lines)
    return _form_for(lines, geometry).boards(lines, geometry)


def format_of(text: str, geometry: Geometry) -> str:
    """Return the name of the format of a text with boards of a shape."""
    form = form_of(text, geometry)
    if form is not None:
        return form.plain
    if geometry == CLASSIC:
        return detect(text).name
    lines = lines_of(text)
    own, rest = split_shape_prefix(lines)
    if own is not None and len(rest) == len(lines):
        return LineForm.name
    return _form_for(rest, geometry).name


def _plain_shape(lines: tuple[Line, ...]) -> Geometry | None:
    """Return the only shape with as many cells as the boards have."""
    rows = FrameForm().rows(lines) if FrameForm().claims_lines(lines) else lines
    size = size_of([[token.text for token in row.tokens] for row in rows]) if rows else None
    return None if size is None else standard_geometry(size)


def _form_for(lines: tuple[Line, ...], geometry: Geometry) -> DigitsForm:
    """Return the form of a text of known shape; raises `FormatError` if it has no board."""
    if not lines:
        raise FormatError("empty", "no board")
    for form in (LibraryForm(), FrameForm(), ListForm(), TriplesForm()):
        if form.claims_lines(lines):
            return form
    most = max(len(line.tokens) for line in lines)
    return MatrixForm() if most >= geometry.size // 2 else LineForm()


def write(grid: Grid, name: str = "line", *, empty: str | None = None) -> str:
    """Return the text of a board in a format by name; raises `KeyError` for an unknown name.

    `empty` replaces the format's own word for an empty cell; raises `EmptyWordError` if the format
    cannot use it.
    """
    require_room(name, empty)
    form = _named(name)
    return form.text(grid) if empty is None else form.text(grid, empty=empty)


def _named(name: str) -> DigitsForm:
    return {form.name: form for form in DIGITS}[name]
