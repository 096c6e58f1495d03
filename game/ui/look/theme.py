"""The colours of the screen, one TOML file a theme."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from ...core.errors import SudokuError
from ...core.value import Value
from ...plain import LONGEST_NAME, clean
from ...shell.log import log
from ...store.atomic import read_file

Colour: TypeAlias = tuple[int, int, int]

LARGEST: Final = 64 * 1024
"""Bytes of the largest theme."""
FIRST: Final = "paper"
"""The theme that stands in for one that cannot be read."""
WHITE: Final[Colour] = (255, 255, 255)
HOVERED: Final = 0.14
PRESSED: Final = 0.178
"""How much text colour is over a surface that the mouse is on, and that is held down."""

BLACK: Final[Colour] = (0, 0, 0)
MUTED: Final[Colour] = (0x4C, 0x59, 0x62)
"""What is muted on every light ground."""
FAINT: Final = 0.14
"""How much of a stage's frame is in thin lines, in pips that are off and in grooves."""


class ThemeError(SudokuError):
    """Raised for a theme file that cannot be read, or whose colours are wrong or missing."""

    def __init__(self, path: Path, *, role: str = "", reason: str = "") -> None:
        if role:
            super().__init__(f"{path}: {role!r} is no colour #RRGGBB", path=str(path), role=role)
            self.key = "error.theme"
        else:
            super().__init__(f"{path}: {reason}", path=str(path), reason=reason)
            self.key = "error.theme_unreadable"


class Theme(Value):
    """The colours of the screen by what they are for."""

    id: str
    name: str
    dark: bool
    white_on: frozenset[int]
    """The digits on whose hues white is written, rather than the dark ink."""
    ground: Colour
    """Behind everything."""
    surface: Colour
    """Cards, buttons and open cells."""
    edge: Colour
    """Around cards and buttons; the colour of the surface where they have no edge."""
    sunken: Colour
    """Grooves, and what lies deeper than the ground."""
    thin: Colour
    thick: Colour
    given: Colour
    entry: Colour
    note: Colour
    text: Colour
    muted: Colour
    selected: Colour
    peer: Colour
    same: Colour
    conflict: Colour
    conflict_ground: Colour
    accent: Colour
    """The outline of the selection and of the focus, and words that lead somewhere."""
    primary: Colour
    """The card of the one thing to press, and what is chosen among others."""
    on_primary: Colour
    pip: Colour
    """A pip that is off, and the empty part of a bar."""
    pattern_a: Colour
    pattern_b: Colour
    pattern_c: Colour
    """Grounds of what explains a step: the pattern, its other side, what stands beside it."""
    strong: Colour
    second: Colour
    """The line around what is on the ground `pattern_b`."""
    weak: Colour
    strike: Colour
    """What an explained step eliminates."""
    bronze: Colour
    bronze_edge: Colour
    silver: Colour
    silver_edge: Colour
    gold: Colour
    gold_edge: Colour
    platinum: Colour
    platinum_edge: Colour
    """Medals with their edges; an edge is also the metal's mark and word on a card."""
    life: Colour
    good: Colour
    """What went well: days in a row, what was learned."""
    trial: Colour
    """The ink of what is being tried, by a player or by a method at work."""
    paint_1: Colour
    paint_2: Colour
    paint_3: Colour
    paint_4: Colour
    paint_5: Colour
    paint_6: Colour
    paint_7: Colour
    paint_8: Colour
    """The player's colours."""
    hue_1: Colour
    hue_2: Colour
    hue_3: Colour
    hue_4: Colour
    hue_5: Colour
    hue_6: Colour
    hue_7: Colour
    hue_8: Colour
    hue_9: Colour
    """One for each digit; see `hue`."""
    dark_ink: Colour
    """What is written on medals, and on hues that are not `white_on`."""

    @property
    def hover(self) -> Colour:
        """What the mouse is over."""
        return blend(self.surface, self.text, HOVERED)

    @property
    def pressed(self) -> Colour:
        """What is held down."""
        return blend(self.surface, self.text, PRESSED)

    def hue(self, digit: int) -> Colour:
        """Return the hue of a digit from 1 on; after nine they begin anew."""
        return self.colour(f"hue_{_nine(digit)}")

    def on_hue(self, digit: int) -> Colour:
        """Return what is written with on the hue of a digit."""
        return WHITE if _nine(digit) in self.white_on else self.dark_ink

    def colour(self, role: str) -> Colour:
        """Return the colour of a role by its name."""
        colour: Colour = getattr(self, role)
        return colour


