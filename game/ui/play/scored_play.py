"""The scored part of a game's scene: judging, scoreboard, coloured frame, rising words."""

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ...play.arcade.standing import COMBO_TIERS, FACTORS, HINTED_WORTH
from ...play.game_events import (
    Awarded,
    ComboFell,
    DigitPlaced,
    Event,
    LifeBack,
    LifeLostToTime,
    Lost,
    WrongDigit,
)
from ...play.intents import Intent
from ...play.modes.ghost import Race, cells_filled_at
from ...play.modes.marathon import ROAD, stage_of
from ...play.saved import Origin
from ...play.view import GameView, Status
from ...shell.animation import linear
from ..board.choreography import DEAL, deal, lose, miss
from ..board.painter import DIGIT
from ..board.rim import Rim
from ..look.figures import clock
from . import soundtrack
from .breaking import broken_heart, broken_tile
from .effects import Effects, FallingDigit, RisingWords, Worth
from .judge_client import JudgeClient
from .pulse import Pulse
from .scoreboard import Scoreboard, ScoreFacts
from .stage_board import ALARM as LATE
from .stage_board import StageBoard, StageFacts, seconds_left
from .tiers import TIERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...play.arcade.referee import Award
    from ...play.arcade.standing import Standing
    from ..board.board import Board
    from ..scene.base import GameScene
    from .services import PlayServices

TURN: Final = 0.6
"""Seconds in which the colour of a tier runs around the frame."""
ALARM: Final = 0.6
"""Seconds for which the whole frame tells a life that is lost, or a record."""
LARGE: Final = 2.4
"""How many times as large as other words the lead over a ghost is told."""
FIRST_BARS: Final = 4
"""The sections of the music, with whose first bars stages begin in turn."""
PACE: Final = 0.2
"""Seconds for which the loop keeps its full pace for what is to be seen."""
RIM_CLASSES: Final = ((0.5, 1.0), (0.2, 0.5), (0.0, 0.2))
"""How much of the combo's clock is left, and how much of the frame tells it.

No more than three: the speed of a line that moved would tell how easy the next entry is."""


def rim_share(standing: "Standing", now: int) -> float:
    """Return the share of the frame that the combo's clock fills at a moment of play."""
    if not standing.combo:
        return 0.0
    if not standing.wait:
        # It begins when the judge has said how long it runs.
        return 1.0
    left = standing.left(now) / standing.wait
    return next((share for least, share in RIM_CLASSES if left > least), 0.0)


