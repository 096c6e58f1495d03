"""The sets of puzzles: those of ../shared/data, or stand-ins where that is absent."""

from pathlib import Path
from random import Random

from game.core.grid import Grid
from game.generate.bank import Bank, bank_id
from game.generate.draw import Draw
from game.generate.levels import Level
from game.generate.minimal import minimal
from game.generate.transform import Transform
from game.solve.exact import random_grid

ROOT = Path(__file__).parents[2]
DATA = ROOT.parent / "shared" / "data"
ADVERSARIAL = ROOT / "tests" / "solve" / "exact" / "adversarial.txt"
NAMES = ("easy", "clues17", "expert", "top1465-half", "hardest-half")


def puzzles(name: str) -> tuple[list[str], str]:
    """Return the puzzles of a set, 81 characters each, and where they come from."""
    file = DATA / f"{name}.txt"
    if file.exists():
        lines = file.read_text(encoding="ascii").splitlines()
        return [line[:81].replace("0", ".") for line in lines if len(line) >= 81], "data"
    rng = Random(name)
    if name in ("easy", "expert"):
        bank, level, draw = Bank(), Level(name), Draw(name)
        found = [bank.deal(bank_id(level, n, draw)).givens.text for n in range(500)]
    elif name == "clues17":
        found = [minimal(random_grid(rng), rng).text for _ in range(500)]
    else:
        found = [_shuffled(board, rng) for board in _hard() * 40]
    return found, "stand-in"


def adversarial() -> list[tuple[str, str]]:
    """Return the adversarial boards, each with its verdict."""
    lines = ADVERSARIAL.read_text(encoding="utf-8").splitlines()
    found = [line.partition("#") for line in lines if not line.startswith("#")]
    return [(board.strip(), told.partition(":")[0].strip()) for board, _, told in found]


def _hard() -> list[str]:
    return [board for board, verdict in adversarial() if verdict == "unique"]


def _shuffled(board: str, rng: Random) -> str:
    """Return a board with its digits, bands and stacks exchanged: as hard as before."""
    digits, bands, stacks = list(range(1, 10)), [0, 1, 2], [0, 1, 2]
    for order in (digits, bands, stacks):
        rng.shuffle(order)
    transform = Transform(transposed=rng.random() < 0.5, digits=tuple(digits))
    return (
        transform.swap_bands(tuple(bands)).swap_stacks(tuple(stacks)).apply(Grid.parse(board)).text
    )
