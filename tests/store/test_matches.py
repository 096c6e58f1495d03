"""Matches on the disk: each recorded once, whatever happens meanwhile."""

from pathlib import Path

from game.play.versus.game import Kind, Side
from game.play.versus.match import Device, Ended, Match, Player
from game.store.matches import Matches
from game.store.writer import Writer

PLAYERS = (Player("Ada", Device.LEFT), Player("Ben", Device.PAD))
GAME = Ended("es-b1-0421xgz", Side.A, (41, 30), (0, 2), 90_000)


def opened(path: Path) -> tuple[Matches, Writer]:
    writer = Writer()
    return Matches(path, writer, lambda: "2026-11-24T12:00:00Z", lambda _: "2026-11-24"), writer


def test_a_match_whose_process_ended_is_recorded_as_far_as_it_came(tmp_path: Path) -> None:
    path = tmp_path / "matches.json"
    matches, writer = opened(path)
    won = Match("first", Kind.RACE, PLAYERS, games=(GAME, GAME))
    matches.keep(won)
    matches.end(won)
    left = Match("second", Kind.SHARED, PLAYERS, games=(GAME,))
    matches.keep(left)
    writer.close()  # and the process is killed
    again, writer = opened(path)
    writer.close()
    assert [(one.seed, one.winner, one.day) for one in again.all()] == [
        ("second", None, "2026-11-24"),
        ("first", Side.A, "2026-11-24"),
    ]
    twice, writer = opened(path)
    writer.close()
    assert twice.all() == again.all()


def test_a_file_that_cannot_be_read_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "matches.json"
    path.write_text("{")
    matches, writer = opened(path)
    assert matches.all() == ()
    matches.end(Match("first", Kind.RACE, PLAYERS))
    writer.close()
    assert len(list(tmp_path.iterdir())) == 2
