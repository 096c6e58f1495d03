"""The colours of the screen, one TOML file per theme."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias

from ... import toml
from ...core.errors import SudokuError
from ...core.value import Value
from ...plain import LONGEST_NAME, clean
from ...shell.log import log
from ...store.atomic import read_file

Colour: TypeAlias = tuple[int, int, int]

LARGEST: Final = 64 * 1024
"""Bytes of the largest theme."""
FIRST: Final = "paper"
"""The theme that stands in for one that cannot be read, and of a system that is light."""
DARK: Final = "ink"
"""That of a system that is dark."""
LEAST_CONTRAST: Final = 4.5
READ: Final = (
    ("text", "ground"),
    ("text", "surface"),
    ("muted", "ground"),
    ("muted", "surface"),
    ("given", "surface"),
    ("entry", "surface"),
    ("note", "surface"),
    ("conflict", "surface"),
    ("on_primary", "primary"),
)
"""What is written, and on what, in every theme of the player's with at least this contrast."""
WHITE: Final[Colour] = (255, 255, 255)
HOVERED: Final = 0.14
PRESSED: Final = 0.178
"""How much text colour is over a surface that the mouse is on, and that is held down."""

SEEN: Final = 3.0
"""The least contrast of a mark with its ground; a fainter one has an edge."""
BLACK: Final[Colour] = (0, 0, 0)
MUTED: Final[Colour] = (0x4C, 0x59, 0x62)
"""What is muted on every light ground."""
FAINT: Final = 0.14
"""How much of a stage's frame is in thin lines, in pips that are off and in grooves."""


class ThemeError(SudokuError):
    """A theme file cannot be read, or its colours are wrong or missing."""

    def __init__(self, path: Path, *, key: str = "", **found: str) -> None:
        """Without a `key`, a `role` has a wrong colour, or nothing can be read for a `reason`."""
        self.key = key or ("error.theme" if "role" in found else "error.theme_unreadable")
        told = ", ".join(f"{name} {value!r}" for name, value in found.items())
        super().__init__(f"{path}: {self.key} {told}".rstrip(), path=str(path), **found)


class Theme(Value):
    """The colours of the screen by purpose."""

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
    """Grounds of what explains a step: the pattern, its other side, what is beside it."""
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
        """The face of a widget under the mouse."""
        return blend(self.surface, self.text, HOVERED)

    @property
    def pressed(self) -> Colour:
        """The face of a widget that is held down."""
        return blend(self.surface, self.text, PRESSED)

    def hue(self, digit: int) -> Colour:
        """Return the hue of a digit from 1 on; after nine they repeat."""
        return self.colour(f"hue_{_nine(digit)}")

    def on_hue(self, digit: int) -> Colour:
        """Return the text colour on the hue of a digit."""
        return WHITE if _nine(digit) in self.white_on else self.dark_ink

    def colour(self, role: str) -> Colour:
        """Return the colour of a role by name."""
        colour: Colour = getattr(self, role)
        return colour


ROLES: Final[tuple[str, ...]] = tuple(Theme.__annotations__)[4:]
HUES: Final = 9


def _nine(digit: int) -> int:
    return (digit - 1) % HUES + 1


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Return a mixture of two colours: the first at share 0, the second at 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return (red, green, blue)


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, as WCAG 2.2 defines it."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def edge_of(hue: Colour, ground: Colour) -> Colour | None:
    """Return the edge that makes a hue visible on a background, darker or lighter; or None."""
    if contrast(hue, ground) >= SEEN:
        return None
    away = BLACK if luminance(ground) > 0.2 else WHITE
    shades = (blend(hue, away, step / 20) for step in range(1, 20))
    return next((shade for shade in shades if contrast(shade, ground) >= SEEN + 0.1), away)


def parse_colour(path: Path, role: str, value: object) -> Colour:
    """Return the colour in a text such as `#1A56B8`; raises `ThemeError`."""
    if not (isinstance(value, str) and len(value) == 7 and value[0] == "#"):
        raise ThemeError(path, role=role)
    try:
        number = int(value[1:], 16)
    except ValueError:
        raise ThemeError(path, role=role) from None
    return (number >> 16, number >> 8 & 255, number & 255)


def _digits(path: Path, value: object) -> frozenset[int]:
    """Return the digits with white text on their hues."""
    if not isinstance(value, list) or not all(digit in range(1, HUES + 1) for digit in value):
        raise ThemeError(path, key="error.theme_digits")
    return frozenset(value)


