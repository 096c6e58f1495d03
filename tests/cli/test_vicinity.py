import io

import pytest

from game.cli.main import main

MINIMAL = "..94...1......5.........3.2....7...5...1.6....1...976.8...4....36...7....9.6...28"


def test_the_search_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    ticking = iter(range(1_000_000))
    monkeypatch.setattr("game.cli.commands.vicinity.time.monotonic", lambda: next(ticking))
    monkeypatch.setattr("sys.stderr", screen := Screen())
    assert main(["vicinity", "--change", "2", "--limit", "30", MINIMAL]) == 0
    shown = screen.getvalue()
    # Two of 23 givens are left out in 253 ways.
    assert "] 1/253" in shown
    # What follows begins on a line that was cleared.
    assert "\r\x1b[K" in shown
    assert "--limit ended the search" in shown.rpartition("\x1b[K")[2]
