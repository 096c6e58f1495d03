"""The legend lists what is on the board, and nothing else."""

import pytest

from game.logic.techniques import TECHNIQUES
from game.messages.catalogue import Catalogue
from game.ui.board.explain import step_overlay
from game.ui.board.phases import phases
from game.ui.board.symbols import symbols
from tests.ui.board.drawn import example

ALL = tuple(technique.id for technique in TECHNIQUES)
CATALOGUE = Catalogue()


@pytest.mark.parametrize("technique", ALL)
def test_every_shape_and_line_has_one_entry(technique: str) -> None:
    overlay = example(technique).overlay
    found = symbols(overlay)
    names = [symbol.id for symbol in found]
    assert len(set(names)) == len(names)
    assert ("struck" in names) == any(disc.struck for disc in overlay.discs)
    assert ("weak" in names) == any(not link.strong for link in overlay.links)
    shown = {disc.cell for disc in overlay.discs}
    assert shown == {cell for symbol in found if symbol.disc for cell in symbol.cells}
    outlines = {region.role for region in overlay.regions}
    for symbol in found:
        if symbol.id == "set":
            assert symbol.stripe is not None
            assert symbol.stripe.role in outlines, "in a colour that an outline has"
        assert symbol.cells
        assert CATALOGUE.text(f"legend.{symbol.id}")


@pytest.mark.parametrize("technique", ALL)
def test_the_pieces_of_a_pattern_end_with_all_of_it(technique: str) -> None:
    made = example(technique)
    pieces = phases(made.step)
    assert pieces[-1] == made.step
    whole = {disc[:2] for disc in step_overlay(made.step, made.grid, concluded=False).discs}
    for piece in pieces[:-1]:
        drawn = step_overlay(piece, made.grid, concluded=False)
        assert {disc[:2] for disc in drawn.discs} <= whole
        assert not any(disc.struck for disc in drawn.discs)
    if len(pieces) > 1 and made.step.chains:
        links = {link for piece in pieces[:-1] for chain in piece.chains for link in chain}
        every = [link for chain in made.step.chains for link in chain]
        assert links == set(every[:-1]) or links == set(every)
