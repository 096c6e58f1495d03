"""What is taught: chapters of stations, a station for each lesson."""

from typing import NamedTuple


class Station(NamedTuple):
    """One lesson: what it is called in the messages, and the techniques that it is about.

    Its words are `learn.<id>.try`, `.watch`, `.how` and `.after`.
    """

    id: str
    techniques: tuple[str, ...]


class Chapter(NamedTuple):
    """Lessons that belong together; `learn.chapter.<id>` is its name."""

    id: str
    stations: tuple[Station, ...]
    look_only: bool = False
    """Whether its techniques are shown and not asked for."""

    @property
    def techniques(self) -> tuple[str, ...]:
        """The techniques of its stations, in order."""
        return tuple(name for station in self.stations for name in station.techniques)


def station(*techniques: str, id: str = "") -> Station:
    """Return the station of techniques, which has the name of the first unless told."""
    return Station(id or techniques[0], techniques)
