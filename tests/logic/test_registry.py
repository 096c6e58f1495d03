"""The registry is complete: what menus, help, ratings and documents build themselves from."""

import pytest

from game.logic.finder import FinderOptions, techniques_in_use
from game.logic.technique import Level, Technique
from game.logic.techniques import BY_ID, TECHNIQUES
from game.messages.catalogue import Catalogue
from game.messages.sentences import explanation, name
from tests.logic.test_golden import GOLDEN

LARGE_FISH = ("mutant-squirmbag", "mutant-whale", "finned-mutant-squirmbag", "finned-mutant-whale")
"""A position may have thousands, so that to show that there is none takes minutes; their examples
are proven."""
SINGLES = ("full-house", "naked-single", "hidden-single")


def test_ranks_and_ids_are_unique_and_the_tuple_is_in_order() -> None:
    ranks = [technique.rank for technique in TECHNIQUES]
    assert ranks == sorted(set(ranks))
    assert len(BY_ID) == len(TECHNIQUES)


def test_names_are_unique() -> None:
    names = [name(Catalogue(), technique.id) for technique in TECHNIQUES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda technique: technique.id)
def test_a_technique_is_complete(technique: Technique) -> None:
    assert technique.rank > 0
    assert technique.score > 0
    assert technique.code
    assert technique.level in Level
    assert technique.explainer is None or 1.0 <= technique.explainer <= 12.0
    assert len(explanation(Catalogue(), technique.id).split()) >= 15
    assert technique.example.grid.open_cells
    assert technique.id in LARGE_FISH or any(golden.technique == technique.id for golden in GOLDEN)


def test_easier_levels_score_less_than_harder_ones() -> None:
    easy, medium = (
        [t.score for t in TECHNIQUES if t.level is level and t.in_path]
        for level in (Level.EASY, Level.MEDIUM)
    )
    assert max(easy) < min(medium)


def test_options_leave_techniques_out() -> None:
    every = techniques_in_use()
    assert [t.id for t in every[:3]] == list(SINGLES)
    assert all(t.in_path for t in every)
    plain = techniques_in_use(FinderOptions(uniqueness=False, nets=False))
    assert {t.id for t in every} - {t.id for t in plain} == {
        t.id for t in every if t.assumes_uniqueness or t.needs_net
    }
    assert BY_ID["nested-net"] in every
    assert BY_ID["template-set"] not in every
