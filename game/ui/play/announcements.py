"""What is said on a key to who does not see the board: where one is, and what is there."""

from ...core.geometry import HouseKind
from ...shell.handlers import handles
from ..board.spoken import BOXES, house_spoken, left_spoken, whereabouts
from .shared_handlers import SharedHandlers


class Announcements(SharedHandlers):
    """Says things at the foot of the window, anew each time: on the card it would cover a hint."""

    @handles("say.place")
    def say_place(self) -> None:
        """Say where the cursor is, and what is there."""
        view = self.game_view()
        if view is not None:
            self._announce(whereabouts(view.geometry, view.cells, view.cursor, self.text))

    @handles("say.row", HouseKind.ROW)
    @handles("say.column", HouseKind.COLUMN)
    @handles("say.box", *BOXES)
    def say_house(self, *kinds: HouseKind) -> None:
        """Say what is in the cursor's house of one of some kinds."""
        view = self.game_view()
        if view is not None:
            words = house_spoken(view.geometry, view.cells, view.cursor, kinds, self.text)
            self._announce(words)

    @handles("say.left")
    def say_left(self) -> None:
        """Say how many cells are open, and how many of each digit are left."""
        view = self.game_view()
        if view is not None:
            words = left_spoken(view.open_cells, view.remaining, view.geometry, self.text)
            self._announce(words)

    def _announce(self, words: str) -> None:
        super().tell(words)
