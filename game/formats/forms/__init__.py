"""The text forms of puzzles, one a module; `game.formats.known` lists them."""
