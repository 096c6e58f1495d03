import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.logic.solver import MOST_SCORE, PRESETS, STANDARD, SolverSettings
from game.logic.solver_text import LARGEST, SolverTextError, read_solver, solver_text
from game.logic.techniques import TECHNIQUES
from game.messages.catalogue import Catalogue
from tests.characters import ANY
from tests.logic.test_solver import settings

LIST = 'techniques = ["full-house", "x-wing"]\n'


@given(settings())
def test_settings_are_read_back_from_their_text(solver: SolverSettings) -> None:
    assert read_solver(solver_text(solver)) == solver


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_a_text_with_every_technique_once(name: str) -> None:
    text = solver_text(PRESETS[name])
    assert read_solver(text) == PRESETS[name]
    assert [text.count(f'"{technique.id}"') for technique in TECHNIQUES] == [1] * len(TECHNIQUES)


def test_a_line_is_switched_on_by_taking_its_sign_away() -> None:
    text = solver_text(STANDARD)
    solver = read_solver(text.replace('# "als-aic"', '"als-aic"'))
    assert solver == STANDARD.having("als-aic")
    assert read_solver(text + "x-wing = 1\n") == STANDARD.scoring("x-wing", 1)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        (" " * (LARGEST + 1), "too_large", "65,536 bytes"),
        ("format = 1\nx =\ny = 2", "no_toml", "line 2"),
        ("format = 1\nx = " + "[" * 20000, "no_toml", "TOML"),
        (f"format = 1\nname = 2\n{LIST}", "key", "name is not a known key"),
        ("[tool]\nx = 1", "key", "tool is not a known key"),
        ("", "techniques", "must be a list"),
        (f"format = 0\n{LIST}", "format", "is 0, not 1"),
        (f"format = 2\nname = 3\n{LIST}", "later", "later version"),
        (f"format = true\n{LIST}", "format", "True"),
        (f'format = "1"\n{LIST}', "format", "1"),
        ("format = 1\n", "techniques", "must be a list"),
        ("format = 1\ntechniques = []", "techniques", "at least one"),
        ("format = 1\ntechniques = 3", "techniques", "must be a list"),
        ('format = 1\ntechniques = ["full-house", "x-wings"]', "unknown", "Number 2"),
        ("format = 1\ntechniques = [5]", "unknown", "5, is not a technique"),
        ('format = 1\ntechniques = ["cage-single"]', "unknown", "cage-single"),
        (
            'format = 1\ntechniques = ["x-wing", "full-house", "x-wing"]',
            "twice",
            "as number 1 and as number 3",
        ),
        (f"format = 1\nscores = 3\n{LIST}", "scores", "must be a table"),
        (f"format = 1\n{LIST}[scores]\nx = 1", "score_of_unknown", "score to x"),
        (
            f"format = 1\n{LIST}[scores]\nx-wing = -1",
            "score",
            "-1. It must be a whole number from 0 to",
        ),
        (f"format = 1\n{LIST}[scores]\nx-wing = {MOST_SCORE + 1}", "score", str(MOST_SCORE + 1)),
        (f"format = 1\n{LIST}[scores]\nx-wing = true", "score", "True"),
        (f"format = 1\n{LIST}[scores]\nx-wing = 1.5", "score", "1.5"),
        (f"format = 1\n{LIST}[scores]\nx-wing = 0x{'f' * 9000}", "score", "…"),
    ],
)
def test_what_is_wrong_is_told(text: str, kind: str, words: str) -> None:
    with pytest.raises(SolverTextError) as raised:
        read_solver(text)
    assert raised.value.key == f"solver.error.{kind}"
    assert words in Catalogue().error(raised.value)


@given(settings(), st.integers(0, 4000), st.integers(0, 40), st.text(ANY, max_size=4))
def test_a_text_that_was_altered_is_read_or_refused(
    solver: SolverSettings, at: int, gone: int, put: str
) -> None:
    text = solver_text(solver)
    found: SolverSettings | str
    try:
        found = read_solver(text[:at] + put + text[at + gone :])
    except SolverTextError as error:
        found = Catalogue().error(error)
    assert found
    if isinstance(found, SolverSettings):
        assert read_solver(solver_text(found)) == found


def test_scores_are_within_their_range() -> None:
    for score in (0, MOST_SCORE):
        text = f"format = 1\n{LIST}[scores]\nx-wing = {score}"
        assert read_solver(text).score("x-wing") == score


def test_a_list_without_a_format_is_read_as_of_the_first() -> None:
    assert read_solver(LIST) == read_solver(f"format = 1\n{LIST}")
