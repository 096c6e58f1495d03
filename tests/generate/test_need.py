"""What a puzzle cannot do without, and what no puzzle needs alone."""

from collections.abc import Iterator

import pytest

from game.core.grid import Grid
from game.generate.bank import Bank
from game.generate.levels import Level
from game.generate.need import GENERAL_FORMS, Need, best_need, is_stuck, need_of
from game.generate.required import own_level
from game.logic.board import filled_cells
from game.logic.cause import SINGLES
from game.logic.finder import all_steps, path
from game.logic.techniques import BY_ID

BANK = Bank()


def positions(technique: str, number: int) -> Iterator[tuple[Grid, int]]:
    """Yield positions in which a path uses a technique."""
    level = own_level(technique)
    lines = [*BANK.made_for(level, technique), *BANK.with_technique(level, technique)]
    for index in lines[:number]:
        position = Grid.parse(BANK.entry(level, index).givens)
        givens = filled_cells(position)
        for step in path(position).steps:
            if step.technique == technique:
                yield position, givens
            position = step.apply(position)


@pytest.mark.parametrize("technique", [name for name in GENERAL_FORMS if name not in SINGLES])
def test_the_general_forms_find_whatever_a_technique_finds(technique: str) -> None:
    forms = [BY_ID[name] for name in GENERAL_FORMS[technique]]
    checked = 0
    for position, givens in positions(technique, 12):
        wanted = {
            candidate
            for step in all_steps(position, techniques=[BY_ID[technique]])
            for candidate in step.eliminations
        }
        there = position
        while True:
            gone = {
                candidate
                for step in all_steps(there, givens=givens, techniques=forms)
                for candidate in step.eliminations
            }
            if not gone:
                break
            there = there.without(gone)
        left = {c for c in wanted if there.candidates[c.cell] >> (c.digit - 1) & 1}
        assert not left, (technique, position, left)
        checked += 1
    assert checked >= 10


@pytest.mark.parametrize("technique", [*GENERAL_FORMS, "w-wing", "swordfish"])
def test_a_technique_with_general_forms_is_never_needed_alone(technique: str) -> None:
    level = own_level(technique)
    for index in BANK.made_for(level, technique)[:3]:
        givens = Grid.parse(BANK.entry(level, index).givens)
        alone = technique not in GENERAL_FORMS
        assert is_stuck(level, givens, {technique}) is alone
        assert need_of(technique, level, givens) is best_need(technique, level)
        assert best_need(technique, level) is (Need.ALONE if alone else Need.FORMS)


def test_singles_are_needed_too() -> None:
    givens = Grid.parse(BANK.entry(Level.EASY, 0).givens)
    assert is_stuck(Level.EASY, givens, {"hidden-single", "naked-single"})
    assert is_stuck(Level.EASY, givens, {"hidden-single"})
    # Full houses are singles of both kinds.
    assert not is_stuck(Level.EASY, givens, {"full-house"})
    assert need_of("full-house", Level.EASY, givens) is Need.FORMS


def test_a_puzzle_may_use_what_it_does_not_need() -> None:
    level = Level.HARD
    used = BANK.with_technique(level, "w-wing")
    needs = {need_of("w-wing", level, Grid.parse(BANK.entry(level, n).givens)) for n in used[:20]}
    assert needs == {Need.ALONE, Need.USED}
