"""The header and the margins that every scene has."""

from ...shell.kit import Space
from ...shell.parts.around import Inset, Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column, Row
from ...shell.widgets.base import Widget


def header(back: Widget, title: Part | Widget, *icons: Part | Widget) -> Part:
    """Return a scene's header: back button, title, and icons at the right."""
    return Row(Loose(back, y=0), Column(title, at=0.5).growing(), *icons, gap=Space.GAP)


def framed(head: Part, *content: Part | Widget) -> Part:
    """Return a whole scene: its header, with the content below in the remaining space."""
    *others, last = content
    last = last if isinstance(last, Part) else Item(last)
    column = Column(head, *others, last.growing(), gap=Space.HEADED)
    return Inset(column, Space.MARGIN, above=Space.HEAD, below=Space.FOOT)
