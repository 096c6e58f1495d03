"""What is said of each technique's example, in plain words and in short notation."""

import re
from itertools import islice

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.board import Board
from game.logic.siamese import two_fish
from game.logic.techniques import BY_ID, TECHNIQUES
from game.messages.catalogue import Catalogue
from game.messages.notation import Notation
from game.messages.sentences import outcome, pattern, sentence
from tests.logic.examples import first_step
from tests.messages.pseudo import glued, pseudo, untold

CATALOGUE = Catalogue()
ALL = tuple(technique.id for technique in TECHNIQUES)
SIAMESE = tuple(name for name in ALL if name.startswith("siamese-"))


@pytest.mark.parametrize("technique", ALL)
def test_a_sentence_tells_all_that_follows_in_plain_words(technique: str) -> None:
    step, grid = first_step(technique)
    for text in (sentence(CATALOGUE, step, grid), sentence(CATALOGUE, step)):
        assert not re.search(r"[<>={}]|  | [.,:;]|[.,:;]{2}", text), text
        assert text.endswith(".")
        for cell, digit in step.placements + step.eliminations:
            assert CLASSIC.cell_name(cell) in text
            assert str(digit) in text
        # No name of a cell is drawn together, as r12c3.
        assert all(len(name) == 4 for name in re.findall(r"r\d+c\d+", text)), text


@pytest.mark.parametrize("technique", ALL)
def test_no_sentence_has_a_gap(technique: str) -> None:
    """A step of the same technique may lack what that of the example has."""
    known = BY_ID[technique]
    board = Board(known.example.grid, known.example.givens)
    for step in islice(known.find(board), 8):
        text = sentence(CATALOGUE, step)
        assert not re.search(r"[={}]|  | [.,:;]|[.,:;]{2}", text), text


def test_an_aligned_exclusion_may_have_no_excluding_cells() -> None:
    known = BY_ID["aligned-triplet-exclusion"]
    texts = [sentence(CATALOGUE, s) for s in known.find(Board(Grid.parse(known.example.board)))]
    assert any("no candidate for r5c2 or r7c2." in text for text in texts)
    assert any("a digit in a house. A digit" in text for text in texts)
    assert not any("to ." in text for text in texts)


def test_a_net_says_what_holds_on_the_board_anyway() -> None:
    known = BY_ID["forcing-net-verity"]
    steps = islice(known.find(Board(known.example.grid)), 3)
    texts = [sentence(CATALOGUE, step) for step in steps]
    assert all("5 is in r7c7 or r7c9 in any case, so r9c8 is not 5" in text for text in texts)


@pytest.mark.parametrize("technique", ALL)
def test_short_notation_writes_signs(technique: str) -> None:
    step, grid = first_step(technique)
    short = outcome(CATALOGUE, step, Notation.SHORT)
    assert re.fullmatch(r"(r\d+c\d+(, )?)+(=|<>)\d(, (r\d+c\d+(, )?)+(=|<>)\d)*", short), short
    text = sentence(CATALOGUE, step, grid, Notation.SHORT)
    assert step.placements or technique in SIAMESE or short in text


@pytest.mark.parametrize("technique", ALL)
def test_how_it_is_found_gives_no_cell_away(technique: str) -> None:
    look = CATALOGUE.text(f"technique.{technique}.look")
    assert look.endswith((".", "?"))
    assert not re.search(r"\d|\{", look)
    step, _ = first_step(technique)
    assert not re.search(r"[<>={}]", pattern(CATALOGUE, step))


@pytest.mark.parametrize("technique", SIAMESE)
def test_a_siamese_fish_is_two_finned_ones(technique: str) -> None:
    step, grid = first_step(technique)
    fish = two_fish(step, grid.geometry)
    assert len(fish) == 2
    assert {c for each in fish for c in each.eliminations} == set(step.eliminations)
    board = Board(grid)
    for each in fish:
        fins = dict(each.arguments)["fin_cells"]
        assert isinstance(fins, tuple)
        covered = {cell for house in each.covers for cell in CLASSIC.houses[house].cells}
        digit = each.eliminations[0].digit
        for house in each.houses:
            for cell in CLASSIC.houses[house].cells:
                is_place = board.masks[cell] >> (digit - 1) & 1
                assert not is_place or cell in covered or cell in fins
        for gone in each.eliminations:
            assert gone.cell in covered
            assert all(fin in CLASSIC.peers[gone.cell] for fin in fins)


def test_singles_name_the_digits_that_block() -> None:
    step, grid = first_step("hidden-single")
    text = sentence(CATALOGUE, step, grid)
    assert "r1c2 and r5c6" in text
    step, grid = first_step("naked-single")
    assert "sees 2, 3, 4, 5, 6, 7, 8 and 9" in sentence(CATALOGUE, step, grid)


def test_what_an_earlier_step_ruled_out_is_told_apart() -> None:
    step, grid = first_step("hidden-single")
    (cell, digit), house = step.placements[0], step.houses[0]
    other = next(c for c in CLASSIC.houses[house].cells if c != cell and not grid.values[c])
    blocker = next(c for c in range(81) if grid.values[c] == digit and other in CLASSIC.peers[c])
    values = ["." if c == blocker else str(v or ".") for c, v in enumerate(grid.values)]
    opened = Grid.parse("".join(values))
    left = [
        (c, digit)
        for c in CLASSIC.houses[house].cells
        if c != cell and opened.candidates[c] >> (digit - 1) & 1
    ]
    assert left
    text = sentence(CATALOGUE, step, opened.without(left))
    assert "earlier steps ruled" in text
    assert all(CLASSIC.cell_name(c) in text for c, _ in left)


@pytest.mark.parametrize("technique", ALL)
def test_nothing_is_said_of_a_step_that_is_in_no_catalogue_or_glued(technique: str) -> None:
    step, grid = first_step(technique)
    texts = pseudo()
    for text in (
        sentence(texts, step, grid),
        sentence(texts, step),
        pattern(texts, step),
        outcome(texts, step),
    ):
        assert not untold(text), text
        assert not glued(text), text
