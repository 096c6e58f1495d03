from pathlib import Path
from random import Random

import pytest

from game.core.grid import Grid
from game.generate.bank import FOLDER, Bank, BankError, bank_id
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.grade import grade, suits
from game.generate.ids import PuzzleIdError, parse_id
from game.generate.levels import Level
from game.generate.need import is_stuck
from game.logic.cause import SINGLES
from game.logic.techniques import BY_ID
from game.solve.exact import count
from puzzles.build_bank import add, build, is_good


@pytest.fixture(scope="module")
def bank() -> Bank:
    return Bank()


@pytest.mark.parametrize("level", Level)
def test_a_sample_of_the_bank_is_what_it_says(bank: Bank, level: Level) -> None:
    assert bank.size(level) >= 1000
    for index in Random(level.value).sample(range(bank.size(level)), 8):
        entry = bank.entry(level, index)
        givens = Grid.parse(entry.givens)
        assert count(givens) == 1
        assert is_good(level, entry) is not entry.retired
        found = grade(givens)
        assert found.rating.score == entry.score
        assert round(found.er, 1) == entry.explainer
        assert frozenset(found.rating.counts) - frozenset(SINGLES) == entry.techniques


@pytest.mark.parametrize("level", Level)
def test_the_levels_rise(bank: Bank, level: Level) -> None:
    levels = list(Level)
    harder = levels[levels.index(level) + 1 :][:1]
    for other in harder:
        assert mean_score(bank, level) < mean_score(bank, other)


def mean_score(bank: Bank, level: Level) -> float:
    size = bank.size(level)
    return sum(bank.entry(level, index).score for index in range(size)) / size


def test_a_guise_keeps_the_puzzle_and_its_ratings(bank: Bank) -> None:
    chosen = bank_id(Level.MEDIUM, 700, Draw("guise"))
    puzzle = bank.deal(chosen)
    assert puzzle.id == str(chosen)
    assert bank.deal(parse_id(str(chosen).upper())) == puzzle
    entry = bank.entry(chosen.level, bank.place(chosen))
    assert entry == bank.entry(Level.MEDIUM, 700)
    assert puzzle.givens.text != entry.givens
    assert count(puzzle.givens) == 1
    assert suits(Level.MEDIUM, puzzle.givens)


def test_two_deals_do_not_share_the_pattern_of_clues(bank: Bank) -> None:
    draw = Draw("patterns")
    patterns = [
        tuple(value != 0 for value in bank.deal(bank_id(Level.HARD, index % 4, draw)).givens.values)
        for index in range(80)
    ]
    assert len(set(patterns)) == len(patterns)


def test_puzzles_are_found_by_technique(bank: Bank) -> None:
    found = bank.with_technique(Level.HARD, "x-wing")
    assert found
    assert all("x-wing" in bank.entry(Level.HARD, index).techniques for index in found)
    assert not bank.with_technique(Level.BEGINNER, "x-wing")


def test_every_technique_of_the_bank_has_a_name(bank: Bank) -> None:
    for level in Level:
        for index in range(bank.size(level)):
            assert bank.entry(level, index).techniques <= BY_ID.keys()


def test_an_id_is_dealt_from_the_bank_it_is_given_else_from_the_game_s(
    bank: Bank, tmp_path: Path
) -> None:
    chosen = bank_id(Level.EASY, 0, Draw("which"))
    lines = (FOLDER / "easy.txt").read_text().splitlines()
    (tmp_path / "easy.txt").write_text(lines[5] + "\n")
    other = Bank(tmp_path)
    assert deal(chosen) == deal(chosen, bank) == bank.deal(chosen)
    assert deal(chosen, other) == other.deal(chosen) != bank.deal(chosen)


def test_an_id_of_either_version_names_a_line(bank: Bank) -> None:
    old, new = parse_id("md-b1-1w2q7dn"), parse_id("md-b2-01w2q7dn")
    assert bank.place(old) == bank.place(new) == 32 + 28
    assert bank_id(Level.MEDIUM, 32 + 28, Draw("any")).seed.startswith("01w")
    # Beyond the first 1024 there are none of version 1.
    beyond = bank_id(Level.MEDIUM, 3 * 1024 + 5, Draw("any")).seed
    assert (beyond[:3], len(beyond)) == ("305", 8)


