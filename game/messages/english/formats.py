"""Copies and files of puzzles: names of formats, QR codes, and errors in files."""

MESSAGES = {
    ## What is wrong in a puzzle's file or text, after the file and the line.
    "error.format.empty_word": (
        "“{empty}” is too long for an empty cell in the format {name}, where a cell is one "
        "character. Choose another format: matrix, list or triples."
    ),
    "error.format.somewhere": "{what}",
    "error.format.at": "{place}: {what}",
    "error.format.place.line": "Line {line}",
    "error.format.place.line_column": "Line {line}, column {column}",
    "error.format.place.file": "{file}",
    "error.format.place.file_line": "{file}, line {line}",
    "error.format.place.file_line_column": "{file}, line {line}, column {column}",
    "error.format.too_large": (
        "This is more text than any puzzle needs. Nonet reads at most {most} KiB, or any number of "
        "boards with one line each."
    ),
    "error.format.empty": "There is no board here.",
    "error.format.unknown": (
        "This is not a puzzle that Nonet can read. Use 81 characters, nine rows of nine "
        "numbers, a printed board, or one line with row, column and digit per filled cell."
    ),
    "error.format.character": (
        "“{found}” is not a cell. Write 1 to 9 for a digit, and one of . 0 - _ * for an empty cell."
    ),
    "error.format.cells.one": "A board has {expected} cells, but this one has {n}.",
    "error.format.cells.other": "A board has {expected} cells, but this one has {n}.",
    "error.format.row_cells": "A row has {expected} cells, but this one has {found}.",
    "error.format.number": (
        "“{found}” is not a digit. Write 1 to 9 for a digit, and 0 or -1 for an empty cell."
    ),
    "error.format.numbers.one": "A board has {expected} numbers, but this one has {n}.",
    "error.format.numbers.other": "A board has {expected} numbers, but this one has {n}.",
    "error.format.row": "A row has {expected} numbers, but this one has {found}.",
    "error.format.rows.one": "A board has {expected} rows, but this one has {n}.",
    "error.format.rows.other": "A board has {expected} rows, but this one has {n}.",
    "error.format.triple.one": (
        "Every line needs a row, a column and a digit, such as 2 1 4, but this one has {n} word."
    ),
    "error.format.triple.other": (
        "Every line needs a row, a column and a digit, such as 2 1 4, but this one has {n} words."
    ),
    "error.format.triple_row": "“{found}” is not a row: rows are numbered from 1 to {size}.",
    "error.format.triple_column": (
        "“{found}” is not a column: columns are numbered from 1 to {size}."
    ),
    "error.format.triple_value": (
        "“{found}” is not a digit. Write 1 to {size} for a digit, and 0 or -1 for an empty cell."
    ),
    "error.format.triplet": (
        "“{found}” is not a candidate. Write digit, row and column, such as 413."
    ),
    "error.format.twice": "{cell} is already in line {first}.",
    "error.format.character_of_size": (
        "“{found}” is not a cell. Write 1 to {last} for a digit, and one of . 0 - _ * for an "
        "empty cell."
    ),
    "error.format.number_of_size": (
        "“{found}” is not a digit. Write 1 to {size} for a digit, and 0 or -1 for an empty cell."
    ),
    "error.format.library_shape": "The format of technique libraries supports only 9x9 boards.",
    "error.format.library_fields": (
        "A line of a technique library begins with a colon and has at least {expected} of them; "
        "this one has {found}."
    ),
    "error.format.xml": "This is not complete XML: {reason}.",
    "error.format.xml_type": (
        "This XML declares a document type. Such a file is not read, because it could expand "
        "without limit."
    ),
    "error.format.xml_other": (
        "This is XML, but not from OpenSudoku: it begins with {found}, not with opensudoku."
    ),
    "error.format.hsol": "“{found}” is not the value of a cell.",
    "error.format.hsol_old": (
        "This file comes from HoDoKu before version 2, which Nonet does not read."
    ),
    "error.format.xml_cell": (
        "“{found}” is not a cell of a game. A cell has its digit, its notes, and 1 if it may "
        "be changed, each followed by a bar."
    ),
    "error.format.deep": "This is nested more than {most} levels deep, which no puzzle is.",
    "error.format.packed": "This link is damaged: its content is cut off or altered.",
    "error.format.link": "“{found}” is not a link to an f-puzzles puzzle.",
    "error.format.link_remote": (
        "The puzzle of “{found}” is not in the link, because the page fetches it. Open the "
        "page and copy the puzzle itself."
    ),
    "error.format.link_other": "This is JSON, but not from f-puzzles or SudokuPad.",
    "error.format.link_size": (
        "The puzzle in this link has the size {found}, which Nonet does not know."
    ),
    "error.format.penpa_paper": "This Penpa link does not hold a square board: “{found}”.",
    "error.format.link_grid": "The puzzle in this link does not have {size} rows of {size} cells.",
    "error.format.link_cell": "{cell} of this link's puzzle is damaged.",
    "error.format.link_value": (
        "{cell} of this link's puzzle: “{found}” is not a digit up to {size}."
    ),
    "error.format.link_rule": "This link's data for {name} is damaged.",
    "error.format.constraints": ("This puzzle has rules that Nonet does not know: {names}."),
    "error.format.form_shape": (
        "The format {form} cannot hold a board of this shape. An f-puzzles link can."
    ),
    "error.format.one_puzzle": "A file of the format {form} holds one puzzle, but there are more.",
    "error.format.columns": "The header has {expected} columns, but this line has {found}.",
    "error.format.quote": (
        "A field that begins with a quote must end with one, before the next comma."
    ),
    "error.format.characters.one": (
        "A board has {expected} characters here, nine for each cell, but this one has {n}."
    ),
    "error.format.characters.other": (
        "A board has {expected} characters here, nine for each cell, but this one has {n}."
    ),
    "error.format.place_of_digit": (
        "“{found}” was found where {digit}, a full stop or 0 was expected. Each cell has nine "
        "characters, one for each digit."
    ),
    "error.format.candidates": (
        "“{found}” is not a cell. Write its candidates in rising order, such as 257, or its digit."
    ),
    "error.format.address": "There is no board in the address “{found}”.",
    "error.format.record": (
        "A record has 12 characters of a digest, 81 digits and a rating such as 3.4, "
        "separated by spaces."
    ),
    "error.format.done": (
        "“{found}” is neither an entry, such as I405 for a 5 in cell 40, nor an elimination, "
        "such as E4027. Cells are counted from 00, and an entry fills an empty one."
    ),
    "error.format.state": "{cell} is a given, and the state has a different digit there.",
    ## What a format leaves out, within a sentence: “This format leaves out the title.”
    "formats.feature.placed": "which digits were placed by a player",
    "formats.feature.candidates": "which candidates were eliminated",
    "formats.feature.centre": "notes in the middle of cells",
    "formats.feature.corner": "notes in the corners of cells",
    "formats.feature.title": "the title",
    "formats.feature.author": "the author",
    "formats.feature.facts": "information about the puzzle",
    "formats.feature.solution": "the solution",
    "formats.feature.rules": "the rules in words",
    "formats.feature.constraints": "the rules beyond those of the board",
    "formats.feature.drawings": "drawings on the board",
    "formats.feature.singles": "that a cell with one candidate is empty (it reads as a digit)",
    ## Copying or saving a board in another format: names of formats on buttons.
    "ui.export.title": "Copy as…",
    "ui.export.text": "Choose a format. The board is copied with your entries and notes.",
    "ui.export.save": "Save to a file instead",
    # A button beside “Save to a file instead”: shows the board as a QR code.
    "ui.export.qr": "Show a QR code",
    "ui.export.copied": "Copied: {form}.",
    "ui.export.saved": "Saved as {path}.",
    "ui.export.failed": "The file could not be saved: {reason}.",
    "ui.export.lost": "This format leaves out {what}.",
    "ui.export.line": "81 characters",
    "ui.export.pencilmarks": "Candidates",
    "ui.export.frame": "Printed board",
    "ui.export.matrix": "Rows of numbers",
    "ui.export.f-puzzles": "f-puzzles link",
    "ui.export.sudokupad": "SudokuPad link",
    "ui.export.scl": "SudokuPad (own)",
    "ui.export.sudokuwiki": "SudokuWiki link",
    "ui.export.named": "{name}",
    "ui.export.729": "729 characters",
    "ui.export.triples": "Row, column, digit",
    ## Under the QR code of a puzzle: what it holds, and who can read it.
    "ui.qr.title": "QR code",
    # {id} is the puzzle's id, which Nonet opens.
    "ui.qr.id": "Scan the code for the puzzle’s id, {id}. Nonet opens it.",
    "ui.qr.digits": (
        "Scan the code for the 81 digits of the puzzle. Every Sudoku program reads them."
    ),
    "ui.qr.link": "Scan the code with a phone. It opens the puzzle in a browser.",
    "ui.qr.none": "This puzzle is too long for a QR code. Copy it as a link instead.",
}
