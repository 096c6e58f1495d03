"""The text forms of puzzles, one per module; `game.formats.known` lists them."""
