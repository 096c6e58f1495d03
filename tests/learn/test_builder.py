"""Chains that are built: read both ways, told what they lack, and judged by what they prove."""

from random import Random

import pytest

from game.core.grid import Grid
from game.learn.builder import (
    is_loop,
    link_words,
    proof,
    proof_words,
    readings,
    step_of,
    why_not_next,
    why_proves_nothing,
)
from game.learn.chain import is_strong, sees, why_no_chain
from game.learn.chapter import FoundBy
from game.learn.item import Items
from game.learn.judge import judge
from game.learn.road import FOUND_BY
from game.learn.verdict import Built, Exercise, Kind
from game.logic.step import Candidate, Step
from game.messages import sentences
from game.messages.catalogue import Catalogue
from tests.learn.exercises import exercise_of
from tests.learn.test_chain import forced_out, worlds

ITEMS = Items()
ROUNDS = 500
WORDS = Catalogue()
BUILT = sorted(name for name, found_by in FOUND_BY.items() if found_by is FoundBy.CHAIN)
NOTHING: frozenset[Candidate] = frozenset()


def some(technique: str, count: int = 6) -> list[Exercise]:
    return [exercise_of(ITEMS.item(technique, index)) for index in range(count)]


def walk_of(step: Step) -> tuple[Candidate, ...]:
    (chain,) = step.chains
    return (chain[0].start[0], *(link.end[0] for link in chain))


def everything(grid: Grid) -> list[Candidate]:
    return [Candidate(c, d) for c in grid.open_cells for d in grid.candidates_of(c)]


@pytest.mark.parametrize("technique", BUILT)
def test_every_chain_of_the_engine_can_be_built_from_either_end(technique: str) -> None:
    for exercise in some(technique):
        for step in exercise.steps:
            for nodes in (walk_of(step), walk_of(step)[::-1]):
                for count in range(1, len(nodes)):
                    assert why_not_next(exercise.position, nodes[:count], nodes[count]) is None
                assert why_proves_nothing(exercise.position, nodes) is None
                found = step_of(exercise.position, nodes)
                assert set(found.eliminations) >= set(step.eliminations)
                verdict = judge(exercise, Built(nodes, frozenset(found.eliminations)))
                assert verdict.kind is Kind.RIGHT
                assert verdict.step == found
                assert sentences.sentence(WORDS, found, exercise.position)
                assert WORDS.render(proof_words(exercise.position, nodes))


def test_a_chain_that_comes_back_strong_proves_where_it_began() -> None:
    starts = 0
    for exercise in some("discontinuous-nice-loop", 20):
        for step in exercise.steps:
            nodes = walk_of(step)
            placement = proof(exercise.position, nodes)[1].placement
            if placement is not None:
                starts += 1
                assert exercise.solution.values[nodes[0].cell] == nodes[0].digit
                assert proof_words(exercise.position, nodes).key == "learn.chain.proves_start"
    assert starts


def test_a_candidate_whose_round_comes_back_weak_is_ruled_out() -> None:
    for exercise in some("aic"):
        for step in exercise.steps:
            for candidate in step.eliminations:
                round_trip = (candidate, *walk_of(step), candidate)
                assert candidate in step_of(exercise.position, round_trip).eliminations


def random_walk(exercise: Exercise, rng: Random) -> tuple[Candidate, ...]:
    """Return a walk that goes on at random after the first candidates of a chain."""
    grid = exercise.position
    every = everything(grid)
    known = walk_of(rng.choice(exercise.steps))
    nodes = list(known[: rng.randint(1, len(known))])
    if len(nodes) == 1:
        nodes = [rng.choice(every)]
    first = rng.random() < 0.8
    for number in range(len(nodes) - 1, rng.randint(1, 10)):
        strong = first is (number % 2 == 0)
        near = [c for c in every if sees(nodes[-1], c) and c != nodes[max(0, number - 1)]]
        if strong:
            near = [c for c in near if is_strong(grid, nodes[-1], c)]
        if nodes[0] in near and len(nodes) > 2 and rng.random() < 0.5:
            near = [nodes[0]]
        nodes.append(rng.choice(near if near and rng.random() < 0.95 else every))
        if is_loop(tuple(nodes)):
            break
    return tuple(nodes)


