"""Marathons, put together from the stages in the records."""

import re
from typing import Final

from ..core.errors import SudokuError
from ..play.arcade.run_text import read_run
from ..play.modes.marathon import stage_of
from ..play.modes.marathon_run import MarathonRun
from .records import Records

_SERIES: Final = re.compile(r"marathon-([0-9a-f]{16})(?:-\d{3,6})?")


def marathon_of(records: Records, name: str) -> MarathonRun | None:
    """Return the marathon of an id, its own or that of a stage.

    `None` if there is none under the present rules, or if one of its stages is missing.
    """
    match = _SERIES.fullmatch(name)
    if match is None:
        return None
    stages = []
    for run in records.runs():
        stage = stage_of(run.game_id)
        if stage is not None and stage.series == match[1]:
            stages.append((stage.number, run.game_id))
    texts = [records.text_of(game_id) for _, game_id in sorted(stages)]
    if not texts or [number for number, _ in sorted(stages)] != list(range(1, len(stages) + 1)):
        return None
    try:
        runs = tuple(read_run(text) for text in texts if text is not None)
    except SudokuError:
        return None
    if len(runs) < len(texts) or any(run.game.leg is None for run in runs):
        return None
    return MarathonRun(runs)
