"""Keys that announce the board to players who cannot see it."""

from ...core.geometry import HouseKind
from ...shell.handlers import handles
from ..board.spoken import BOXES, house_spoken, left_spoken, whereabouts
from .shared_handlers import SharedHandlers


class Announcements(SharedHandlers):
    """Announces facts about the board at the foot of the window, since the card may have a hint."""

    @handles("say.place")
    def say_place(self) -> None:
        """Announce the cursor's cell and what is in it."""
        view = self.game_view()
        if view is not None:
            self._announce(whereabouts(view.geometry, view.cells, view.cursor, self.text))

    @handles("say.row", HouseKind.ROW)
    @handles("say.column", HouseKind.COLUMN)
    @handles("say.box", *BOXES)
    def say_house(self, *kinds: HouseKind) -> None:
        """Announce what the cursor's house of the given kinds contains."""
        view = self.game_view()
        if view is not None:
            words = house_spoken(view.geometry, view.cells, view.cursor, kinds, self.text)
            self._announce(words)

    @handles("say.left")
    def say_left(self) -> None:
        """Announce how many cells are empty, and how many of each digit are missing."""
        view = self.game_view()
        if view is not None:
            words = left_spoken(view.open_cells, view.remaining, view.geometry, self.text)
            self._announce(words)

    def _announce(self, words: str) -> None:
        super().tell(words)
