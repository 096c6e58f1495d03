"""What every scene has at its top, and the margins of all of them."""

from ...shell.kit import Space
from ...shell.parts.around import Inset, Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column, Row
from ...shell.widgets.base import Widget


def header(back: Widget, title: Part | Widget, *icons: Part | Widget) -> Part:
    """Return the header of a scene: Back at the top left, the title, and icons at the right."""
    return Row(Loose(back, y=0), Column(title, at=0.5).growing(), *icons, gap=Space.GAP)


def framed(head: Part, *content: Part | Widget) -> Part:
    """Return a whole scene: its header, and under it what has the room that is left."""
    *others, last = content
    last = last if isinstance(last, Part) else Item(last)
    column = Column(head, *others, last.growing(), gap=Space.HEADED)
    return Inset(column, Space.MARGIN, above=Space.HEAD, below=Space.FOOT)
