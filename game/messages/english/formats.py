"""Puzzle files: what is wrong in them, and where."""

MESSAGES = {
    "error.format.empty_word": (
        "“{empty}” is too long for an open cell of the form {name}, where a cell is one character."
        " Choose another form: matrix, list or triples."
    ),
    "error.format.somewhere": "{what}",
    "error.format.at": "{place}: {what}",
    "error.format.place.line": "Line {line}",
    "error.format.place.line_column": "Line {line}, column {column}",
    "error.format.place.file": "{file}",
    "error.format.place.file_line": "{file}, line {line}",
    "error.format.place.file_line_column": "{file}, line {line}, column {column}",
    "error.format.too_large": (
        "This is more text than any puzzle has: {most} KiB are read at most, and any number of "
        "boards with a line each."
    ),
    "error.format.empty": "There is no board here.",
    "error.format.unknown": (
        "This is no puzzle that Nonet can read. Give it 81 characters, nine rows of nine numbers "
        "or a printed board, or a line with row, column and digit for each filled cell."
    ),
    "error.format.character": (
        "“{found}” is no cell. Write 1 to 9 for a digit, and one of . 0 - _ * for an open cell."
    ),
    "error.format.cells.one": "A board has {expected} cells, and here is {n}.",
    "error.format.cells.other": "A board has {expected} cells, and here are {n}.",
    "error.format.row_cells": "A row has {expected} cells, and this one has {found}.",
    "error.format.number": (
        "“{found}” is no digit. Write 1 to 9 for a digit, and 0 or -1 for an open cell."
    ),
    "error.format.numbers.one": "A board has {expected} numbers, and here is {n}.",
    "error.format.numbers.other": "A board has {expected} numbers, and here are {n}.",
    "error.format.row": "A row has {expected} numbers, and this one has {found}.",
    "error.format.rows.one": "A board has {expected} rows, and here is {n}.",
    "error.format.rows.other": "A board has {expected} rows, and here are {n}.",
    "error.format.triple.one": (
        "Every line names a row, a column and a digit, such as 2 1 4; this one has {n} word."
    ),
    "error.format.triple.other": (
        "Every line names a row, a column and a digit, such as 2 1 4; this one has {n} words."
    ),
    "error.format.triple_row": "“{found}” is no row: rows are numbered from 1 to {size}.",
    "error.format.triple_column": "“{found}” is no column: columns are numbered from 1 to {size}.",
    "error.format.triple_value": (
        "“{found}” is no digit. Write 1 to {size} for a digit, and 0 or -1 for an open cell."
    ),
    "error.format.twice": "{cell} was named before, in line {first}.",
    "error.format.character_of_size": (
        "“{found}” is no cell. Write 1 to {last} for a digit, and one of . 0 - _ * for an open "
        "cell."
    ),
    "error.format.number_of_size": (
        "“{found}” is no digit. Write 1 to {size} for a digit, and 0 or -1 for an open cell."
    ),
    "error.format.library_shape": "The format of technique libraries has 9x9 boards alone.",
    "error.format.library_fields": (
        "A line of a technique library begins with a colon and has at least {expected} of them; "
        "this one has {found}."
    ),
    "error.format.xml": "This is no whole XML: {reason}.",
    "error.format.xml_type": "XML that declares a document type is not read, since it may expand.",
    "error.format.xml_other": (
        "This is XML, but none of OpenSudoku, which begins with opensudoku; here is {found}."
    ),
    "error.format.hsol": "“{found}” is no value of a cell.",
    "error.format.hsol_old": "This file is of a HoDoKu before version 2, which is not read.",
    "error.format.xml_cell": (
        "“{found}” is no cell of a game. A cell has its digit, its notes, and 1 if it may be "
        "changed, each followed by a bar."
    ),
    "error.format.deep": "This is nested more than {most} deep, as no puzzle is.",
    "error.format.packed": "This link is damaged: what it packs is cut off or altered.",
    "error.format.link": "“{found}” is no link to a puzzle of f-puzzles.",
    "error.format.link_remote": (
        "The puzzle of “{found}” is not in the link: the page fetches it. Open it there and copy"
        " the puzzle itself."
    ),
    "error.format.link_other": "This is JSON, but none of f-puzzles or SudokuPad.",
    "error.format.link_size": "The puzzle of this link has the size {found}, which is not known.",
    "error.format.penpa_paper": "This link of Penpa has no square board: “{found}”.",
    "error.format.link_grid": "The puzzle of this link does not have {size} rows of {size} cells.",
    "error.format.link_cell": "{cell} of this link's puzzle is damaged.",
    "error.format.link_value": "{cell} of this link's puzzle: “{found}” is no digit up to {size}.",
    "error.format.link_rule": "What this link says of {name} is damaged.",
    "error.format.constraints": ("This puzzle has rules that Nonet does not know: {names}."),
    "error.format.form_shape": (
        "The form {form} has 9x9 boards with their usual boxes alone; this one is {shape}."
    ),
    "error.format.one_puzzle": "A file of the form {form} holds one puzzle, and here are more.",
    "error.format.columns": "The header has {expected} columns, and this line has {found}.",
    "error.format.quote": "A field that begins with a quote ends with one, before the next comma.",
    "error.format.characters.one": (
        "A board has {expected} characters here, nine for each cell; this one has {n}."
    ),
    "error.format.characters.other": (
        "A board has {expected} characters here, nine for each cell; this one has {n}."
    ),
    "error.format.place_of_digit": (
        "“{found}” stands where {digit} or one of . 0 is expected: each cell has nine characters, "
        "one a digit."
    ),
    "error.format.candidates": (
        "“{found}” is no cell. Write its candidates in rising order, such as 257, or its digit."
    ),
    "error.format.address": "In the address “{found}” is no board.",
    "error.format.record": (
        "A record has 12 signs of a digest, 81 digits and a rating such as 3.4, parted by blanks."
    ),
    "error.format.done": (
        "“{found}” is neither an entry, such as I405 for a 5 in cell 40, nor an elimination, such "
        "as E4027. Cells are counted from 00, and an entry fills an open one."
    ),
    "error.format.state": "{cell} is a given, and the state has another digit there.",
    "formats.feature.placed": "which digits were placed by a player",
    "formats.feature.candidates": "which candidates are gone",
    "formats.feature.centre": "notes in the middle of cells",
    "formats.feature.corner": "notes in the corners of cells",
    "formats.feature.title": "the title",
    "formats.feature.author": "the author",
    "formats.feature.facts": "what is told about the puzzle",
    "formats.feature.solution": "the solution",
    "formats.feature.rules": "the rules in words",
    "formats.feature.constraints": "the rules beyond those of the board",
    "formats.feature.drawings": "what is drawn",
    "formats.feature.singles": "that a cell with one candidate is open: it reads as a digit",
    "error.format.triplet": (
        "“{found}” is no candidate. Write digit, row and column, such as 413."
    ),
}
