"""Eight hours of play in compressed time: games, hints, menus, pauses; memory stays flat."""

import gc
from pathlib import Path
from random import Random
from typing import Final

from game.generate.levels import Level
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.selection import Tool
from tests.campaigns.campaign import Campaign, Given, Told
from tests.ui.driver import Driver

HOUR: Final = 3600.0
SETTLED: Final = 0.25
"""The share of the time after which memory is looked at: caches fill once."""
MOST: Final = 24.0
"""Megabytes that memory may grow by after that."""
VISITS: Final = ("records", "settings", "help", "boards", "games", "road", "study")


def megabytes() -> float:
    """Return the memory of this process that is its own."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def run(given: Given, told: Told) -> None:
    """Play for so many minutes of the game's own clock."""
    if not Path("/proc/self/statm").exists():
        return
    rng = given.rng("hours")
    driver = Driver(given.folder / "data", (640, 480))
    start, end = driver.clock.now, driver.clock.now + 60 * given.trials
    settled = start + SETTLED * (end - start)
    first = most = 0.0
    try:
        while driver.clock.now < end and not told.is_full:
            game(driver, rng, told, end)
            gc.collect()
            now = megabytes()
            told.counts["MB at most"] = max(told.counts["MB at most"], round(now))
            if driver.clock.now > settled:
                first = first or now
                most = max(most, now - first)
        told.count("minutes", round((driver.clock.now - start) / 60))
        told.counts["MB grown"] = round(most)
        if most > MOST:
            told.fault(f"seed {given.seed}: memory grew by {most:.1f} MB from {first:.1f}")
    finally:
        driver.close()


def game(driver: Driver, rng: Random, told: Told, end: float) -> None:
    """Play a game as somebody does: thinking, writing, erring, looking elsewhere, and winning.

    At the end of the time it stays as it is.
    """
    stage, services = driver.game.stage, driver.game.services
    level = rng.choice((Level.BEGINNER, Level.EASY, Level.MEDIUM, Level.HARD))
    stage.replace("menu")
    driver.begin(level=level)
    current = services.current_game
    told.count("games")
    solution = current.session.solution
    assert solution is not None
    cells = list(current.session.state.grid.open_cells)
    rng.shuffle(cells)
    for cell in cells:
        if driver.clock.now > end:
            return
        driver.pilot.wait(rng.expovariate(1 / 8))
        current.do(SelectCells((cell,)))
        deed = rng.random()
        if deed < 0.15:
            current.do(EnterDigit(solution.values[cell] % 9 + 1))
            driver.pilot.wait(2)
            current.do(Command.UNDO)
        elif deed < 0.3:
            current.do(EnterDigit(rng.randrange(1, 10), Tool.CORNER))
        elif deed < 0.33:
            current.do(Command.HINT)
            driver.pilot.wait(4)
        elif deed < 0.36:
            stage.push(rng.choice(VISITS))
            driver.pilot.wait(20)
            stage.pop()
            told.count("visits")
        current.do(SelectCells((cell,)))
        current.do(EnterDigit(solution.values[cell]))
    driver.pilot.wait(15)
    driver.pilot.settle(60)
    if rng.random() < 0.3:
        stage.replace("menu")
        driver.pilot.wait(rng.choice((60, 600)))


CAMPAIGN: Final = Campaign("hours", run, short=2, seeds=1, long=480)
