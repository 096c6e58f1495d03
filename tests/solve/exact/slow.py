"""A slow, obvious solver to judge the engine by: rows, columns and boxes as sets, nothing else."""

from game.core.grid import Grid


def all_solutions(grid: Grid, limit: int) -> list[bytes]:
    """Return up to `limit` solutions: fill an open cell with fewest digits, try each."""
    shape = grid.geometry
    values = list(grid.values)
    peers = shape.peers

    def allowed(cell: int) -> set[int]:
        return set(range(1, shape.size + 1)) - {values[peer] for peer in peers[cell]}

    if any(value and value not in allowed(cell) for cell, value in enumerate(values)):
        return []
    found: list[bytes] = []
    trail: list[tuple[int, list[int]]] = []
    while True:
        choices = {cell: allowed(cell) for cell, value in enumerate(values) if not value}
        if not choices:
            found.append(bytes(values))
        if choices and all(choices.values()):
            cell = min(choices, key=lambda c: len(choices[c]))
            trail.append((cell, sorted(choices[cell], reverse=True)))
        elif len(found) == limit:
            return found
        while trail and not trail[-1][1]:
            values[trail.pop()[0]] = 0
        if not trail or len(found) == limit:
            return found
        cell, digits = trail[-1]
        values[cell] = digits.pop()
