"""The trees that a screen reader goes through, of every scene, as text.

To accept a change: `python -m tests.golden`, and look at the difference.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from game.messages.catalogue import Catalogue
from game.shell.access.tree import Tree, lines_of, tree_of
from game.ui.window.app import Game
from game.ui.window.scenes import PICTURES
from tests.ui.still import still_game

TREES: Final = Path(__file__).parent / "trees"
SIZE: Final = (1280, 800)


def tree_in(game: Game) -> Tree:
    """Return the tree of the scene that a game shows, laid out in a window of one size."""
    game.stage.resize(SIZE)
    game.stage.draw(pygame.Surface(SIZE))
    return tree_of(game.stage, game.services.words.text)


def faults_told(tree: Tree) -> list[str]:
    """Return what a tree lacks: names of what can be used, and keys that tell nodes apart."""
    nodes = list(tree.root.walk())
    faults = [repr(n) for n in nodes if n.spoken.actions and not n.spoken.name]
    keys = [(id(node.owner), node.key) for node in nodes]
    return faults + [key for (_, key) in keys if len(keys) != len(set(keys))]


def dump(game: Game) -> str:
    """Return the tree of the scene that a game shows, as text."""
    return "\n".join(lines_of(tree_in(game))) + "\n"


def golden() -> Iterator[tuple[Path, str]]:
    """Yield the tree of every picture's scene, and its file."""
    for name in PICTURES:
        game = still_game(name, SIZE, Catalogue())
        try:
            yield TREES / f"{name}.txt", dump(game)
        finally:
            game.stage.close_all()
            game.close()
