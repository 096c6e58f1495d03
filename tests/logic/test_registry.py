"""The registry is complete: what menus, help, ratings and documents build themselves from."""

import re
from collections.abc import Iterator

import pytest

from game.learn.road import STATIONS
from game.logic.finder import FinderOptions, techniques_in_use
from game.logic.technique import Level, Technique
from game.logic.techniques import BY_ID, TECHNIQUES
from game.messages.catalogue import Catalogue, english
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


WORDS = ("name", "taken", "look", "explanation")
"""What every technique has words for, beside its sentences."""


def forgotten(technique: Technique) -> Iterator[str]:
    """Yield a sentence for each thing that a technique lacks."""
    id, words = technique.id, english()
    for part in WORDS:
        if f"technique.{id}.{part}" not in words:
            yield f"{id} has no {part}: write technique.{id}.{part} in game/messages/english"
    if not any(re.fullmatch(rf"technique\.{id}\..*\bsentence(\.one)?", key) for key in words):
        yield f"{id} has no sentence: write technique.{id}.sentence in game/messages/english"
    if not any(id in station.techniques for station in STATIONS.values()):
        yield f"{id} is not on the road: add exhibit({id!r}) to the museum in game/learn/road.py"
    if id not in LARGE_FISH and not any(golden.technique == id for golden in GOLDEN):
        yield f"{id} has no golden position: add a line to a file in tests/logic/golden"


@pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda technique: technique.id)
def test_nothing_of_a_technique_was_forgotten(technique: Technique) -> None:
    lacking = list(forgotten(technique))
    assert not lacking, "\n".join(lacking)


@pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda technique: technique.id)
def test_what_a_technique_says_of_itself_makes_sense(technique: Technique) -> None:
    assert technique.rank > 0
    assert technique.score > 0
    assert technique.code
    assert technique.level in Level
    assert technique.explainer is None or 1.0 <= technique.explainer <= 12.0
    assert technique.par is None or technique.par > 0
    assert len(explanation(Catalogue(), technique.id).split()) >= 15
    assert technique.example.grid.open_cells


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
