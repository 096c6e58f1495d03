"""What the editor makes reads back equal from links, whatever it is made of."""

from random import Random

import pytest

from game.core.constraints import every_kind
from game.core.geometry import EXTRAS
from game.formats.forms.links import FPuzzlesForm, SudokuPadForm
from game.play.editing.draft import Draft, Rules, allowed_extras
from game.play.editing.editing import Editing
from game.play.editing.pencil import Pencil
from game.play.editing.tool import every_tool
from game.ui.editor.brought import draft_in, entry_of

TOOLS = [tool for tools in every_tool().values() for tool in tools if tool.word != "region"]


def again(draft: Draft, form: FPuzzlesForm) -> Draft:
    """Return what comes of a draft on its way through a link."""
    [entry] = form.read(form.write(entry_of(draft)))
    return draft_in(entry)


def drawn(seed: int) -> Draft:
    """Return a draft with something of all tools, drawn at random places, and switches."""
    rng = Random(seed)
    size = rng.choice((6, 8, 9))
    extras = tuple(e for e in allowed_extras(size) if e != "windows" and rng.random() < 0.3)
    editing = Editing((Draft().ruled(Rules(size, rng.random() < 0.5, extras)),), 0)
    pencil = Pencil(editing)
    for tool in rng.sample(TOOLS, 12):
        editing.tool = tool
        pencil.begin((rng.uniform(-0.9, size + 0.9), rng.uniform(-0.9, size + 0.9)))
        for _ in range(rng.randrange(3)):
            pencil.go_on((rng.uniform(0, size), rng.uniform(0, size)))
        pencil.end()
        pencil.type_digit(rng.randrange(1, 4))
    words = [its.word for its in every_kind() if its.gesture.value == "switch"]
    rules = editing.draft.rules._replace(switches=tuple(rng.sample(words, 2)))
    draft = editing.draft.ruled(rules).write((rng.randrange(size * size),), 2)
    brought = draft.brought._replace(title="Name", author="Ann", rules="Once\nper row.")
    return draft._replace(brought=brought)


@pytest.mark.parametrize("form", [FPuzzlesForm(), SudokuPadForm()], ids=["f-puzzles", "sudokupad"])
def test_whatever_is_drawn_reads_back_equal(form: FPuzzlesForm) -> None:
    for seed in range(60):
        draft = drawn(seed)
        found = again(draft, form)
        assert found.values == draft.values, seed
        assert found.board.region_of == draft.board.region_of, seed
        assert found.board.peers == draft.board.peers, seed
        assert {*found.constraints} == {*draft.constraints}, seed
        assert found.brought[:3] == draft.brought[:3], seed
        assert {*found.brought.constraints} == {*draft.brought.constraints}, seed


@pytest.mark.parametrize("extra", EXTRAS)
def test_rules_of_the_whole_board_read_back_equal(extra: str) -> None:
    draft = Draft().ruled(Rules(extras=(extra,)))
    assert again(draft, FPuzzlesForm()).board == draft.board


def test_unfinished_regions_read_back_equal() -> None:
    draft = Draft().ruled(Rules(is_jigsaw=True)).paint((3,), 0)
    assert not draft.is_board
    assert again(draft, FPuzzlesForm()).regions == draft.regions