ROLES: Final[tuple[str, ...]] = tuple(Theme.__annotations__)[4:]
HUES: Final = 9


def _nine(digit: int) -> int:
    return (digit - 1) % HUES + 1


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Return a colour on the way from one (share 0) to the other (share 1)."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return (red, green, blue)


def parse_colour(path: Path, role: str, value: object) -> Colour:
    """Return the colour of a text such as `#1A56B8`; `ThemeError` for anything else."""
    if not (isinstance(value, str) and len(value) == 7 and value[0] == "#"):
        raise ThemeError(path, role=role)
    try:
        number = int(value[1:], 16)
    except ValueError:
        raise ThemeError(path, role=role) from None
    return (number >> 16, number >> 8 & 255, number & 255)


def _digits(path: Path, value: object) -> frozenset[int]:
    """Read the digits on whose hues white is written."""
    if not isinstance(value, list) or not all(digit in range(1, HUES + 1) for digit in value):
        raise ThemeError(path, reason="white_on is not a list of digits")
    return frozenset(value)


def load(path: Path) -> Theme:
    """Read a theme from its file; `ThemeError` names the file and what is wrong in it."""
    try:
        data: Mapping[str, object] = tomllib.loads(read_file(path, LARGEST).decode())
    except OSError as error:
        raise ThemeError(path, reason=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        raise ThemeError(path, reason=str(error)) from error
    colours = {role: parse_colour(path, role, data.get(role)) for role in ROLES}
    name = clean(str(data.get("name", path.stem)), most=LONGEST_NAME)
    return Theme(
        path.stem, name, data.get("dark") is True, _digits(path, data.get("white_on")), **colours
    )


def available(folder: Path) -> tuple[str, ...]:
    """Return the ids of the themes in a folder, in the order of their names."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


class StageLook(NamedTuple):
    """The colours of a stage."""

    light: tuple[Colour, Colour, Colour]
    """Ground, accent and frame."""
    dark: tuple[Colour, Colour, Colour]
    """Ground, surface and accent."""


def stage_look(path: Path, stage: str) -> StageLook:
    """Return the look of a stage from the file of all of them; `ThemeError` for a wrong colour."""
    told = tomllib.loads(path.read_text("utf-8"))[stage]

    def colours(kind: str) -> tuple[Colour, Colour, Colour]:
        one, two, three = (parse_colour(path, f"{stage}.{kind}", value) for value in told[kind])
        return one, two, three

    return StageLook(colours("light"), colours("dark"))


def dressed(theme: Theme, look: StageLook) -> Theme:
    """Return a theme in the colours of a stage; one on black keeps its own, for they stand out."""
    if theme.ground == BLACK:
        return theme
    if theme.dark:
        ground, surface, accent = look.dark
        others = {"ground": ground, "surface": surface}
        if theme.edge == theme.surface:
            others["edge"] = surface
    else:
        ground, accent, frame = look.light
        faint = blend(ground, frame, FAINT)
        faints = dict.fromkeys(("thin", "pip", "sunken"), faint)
        others = {"ground": ground, "thick": frame, "muted": MUTED, **faints}
    others["accent"] = accent
    return Theme(**(vars(theme) | others))


class Themes:
    """The themes of a folder; files that cannot be read are left out."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.problem: ThemeError | None = None
        """What was wrong with the theme that was asked for last."""

    def load(self, name: str) -> Theme:
        """Return a theme by its id, or else one that can be read; `ThemeError` without any."""
        self.problem = None
        for other in dict.fromkeys((name, FIRST, *available(self._folder))):
            try:
                return load(self._folder / f"{other}.toml")
            except ThemeError as error:
                self.problem = self.problem or error
        assert self.problem is not None
        raise self.problem

    def for_stage(self, theme: Theme, stage: str) -> Theme:
        """Return a theme as it looks on a stage of a marathon."""
        return dressed(theme, stage_look(self._folder.parent / "stages.toml", stage))

    def all(self) -> tuple[Theme, ...]:
        """Return the themes that can be read, in the order of their names."""
        found = []
        for name in available(self._folder):
            try:
                found.append(load(self._folder / f"{name}.toml"))
            except ThemeError as error:
                log().warning("%s", error)
        return tuple(found)
