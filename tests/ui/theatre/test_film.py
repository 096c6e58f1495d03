from pathlib import Path

import pytest
from PIL import Image

from game.messages.numbers import Figures
from game.play.emblems import TINTS
from game.play.options import Symbols
from game.play.theatre.theatre import Sync
from game.solve.stream import Options
from game.ui.look import theme as themes
from game.ui.theatre import film
from game.ui.theatre.film import Script, make_film
from game.ui.window.app import ASSETS
from tests.documents import FIRST, SECOND
from tests.work.pauses import Keep

THEME = themes.load(ASSETS / "themes" / "paper.toml")


def script(*cast: str, end: float | None = None, sync: Sync = Sync.STEP) -> Script:
    return Script(
        board=FIRST.board if end is None or end < 1000 else SECOND[2].board,
        cast=cast,
        names=cast,
        options=(Options(),) * len(cast),
        sync=sync,
        end=end,
        theme=THEME,
        font=ASSETS / "fonts" / "Inter-Medium.ttf",
        steps="{n} steps",
        figures=Figures(),
    )


def films(path: Path) -> list[tuple[int, Image.Image]]:
    with Image.open(path) as image:
        found = []
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            found.append((int(image.info["duration"]), image.convert("RGB")))
        return found


def test_a_whole_run_is_filmed_step_by_step(tmp_path: Path) -> None:
    pause = Keep()
    path = tmp_path / "films" / "run.gif"
    frames = make_film(script("staged"), path, pause)
    assert frames == 45
    pictures = films(path)
    assert len(pictures) == 45
    assert len({picture.tobytes() for _, picture in pictures}) == 45
    assert pictures[-1][0] > pictures[0][0]
    assert pause.told == sorted(pause.told)  # type: ignore[type-var]
    assert pause.told[-1] == pytest.approx(1.0)


def test_a_long_run_is_sampled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run.gif"
    most = film.MOST_FRAMES // 10
    monkeypatch.setattr(film, "MOST_FRAMES", most)
    assert make_film(script("stack", end=3000.0), path) == most
    with Image.open(path) as image:
        assert getattr(image, "n_frames", 1) <= most


def test_four_methods_share_the_picture(tmp_path: Path) -> None:
    path = tmp_path / "run.gif"
    cast = ("stack", "backtracking", "brute-force", "staged")
    make_film(script(*cast, end=5.0), path)
    make_film(script("stack", end=5.0), tmp_path / "one.gif")
    four, one = films(path)[0][1], films(tmp_path / "one.gif")[0][1]
    assert len(films(path)) == 6
    assert four.width > one.width / 2
    assert abs(four.width / four.height - 1) < 0.4


def test_equal_time_can_be_filmed(tmp_path: Path) -> None:
    path = tmp_path / "run.gif"
    assert make_film(script("stack", end=20.0, sync=Sync.TIME), path) == 21


def test_a_failed_film_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "run.gif"
    path.write_text("an older film")

    def fail(progress: object = None, /) -> bool:
        if isinstance(progress, float) and progress > 0.5:
            raise RuntimeError("no more")
        return False

    with pytest.raises(RuntimeError):
        make_film(script("staged"), path, fail)
    assert path.read_text() == "an older film"
    assert list(tmp_path.iterdir()) == [path]


def test_films_show_what_the_player_sees_for_digits(tmp_path: Path) -> None:
    pictures = {}
    for symbols in Symbols:
        path = tmp_path / f"{symbols.value}.gif"
        make_film(script("stack", end=5.0)._replace(symbols=symbols), path)
        pictures[symbols] = films(path)[0][1]
    assert len({picture.tobytes() for picture in pictures.values()}) == len(Symbols)
    for symbols, is_tinted in ((Symbols.SHAPES, False), (Symbols.COLOURS, True)):
        count = sum(distance(tint, pictures[symbols]) < 40 for tint in TINTS)
        assert (count == len(TINTS)) == is_tinted


def distance(colour: tuple[int, ...], picture: Image.Image) -> int:
    """Return how far the nearest colour of a picture is."""
    data = picture.tobytes()
    found = set(zip(data[::3], data[1::3], data[2::3], strict=True))
    return min(sum(abs(a - b) for a, b in zip(colour, each, strict=True)) for each in found)
