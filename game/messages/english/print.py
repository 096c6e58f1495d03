"""Puzzles on paper."""

from typing import Final

MESSAGES: Final = {
    ## The command print: help of options.
    "print.summary": (
        "Write puzzles as pages to print: a PDF, or one SVG or PNG per page.\nWithout a "
        "file, new puzzles are made."
    ),
    "print.file": "a file of puzzles in any format; - reads standard input",
    "print.to": "the file to write; its name ends in .pdf, .svg or .png",
    "print.level": "deal new puzzles of this level (default: easy)",
    "print.board": "the shape of the boards: 6x6, diagonal, jigsaw... (default: 9x9)",
    "print.count": "how many puzzles (default: one page, or all of the file)",
    "print.per_page": "puzzles on a page; 1 is large print (default: 4)",
    "print.paper": "the paper: a4 or letter (default: a4)",
    "print.title": "a title for the top of every page",
    "print.symbols": "what is shown for the digits 1 to 9 (default: digits)",
    "print.notes": "print all candidates as small digits",
    "print.with_solutions": "add the solutions on pages at the end",
    "print.with_steps": "add the path to each solution, step by step, drawn and in words",
    "print.with_codes": "print a QR code of each puzzle, where the page has room for it",
    ## Headings and words on the printed pages.
    "print.puzzle": "Puzzle {number}",
    "print.solutions": "Solutions",
    "print.steps": "{puzzle}: step by step",
    "print.singles": "Singles",
    "print.singles.placed": (
        "These follow one after another: {cells}. Each digit is the last one left for its cell, "
        "or has no other place in a house."
    ),
    "print.page": "Page {number}",
    ## Errors of the command print.
    "print.count_error": "a book has 1 to {most} puzzles; choose with --count",
    "print.done": "The page to print is in {path}.",
    ## Printing in the window: buttons and messages.
    "paper.title": "Print",
    "paper.booklet": "A booklet of new puzzles; each has an id that opens it in Nonet.",
    "paper.puzzles.one": "1 puzzle",
    "paper.puzzles.other": "{n} puzzles",
    "paper.a_page": "{n} per page",
    "paper.large": "1 per page, large print",
    "paper.a4": "A4",
    "paper.letter": "Letter",
    "paper.notes": "With notes",
    "paper.solutions": "With solutions at the end",
    "paper.steps": "With the path, step by step",
    "paper.codes": "With a QR code of each puzzle",
    "paper.save": "Choose a file",
    "paper.form.pdf": "PDF",
    "paper.form.svg": "SVG, one file per page",
    "paper.form.png": "PNG, one file per page",
    "paper.working": "The pages are being drawn.",
    "paper.done": "{n} pages were written, starting with {path}.",
    ## Errors of printing.
    "print.error.suffix": "{path}: the name must end in .pdf, .svg or .png",
    "print.error.there": "{path} already exists; choose another name",
    "print.error.unwritten": "{path} cannot be written: {reason}",
}
