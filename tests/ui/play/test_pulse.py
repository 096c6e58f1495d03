"""The pulse of danger."""

from game.ui.play.pulse import BEAT, LONGEST, Pulse


def beats(pulse: Pulse, danger: str, seconds: float) -> int:
    return sum(pulse.beats(danger, 0.25) for _ in range(round(4 * seconds)))


def test_it_beats_for_ten_seconds_at_most_and_once_for_each_danger() -> None:
    pulse = Pulse()
    assert beats(pulse, "", 5) == 0
    assert beats(pulse, "life", 60) == int(LONGEST / BEAT) + 1
    assert beats(pulse, "", 1) == 0
    assert beats(pulse, "allowance", 1.5) == 2