def test_what_a_walk_of_any_kind_proves_holds_in_every_world() -> None:
    rng, exercises = Random("walks"), [each for name in BUILT for each in some(name, 3)]
    told, proved = set(), 0
    for number in range(ROUNDS):
        exercise = exercises[number % len(exercises)]
        grid, nodes = exercise.position, random_walk(exercise, rng)
        kept = 1
        while kept < len(nodes):
            refused = why_not_next(grid, nodes[:kept], nodes[kept])
            if refused is not None:
                told.add(refused.key)
                assert WORDS.render(refused)
                if refused.key not in ("learn.chain.back", "learn.chain.closed"):
                    assert not readings(grid, nodes[: kept + 1])
                break
            told.add(link_words(grid, nodes[: kept + 1]).key)
            kept += 1
        nodes = nodes[:kept]
        said = why_proves_nothing(grid, nodes)
        links, found = proof(grid, nodes)
        assert (said is None) is bool(found.eliminations)
        if said is not None:
            told.add(said.key)
            continue
        proved += 1
        assert why_no_chain(grid, links) is None
        ways = worlds(links)
        assert all(forced_out(candidate, ways) for candidate in found.eliminations)
        told.add(proof_words(grid, nodes).key)
    assert proved > 30
    keys = (
        *("weak_cell", "strong_cell", "weak_house", "strong_house", "strong_needed"),
        *("no_common", "not_seen", "too_short", "weak_end", "unseen", "empty_loop"),
        *("proves_ends", "proves_loop"),
    )
    assert told >= {f"learn.chain.{key}" for key in keys}


def test_what_is_struck_by_a_chain_is_judged_by_the_chain() -> None:
    kinds: set[Kind] = set()
    told: set[str] = set()
    for technique in BUILT:
        for exercise in some(technique, 3):
            step = exercise.steps[0]
            nodes = walk_of(step)
            gone = frozenset(step_of(exercise.position, nodes).eliminations)
            kinds.add(judge(exercise, Built(nodes, NOTHING)).kind)
            for candidate in everything(exercise.position):
                verdict = judge(exercise, Built(nodes, frozenset({candidate})))
                kinds.add(verdict.kind)
                if verdict.kind in (Kind.RIGHT, Kind.PART):
                    assert candidate in gone or step.arguments[-1] == ("variant", "same")
                if exercise.solution.values[candidate.cell] == candidate.digit:
                    assert verdict.kind is Kind.CAREFUL
                if verdict.kind is Kind.WRONG:
                    told.add(verdict.reason.key)
                    assert WORDS.render(verdict.reason)
    assert kinds >= {Kind.RIGHT, Kind.PART, Kind.CAREFUL, Kind.WRONG}
    assert told >= {"learn.why.other_digit", "learn.chain.kept", "learn.chain.kept_by_ring"}


def test_a_broken_chain_is_told_where_it_breaks() -> None:
    exercise = some("x-chain")[0]
    nodes = walk_of(exercise.steps[0])
    broken = (*nodes[:2], *nodes[3:])
    verdict = judge(exercise, Built(broken, NOTHING))
    assert verdict.kind is Kind.WRONG
    assert WORDS.render(verdict.reason)


def test_one_neither_turns_back_nor_goes_on_after_a_loop() -> None:
    exercise = some("continuous-nice-loop")[0]
    nodes = walk_of(exercise.steps[0])
    assert is_loop(nodes)
    turned = why_not_next(exercise.position, nodes[:2], nodes[0])
    gone_on = why_not_next(exercise.position, nodes, nodes[1])
    itself = why_not_next(exercise.position, nodes[:2], nodes[1])
    assert itself is not None
    assert itself.key == "learn.chain.itself"
    assert turned is not None
    assert gone_on is not None
    assert (turned.key, gone_on.key) == ("learn.chain.back", "learn.chain.closed")
