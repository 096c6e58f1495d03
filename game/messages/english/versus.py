"""Two players at one screen: races, shared boards, matches, and play against the computer."""

MESSAGES = {
    ## Versus: its row in the menu, and texts beside the boards of a match; little room.
    # A row of the menu.
    "versus.menu": "Play a match",
    "versus.menu.text": "Best of three, against somebody beside you or the computer.",
    # The heading of a game: the mode, and the level of its puzzle.
    "versus.title": "Versus · {level}",
    "versus.race": "Race",
    "versus.race.text": (
        "Both boards have the same puzzle, in different disguises. Whoever fills theirs first wins "
        "the game. A wrong digit locks you out for 8 seconds, then 16, then 32."
    ),
    "versus.shared": "Shared board",
    "versus.shared.text": (
        "One board: a cell is yours if you fill it first. A wrong digit locks you out for 5 "
        "seconds, and the cell stays closed to you."
    ),
    # Under a figure: how many cells a player owns.
    "versus.cells": "cells",
    # Beside a figure: “24 of 41” cells are filled.
    "versus.of": "of {n}",
    "versus.cells_of": "{n} cells",
    # How a race stands: who is ahead, and under it by how many cells.
    "versus.by": "by {n}",
    "versus.level": "Level",
    # Under the figure of a lock that runs out.
    "versus.seconds": "seconds",
    "versus.locked": "{name} is locked out for {n} seconds.",
    # What the next key chooses.
    "versus.ask.box": "Choose a box",
    "versus.ask.cell": "Choose a cell",
    "versus.ask.digit": "Choose a digit",
    "versus.back.left": "Tab: one step back",
    "versus.back.right": "Backspace: one step back",
    "versus.back.pad": "B: one step back",
    "versus.note.left": "Left Shift held: a note",
    "versus.note.right": "Right Shift held: a note",
    "versus.note.mouse": "Right button on a digit: a note",
    "versus.note.pad": "L held: a note",
    "versus.empty.one": "1 empty cell",
    "versus.empty.other": "{n} empty cells",
    "versus.closed.one": "1 cell closed to {name}",
    "versus.closed.other": "{n} cells closed to {name}",
    # For screen readers: who plays, and how many games they have won.
    "versus.head.one": "{name}: 1 game won",
    "versus.head.other": "{name}: {n} games won",
    # For screen readers: the nine keys of a player; those that do something now follow.
    "versus.keys": "Keys of {name}",
    ## Versus: why a match cannot start, and the pause.
    "versus.small.title": "This window is too small for two boards",
    "versus.small": (
        "The clock waits. Make the window at least {wide} × {high}, or play in full screen."
    ),
    "versus.too_small": (
        "The window is too small for two boards. Make it larger, or press F11 for full screen."
    ),
    "versus.no_pad": "Nobody has claimed a gamepad yet. Press Start on one.",
    # In the pause: a gamepad was unplugged, and the match waits. {name} is who played by it.
    "versus.pad_gone": (
        "{name}'s gamepad is unplugged. Plug it in or take another one, and press Start on it."
    ),
    "versus.no_puzzle": "The puzzle bank cannot be read. Get its files from the release again.",
    "versus.paused": (
        "Both boards are hidden, and lockouts are stopped. Play goes on after a countdown."
    ),
    "versus.leave.title": "Leave this match?",
    "versus.leave.text": "It counts as abandoned, with the games played so far.",
    "versus.leave.stay": "Play on",
    "versus.leave.leave": "Leave",
    ## Versus, the start: who plays with what.
    "versus.name": "Name of player {side}",
    "versus.name.a": "Player A",
    "versus.name.b": "Player B",
    "versus.device.left": "Keys on the left",
    "versus.device.right": "Keys on the right",
    "versus.device.mouse": "Mouse",
    "versus.device.pad": "Gamepad",
    "versus.device.computer": "Computer",
    "versus.device.left.text": "Press three keys for an entry: box, cell, digit.",
    "versus.device.right.text": "Press three keys for an entry: box, cell, digit.",
    "versus.device.mouse.text": "Click a cell, then a digit.",
    # Under the keys of who plays alone against the computer.
    "versus.mouse_too": "Or click a cell, then a digit.",
    "versus.device.pad.text": (
        "Choose a cell with the left stick and a digit with the right: press the stick for 5. "
        "Without a right stick, press A for the digits."
    ),
    "versus.press_start": "Press Start on the gamepad.",
    # Under what a side plays by, where it is not a gamepad.
    "versus.or_start": "Or press Start on a gamepad.",
    "versus.pace.beginner": "Beginner",
    "versus.pace.casual": "Casual",
    "versus.pace.good": "Good",
    "versus.pace.strong": "Strong",
    "versus.pace.expert": "Expert",
    "versus.pace.beginner.text": "Fills a board in about nine minutes, with some slips.",
    "versus.pace.casual.text": "Fills a board in about six minutes.",
    "versus.pace.good.text": "Fills a board in about three minutes.",
    "versus.pace.strong.text": "Fills a board in about two and a half minutes.",
    "versus.pace.expert.text": "Fills a board in about two minutes.",
    # Names of the five computers: short names that people have.
    "versus.opponent.beginner": "Bea",
    "versus.opponent.casual": "Carlo",
    "versus.opponent.good": "Greta",
    "versus.opponent.strong": "Sten",
    "versus.opponent.expert": "Edda",
    "versus.given.none": "No head start",
    "versus.given.one": "{name} is given 1 cell",
    "versus.given.other": "{name} is given {n} cells",
    # A button: somebody plays by a slower device than the other one.
    "versus.even": "Slower device: give {name} {n} cells",
    ## Versus, the end of a game and of a match.
    "versus.won": "{name} wins this game",
    "versus.drawn": "A draw: this game is replayed",
    "versus.won_match": "{name} wins the match",
    "versus.draw": "a draw",
    # Games won by the one and by the other, or their cells.
    "versus.score": "{a} : {b}",
    # A game in a list: its number, and who won it.
    "versus.game": "Game {n}: {name}",
    "versus.next": "Play game {n}",
    "versus.rematch": "Play again",
    ## Versus: the list of matches.
    "versus.matches.title": "Matches",
    "versus.matches.empty": "No match has been played yet. Begin one.",
    "versus.match": "{a} – {b}",
    "versus.broken_off": "Abandoned",
    "versus.balance.one": "1 match: {wins} won by {name}",
    "versus.balance.other": "{n} matches: {wins} won by {name}",
    "versus.forget.title": "Forget all matches?",
    "versus.forget.text": "The list is emptied. The records of other modes stay.",
    "versus.forget.keep": "Keep them",
    "versus.forget.forget": "Forget",
    ## Duels by code: a page to copy one, and the command duel.
    "duel.title": "Copy as a duel",
    "duel.title.text": "Whoever opens the text in Nonet plays the same game against this run.",
    "duel.your_name": "Your name",
    # Told as a Rush begins: whose it was, and what it came to.
    "duel.rush": "The same Rush as {name}, who has {points} points",
    "duel.with": "Duel with {name}",
    "duel.copied": "Copied. Whoever opens it plays against this run.",
    "duel.line": "{name}: {run}",
    "duel.id": "{name}: {id}, without a run to play against",
    "duel.summary": "Read a duel, or make one from a run or a puzzle's id.",
    "duel.text": "a duel, a run, or a puzzle's id; or a file with one, or - for standard input",
    "duel.name": "make a duel under this name from a run or an id",
    "duel.made_already": "This is a duel already. Open it in the window to play it.",
    "duel.no_name": "To make a duel, give your name: --name NAME.",
    "duel.not_won": "Only a run that was won can be played against.",
}
