"""The search that learns finds what the plain one finds, and rules give true reasons."""

from itertools import islice
from random import Random

import pytest

from game.core.constraints import constrained_of, every_kind
from game.core.constraints.kind import Kind
from game.core.geometry import Geometry
from game.core.grid import Grid
from game.solve.exact import learned
from game.solve.exact.constrained import masks_of, rules_of, settle
from game.solve.exact.learned import learned_completions

BOARDS = [
    "4x4~cage=5:r1c1.r1c2~cage=7:r2c1.r2c2.r3c2~arrow:r3c3.r4c3.r4c4",
    "4x4~renban:r1c1.r2c1.r2c2~whispers=2:r3c1.r3c2.r4c2",
    "4x4~region-sum:r1c2.r1c3.r2c3.r3c3~thermometer:r4c1.r4c2.r3c2",
    "4x4~palindrome:r1c1.r2c2.r3c3.r4c4~zipper:r1c4.r1c3.r2c3",
    "6x6~cage=6:r1c1.r1c2.r2c1~cage=11:r2c3.r2c4.r3c3~thermometer:r4c1.r4c2.r5c3.r6c4"
    "~little-killer=14:r6c1.r5c2.r4c3.r3c4~renban:r1c5.r1c6.r2c6~arrow:r5c6.r5c5.r6c5~non-consecutive",
]


def known(geometry: Geometry) -> list[int]:
    """Return all candidates of the board without digits."""
    masks = masks_of(Grid.empty(geometry))
    assert masks is not None
    return masks


def plain(geometry: Geometry, masks: list[int]) -> set[bytes]:
    """Return all completions, by trying digit after digit with no reasons at all."""
    found, stack = set[bytes](), [(masks, list(range(len(masks))))]
    while stack:
        now, changed = stack.pop()
        if not settle(rules_of(geometry), now, changed):
            continue
        cell = next((at for at, mask in enumerate(now) if mask & (mask - 1)), None)
        if cell is None:
            found.add(bytes(mask.bit_length() for mask in now))
            continue
        stack += [
            ([*now[:cell], 1 << digit, *now[cell + 1 :]], [cell])
            for digit in range(geometry.size)
            if now[cell] >> digit & 1
        ]
    return found


@pytest.mark.parametrize("code", BOARDS)
def test_every_solution_is_found_once(code: str) -> None:
    geometry = constrained_of(code)
    masks = known(geometry)
    wanted = plain(geometry, masks.copy())
    found = list(learned_completions(rules_of(geometry), masks, []))
    assert len(found) == len(wanted)
    assert set(found) == wanted
    # Those found before do not come again.
    some = found[::3]
    assert set(learned_completions(rules_of(geometry), masks, some)) == wanted - set(some)


def test_a_solution_is_not_found_again_where_what_is_learned_is_soon_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(learned, "_KEPT", 4)
    monkeypatch.setattr(learned, "_SHORT", 0)
    geometry = constrained_of("6x6~thermometer:r1c1.r2c1")
    found = list(islice(learned_completions(rules_of(geometry), known(geometry), []), 400))
    assert len(found) == len(set(found)) == 400


@pytest.mark.parametrize("kind", every_kind(), ids=lambda kind: kind.word)
def test_what_a_rule_gives_as_reason_is_reason_enough(kind: Kind) -> None:
    shown = kind.shown
    geometry = constrained_of(f"9x9~{shown.constraints}")
    rng = Random(5)
    for cells, rule, _ in geometry.relations[:4]:
        full = (1 << rule.size) - 1
        for _ in range(12):
            masks = tuple(rng.getrandbits(9) | rng.getrandbits(9) or full for _ in cells)
            left = rule.narrow(masks)
            if left is None:
                reasons = rule.explain(masks, -1, 0)
                assert rule.narrow(tuple(full & ~gone or 0 for gone in reasons)) is None
                assert all(not mask & gone for mask, gone in zip(masks, reasons, strict=True))
                continue
            for place, (mask, kept) in enumerate(zip(masks, left, strict=True)):
                lost = mask & ~kept
                if lost:
                    reasons = rule.explain(masks, place, lost)
                    assert all(not m & gone for m, gone in zip(masks, reasons, strict=True))
                    enough = [full & ~gone for gone in reasons]
                    enough[place] = lost
                    assert rule.narrow(tuple(enough)) is None
