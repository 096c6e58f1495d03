"""Campaigns: random trials of the whole game, a short form as tests, a long one by a command.

python -m tests.campaigns [--long] [NAME ...]
"""

import logging
import tempfile
from pathlib import Path
from typing import Final

from tests.campaigns import (
    commands,
    constraints,
    dates,
    events,
    hostile,
    hours,
    kills,
    mutants,
    power,
    starts,
    steps,
)
from tests.campaigns.campaign import Campaign, Given, Told

CAMPAIGNS: Final[dict[str, Campaign]] = {
    campaign.name: campaign
    for campaign in (
        events.CAMPAIGN,
        commands.CAMPAIGN,
        dates.CAMPAIGN,
        hostile.CAMPAIGN,
        hours.CAMPAIGN,
        kills.CAMPAIGN,
        mutants.CAMPAIGN,
        power.CAMPAIGN,
        starts.CAMPAIGN,
        steps.CAMPAIGN,
        constraints.CAMPAIGN,
    )
}


def run_one(name: str, seed: int, count: int, folder: Path, *, is_long: bool = False) -> Told:
    """Do so many trials from a seed, and return what they came to."""
    # What is told in words need not be logged on the terminal, too.
    logging.getLogger("nonet").addHandler(logging.NullHandler())
    told = Told()
    CAMPAIGNS[name].run(Given(seed, count, folder, is_long), told)
    return told


def run_alone(name: str, seed: int, count: int, is_long: bool) -> Told:
    """Do the same in a folder that goes afterwards."""
    with tempfile.TemporaryDirectory(prefix="nonet-") as folder:
        return run_one(name, seed, count, Path(folder), is_long=is_long)
