"""A step's reasoning sentence by sentence: nothing is left out, and each says what it is about."""

import re

import pytest

from game.core.geometry import CLASSIC
from game.learn.exercise import givens_of, steps_at
from game.learn.item import Items
from game.learn.road import TECHNIQUES
from game.logic.cause import SINGLES
from game.logic.step import Step
from game.messages.catalogue import Catalogue
from game.messages.languages import catalogue_in, languages
from game.messages.reasoning import passages, sentences_of
from game.messages.sentences import sentence
from tests.truth import WHOLE

ITEMS = Items()
ENGLISH = Catalogue()
IN_FULL = ("locked-pair", "x-wing", "skyscraper", "uniqueness-test-3", "xy-chain", "als-xz")
"""Techniques whose sentences are of all kinds."""


def step_of(technique: str) -> tuple[Step, object]:
    item = ITEMS.item(technique, 5)
    return steps_at(item.position, givens_of(item.givens), (technique,))[0], item.position


@pytest.mark.parametrize("language", languages())
def test_the_sentences_together_are_the_whole(language: str) -> None:
    catalogue = catalogue_in(language)
    for technique in TECHNIQUES if WHOLE else IN_FULL:
        step, position = step_of(technique)
        text = sentence(catalogue, step, position)  # type: ignore[arg-type]
        found = sentences_of(text)
        assert len(found) > 1 or language == "ja"
        assert re.sub(r"\s", "", "".join(found)) == re.sub(r"\s", "", text)


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_what_follows_is_said_last(technique: str) -> None:
    step, position = step_of(technique)
    told = passages(ENGLISH, step, position)  # type: ignore[arg-type]
    if step.eliminations:
        gone = {CLASSIC.cell_name(candidate.cell) for candidate in step.eliminations}
        assert gone & set(re.findall(r"r\dc\d", told[-1].words))
    for passage in told:
        named = {CLASSIC.cell_name(cell) for cell in passage.cells}
        assert named.issuperset(re.findall(r"r\dc\d", passage.words))


@pytest.mark.parametrize("language", languages())
def test_houses_are_known_by_their_names_in_every_language(language: str) -> None:
    for technique in ("x-wing", "hidden-pair", "skyscraper"):
        step, position = step_of(technique)
        told = passages(catalogue_in(language), step, position)  # type: ignore[arg-type]
        named = {house for passage in told for house in passage.houses}
        assert named.issuperset(step.houses), technique


def test_a_chain_is_told_link_by_link() -> None:
    step, position = step_of("xy-chain")
    told = passages(ENGLISH, step, position)  # type: ignore[arg-type]
    links = [passage.links for passage in told if passage.links]
    assert links == list(range(1, len(step.chains[0]) + 1))
    assert told[0].words.startswith("Suppose that")


@pytest.mark.parametrize("technique", SINGLES[1:])
def test_what_blocks_a_single_is_told_one_by_one(technique: str) -> None:
    step, position = step_of(technique)
    told = passages(ENGLISH, step, position)  # type: ignore[arg-type]
    numbers = [len(passage.blockers) for passage in told[:-1]]
    assert numbers == sorted(set(numbers)), "each says something more"
    assert numbers
