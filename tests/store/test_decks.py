from pathlib import Path

from game.store.decks import Decks
from game.store.writer import Writer


def test_what_was_met_is_remembered(tmp_path: Path) -> None:
    path, writer = tmp_path / "decks.json", Writer()
    decks = Decks(path, writer)
    decks.meet("hard", 3, 1000)
    decks.meet("hard", 900, 1000)
    decks.meet("easy", 0, 1000)
    writer.close()
    again = Decks(path, Writer())
    assert again.met("hard") == 1 << 3 | 1 << 900
    assert again.met("easy") == 1
    assert again.met("medium") == 0


def test_when_the_last_was_met_all_are_new_again(tmp_path: Path) -> None:
    writer = Writer()
    decks = Decks(tmp_path / "decks.json", writer)
    for index in (2, 0, 3):
        decks.meet("hard", index, 4)
    assert decks.met("hard") == 0b1101
    decks.meet("hard", 1, 4)
    assert decks.met("hard") == 0
    writer.close()


def test_a_file_that_cannot_be_read_counts_as_empty(tmp_path: Path) -> None:
    path = tmp_path / "decks.json"
    for content in ("", "[]", '{"met": {"hard": "xyz"}}', '{"met": 4}'):
        path.write_text(content)
        assert Decks(path, Writer()).met("hard") == 0
