"""A finished marathon: its stages, each continuing the one before, and its text."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...core.errors import SudokuError
from ...core.message import Message, message
from ..arcade.run import End, Run
from ..arcade.run_text import packed, read_summed, summed
from ..arcade.verify import Finding, RunError, verify
from ..fields import Fields, SaveError
from ..game_rules import MARATHON
from ..serial import decode, encode
from .marathon import HandedOn, handed_on, stage_of

KIND: Final = "marathon"
MARK: Final = "nonet-marathon"
MOST_STAGES: Final = 500


class MarathonRun(NamedTuple):
    """The stages of a marathon in order; all but the last were won."""

    stages: tuple[Run, ...]

    @property
    def score(self) -> int:
        """The points of all stages together."""
        return sum(stage.score for stage in self.stages)

    @property
    def done(self) -> int:
        """How many stages were won."""
        return sum(stage.end is End.WON for stage in self.stages)

    @property
    def milliseconds(self) -> int:
        """The time of all stages together."""
        return sum(stage.game.milliseconds for stage in self.stages)

    @property
    def end(self) -> End:
        """How the last stage ended; a marathon left after a win counts as given up."""
        end = self.stages[-1].end
        return End.GIVEN_UP if end is End.WON else end


def marathon_text(run: MarathonRun) -> str:
    """Return a marathon as a text without blanks, to paste."""
    last = run.stages[-1]
    stages = [
        {"ended_at": stage.ended_at, "day": stage.day, "game": encode(stage.game)}
        for stage in run.stages
    ]
    fields = {"ended_at": last.ended_at, "day": last.day, "stages": stages}
    return packed(MARK, summed(KIND, fields))


def is_marathon_text(text: str) -> bool:
    """Whether a text claims to be that of a marathon."""
    return text.lstrip().startswith(f"{MARK}:")


def read_marathon(text: str) -> MarathonRun:
    """Return the marathon in a text; raises as `read_run` does."""
    return read_summed(text, MARK, KIND, _marathon)


def _marathon(top: Fields) -> MarathonRun:
    plain = top.items("stages")
    if not 0 < len(plain) <= MOST_STAGES:
        raise SaveError("items", what="stages", found=len(plain), wanted=1)
    return MarathonRun(tuple(map(_stage, plain)))


def _stage(plain: object) -> Run:
    fields = Fields(plain, "stages")
    return Run(decode(fields.plain["game"]), fields.text("ended_at"), fields.text("day"))


def verify_marathon(run: MarathonRun) -> Finding:
    """Return the result of checking a marathon.

    `RunError` says which stage is inconsistent, or does not continue the one before.
    """
    findings = [_found(number, run.stages) for number in range(len(run.stages))]
    return next((one for one in findings[:-1] if one is not Finding.EARNED), findings[-1])


def _found(number: int, stages: Sequence[Run]) -> Finding:
    game, stage = stages[number].game, stage_of(stages[number].game.game_id)
    before = HandedOn(MARATHON.lives or 0, 0, 0, 0)
    if number:
        last = stages[number - 1]
        if last.end is not End.WON:
            raise _error(number, message("error.run.over_before"))
        before = handed_on(last.game)
    if stage is None or game.leg is None or stage.number != number + 1:
        raise _error(number + 1, message("error.run.stage"))
    if number and stage_of(stages[number - 1].game.game_id) != stage._replace(number=number):
        raise _error(number + 1, message("error.run.stage"))
    told = HandedOn(game.rules.lives or 0, game.leg.points, game.leg.combo, game.leg.clean)
    if told != before:
        raise _error(number + 1, message("error.run.handed_on"))
    try:
        return verify(stages[number])
    except SudokuError as error:
        raise _error(number + 1, _reason(error)) from error


def _reason(error: SudokuError) -> Message:
    reason = error.arguments.get("reason")
    return reason if isinstance(reason, Message) else error.message


def _error(number: int, reason: Message) -> RunError:
    return RunError(message("error.run.in_stage", n=number, reason=reason))
