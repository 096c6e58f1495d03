"""Puzzle ids and generation."""

MESSAGES = {
    "error.puzzle_id": "“{text}” is no puzzle id. An id looks like hd-g1-7q2k4m.",
    "error.puzzle_id_version": (
        "“{text}” was made by another version of Nonet ({source}), and this one cannot deal it."
    ),
    "error.generation": "No board was found for {id}. Try another id.",
}
