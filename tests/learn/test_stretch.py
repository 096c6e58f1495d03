"""Puzzles of what is known plus one new technique."""

import pytest

from game.learn.mastery import Strike
from game.learn.progress import Progress
from game.learn.road import STATIONS
from game.learn.stretch import NoStretchError, deal_stretch
from game.logic.cause import SINGLES
from game.logic.rating.hodoku import rate

ROAD = [
    technique
    for station in STATIONS.values()
    if not station.look_only
    for technique in station.techniques
]
NOW = "2026-11-24T12:00:00Z"


@pytest.mark.parametrize("technique", ["locked-candidates-1", "hidden-pair", "x-wing", "w-wing"])
def test_its_hardest_step_is_the_new_technique_and_the_rest_is_known(technique: str) -> None:
    at = ROAD.index(technique)
    found = deal_stretch(tuple(ROAD[at:]), frozenset(ROAD[:at]), "seed")
    assert found.technique == technique
    rating = rate(found.puzzle.givens)
    assert rating.hardest == technique
    assert rating.counts.keys() - {*SINGLES} <= {*ROAD[:at], technique}
    assert deal_stretch(tuple(ROAD[at:]), frozenset(ROAD[:at]), "seed") == found


def test_what_no_puzzle_needs_alone_is_passed_over() -> None:
    at = ROAD.index("naked-quad")
    found = deal_stretch(tuple(ROAD[at:]), frozenset(ROAD[:at]), "seed")
    assert ROAD.index(found.technique) > at
    with pytest.raises(NoStretchError):
        deal_stretch(("medusa",), frozenset(ROAD), "seed")


def test_what_is_new_comes_after_what_was_skipped_or_struck() -> None:
    progress = Progress()
    assert progress.untaught(NOW)[0] == "full-house"
    found = deal_stretch(progress.untaught(NOW), frozenset(), "seed")
    assert rate(found.puzzle.givens).counts.keys() <= {*SINGLES}
    known = ("full-house", "hidden-single", "naked-single", "locked-candidates-1")
    struck = tuple(
        Strike("locked-candidates-2", place, True, False, 9_000, NOW, NOW[:10])
        for place in range(3)
    )
    progress = Progress(skipped=frozenset(known), strikes=struck)
    assert progress.untaught(NOW)[0] == "naked-pair"
    assert {*known, "locked-candidates-2"} <= {*progress.taught(NOW)}
    assert not Progress(skipped=frozenset(STATIONS)).untaught(NOW)
