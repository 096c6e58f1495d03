"""No cage has the tint of one beside it."""

from game.generate.killer_bank import KillerBank
from game.generate.levels import Level
from game.ui.board.constraint_pieces import Edge, pieces_of


def test_cages_side_by_side_differ_in_tint() -> None:
    for place in range(20):
        geometry = KillerBank().entry(Level.EASY, place).givens.geometry
        cage: dict[int, int] = {
            cell: which for which, one in enumerate(geometry.constraints) for cell in one.cells
        }
        tones = {
            cell: piece.tone
            for cell, pieces in enumerate(pieces_of(geometry))
            for piece in pieces
            if isinstance(piece, Edge)
        }
        for cell, tone in tones.items():
            beside = [cell + 9] * (cell < 72) + [cell + 1] * (cell % 9 < 8)
            for other in beside:
                if other in tones and cage[other] != cage[cell]:
                    assert tones[other] != tone
                elif other in tones:
                    assert tones[other] == tone
