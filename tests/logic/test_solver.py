from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.logic.finder import FinderOptions, Path, next_step, path, techniques_in_use
from game.logic.rating.hodoku import rate, rating_of
from game.logic.solver import (
    LATER,
    MOST_SCORE,
    PRESETS,
    STANDARD,
    SolverSettings,
    name_of,
    settings_of,
)
from game.logic.stream import METHOD, method_with
from game.logic.technique import Level
from game.logic.techniques import BY_ID, TECHNIQUES
from game.solve.exact import solve

IDS: Final = tuple(technique.id for technique in TECHNIQUES)
HARD: Final = Grid.parse(
    "...4.2...9.......2..4.6.3...7..4..6...38.69...8..9..7...5.3.4..1.......6...5.7..."
)
CHAINS: Final = Grid.parse(
    "..............65...784.2...2...3.8.7..92....3.6....1..8....739........7...45..2.."
)


@st.composite
def settings(draw: st.DrawFn) -> SolverSettings:
    techniques = draw(st.lists(st.sampled_from(IDS), unique=True, min_size=1))
    scores = st.dictionaries(st.sampled_from(IDS), st.integers(0, MOST_SCORE), max_size=9)
    return settings_of(techniques, draw(scores))


def used(found: Path) -> list[str]:
    return [step.technique for step in found.steps]


def by(solver: SolverSettings, grid: Grid = HARD) -> Path:
    return path(grid, FinderOptions(solver=solver))


@pytest.mark.parametrize("grid", [HARD, CHAINS])
def test_the_standard_is_what_is_done_without_settings(grid: Grid) -> None:
    assert techniques_in_use(FinderOptions(solver=STANDARD)) == techniques_in_use()
    assert by(STANDARD, grid) == path(grid)
    for full_houses in (False, True):
        told = rate(grid, FinderOptions(solver=STANDARD), full_houses=full_houses)
        assert told == rate(grid, full_houses=True)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_leads_to_the_solution_or_stops(name: str) -> None:
    found = by(PRESETS[name], CHAINS)
    assert {*used(found)} <= {*PRESETS[name].techniques}
    solution = solve(CHAINS)
    assert solution is not None
    assert found.solved == (name != "minimal")
    assert all(
        value in (0, right) for value, right in zip(found.end.values, solution.values, strict=True)
    )


@pytest.mark.parametrize("technique", list(dict.fromkeys(used(path(CHAINS)))))
def test_a_technique_that_is_off_is_never_in_a_path(technique: str) -> None:
    without = STANDARD.without(technique)
    assert technique in used(by(STANDARD, CHAINS))
    assert technique not in used(by(without, CHAINS))
    assert without.off.count(technique) == 1
    first = next_step(CHAINS, FinderOptions(solver=without))
    assert first is not None
    assert first.technique != technique


def test_the_order_decides_which_step_comes_first() -> None:
    usual = used(by(STANDARD))
    late = used(by(STANDARD.moved("locked-candidates-1", len(IDS))))
    assert late != usual
    assert late.count("locked-candidates-1") < usual.count("locked-candidates-1")
    hidden = by(STANDARD.moved("hidden-single", -2))
    assert hidden.solved
    # The first of the order that applies is taken at every position.
    grid = HARD
    for step in hidden.steps[:20]:
        assert next_step(grid, FinderOptions(solver=STANDARD.moved("hidden-single", -2))) == step
        grid = step.apply(grid)


def test_settings_keep_their_order_where_no_notes_are_shown() -> None:
    solver = STANDARD.moved("naked-single", 20)
    found = techniques_in_use(FinderOptions(notes_shown=False, solver=solver))
    assert tuple(each.id for each in found) == solver.techniques


def test_techniques_that_are_sorted_together_may_be_parted() -> None:
    chains = ("aic", "continuous-nice-loop", "discontinuous-nice-loop")
    found = {
        order: used(by(SolverSettings((*PRESETS["minimal"].techniques, *order)), CHAINS))
        for order in (chains, chains[::-1])
    }
    assert found[chains] != found[chains[::-1]]
    assert found[chains].count("aic") > found[chains[::-1]].count("aic")


