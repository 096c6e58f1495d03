"""What is heard of each thing that happens."""

import re
from pathlib import Path

import pytest

from assets.build import sounds
from game.play.arcade.referee import Award
from game.play.arcade.standing import start
from game.play.game_events import (
    Awarded,
    DigitFinished,
    DigitPlaced,
    Erased,
    Event,
    FullButWrong,
    HouseFinished,
    LifeBack,
    Lost,
    NotesChanged,
    Redone,
    WrongDigit,
)
from game.play.scoring import Won
from game.play.selection import Tool
from game.ui.play.voices import CLIMB, PLAIN_ENTRY, TURN, climb, entry, rival, strike, voices

SOUNDS = Path(__file__).parents[3] / "assets" / "sounds"
PLAYED = [
    line
    for path in (Path(__file__).parents[3] / "game" / "ui").rglob("*.py")
    for line in path.read_text("utf-8").splitlines()
    if path.stem == "voices" or "audio.play(" in line
]
"""The lines that play sounds, and those that say which of them play makes."""
HOUSE = HouseFinished(0, 0, tuple(range(9)))
OTHER = HouseFinished(9, 0, tuple(range(0, 81, 9)))
DIGIT = DigitFinished(5, 0, tuple(range(9)))
WON = Won(True, 60, 100, 0, 0)
NOTED = NotesChanged((1,), 5, Tool.CORNER, True)


def awarded(worth: int) -> Awarded:
    return Awarded(Award(1, 5, True, "x-wing", worth, worth, start(3), start(3)))


@pytest.mark.parametrize(
    ("events", "heard"),
    [
        ((), ()),
        ((NOTED,), ("note",)),
        ((Erased((1,)),), ("erase",)),
        ((DigitPlaced(1, 5),), ("place.5",)),
        ((DigitPlaced(1, 5, wrong=True),), ("error",)),
        ((NOTED, Erased((1,))), ("erase",)),
        ((Erased((1,)), DigitPlaced(1, 5)), ("place.5",)),
        ((DigitPlaced(1, 5), FullButWrong(2)), ("error",)),
        ((DigitPlaced(1, 5), HOUSE), ("house", "place.5")),
        ((Redone((1,)), HOUSE, OTHER), ("houses", "place.5")),
        ((DigitPlaced(1, 5), HOUSE, DIGIT), ("house", "digit", "place.5")),
        ((DigitPlaced(1, 5), awarded(10)), ("place.5",)),
        ((DigitPlaced(1, 5), awarded(75)), ("worth", "place.5")),
        ((DigitPlaced(1, 5), LifeBack(3)), ("life_back", "place.5")),
        ((WrongDigit(1, 5, 2),), ("life_lost",)),
        ((WrongDigit(1, 5, 0), Lost()), ("lost",)),
        ((DigitPlaced(1, 5), HOUSE, OTHER, WON), ("win",)),
    ],
)
def test_each_thing_has_a_voice_of_its_own(events: tuple[Event, ...], heard: tuple[str]) -> None:
    assert voices(events) == heard


def test_a_digit_keeps_its_pitch_and_the_combo_climbs_over_it() -> None:
    notes = [climb(combo) for combo in range(1, 82)]
    assert notes[:CLIMB] == [f"combo.{step}" for step in range(CLIMB)]
    assert notes[CLIMB : CLIMB + TURN] == notes[CLIMB - TURN : CLIMB]
    assert len(set(notes)) == CLIMB
    assert voices((DigitPlaced(1, 7),), combo=3) == ("place.7", "combo.2")
    assert voices((DigitPlaced(1, 7),), combo=3, pitched=False) == (PLAIN_ENTRY, "combo.2")
    assert [entry(digit) for digit in (1, 9, 10, 16)] == [
        "place.1",
        "place.9",
        "place.1",
        "place.7",
    ]


def test_every_voice_has_its_sound() -> None:
    there = {path.stem for path in SOUNDS.glob("*.ogg")}
    digits = {voice(digit) for voice in (entry, strike, rival) for digit in range(1, 17)}
    plain = {voice(3, pitched=False) for voice in (entry, strike, rival)}
    literal = {name for line in PLAYED for name in re.findall(r'audio\.play\("([a-z_.]+)"\)', line)}
    assert literal
    assert literal | digits | plain | {climb(combo) for combo in range(1, 82)} <= there


@pytest.mark.parametrize("name", sorted({name.partition(".")[0] for name in sounds.SOUNDS}))
def test_every_sound_is_played_somewhere(name: str) -> None:
    there = re.compile(rf'"{name}[".]')
    assert any(map(there.search, PLAYED)), f"{name} is made, and played nowhere in game/ui."