def load(path: Path) -> Theme:
    """Return the theme in a file; `ThemeError` names the file and what is wrong in it."""
    return _theme(path, _read(path))


def load_own(path: Path, folder: Path) -> Theme:
    """Return a custom theme; what it does not define is as in the theme that it is `like`.

    `folder` has the built-in themes. Besides the checks of `load`, text must be readable on its
    backgrounds.
    """
    data = _read(path)
    like = data.get("like", FIRST)
    if not isinstance(like, str) or like not in available(folder):
        raise ThemeError(path, key="error.theme_like", names=", ".join(available(folder)))
    theme = _theme(path, {**_read(folder / f"{like}.toml"), "name": path.stem, **data})
    for front, back in READ:
        reached = contrast(theme.colour(front), theme.colour(back))
        if reached < LEAST_CONTRAST:
            raise ThemeError(
                path, key="error.theme_contrast", role=front, ground=back, reached=f"{reached:.1f}"
            )
    return theme


def _read(path: Path) -> Mapping[str, object]:
    try:
        return toml.loads(read_file(path, LARGEST).decode())
    except OSError as error:
        raise ThemeError(path, reason=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        raise ThemeError(path, reason=str(error)) from error


def _theme(path: Path, data: Mapping[str, object]) -> Theme:
    colours = {role: parse_colour(path, role, data.get(role)) for role in ROLES}
    name = clean(str(data.get("name", path.stem)), most=LONGEST_NAME)
    return Theme(
        path.stem, name, data.get("dark") is True, _digits(path, data.get("white_on")), **colours
    )


def available(folder: Path) -> tuple[str, ...]:
    """Return the ids of the themes in a folder, sorted by name."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


class StageLook(Value):
    """The colours of a stage."""

    light: tuple[Colour, Colour, Colour]
    """Ground, accent and frame."""
    dark: tuple[Colour, Colour, Colour]
    """Ground, surface and accent."""


def stage_look(path: Path, stage: str) -> StageLook:
    """Return the look of a stage from the file of all stages; raises `ThemeError`."""
    told = toml.loads(path.read_text("utf-8"))[stage]

    def colours(kind: str) -> tuple[Colour, Colour, Colour]:
        one, two, three = (parse_colour(path, f"{stage}.{kind}", value) for value in told[kind])
        return one, two, three

    return StageLook(colours("light"), colours("dark"))


def dressed(theme: Theme, look: StageLook) -> Theme:
    """Return a theme in the colours of a stage; one on black keeps its own, which stand out."""
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
    """The themes of a folder, and custom ones; files that cannot be read are left out."""

    def __init__(self, folder: Path, own: Path | None = None) -> None:
        self._folder = folder
        self._own = own
        self.problem: ThemeError | None = None
        """What was wrong with the theme that was asked for last."""

    def _path(self, name: str) -> Path:
        """Return the file of a theme: built-in ones come before custom ones."""
        path = self._folder / f"{name}.toml"
        if self._own is None or path.exists() or not (self._own / path.name).exists():
            return path
        return self._own / path.name

    def _load(self, name: str) -> Theme:
        path = self._path(name)
        return load(path) if path.parent == self._folder else load_own(path, self._folder)

    def load(self, name: str) -> Theme:
        """Return a theme by id, otherwise any that can be read; raises `ThemeError` if none can."""
        self.problem = None
        for other in dict.fromkeys((name, FIRST, *available(self._folder))):
            try:
                return self._load(other)
            except ThemeError as error:
                self.problem = self.problem or error
        assert self.problem is not None
        raise self.problem

    def for_stage(self, theme: Theme, stage: str) -> Theme:
        """Return a theme in the colours of a stage of a marathon."""
        return dressed(theme, stage_look(self._folder.parent / "stages.toml", stage))

    def all(self) -> tuple[tuple[Theme, ...], tuple[ThemeError, ...]]:
        """Return the readable themes, built-in ones first, and the errors of the others."""
        names = available(self._folder)
        if self._own is not None:
            names += tuple(name for name in available(self._own) if name not in names)
        found, wrong = [], []
        for name in names:
            try:
                found.append(self._load(name))
            except ThemeError as error:
                log().warning("%s", error)
                wrong.append(error)
        return tuple(found), tuple(wrong)