def test_techniques_of_later_years_are_taken_where_they_are_on() -> None:
    assert {*LATER} - {*STANDARD.techniques} == {*LATER} - {"tridagon", "tridagon-links"}
    assert {*LATER} <= {*PRESETS["extended"].techniques}
    some = {"kraken-fish-1", "unique-loop", "wxyz-wing", "bivalue-oddagon", "fireworks", "medusa"}
    assert some | {"tridagon", "sk-loop", "junior-exocet", "mug", "broken-wing"} <= {*LATER}
    assert not {"xy-wing", "siamese-finned-x-wing", "mutant-whale", "template-set"} & {*LATER}
    grid = BY_ID["vwxyz-wing"].example.grid
    first = PRESETS["minimal"].having("vwxyz-wing")
    assert "vwxyz-wing" in used(by(first, grid))
    assert "vwxyz-wing" not in used(path(grid))


@pytest.mark.parametrize("grid", [HARD, CHAINS])
def test_a_score_counts_each_time_its_technique_is_used(grid: Grid) -> None:
    usual = rate(grid, full_houses=True)
    for technique, times in usual.counts.items():
        score = BY_ID[technique].score + 1000
        rating = rate(grid, FinderOptions(solver=STANDARD.scoring(technique, score)))
        assert rating.score == usual.score + 1000 * times
        assert (rating.counts, rating.band) == (usual.counts, usual.band)


def test_other_scores_choose_the_hardest_and_raise_no_level() -> None:
    counts = {"naked-single": 40, "x-wing": 1, "hidden-triple": 2}
    cheap = STANDARD.scoring("x-wing", 5)
    usual, other = (rating_of(counts, solved=True, solver=one) for one in (STANDARD, cheap))
    assert (usual.hardest, other.hardest) == ("x-wing", "hidden-triple")
    assert (usual.score, other.score) == (500, 365)
    assert usual.level is other.level is Level.HARD
    many = {"naked-single": 400}
    assert rating_of(many, solved=True, solver=STANDARD).level is Level.HARD
    assert rating_of(many, solved=True, solver=cheap).level is Level.EASY


@pytest.mark.parametrize("preset", ["se", "classic"])
def test_a_scale_is_in_its_order_with_its_ratings(preset: str) -> None:
    scale = PRESETS[preset]
    ratings = [scale.score(technique) for technique in scale.techniques]
    assert ratings == sorted(ratings)
    assert ratings == [round(10 * (BY_ID[t].explainer or 0)) for t in scale.techniques]
    assert "skyscraper" in PRESETS["se"].techniques
    assert "skyscraper" not in PRESETS["classic"].techniques


def test_boards_with_constraints_keep_their_own_techniques() -> None:
    example = BY_ID["cage-combination"].example
    options = FinderOptions(solver=PRESETS["minimal"])
    names = [each.id for each in techniques_in_use(options, geometry_of(example.code))]
    assert "cage-combination" in names
    general = [name for name in names if name in IDS]
    assert general == list(PRESETS["minimal"].techniques)


def test_the_method_of_the_theatre_takes_settings() -> None:
    assert METHOD.solve(HARD).solution == solve(HARD)
    stuck = method_with(PRESETS["minimal"]).solve(HARD)
    assert stuck.solution is None
    assert {rule for rule, _, _ in stuck.by_rule} <= {*PRESETS["minimal"].techniques}


@given(settings(), st.sampled_from(IDS), st.integers(-130, 130))
def test_moving_keeps_all_others_in_order(solver: SolverSettings, technique: str, by: int) -> None:
    solver = solver if technique in solver.techniques else solver.having(technique)
    moved = solver.moved(technique, by)
    assert moved.without(technique) == solver.without(technique)
    at = moved.techniques.index(technique)
    assert at == max(0, min(len(solver.techniques) - 1, solver.techniques.index(technique) + by))
    assert solver.moved(technique, 0) == solver


def test_what_is_turned_on_finds_its_place() -> None:
    for technique in STANDARD.techniques:
        assert STANDARD.without(technique).having(technique) == STANDARD


@given(settings(), st.sampled_from(IDS), st.integers(-5, MOST_SCORE + 5))
def test_a_score_stays_in_its_range_and_the_standard_one_is_not_kept(
    solver: SolverSettings, technique: str, score: int
) -> None:
    changed = solver.scoring(technique, score)
    assert changed.score(technique) == max(0, min(MOST_SCORE, score))
    assert changed.scoring(technique, BY_ID[technique].score).scores == tuple(
        pair for pair in solver.scores if pair[0] != technique
    )


@given(settings())
def test_settings_are_called_by_what_they_hold(solver: SolverSettings) -> None:
    name = name_of(solver)
    assert name.startswith("own-") == (solver not in PRESETS.values())
    assert name_of(solver.scoring(solver.techniques[0], 77)) != name or (
        solver.score(solver.techniques[0]) == 77
    )
    for preset, value in PRESETS.items():
        assert name_of(value) == preset
