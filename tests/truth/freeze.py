"""Write the record of steps and ratings anew: `python -m tests.truth.freeze`.

Positions and puzzles stay those of the record; only what Nonet says of them is written anew.
"""

import sys

from tests.truth.records import (
    Rated,
    Stepped,
    read_ratings,
    read_steps,
    write_ratings,
    write_readable,
    write_steps,
)

READABLE = (38, 120, 220, 270, 341, 365, 368)
"""The positions whose steps are written in full: short and varied ones."""


def main() -> None:
    """Write both and tell how many lines changed."""
    steps = read_steps()
    steps_now = [Stepped.now(one.position) for one in steps]
    write_steps(steps_now)
    write_readable(steps[number].position for number in READABLE)
    ratings = read_ratings()
    ratings_now = [Rated.now(one.board) for one in ratings]
    write_ratings(ratings_now)
    for name, old, new in (("steps", steps, steps_now), ("ratings", ratings, ratings_now)):
        changed = sum(before != after for before, after in zip(old, new, strict=True))
        print(f"{name}: {changed} of {len(old)} changed", file=sys.stderr)


if __name__ == "__main__":
    main()
