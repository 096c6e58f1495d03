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
    "error.format.triplet": (
        "“{found}” is no candidate. Write digit, row and column, such as 413."
    ),
}
