"""The five teaching documents that Nonet grew from, with what can be shown of each."""

from typing import Final, NamedTuple

PROGRAM: Final = ("nonet",) if __name__.startswith("nonet.") else ("python", "main.py")
"""What begins a line in a terminal: an installed copy has a command."""


class TeachingDocument(NamedTuple):
    """A teaching document. Its texts are the messages `document.NUMBER.…`."""

    number: int
    language: str
    """The code of the language it is written in."""
    method: str | None
    """The id of its method of solving; None for the first, which asks for a game."""
    boards: tuple[str, ...]
    """The files of its boards among our puzzles, without their ends."""
    asked: tuple[tuple[str, ...], ...]
    """What the command `document` is asked to run it, in one way or several."""

    def in_terminal(self) -> tuple[str, ...]:
        """Return the terminal commands that run it."""
        return tuple(" ".join((*PROGRAM, "document", *words)) for words in self.asked)


_THREE: Final = ("sud", "diffsud", "verydiffsud")
_STAGED: Final = tuple(f"staged{number}" for number in range(1, 8))
DOCUMENTS: Final = (
    TeachingDocument(1, "pt-BR", None, ("sudoku01",), (("1", "sudoku01"), ("--simulate",))),
    TeachingDocument(2, "el", "stack", _THREE, (("2", "sud"),)),
    TeachingDocument(3, "pt-BR", "backtracking", ("sud",), (("3",),)),
    TeachingDocument(4, "pt-BR", "brute-force", _THREE, (("4",),)),
    TeachingDocument(5, "fr", "staged", _STAGED, (("5",), ("5", "staged3"))),
)
"""In the order in which they are counted everywhere. The third and the fourth name no board of
their own and the seven grids of the fifth are not in it: these read any board of its form."""

METHODS: Final = {
    "leTabuleiroArquivo": "load",
    "leTabuleiroTeclado": "type",
    "geraTabuleiroAleatorio": "new",
    "verificaValidadeTabuleiro": "check",
    "devolveTabuleiro": "matrix",
    "limpaTabuleiro": "reset",
    "executaJogada": "",
    "imprimeTabuleiro": "board",
    "calculaGrausDeLiberdade": "freedom",
    "verificaFimDoJogo": "check",
    "sugereProximaJogada": "suggest",
    "calculaPossiveisJogadas": "moves",
    "desfazerJogada": "undo",
}
"""The methods of its class `Sudoku`, in its order, and the words that do the same here."""
