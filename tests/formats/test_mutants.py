"""Files altered at random: every form either reads them or tells a mistake, soon and in bounds.

An ordinary run tries a few of each form, `NONET_TRUTH=all` twenty thousand.
"""

import json
import random
from typing import Final

import pytest

from game.core.constraint import Constraint
from game.core.digits import Mask
from game.core.errors import SudokuError
from game.formats.detect import form_of
from game.formats.document import Entry
from game.formats.known import RICHER, TARGETS
from game.formats.lines import entries_of
from game.formats.lz import packed, unpacked
from game.formats.syntax import FormatError
from game.formats.written import Conversion
from game.messages.catalogue import Catalogue
from tests.documents import FIRST, SECOND
from tests.formats import penpa
from tests.formats.test_others import HSOL, SUDOKUPAD, rows
from tests.truth import WHOLE

MUTANTS: Final = 20_000 if WHOLE else 30
SIGNS: Final = "0123456789.-_*|+,;:'\"[]{}<>&#=/?! \n\t\r\\uIEax\x00\ufeff│１é猫"
OPEN: Final = FIRST.board.open_cells
ENTRY: Final = Entry(
    FIRST.board.place(OPEN[0], FIRST.solution.values[OPEN[0]]),
    frozenset(OPEN[:1]),
    tuple(Mask(0 if value else 3) for value in FIRST.board.values),
    (),
    "A title",
    "An author",
    (("level", "3.4"),),
    FIRST.solution,
    rules="One.\nTwo.",
    constraints=(Constraint("killercage", ((1, 1), (1, 2)), values=("3",)),),
)
CATALOGUE: Final = Catalogue()


def written(name: str, entry: Entry) -> str:
    return "".join(Conversion(name).texts([entry]))


SAMPLES: Final = {
    **{name: written(name, ENTRY) for name in TARGETS},
    "hsol": HSOL,
    "fields": "\n".join(",".join("" if c == "." else c for c in row) for row in rows(FIRST.board)),
    "titled": "\n".join(["Grid 1", *rows(FIRST.board), "Grid 2", *rows(SECOND[0].board)]),
    "json": json.dumps(SUDOKUPAD),
    "penpa": penpa.link(penpa.SAMPLE),
    "good": "playgoodsudoku.com/puzzle/$cAZAIABgcAQAAIAFCQAAAHAFAAAwAAgAEAAAAwQAgAAGADAQAFAWAHA=",
    "address": f"https://sudokuexchange.com/play/?s={FIRST.board.text}",
    "boxed": "\n".join(["┌───┐", *(f"│{r[:3]}│{r[3:6]}│{r[6:]}│" for r in rows(FIRST.board))]),
}  # fmt: skip
LINKS: Final = ("f-puzzles", "sudokupad", "scl")
PENPA: Final = penpa.told(penpa.SAMPLE)


def mutant(sample: str, rng: random.Random) -> str:
    """Return a text with some of it taken away, put twice, or replaced."""
    for _ in range(rng.choice((1, 1, 2, 3, 8))):
        at, length = rng.randrange(len(sample) + 1), rng.choice((0, 1, 1, 2, 9, 81))
        put = "".join(rng.choices(SIGNS, k=rng.choice((0, 1, 1, 2, 5))))
        if rng.random() < 0.2:
            start = rng.randrange(len(sample) + 1)
            put = sample[start : start + rng.choice((1, 10, 200))] * rng.choice((1, 1, 40))
        sample = sample[:at] + put + sample[at + length :]
        sample = sample[:4000]
    return sample


def tried(text: str) -> None:
    """Read a text on every road; what is wrong with it is told in words."""
    try:
        for entry in entries_of(text):
            assert len(entry.grid.values) == len(entry.grid.geometry.cells)
            _ = entry.features
            for name in ("f-puzzles", "line"):
                written(name, entry._replace(unread=()))
            _ = entry.board
    except SudokuError as error:
        if not isinstance(error, FormatError) or len(CATALOGUE.error(error)) > 600:
            raise AssertionError(f"{type(error).__name__} of {text!r}") from error


@pytest.mark.parametrize("name", SAMPLES)
def test_a_mutant_is_read_or_its_mistake_is_told(name: str) -> None:
    rng = random.Random(name)
    sample = SAMPLES[name]
    tried(sample)
    inside, pack = PENPA if name == "penpa" else "", penpa.linked
    if name in LINKS:
        inside, pack = unpacked(sample.strip().removeprefix(TARGETS[name].link)), packed  # type: ignore[attr-defined]
    for number in range(MUTANTS):
        if inside and number % 2:
            # What a link packs is altered, too, not only the packing.
            tried(pack(mutant(inside, rng)))
        else:
            tried(mutant(sample, rng))


def test_every_form_has_a_sample() -> None:
    read_by = {form and form.name for form in map(form_of, SAMPLES.values())}
    lacking = {form.name for form in RICHER} - read_by - {"sdm", "sudokupad", "scl"}
    assert not lacking, f"SAMPLES has no text that is read as {lacking}"
