"""Chains built in a lesson: by keys alone, by the mouse alone, refused, finished, struck."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.geometry import CLASSIC
from game.learn.builder import step_of, why_not_next
from game.learn.task import Card, Mode, Skill
from game.learn.verdict import Kind
from game.logic.step import Candidate
from game.ui.school.arguments import CourseKind, CourseRequest
from game.ui.school.sheet import Sheet
from tests.ui.driver import Driver
from tests.ui.school.player import Learner, until_card, walk_of


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Learner]:
    driver = Driver(tmp_path)
    yield Learner(driver)
    driver.close()


def begin(learner: Learner, station: str = "x-chain") -> Sheet:
    scene = learner.open(
        CourseRequest(CourseKind.PRACTICE, skills=((station, Skill.FIND),), seed="test")
    )
    assert scene.sheet is not None
    assert scene.sheet.mode is Mode.BUILD
    return scene.sheet


def choose(learner: Learner, candidate: Candidate) -> None:
    sheet = learner.lesson.sheet
    assert sheet is not None
    while sheet.cursor // 9 != candidate.cell // 9:
        learner.driver.pilot.press("down")
    while sheet.cursor % 9 != candidate.cell % 9:
        learner.driver.pilot.press("right")
    learner.driver.pilot.press(str(candidate.digit))


def test_a_chain_is_built_by_keys_alone(learner: Learner) -> None:
    scene = learner.begin("x-chain")
    until_card(learner, Card.FIND)
    sheet = scene.sheet
    assert sheet is not None
    building = sheet.building
    assert building is not None
    nodes = walk_of(sheet.dealt.claim)
    assert building.nodes == nodes[:1], "an aided one has a beginning"
    for node in nodes[1:]:
        choose(learner, node)
        assert "link" in scene.card.text
    links = sheet.overlay().links
    assert [link.strong for link in links] == [n % 2 == 0 for n in range(len(nodes) - 1)]
    learner.driver.pilot.press("k")
    assert building.accepted
    assert "Strike" in scene.card.text
    for candidate in step_of(sheet.dealt.exercise.position, nodes).eliminations:
        choose(learner, candidate)
    learner.driver.pilot.press("k")
    learner.driver.wait_until(lambda: scene.answered)
    assert scene.verdict is not None
    assert scene.verdict.kind is Kind.RIGHT


def test_a_link_that_is_none_is_refused_with_its_reason(learner: Learner) -> None:
    sheet = begin(learner)
    building, scene = sheet.building, learner.lesson
    assert building is not None
    grid, nodes = sheet.dealt.exercise.position, walk_of(sheet.dealt.claim)
    learner.press(*nodes[0])
    before = building.nodes
    assert before == nodes[:1]
    other = next(
        candidate
        for cell in grid.open_cells
        for candidate in (Candidate(cell, digit) for digit in grid.candidates_of(cell))
        if candidate not in building.nodes
        and why_not_next(grid, building.nodes, candidate) is not None
    )
    learner.press(*other)
    assert building.nodes == before
    assert "Not a link" in scene.card.title
    learner.press(*nodes[1])
    assert "Not a link" not in scene.card.title
    assert building.nodes == nodes[:2]
    learner.press(*building.nodes[-1])
    assert building.nodes == before, "the last one chosen again goes"


def test_a_chain_that_proves_nothing_is_told_so_and_can_go_on(learner: Learner) -> None:
    sheet = begin(learner)
    building, scene = sheet.building, learner.lesson
    assert building is not None
    nodes = walk_of(sheet.dealt.claim)
    for node in nodes[:3]:
        learner.press(*node)
    learner.driver.pilot.click("go")
    assert scene.verdict is not None
    assert scene.verdict.kind is Kind.WRONG
    assert "proves nothing" in scene.card.text
    for node in nodes[3:]:
        learner.press(*node)
    learner.driver.pilot.click("go")
    assert building.accepted


@pytest.mark.parametrize("size", [(360, 360), (640, 480)])
def test_a_chain_is_built_by_the_mouse_at_any_size(learner: Learner, size: tuple[int, int]) -> None:
    learner.driver.pilot.resize(size)
    begin(learner, "xy-chain")
    learner.answer()
    verdict = learner.lesson.verdict
    assert verdict is not None
    assert verdict.kind is Kind.RIGHT


def test_who_begins_a_chain_by_keys_is_told_what_may_follow(learner: Learner) -> None:
    sheet, scene = begin(learner), learner.lesson
    assert sheet.building is not None
    first, second, *_ = walk_of(sheet.dealt.claim)
    assert sheet.building.nodes == ()
    place = CLASSIC.cell_name(first.cell)
    told = f"The chain starts with {first.digit} in {place}."
    choose(learner, first)
    assert told in scene.card.text
    choose(learner, second)
    assert told not in scene.card.text
    for node in (second, first):
        choose(learner, node)
        assert (told in scene.card.text) == (node == second), "what is chosen again goes"