def test_a_retired_puzzle_is_dealt_but_not_offered(bank: Bank, tmp_path: Path) -> None:
    lines = (FOLDER / "hard.txt").read_text().splitlines()[:40]
    chosen = bank_id(Level.HARD, 17, Draw("retired"))
    technique = max(bank.entry(Level.HARD, 17).techniques)
    lines[17] += " retired"
    (tmp_path / "hard.txt").write_text("\n".join(lines) + "\n")
    small = Bank(tmp_path)
    assert small.deal(chosen) == bank.deal(chosen)
    assert small.entry(Level.HARD, 17) == bank.entry(Level.HARD, 17)._replace(retired=True)
    assert small.offered(Level.HARD) == [n for n in range(40) if n != 17]
    assert small.size(Level.HARD) == 40
    assert 17 in bank.with_technique(Level.HARD, technique)
    # Who asks for a technique looks at the puzzle, and may be dealt it.
    assert 17 in small.with_technique(Level.HARD, technique)


def test_a_bank_built_anew_keeps_every_line_and_comes_to_its_number(tmp_path: Path) -> None:
    there = (FOLDER / "medium.txt").read_text().splitlines()
    hard = (FOLDER / "hard.txt").read_text().splitlines()[0]
    # As if another rater had made it: a wrong score, and a puzzle that is Medium no more.
    score = there[1].split()[1]
    stale = [there[0], there[1].replace(f" {score} ", " 7 "), hard]
    (tmp_path / "medium.txt").write_text("\n".join(stale) + "\n")
    build(Level.MEDIUM, 4, "nonet", tmp_path)
    assert (tmp_path / "medium.txt").read_text().splitlines() == [
        *there[:2],
        hard + " retired",
        # Those of the same seed that are not there already.
        *there[2:4],
    ]
    build(Level.MEDIUM, 4, "nonet", tmp_path)
    assert len((tmp_path / "medium.txt").read_text().splitlines()) == 5


def test_a_puzzle_that_is_there_for_a_technique_is_for_no_new_game(bank: Bank) -> None:
    made = bank.made_for(Level.HARD, "swordfish")
    assert len(made) >= 20
    assert not set(made) & set(bank.offered(Level.HARD))
    assert not set(made) & set(bank.with_technique(Level.HARD, "swordfish"))
    entry = bank.entry(Level.HARD, made[0])
    assert entry.needs == "swordfish"
    assert "swordfish" in entry.techniques
    assert not entry.retired
    assert not bank.made_for(Level.MEDIUM, "swordfish")
    assert bank.entry(Level.HARD, 0).needs is None


def test_puzzles_for_a_technique_are_searched_for_and_kept(tmp_path: Path) -> None:
    there = (FOLDER / "hard.txt").read_text().splitlines()[:3]
    for level in Level:
        (tmp_path / f"{level.value}.txt").write_text("")
    (tmp_path / "hard.txt").write_text("\n".join(there) + "\n")
    add(["w-wing"], 2, "seed", tmp_path)
    lines = (tmp_path / "hard.txt").read_text().splitlines()
    assert lines[:3] == there
    small = Bank(tmp_path)
    assert small.made_for(Level.HARD, "w-wing") == [3, 4]
    for index in (3, 4):
        entry = small.entry(Level.HARD, index)
        assert count(Grid.parse(entry.givens)) == 1
        assert is_stuck(Level.HARD, Grid.parse(entry.givens), {"w-wing"})
    add(["w-wing"], 2, "seed", tmp_path)
    assert (tmp_path / "hard.txt").read_text().splitlines() == lines
    # One that is needed no more is retired, and no game of the level counts on it.
    lines[4] = there[0] + " for w-wing"
    (tmp_path / "hard.txt").write_text("\n".join(lines[:5]) + "\n")
    build(Level.HARD, 3, "nonet", tmp_path)
    built = (tmp_path / "hard.txt").read_text().splitlines()
    assert built[:4] == lines[:4]
    assert built[4] == lines[4] + " retired"
    assert Bank(tmp_path).made_for(Level.HARD, "w-wing") == [3]
    assert len(built) == 5


def test_an_id_beyond_the_bank_is_refused(tmp_path: Path) -> None:
    (tmp_path / "easy.txt").write_text(f"{'.' * 81} 0 1.0 -\nspoilt\n")
    small = Bank(tmp_path)
    for beyond in (2, 1024):
        with pytest.raises(PuzzleIdError):
            small.place(bank_id(Level.EASY, beyond, Draw("any")))
    with pytest.raises(BankError, match="line 2"):
        small.entry(Level.EASY, 1)
    with pytest.raises(BankError):
        small.size(Level.HARD)
