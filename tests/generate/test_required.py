"""Puzzles that a technique is asked for: it is on the path that is shown, and mostly needed."""

from pathlib import Path

import pytest

from game.generate import bank as banks
from game.generate import required
from game.generate.deal import deal
from game.generate.grade import suits
from game.generate.ids import BANK, parse_id
from game.generate.levels import Level
from game.generate.need import GENERAL_FORMS, Need, is_stuck
from game.generate.required import (
    TechniqueAboveLevelError,
    TechniqueNotFoundError,
    deal_with,
    level_with,
)
from game.generate.symmetry import Symmetry
from game.logic.finder import path
from game.messages.catalogue import Catalogue
from tests.truth import sample

SAY = Catalogue().render


def test_the_same_text_gives_the_same_puzzle() -> None:
    one = deal_with("w-wing", "seed")
    assert one == deal_with("w-wing", "seed")
    assert one.puzzle != deal_with("w-wing", "another").puzzle
    assert one.puzzle.id is not None
    assert deal(parse_id(one.puzzle.id)) == one.puzzle


@pytest.mark.parametrize(
    "technique",
    sample(
        [
            "naked-triple",
            "hidden-single",
            "hidden-pair",
            "swordfish",
            "simple-colours-trap",
            "xy-wing",
        ],
        3,
    ),
)
def test_the_shown_path_uses_what_was_asked_for_and_the_level_is_stuck_without(
    technique: str,
) -> None:
    level = level_with(technique)
    for seed in ("one", "two"):
        found = deal_with(technique, seed)
        givens = found.puzzle.givens
        assert (found.level, found.need) == (level, Need.ALONE)
        assert suits(level, givens, technique)
        assert technique in path(givens).counts
        assert is_stuck(level, givens, {technique})
        assert "The other techniques of level" in SAY(found.note)


@pytest.mark.parametrize("technique", ["x-wing", "skyscraper", "two-string-kite"])
def test_what_general_forms_always_find_is_told_to_be_so(technique: str) -> None:
    found = deal_with(technique, "seed")
    givens = found.puzzle.givens
    assert found.need is Need.FORMS
    assert technique in path(givens).counts
    assert not is_stuck(Level.HARD, givens, {technique})
    assert is_stuck(Level.HARD, givens, {technique, *GENERAL_FORMS[technique]})
    assert "or a more general technique" in SAY(found.note)


def test_what_other_techniques_would_do_is_told_to_be_so() -> None:
    found = deal_with("xy-chain", "seed")
    assert found.need is Need.USED
    assert "xy-chain" in path(found.puzzle.givens).counts
    assert SAY(found.note) == (
        "The path through this puzzle uses XY-Chain, but other techniques of level Expert "
        "can solve it, too."
    )


def test_a_symmetric_board_is_generated() -> None:
    found = deal_with("w-wing", "seed", symmetry=Symmetry.HALF_TURN)
    values = found.puzzle.givens.values
    assert all(bool(a) == bool(b) for a, b in zip(values, reversed(values), strict=True))


def test_a_technique_without_puzzles_at_its_own_level_belongs_to_the_next() -> None:
    assert level_with("x-wing") is Level.HARD
    assert level_with("hidden-quad") is Level.EXTREME
    assert level_with("full-house") is Level.GENTLE


def test_a_level_that_is_too_easy_is_refused_at_once() -> None:
    with pytest.raises(TechniqueAboveLevelError, match="jellyfish is of hard, above beginner"):
        deal_with("jellyfish", "seed", Level.BEGINNER)


def test_what_no_path_uses_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(required, "IDS", 8)
    with pytest.raises(
        TechniqueNotFoundError, match="none of 8 hard puzzles uses uniqueness-test-5"
    ):
        deal_with("uniqueness-test-5", "seed")


def test_without_the_bank_puzzles_are_generated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(banks.Bank.__init__, "__defaults__", (tmp_path,))
    found = deal_with("w-wing", "seed")
    assert found.puzzle.id is not None
    assert parse_id(found.puzzle.id).source != BANK
