"""Puzzle files: what is wrong in them, and where."""

MESSAGES = {
    "error.format.empty_word": (
        "“{empty}” is too long for an open cell of the form {name}, where a cell is one character."
        " Choose another form: matrix, list or triples."
    ),
    "error.format.place": "line {line}, column {column}",
    "error.format.place_in_file": "{file}, line {line}, column {column}",
    "error.format.empty": "{place}: there is no board here.",
    "error.format.unknown": (
        "{place}: this is no puzzle. Nonet reads 81 characters, nine rows of nine integers or a "
        "printed board, and lines of row, column and value."
    ),
    "error.format.character": (
        "{place}: “{found}” stands for no cell. Use 1 to 9, and . 0 - _ or * for an open cell."
    ),
    "error.format.too_few_cells": "{place}: the board ends after {found} of {expected} cells.",
    "error.format.too_many_cells": "{place}: a board has {expected} cells; here is one more.",
    "error.format.number": (
        "{place}: “{found}” is no digit. Use 1 to 9, and 0 or -1 for an open cell."
    ),
    "error.format.numbers": "{place}: a board has {expected} numbers; here are {found}.",
    "error.format.row": "{place}: a row has {expected} numbers; this one has {found}.",
    "error.format.rows": "{place}: a board has {expected} rows; here are {found}.",
    "error.format.triple": (
        "{place}: expected a row, a column and a value; this line has {found} words."
    ),
    "error.format.triple_row": "{place}: “{found}” is no row from 1 to {size}.",
    "error.format.triple_column": "{place}: “{found}” is no column from 1 to {size}.",
    "error.format.triple_value": (
        "{place}: “{found}” is no digit from 1 to {size}, and neither 0 nor -1 for an open cell."
    ),
    "error.format.twice": "{place}: {cell} was named before, in line {first}.",
    "error.format.library_fields": (
        "{place}: a line of a technique library begins with a colon and has at least {expected} "
        "of them; this one has {found}."
    ),
    "error.format.triplet": (
        "{place}: “{found}” is no candidate. Write digit, row and column, such as 413."
    ),
}
