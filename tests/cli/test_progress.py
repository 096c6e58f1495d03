import io

from game.cli.console import Console
from game.cli.progress import Progress
from game.messages.catalogue import Catalogue


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_now_and_then_and_cleared() -> None:
    stderr = Terminal()
    now = 0.0
    progress = Progress(
        Console(Catalogue(), stdout=io.StringIO(), stderr=stderr), 4, clock=lambda: now
    )
    progress.advance()
    progress.advance()
    assert stderr.getvalue().count("/4") == 1
    now = 1.0
    progress.advance()
    assert "3/4" in stderr.getvalue()
    progress.make_room()
    assert stderr.getvalue().endswith("3/4\x1b[K")
    progress.close()
    assert stderr.getvalue().endswith("\r\x1b[K")


def test_results_on_the_same_terminal_have_room() -> None:
    screen = Terminal()
    progress = Progress(Console(Catalogue(), stdout=screen, stderr=screen), 4)
    progress.advance()
    progress.make_room()
    assert screen.getvalue().endswith("\r\x1b[K")


def test_without_a_total_it_counts() -> None:
    stderr = Terminal()
    progress = Progress(Console(Catalogue(), stderr=stderr))
    progress.advance(5)
    assert "5" in stderr.getvalue()


def test_nothing_is_drawn_where_nobody_watches() -> None:
    stderr = io.StringIO()
    progress = Progress(Console(Catalogue(), stderr=stderr), 4)
    progress.advance()
    progress.close()
    assert stderr.getvalue() == ""