class ScoredPlay:
    """The scored part of a scene that plays games; idle while the game is not scored."""

    def __init__(
        self,
        scene: "GameScene",
        services: "PlayServices",
        board: "Board",
        do: "Callable[[Intent], object]",
    ) -> None:
        self._scene: Final = scene
        self._board: Final = board
        self._services: Final = services
        self._game: Final = services.current_game
        self._judge_client: Final = JudgeClient(
            self._game, services.worker, scene.ask, do, scene.tell_failure
        )
        self._effects: Final = Effects(scene.invalidate)
        self._tier = 0
        self._note = ""
        """What the last entry took, if that was more than a single."""
        self._turned = 1.0
        """How far the colour of a tier that was gained has run around the frame."""
        self._alarm = ""
        """The colour that the whole frame has for a moment."""
        is_staged = self._game.view().rules.is_staged
        self._stage: Final = stage_of(self._game.game_id) if is_staged else None
        """Which stage of a marathon is played; `None` in every other game."""
        self._furthest = 0
        """The number of the furthest stage that was ever reached."""
        self._dealt_at = 0.0
        """When the last row of a new board is there."""
        self._pulse: Final = Pulse()
        view = self._game.view()
        self._race: Final = Race(self._game.session.pace, view.erased - view.open_cells)
        self._is_tuned = False
        self._to_beat: int | None = None
        """The points that are the record, where there can be another."""
        board_kind = StageBoard if is_staged else Scoreboard
        self.scoreboard: Final = scene.bind(
            board_kind(
                scene.animator,
                services.words.figures,
                theme=lambda: services.preferences.theme,
                id="scoreboard",
            ),
            "rules",
        )

    def enter(self) -> None:
        """Start judging the game and play its music."""
        self._scene.shared = self._board
        self._judge_client.begin()
        view = self._game.view()
        self._tier = 0 if view.scored is None else view.scored.tier
        self._to_beat = self._record(view)
        self._enter_stage(view)
        # After the next frame: the device may take its time.
        self._scene.stage.later(partial(self._tune, soundtrack.buffer(view)))

    def _tune(self, samples: int) -> None:
        """Set the sound device's buffer size in samples, then begin the music."""
        self._scene.stage.audio.buffer = samples
        self._is_tuned = True
        if self._scene.stage.shows(self._scene):
            self._play_music(self._game.view())

    def _play_music(self, view: GameView) -> None:
        if self._is_tuned:
            sound = self._scene.preferences.settings.sound
            soundtrack.show(self._scene.stage.audio, view, sound)

    def leave(self) -> None:
        """Stop judging, and clear all effects."""
        self._judge_client.end()
        self._effects.clear()
        self._note = ""
        self._scene.shared = self._board
        self._scene.stage.audio.layers = 0

    def hear(self, events: tuple[Event, ...]) -> None:
        """Have entries judged, and show what they earned or cost."""
        self._judge_client.hear(events)
        # Nothing flies over a board that celebrates: the result has its own effects.
        goes_on = self._game.view().status is Status.PLAYING
        for event in events:
            match event:
                case Awarded(award) if goes_on:
                    self._say(award)
                    self._mark(award)
                case WrongDigit(cell, digit):
                    self._miss(cell, digit)
                case LifeBack() if goes_on:
                    words, cell = self._scene.text("arcade.life_back"), self._game.view().cursor
                    self._rise(words, cell, "good", "+1", self.scoreboard.lives_rect)
                case LifeLostToTime():
                    self._break_life()
                    self._rise(self._scene.text("arcade.life_lost"), None, "life")
                    self._raise_alarm("life")
                case Lost():
                    self._board.play(lose(self._board.digits))
                case ComboFell():
                    self._scene.stage.audio.play("tier_down")

    def combo(self, events: tuple[Event, ...]) -> int:
        """Return the length of the combo including the present entry; 0 in Calm."""
        awards = [event.award for event in events if isinstance(event, Awarded)]
        if awards:
            return awards[-1].after.combo
        scored = self._game.view().scored
        if scored is None:
            return 0
        # The judge will say so a moment later.
        return scored.combo + any(isinstance(event, DigitPlaced) for event in events)

    def hurry(self, event: pygame.event.Event) -> None:
        """Finish the animation of a new board at the first key or click."""
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if pressed and self._scene.stage.clock() < self._dealt_at:
            self._scene.animator.finish()

    def show(self, view: GameView) -> None:
        """Show the state of the game."""
        scored = view.scored
        self._play_music(view)
        if scored is None:
            self._board.show_rims(())
            return
        self._tier = scored.tier
        text, show_time = self._scene.text, self._scene.preferences.settings.game.show_timer
        notes = [self._note] * bool(self._note)
        if pace := self._game.session.pace:
            notes.append(
                self._lead_text(cells_filled_at(pace, self._game.session.milliseconds), view)
            )
        if scored.helped:
            notes.append(text("arcade.helped"))
        ahead = COMBO_TIERS[scored.tier + 1] - scored.combo if scored.tier < len(TIERS) - 1 else 0
        factor = self._scene.catalogue.figures.short(FACTORS[scored.tier + (ahead > 0)] / 4)
        facts = ScoreFacts(
            left=text("ui.short_left", n=view.open_cells),
            time=clock(view.elapsed) if show_time else "",
            row=self._scene.catalogue.count("marathon.row", scored.combo) if scored.combo else "",
            ahead=text("arcade.ahead", n=ahead, factor=f"×{factor}") if ahead else "",
            note=text("ui.separator").join(notes),
        )
        self.scoreboard.show(scored, facts)
        if isinstance(self.scoreboard, StageBoard):
            self.scoreboard.show_stage(self._stage_facts(view))
        self._show_rims(view)

    def update(self, dt: float, view: GameView) -> None:
        """Advance the time."""
        if view.scored is not None:
            self._show_rims(view)
            self._announce_race(view)
            if self._pulse.beats(self._danger(view), dt):
                self._scene.stage.audio.play("danger")
        self._effects.update(dt, still=self._scene.stage.reduced_motion)
        if self._effects.active:
            self._scene.animator.hold(_do_nothing, PACE, key="effects")

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the effects."""
        self._effects.paint(surface, area)

    def _show_rims(self, view: GameView) -> None:
        standing = self._game.session.standing
        if standing is None or view.status is not Status.PLAYING:
            self._board.show_rims(())
            return
        now, pace = self._game.session.milliseconds, self._game.session.pace
        share = rim_share(standing, now)
        look = TIERS[self._tier]
        rims = [Rim(share, look.role, thin=look.thin)] if share else []
        if self._turned < 1:
            before = TIERS[max(0, self._tier - 1)]
            rims = [Rim(1.0, before.role, thin=before.thin), Rim(self._turned, look.role)]
        if self._alarm:
            rims = [Rim(1.0, self._alarm)]
        if pace:
            share = cells_filled_at(pace, now) / len(pace)
            rims.append(Rim(share, "weak", thin=True, dashed=True))
        self._board.show_rims(tuple(rims))

    def _announce_race(self, view: GameView) -> None:
        """Announce the lead each quarter and who overtook whom, never the ghost's position."""
        session = self._game.session
        if not session.pace or view.status is not Status.PLAYING:
            return
        filled, now = view.erased - view.open_cells, session.milliseconds
        order = self._race.overtaken(filled, now)
        if order:
            self._scene.stage.audio.play("ghost_ahead" if order > 0 else "ghost_behind")
        lead = self._race.lead(filled, now)
        if lead is not None:
            seconds = self._scene.catalogue.figures.signed(round(lead / 1000))
            words = self._scene.text("ghost.lead", seconds=seconds)
            self._rise(words, None, "good" if lead >= 0 else "life", larger=LARGE)

    def _danger(self, view: GameView) -> str:
        """Return the danger that is to be heard, if any: the last life, or the last of the time."""
        scored = view.scored
        if (
            scored is None
            or view.status is not Status.PLAYING
            or not self._scene.preferences.settings.sound.danger
        ):
            return ""
        left = scored.allowance - self._game.session.milliseconds
        if scored.allowance and left <= LATE * scored.allowance:
            return f"allowance {scored.allowance}"
        return "life" if scored.lives == 1 < scored.most_lives else ""

    def _lead_text(self, ghost: int, view: GameView) -> str:
        """Return how far the player is ahead of the ghost, or behind it."""
        ahead = view.erased - view.open_cells - ghost
        if not ahead:
            return self._scene.text("ghost.level")
        key = "ghost.ahead" if ahead > 0 else "ghost.behind"
        return self._scene.catalogue.count(key, abs(ahead))

    # -- effects

    def _mark(self, award: "Award") -> None:
        """Show that a tier was gained or lost, or a record broken."""
        tiers, audio = (award.before.tier, award.after.tier), self._scene.stage.audio
        if tiers[1] > tiers[0]:
            audio.play("tier_up")
            self._turn(award.after)
        elif award.cell < 0 and tiers[1] < tiers[0]:
            audio.play("tier_down")
        best = self._to_beat
        if best is not None and award.before.points <= best < award.after.points:
            self._pass_record()

    def _turn(self, standing: "Standing") -> None:
        """Run the colour of a new tier around the frame."""
        factor = self._scene.catalogue.figures.short(standing.quarters / 4)
        self._rise(f"×{factor}", None, TIERS[standing.tier].role)

        def step(t: float) -> None:
            self._turned = t

        self._scene.animator.start(step, TURN, key="tier", easing=linear)

    def _miss(self, cell: int, digit: int) -> None:
        """Show a lost life: the digit falls off, and the frame flashes.

        The last life ends the game: its digit stays where it was entered, broken.
        """
        scene, theme = self._scene, self._scene.preferences.theme
        place = self._board.cell_rect(cell)
        words, sign = scene.text("arcade.life_lost"), self._board.geometry.symbol_for(digit)
        scene.stage.say(words)
        if place.width:
            goal = self._free_spot(cell, place)
            self._effects.show(Worth(scene.kit, words, theme.colour("life"), place, goal))
        if place.width and self._game.view().status is Status.LOST:
            self._effects.show(broken_tile(scene.kit, theme, digit, sign, place))
        elif place.width:
            size = round(DIGIT * place.width)
            fallen = FallingDigit(scene.kit, sign, size, theme.conflict, theme.surface, place)
            self._effects.show(fallen)
            self._board.play(miss(cell))
        self._break_life()
        self._raise_alarm("life")

    def _break_life(self) -> None:
        """Let the heart of the life that was lost break and fall; still, its outline tells it."""
        scored, scene = self._game.view().scored, self._scene
        if scored is None or scene.stage.reduced_motion or self.scoreboard.parent is None:
            return
        place = self.scoreboard.heart_rect(scored.lives)
        if place.width:
            self._effects.show(broken_heart(scene.kit, scene.preferences.theme, place))

    def _pass_record(self) -> None:
        """Show that the record for this kind of game is broken, while the game goes on."""
        self._scene.stage.audio.play("record")
        self._rise(self._scene.text("arcade.record"), None, "primary", low=True)
        self._raise_alarm("gold_edge")

    def _raise_alarm(self, role: str) -> None:
        def step(t: float) -> None:
            self._alarm = role if t < 1 else ""

        self._scene.animator.hold(step, ALARM, key="alarm")

    def _record(self, view: GameView) -> int | None:
        """Return the points to beat for a record, if there can be one."""
        if view.scored is None or view.level is None or view.scored.helped:
            return None
        saved = self._game.session.saved()
        rules = view.rules
        records = self._services.records
        if records is None or saved.origin is not Origin.FIRST:
            return None
        best = records.best(view.level.value, rules.mode, rules.clock, view.geometry.code)
        return None if best is None else best.score

    def _enter_stage(self, view: GameView) -> None:
        """Switch to the colours of a stage, and have the next stage prepared."""
        saved = self._game.session.saved()
        mode = self._services.modes[view.rules.mode]
        mode.game_opened(saved)
        if not saved.played and not saved.milliseconds:
            number = 0 if self._stage is None else (self._stage.number - 1) % FIRST_BARS + 1
            self._scene.stage.audio.play(f"stage.{number}" if number else "deal")
            self._deal(view)
        self._furthest = mode.furthest
        self._services.preferences.dress("" if self._stage is None else self._stage.kind.name)

    def _deal(self, view: GameView) -> None:
        """Bring in a new board row by row, unless motion is reduced."""
        stage = self._scene.stage
        if stage.passes and not stage.reduced_motion:
            self._board.play(deal([cell.digit for cell in view.cells], view.geometry.size))
            self._dealt_at = stage.clock() + DEAL
            # It was in no scene before.
            self._scene.shared = None

    def _stage_facts(self, view: GameView) -> StageFacts:
        """Return what a stage shows besides points, combo and lives."""
        stage, scored, text = self._stage, view.scored, self._scene.text
        assert stage is not None
        assert scored is not None
        count = self._scene.catalogue.count
        name = view.title
        return StageFacts(
            stage=stage,
            before=scored.before,
            allowance=scored.allowance,
            elapsed=1000 * view.elapsed,
            best=self._furthest,
            here=text("marathon.here", stage=name),
            left=text("ui.short_left", n=view.open_cells),
            row=count("marathon.row", scored.combo),
            of=text("marathon.of", time=seconds_left(scored.allowance)),
            place=name if stage.night > 0 else text("access.way", at=stage.number, total=len(ROAD)),
            yours=text("marathon.yours"),
            name=name,
        )

    def _say(self, award: "Award") -> None:
        """Raise words that say what an entry needed and earned."""
        if award.cell < 0 or not award.right or not award.worth:
            return
        catalogue = self._scene.catalogue
        points = f"{award.gained:+}".replace("-", "\N{MINUS SIGN}")
        if award.worth <= HINTED_WORTH or not award.technique:
            words = points
        else:
            taken = catalogue.text(f"technique.{award.technique}.taken")
            words = self._scene.text("arcade.takes", technique=taken, points=points)
        tiers = award.before.tier, award.after.tier
        role = "primary" if tiers[1] > tiers[0] else "good" if award.gained > 0 else "life"
        self._note = "" if words == points else words
        self._scene.stage.say(words)
        cell = self._board.cell_rect(award.cell)
        if cell.width:
            goal = self._free_spot(award.cell, cell)
            colour = self._scene.preferences.theme.colour(role)
            self._effects.show(Worth(self._scene.kit, points, colour, cell, goal))
            self._scene.animator.hold(_do_nothing, PACE, key="effects")
        self.scoreboard.light_up()
        self.show(self._game.view())

    def _free_spot(self, cell: int, rect: pygame.Rect) -> tuple[int, int]:
        """Return where points hide no digit: an empty cell beside, or the nearest edge."""
        board, digits = self._board.rect, self._board.digits
        size = self._board.geometry.size
        row, column = divmod(cell, size)
        for down, right in ((-1, 0), (0, 1), (0, -1), (1, 0)):
            if 0 <= row + down < size and 0 <= column + right < size:
                other = cell + down * size + right
                if not digits[other]:
                    return self._board.cell_rect(other).center
        above = rect.centery < board.centery
        return rect.centerx, board.top if above else board.bottom

    def _rise(
        self,
        words: str,
        cell: int | None,
        role: str,
        points: str = "",
        target: pygame.Rect | None = None,
        arrived: "Callable[[], object]" = lambda: None,
        *,
        low: bool = False,
        larger: float = 1.0,
    ) -> bool:
        """Raise words from a cell, or the frame, and have the points fly to `target`.

        Return False if the cell is not visible.
        """
        self._scene.stage.say(words)
        board = self._board.rect
        place = pygame.Rect(board.centerx, board.bottom if low else board.top, 0, 0)
        if cell is not None:
            place = self._board.cell_rect(cell)
            if not place.width:
                return False
        colour = self._scene.preferences.theme.colour(role)
        self._effects.show(
            RisingWords(
                self._scene.kit,
                words,
                colour,
                place,
                board,
                points=points,
                target=target if self.scoreboard.parent is not None else None,
                arrived=arrived,
                larger=larger,
            )
        )
        self._scene.animator.hold(_do_nothing, PACE, key="effects")
        return True


def _do_nothing(_: float) -> None:
    """Do nothing; keeps the loop at full speed."""
