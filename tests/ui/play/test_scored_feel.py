"""What is seen and heard of a scored game, in the real scene."""

import pygame
import pytest

from benchmarks.contact_sheet import SCENES, SOLUTION, Scene, wait_for_judge
from game.play.arcade.standing import COMBO_TIERS
from game.shell.loop import STEP
from game.store.statistics import Best
from game.ui.arcade.items import LONGEST
from game.ui.arcade.win import WinScene
from game.ui.board.choreography import LOST, WIN
from game.ui.board.faces import AT_REST, Face
from game.ui.board.painter import CellPainter
from game.ui.play.breaking import LIFE, Broken
from game.ui.play.digit_button import DigitButton
from game.ui.play.effects import FallingDigit, RisingWords, Worth
from game.ui.play.play import PlayScene
from game.ui.play.tiers import TIERS
from game.ui.play.voices import climb, entry
from tests.ui.driver import Driver


class Watched:
    """A scene of the contact sheets in a driver's window, before its last move."""

    def __init__(self, driver: Driver, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.driver, self.scene = driver, scene
        self.heard: list[str] = []
        monkeypatch.setattr(driver.game.stage.audio, "play", self.heard.append)
        if scene.to_beat is not None:
            best = Best(60, scene.to_beat, 1)
            monkeypatch.setattr(driver.game.services.records, "best", lambda *_: best)
        driver.take(scene.game())
        driver.game.stage.push("play")
        wait_for_judge(driver.game, driver.pilot)
        driver.pilot.settle()
        play = driver.game.stage.top
        assert isinstance(play, PlayScene)
        self.play = play
        self.heard.clear()

    def move(self) -> None:
        self.driver.pilot.press(self.scene.key)
        wait_for_judge(self.driver.game, self.driver.pilot)

    @property
    def words(self) -> list[str]:
        effects = self.play.scored._effects._effects
        return [effect.words for effect in effects if isinstance(effect, RisingWords | Worth)]

    @property
    def rims(self) -> list[str]:
        return [rim.role for rim in self.play.board._rims]


@pytest.fixture
def watch(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> "type[Watched]":
    class Here(Watched):
        def __init__(self, scene: str) -> None:
            super().__init__(driver, SCENES[scene], monkeypatch)

    return Here


def test_an_entry_says_its_worth_and_climbs_the_scale(watch: type) -> None:
    seen = watch("worth")
    seen.move()
    assert seen.words == ["+10"]
    combo = seen.driver.view().scored.combo
    assert combo > 1
    assert seen.heard == [entry(int(seen.scene.key)), climb(combo)]


def test_points_stand_where_no_digit_is_and_are_gone_within_six_tenths(watch: type) -> None:
    seen = watch("worth")
    board, cell = seen.play.board, seen.scene.last
    seen.move()
    [worth] = [one for one in seen.play.scored._effects._effects if isinstance(one, Worth)]
    over = [other for other, digit in enumerate(board.digits)
            if digit and board.cell_rect(other).collidepoint(worth._goal)]  # fmt: skip
    assert not over
    assert board.rect.inflate(4, 4).collidepoint(worth._goal)
    assert cell not in over
    assert worth.seconds <= 0.6
    seen.driver.pilot.frames(40)
    assert not any(isinstance(one, Worth) for one in seen.play.scored._effects._effects)
    assert seen.play.scored.scoreboard._shown == seen.driver.view().scored.points


def test_a_life_that_comes_back_flies_to_the_lives(watch: type) -> None:
    seen = watch("life_back")
    seen.move()
    effects = seen.play.scored._effects._effects
    targets = {effect._target for effect in effects if isinstance(effect, RisingWords)}
    board = seen.play.scored.scoreboard
    assert targets == {board.lives_rect.center}
    assert board.lives_rect.left > board.score_rect.right


def test_a_tier_that_is_gained_changes_frame_and_score_and_is_told(watch: type) -> None:
    seen = watch("tier_up")
    assert seen.rims == [TIERS[0].role]
    seen.move()
    assert "×1.25" in seen.words
    notes = entry(int(seen.scene.key)), climb(COMBO_TIERS[1])
    assert sorted(seen.heard) == sorted(["tier_up", *notes])
    seen.driver.pilot.settle()
    assert seen.rims == [TIERS[1].role]
    assert seen.driver.view().scored.tier == 1
    assert seen.driver.game.stage.audio.layers == 2


def test_a_life_that_is_lost_is_told_once_by_frame_digit_and_sound(watch: type) -> None:
    seen = watch("life_lost")
    seen.move()
    fallen = [s for s in seen.play.scored._effects._effects if isinstance(s, FallingDigit)]
    assert len(fallen) == 1
    assert seen.rims == ["life"]
    assert seen.heard == ["life_lost"]
    assert seen.driver.digits[seen.scene.last] == "0"
    seen.driver.pilot.settle()
    assert seen.rims == []


def broken(seen: Watched) -> list[Broken]:
    return [one for one in seen.play.scored._effects._effects if isinstance(one, Broken)]


def test_the_heart_of_a_lost_life_breaks_falls_and_fades(watch: type) -> None:
    seen = watch("life_lost")
    seen.driver.pilot.look()
    seen.move()
    [heart] = broken(seen)
    assert heart.rect.collidepoint(seen.play.scored.scoreboard.heart_rect(2).center)
    before = heart.rect.top
    seen.driver.pilot.frames(12)
    assert heart.rect.top > before
    assert all(0 < (half.get_alpha() or 0) < 255 for half in heart._halves)
    seen.driver.pilot.frames(round(60 * LIFE))
    assert not broken(seen)


def test_the_cell_keeps_the_ground_of_what_clashes_until_the_digit_has_fallen(watch: type) -> None:
    seen = watch("life_lost")
    seen.move()
    sprite = seen.play.board._cell_sprites[seen.scene.last]
    seen.driver.pilot.frames(24)
    assert (sprite.motion.role, sprite.motion.glow) == ("conflict_ground", 1.0)
    seen.driver.pilot.settle()
    assert sprite.motion == AT_REST


def test_without_motion_a_lost_heart_is_an_outline_at_once(watch: type, driver: Driver) -> None:
    driver.game.stage.reduced_motion = True
    seen = watch("life_lost")
    seen.move()
    assert not broken(seen)


@pytest.mark.parametrize("still", [False, True])
def test_the_digit_that_ends_a_game_breaks_and_stays(
    watch: type, driver: Driver, *, still: bool
) -> None:
    driver.game.stage.reduced_motion = still
    seen = watch("lost")
    seen.driver.pilot.look()
    seen.move()
    centre = seen.play.board.cell_rect(seen.scene.last).center
    seen.driver.pilot.frames(50)
    [tile] = broken(seen)
    assert tile.rect.center == centre
    assert tile._shift[0] > 0 == tile._shift[1]
    shrunk = {at for at, one in enumerate(seen.play.board._cell_sprites) if one.motion.dot}
    left = {at for at in range(81) if driver.digits[at] == "0"}
    assert shrunk == (set() if still else left)
    driver.wait_for("lost")


def test_a_key_that_is_still_held_does_not_end_a_loss_early(watch: type, driver: Driver) -> None:
    seen = watch("lost")
    driver.pilot.key_down(seen.scene.key)
    driver.pilot.wait(LOST - 0.2)
    assert driver.scene == "play"
    driver.wait_for("lost")


def test_a_record_is_told_once_when_it_is_passed(watch: type) -> None:
    seen = watch("record")
    seen.move()
    assert "Record" in seen.words
    assert seen.heard.count("record") == 1
    seen.driver.pilot.settle()
    seen.heard.clear()
    cell = next(c for c in range(81) if seen.driver.digits[c] == "0")
    seen.driver.click_cell(cell)
    seen.driver.pilot.press(SOLUTION[cell])
    wait_for_judge(seen.driver.game, seen.driver.pilot)
    assert "record" not in seen.heard


def test_the_key_of_a_finished_digit_folds_away(watch: type) -> None:
    seen = watch("digit")
    key = seen.driver.pilot.find(f"digit.{seen.scene.key}")
    assert isinstance(key, DigitButton)
    assert key.folded == 0
    seen.move()
    assert 0 < key.folded < 1
    seen.driver.pilot.settle()
    assert key.folded == 1
    assert "digit" in seen.heard


def test_a_won_board_shows_neither_cursor_nor_selection(watch: type) -> None:
    seen = watch("win")
    seen.move()
    assert seen.heard == ["win"]
    assert seen.words == [], "the board celebrates alone"
    assert not any(face.view.selected or face.view.peer for face in seen.play.board.faces)


def test_without_motion_everything_is_still_told(watch: type, driver: Driver) -> None:
    driver.game.stage.reduced_motion = True
    seen = watch("tier_up")
    seen.move()
    assert "×1.25" in seen.words
    assert seen.rims == [TIERS[1].role]


def test_a_still_board_celebrates_until_the_result_comes(watch: type, driver: Driver) -> None:
    driver.game.stage.reduced_motion = True
    seen = watch("win")
    seen.move()
    seen.driver.pilot.wait(WIN - 0.2)
    assert driver.scene == "play"
    assert all(sprite.motion.disc == 1 for sprite in seen.play.board._cell_sprites)


def test_the_result_counts_up_line_by_line(watch: type, driver: Driver) -> None:
    seen = watch("win")
    seen.move()
    driver.wait_for("win")
    driver.pilot.frames(3)
    result = driver.game.stage.top
    assert isinstance(result, WinScene)
    scored = driver.view().scored
    assert scored is not None
    total = scored.points
    counted = []
    while driver.game.stage.active:
        counted.append(int(result.figure.text.replace(",", "")))
        driver.pilot.frames(6)
    assert counted == sorted(counted)
    assert counted[0] < total / 2
    assert result.figure.text == f"{total:,}"


def test_a_late_frame_paints_each_cell_once(watch: type, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = watch("win")
    scene.move()
    scene.driver.pilot.frames(30)
    painted: list[Face] = []
    paint = CellPainter.picture

    def picture(painter: CellPainter, face: Face) -> pygame.Surface:
        painted.append(face)
        return paint(painter, face)

    monkeypatch.setattr(CellPainter, "picture", picture)
    scene.driver.clock.advance(4 * STEP)
    scene.driver.pilot.frames()
    assert 9 <= len(painted) <= 81


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_the_board_stands_still_while_the_result_comes(watch: type, size: tuple[int, int]) -> None:
    scene = watch("win")
    scene.driver.pilot.resize(size)
    scene.driver.pilot.settle()
    before = scene.play.board.rect.copy()
    scene.move()
    scene.driver.wait_for("win")
    win = scene.driver.pilot.scene
    assert isinstance(win, WinScene)
    assert win.poster.rect == before


def test_a_medal_lands_when_the_sum_is_told(watch: type) -> None:
    scene = watch("win")
    scene.move()
    scene.driver.wait_for("win")
    win = scene.driver.pilot.scene
    assert isinstance(win, WinScene)
    assert win.medal is not None
    surface, sizes = pygame.Surface(win.rect.size), []
    for _ in range(120):
        surface.fill((1, 2, 3))
        win.medal.paint(surface, win.kit, win.medal.rect)
        sizes.append(_width(surface))
        scene.driver.pilot.frames()
    told = round(60 * LONGEST) - 2
    assert not any(sizes[: told - 10])
    assert sizes[-1] < max(sizes) <= win.medal.rect.width


@pytest.mark.parametrize(
    ("score", "wins", "told"), [(1, 2, True), (1, 1, False), (100_000, 9, False)]
)
def test_a_record_has_its_banner_and_its_sound(
    watch: type, monkeypatch: pytest.MonkeyPatch, score: int, wins: int, *, told: bool
) -> None:
    scene = watch("win")
    monkeypatch.setattr(
        scene.driver.game.services.records, "best", lambda *_: Best(60, score, wins)
    )
    scene.move()
    scene.driver.wait_for("win")
    win = scene.driver.pilot.scene
    assert isinstance(win, WinScene)
    assert (win.banner is not None) is told
    assert win.banner is None or win.banner.rect.width
    scene.heard.clear()
    scene.driver.pilot.wait(2)
    assert scene.heard.count("record") == told


def _width(surface: pygame.Surface) -> int:
    """Return how wide what was painted on a ground is."""
    surface.set_colorkey((1, 2, 3))
    return surface.get_bounding_rect().width


def test_the_points_keep_off_the_words_under_them(
    picture_driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone's type is larger than its scale, and the points were drawn over what is left."""
    stage = picture_driver.game.stage
    stage.kit = stage.kit._replace(density=2)
    watched = Watched(picture_driver, SCENES["worth"], monkeypatch)
    for size in ((780, 1688), (1688, 780)):
        stage.resize(size)
        picture_driver.pilot.settle()
        board = watched.play.scored.scoreboard
        assert board.score_rect.h <= 0.66 * board.rect.h
