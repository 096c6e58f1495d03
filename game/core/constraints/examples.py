"""Positions where the deductions of constraints find something, by technique.

The code of the board, its cells, and what was ruled out before: digit, row and column.
"""

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, str, str]]] = {
    "cage-single": (
        (
            "9x9~cage=22:r1c3.r2c1.r2c2.r2c3.r3c3~cage=22:r1c4.r2c4.r3c4.r3c5.r3c6~cage=23:r1c5.r1c6.r2"
            "c5.r2c6~cage=7:r1c7.r2c7~cage=25:r1c8.r1c9.r2c8.r2c9.r3c9~cage=33:r3c1.r3c2.r4c1.r5c1.r6c1"
            "~cage=28:r3c7.r4c7.r5c7.r5c8.r6c7~cage=26:r3c8.r4c8.r4c9.r5c9.r6c9~cage=10:r4c2.r4c3~cage="
            "21:r4c6.r5c5.r5c6.r6c6~cage=15:r5c2.r6c2.r7c1.r7c2.r8c2~cage=37:r6c5.r7c3.r7c4.r7c5.r8c5.r"
            "9c5~cage=20:r6c8.r7c6.r7c7.r7c8.r8c7~cage=25:r8c1.r9c1.r9c2.r9c3.r9c4~cage=8:r8c3.r8c4"
        ),
        "2.9.7..1.5.3.1...6.71.2..9.8....7......9.4....1...2...4....1.59......7..79.348.2.",
        "",
    ),
    "rule-of-45": (
        (
            "9x9~cage=23:r1c8.r1c9.r2c9.r3c9~cage=26:r2c2.r3c1.r3c2.r4c1.r4c2~cage=14:r2c3.r2c4.r2c5.r3"
            "c4~cage=24:r2c6.r2c7.r3c6.r4c6.r5c6~cage=14:r2c8.r3c7.r3c8~cage=7:r3c3.r4c3~cage=23:r4c7.r"
            "5c7.r5c8.r6c8~cage=21:r4c8.r4c9.r5c9.r6c9~cage=26:r5c1.r5c2.r5c3.r6c1.r6c2~cage=4:r5c4.r5c"
            "5~cage=29:r6c3.r6c4.r6c5.r7c3~cage=5:r6c6.r6c7~cage=15:r7c1.r7c2.r8c1.r8c2~cage=13:r7c4.r8"
            "c3.r8c4~cage=21:r7c5.r7c6.r8c5.r8c6~cage=13:r7c7.r7c8.r7c9~cage=28:r8c7.r8c8.r8c9.r9c7~cag"
            "e=16:r9c1.r9c2~cage=17:r9c3.r9c4.r9c5.r9c6~cage=4:r9c8.r9c9"
        ),
        ".25...3.......254......32..54.92673...71....4.8......6658.........8..695.74......",
        "",
    ),
    "cage-combination": (
        (
            "9x9~cage=34:r1c3.r2c3.r3c3.r3c4.r3c5~cage=13:r1c4.r2c4.r2c5~cage=28:r1c5.r1c6.r2c6.r2c7.r3"
            "c6~cage=17:r1c7.r1c8.r1c9.r2c9~cage=16:r3c1.r4c1.r5c1.r6c1~cage=17:r4c2.r5c2~cage=27:r4c4."
            "r4c5.r4c6.r4c7.r5c5~cage=10:r4c9.r5c8.r5c9.r6c8~cage=19:r5c6.r5c7.r6c6.r6c7~cage=21:r6c2.r"
            "7c1.r7c2.r8c2.r8c3~cage=18:r6c3.r6c4.r7c3.r7c4~cage=26:r6c5.r7c5.r7c6.r8c5.r8c6~cage=23:r7"
            "c7.r7c8.r8c7.r8c8.r9c7~cage=24:r8c4.r9c3.r9c4.r9c5.r9c6"
        ),
        "....9..2.1..2867.5.....51.....1.79..5.7..361....9..8479....8....3........7..24..1",
        "",
    ),
    "cage-locked": (
        (
            "9x9~cage=12:r1c1.r1c2.r1c3.r2c3~cage=25:r1c7.r1c8.r1c9.r2c9.r3c9~cage=19:r2c1.r3c1.r4c1~ca"
            "ge=27:r2c5.r3c4.r3c5.r4c4.r4c5~cage=26:r2c7.r2c8.r3c6.r3c7.r3c8~cage=13:r4c2.r5c1.r5c2.r6c"
            "1~cage=15:r4c3.r5c3~cage=12:r4c6.r5c5.r5c6.r6c5~cage=14:r4c7.r5c7.r6c6.r6c7~cage=29:r4c8.r"
            "5c8.r6c8.r7c8.r8c8~cage=19:r4c9.r5c9.r6c9~cage=29:r5c4.r6c3.r6c4.r7c4.r7c5~cage=16:r6c2.r7"
            "c2.r7c3~cage=28:r7c1.r8c1.r8c2.r9c1.r9c2~cage=22:r7c6.r7c7.r8c6.r9c6~cage=21:r7c9.r8c9.r9c"
            "8.r9c9~cage=14:r8c3.r8c4.r9c3~cage=6:r8c5.r9c4.r9c5~cage=9:r8c7.r9c7"
        ),
        ".1....84.47......69.5..67..65...............73...64.58...6...71.29.18.6...1.37...",
        "",
    ),
    "innies-outies": (
        (
            "9x9~cage=7:r1c1.r1c2~cage=21:r1c3.r1c4.r2c3.r2c4~cage=14:r1c5.r2c5.r2c6.r3c5~cage=35:r1c6."
            "r1c7.r1c8.r1c9.r2c7.r2c8~cage=28:r2c1.r2c2.r3c1.r3c2.r3c3~cage=20:r2c9.r3c8.r3c9.r4c8~cage"
            "=18:r3c4.r4c4.r4c5~cage=7:r4c1.r4c2.r4c3~cage=23:r4c6.r5c5.r5c6.r6c5~cage=16:r4c9.r5c7.r5c"
            "8.r5c9~cage=28:r5c1.r5c2.r5c3.r6c2~cage=14:r5c4.r6c3.r6c4.r7c4~cage=18:r6c6.r7c5.r7c6~cage"
            "=23:r6c7.r6c8.r6c9.r7c9~cage=14:r7c7.r7c8.r8c8.r8c9~cage=26:r8c1.r8c2.r9c1.r9c2~cage=17:r8"
            "c3.r8c4.r9c3~cage=21:r8c5.r8c6.r9c4.r9c5"
        ),
        "43..29.8.57..1.3..8....4.9....38....96...2..33....62.......5.3.7..9.3.....3.6.4..",
        "",
    ),
    "thermometer": (
        (
            "9x9~thermometer:r5c7.r5c8.r6c8.r7c7~thermometer:r8c6.r7c5.r8c4~thermometer:r5c3.r5c2.r5c1~"
            "thermometer:r6c1.r6c2.r7c2.r7c1~thermometer:r3c8.r4c9.r4c8~thermometer:r3c7.r4c6.r3c5.r2c5"
            "~thermometer:r1c9.r2c8.r3c9~thermometer:r7c6.r6c5.r6c6~thermometer:r7c3.r7c4.r6c3"
        ),
        ".9.....2.35....74827.1836.9........6...5.42.1.3......4...4.....5.3.2....7.9.5..6.",
        "",
    ),
    "slow-thermometer": (
        (
            "9x9~slow-thermometer:r2c6.r3c7~slow-thermometer:r7c9.r8c9.r9c8~slow-thermometer:r2c3.r2c2~"
            "slow-thermometer:r5c4.r4c5~slow-thermometer:r6c8.r6c7.r7c6~slow-thermometer:r9c9.r8c9.r9c8"
        ),
        "..974.3....3.2.....2.5....8..18..46..3...68.9...3...121......3.7..4.16......657..",
        "",
    ),
    "arrow": (
        (
            "9x9~arrow:r1c3.r1c4.r2c5.r2c6~arrow:r4c3.r3c3.r3c2~arrow:r8c5.r9c4.r8c3~arrow:r8c6.r7c6.r8"
            "c7.r7c7.r8c8~arrow:r5c6.r5c7.r6c6~arrow:r6c8.r5c9.r4c9~arrow:r4c8.r3c9.r2c8~arrow:r6c5.r5c"
            "4.r6c4"
        ),
        "84....1...978..6....176....2.3......1...3....7641.2.3..1.6..2..672..9.1.........6",
        "",
    ),
    "white-dot": (
        (
            "9x9~white-dot:r1c2.r2c2~black-dot:r1c4.r1c5~black-dot:r1c4.r2c4~white-dot:r1c5.r2c5~white-"
            "dot:r1c6.r2c6~white-dot:r1c7.r1c8~white-dot:r1c7.r2c7~white-dot:r1c8.r1c9~white-dot:r2c6.r"
            "3c6~white-dot:r2c8.r2c9~white-dot:r3c2.r4c2~black-dot:r3c4.r3c5~white-dot:r4c1.r5c1~black-"
            "dot:r4c6.r4c7~black-dot:r4c8.r4c9~white-dot:r5c2.r6c2~white-dot:r5c4.r5c5~white-dot:r5c6.r"
            "6c6~white-dot:r6c1.r7c1~white-dot:r6c5.r7c5~black-dot:r6c6.r6c7~black-dot:r7c1.r8c1~white-"
            "dot:r7c4.r7c5~white-dot:r7c7.r7c8~white-dot:r7c7.r8c7~white-dot:r8c1.r9c1~white-dot:r8c2.r"
            "9c2~white-dot:r8c3.r9c3~white-dot:r9c3.r9c4~black-dot:r9c4.r9c5~white-dot:r9c6.r9c7"
        ),
        ".......7..2.1589.....637.1.3....2..8.......9.794.1...58....645...29....1.7....2.9",
        "",
    ),
    "black-dot": (
        (
            "9x9~black-dot:r1c1.r2c1~white-dot:r1c3.r2c3~white-dot:r1c5.r1c6~white-dot:r1c7.r2c7~white-"
            "dot:r2c2.r3c2~white-dot:r2c9.r3c9~white-dot:r3c5.r4c5~black-dot:r3c7.r4c7~black-dot:r3c8.r"
            "4c8~white-dot:r4c2.r4c3~black-dot:r4c3.r4c4~white-dot:r4c4.r4c5~black-dot:r4c8.r4c9~white-"
            "dot:r5c3.r6c3~white-dot:r5c8.r5c9~white-dot:r6c3.r7c3~white-dot:r6c4.r6c5~black-dot:r6c4.r"
            "7c4~black-dot:r7c4.r7c5~white-dot:r7c5.r7c6~black-dot:r7c9.r8c9~black-dot:r8c1.r9c1~black-"
            "dot:r8c8.r9c8"
        ),
        "8.34...2.462719.5....2......5.....3.9...5.4.....3...1.....3.5.16.5.71..23.....6..",
        "",
    ),
    "no-white": (
        (
            "9x9~white-dot:r1c1.r1c2~white-dot:r1c2.r2c2~black-dot:r1c3.r2c3~white-dot:r1c7.r2c7~black-"
            "dot:r1c8.r1c9~white-dot:r1c8.r2c8~white-dot:r2c3.r2c4~white-dot:r2c7.r2c8~black-dot:r3c1.r"
            "3c2~white-dot:r3c1.r4c1~white-dot:r3c3.r3c4~white-dot:r3c4.r3c5~white-dot:r3c5.r3c6~black-"
            "dot:r3c6.r4c6~white-dot:r3c8.r4c8~white-dot:r4c1.r4c2~white-dot:r4c2.r4c3~black-dot:r4c5.r"
            "4c6~black-dot:r4c5.r5c5~white-dot:r4c6.r4c7~white-dot:r5c1.r5c2~white-dot:r5c3.r5c4~white-"
            "dot:r5c6.r5c7~white-dot:r5c6.r6c6~white-dot:r5c7.r6c7~white-dot:r6c1.r6c2~white-dot:r6c2.r"
            "7c2~white-dot:r6c3.r7c3~white-dot:r6c4.r7c4~black-dot:r6c8.r7c8~white-dot:r7c1.r8c1~black-"
            "dot:r7c2.r7c3~white-dot:r7c2.r8c2~white-dot:r7c4.r7c5~black-dot:r7c5.r8c5~white-dot:r7c7.r"
            "8c7~white-dot:r7c9.r8c9~white-dot:r8c3.r9c3~black-dot:r8c4.r8c5~white-dot:r8c5.r8c6~white-"
            "dot:r9c4.r9c5~no-white~no-black"
        ),
        "9..1......7....65.....7.1.3.6..24.81.94.1..2..3...7.69....8..35..9...8..3....92..",
        "",
    ),
    "no-black": (
        (
            "9x9~black-dot:r1c1.r2c1~white-dot:r1c8.r1c9~white-dot:r1c8.r2c8~white-dot:r1c9.r2c9~black-"
            "dot:r2c1.r3c1~white-dot:r2c4.r2c5~white-dot:r3c1.r4c1~black-dot:r3c6.r4c6~white-dot:r3c8.r"
            "3c9~white-dot:r3c8.r4c8~white-dot:r4c3.r4c4~white-dot:r4c4.r5c4~black-dot:r4c6.r4c7~white-"
            "dot:r4c6.r5c6~black-dot:r4c7.r5c7~white-dot:r4c8.r4c9~white-dot:r4c9.r5c9~white-dot:r5c1.r"
            "5c2~white-dot:r5c1.r6c1~black-dot:r5c3.r6c3~black-dot:r5c5.r6c5~black-dot:r6c2.r7c2~black-"
            "dot:r6c3.r6c4~white-dot:r6c5.r6c6~white-dot:r6c5.r7c5~white-dot:r7c1.r7c2~black-dot:r7c2.r"
            "7c3~black-dot:r7c2.r8c2~white-dot:r7c3.r7c4~white-dot:r7c4.r8c4~black-dot:r7c9.r8c9~white-"
            "dot:r8c1.r8c2~white-dot:r8c3.r9c3~white-dot:r9c3.r9c4~black-dot:r9c5.r9c6~white-dot:r9c7.r"
            "9c8~no-white~no-black"
        ),
        "..1..9.4.493....5..57.1.68..3.85..7..7..3.....28.6......2..59.8.8....51...5......",
        "",
    ),
    "little-killer": (
        (
            "9x9~little-killer=21:r1c5.r2c4.r3c3.r4c2.r5c1~little-killer=32:r1c6.r2c5.r3c4.r4c3.r5c2.r6"
            "c1~little-killer=19:r1c3.r2c2.r3c1~little-killer=19:r1c3.r2c2.r3c1~little-killer=4:r1c2.r2"
            "c1~little-killer=18:r1c4.r2c3.r3c2.r4c1"
        ),
        "..7.4.96...6....2....7.8......9..1...7...4.8.69.817......4...5.76...54.2..56.2.9.",
        "",
    ),
    "sandwich": (
        (
            "9x9~sandwich=16:r1c5.r2c5.r3c5.r4c5.r5c5.r6c5.r7c5.r8c5.r9c5~sandwich=9:r1c1.r2c1.r3c1.r4c"
            "1.r5c1.r6c1.r7c1.r8c1.r9c1~sandwich=2:r9c3.r8c3.r7c3.r6c3.r5c3.r4c3.r3c3.r2c3.r1c3~sandwic"
            "h=18:r5c1.r5c2.r5c3.r5c4.r5c5.r5c6.r5c7.r5c8.r5c9~sandwich=0:r3c1.r3c2.r3c3.r3c4.r3c5.r3c6"
            ".r3c7.r3c8.r3c9~sandwich=9:r1c1.r2c1.r3c1.r4c1.r5c1.r6c1.r7c1.r8c1.r9c1"
        ),
        ".5..2.9......6..72..2....46..9...35.1.3.5.......7.2....2.1...8389...6.153....86..",
        "",
    ),
    "x-sum": (
        (
            "9x9~x-sum=32:r3c9.r3c8.r3c7.r3c6.r3c5.r3c4.r3c3.r3c2.r3c1~x-sum=45:r2c9.r2c8.r2c7.r2c6.r2c"
            "5.r2c4.r2c3.r2c2.r2c1~x-sum=35:r9c1.r8c1.r7c1.r6c1.r5c1.r4c1.r3c1.r2c1.r1c1~x-sum=32:r3c9."
            "r3c8.r3c7.r3c6.r3c5.r3c4.r3c3.r3c2.r3c1~x-sum=17:r4c1.r4c2.r4c3.r4c4.r4c5.r4c6.r4c7.r4c8.r"
            "4c9~x-sum=17:r7c9.r7c8.r7c7.r7c6.r7c5.r7c4.r7c3.r7c2.r7c1"
        ),
        ".8...4....3..62749..715...6..9.4..182.......7...5..4....3.1.2..5...3..7..6.4...9.",
        "",
    ),
    "xv": (
        (
            "9x9~xv=10:r4c8.r3c7~xv=10:r5c2.r4c3~xv=10:r5c8.r4c8~xv=10:r7c7.r6c8~xv=10:r1c8.r2c7~xv=5:r"
            "7c8.r8c7"
        ),
        ".4.1.26...65..9.4..28546..1..7.....6...41.........7.......8...42..9.43..4.17..9..",
        "",
    ),
    "no-xv": (
        (
            "9x9~xv=5:r1c2.r1c3~xv=10:r1c4.r1c5~xv=5:r2c3.r3c3~xv=10:r2c4.r2c5~xv=5:r2c5.r3c5~xv=10:r2c"
            "6.r3c6~xv=10:r2c8.r2c9~xv=5:r4c2.r5c2~xv=10:r4c5.r4c6~xv=5:r5c7.r5c8~xv=10:r6c2.r7c2~xv=10"
            ":r6c4.r6c5~xv=10:r6c4.r7c4~xv=10:r6c8.r6c9~xv=10:r6c8.r7c8~xv=10:r7c1.r7c2~xv=10:r8c1.r8c2"
            "~xv=5:r8c1.r9c1~xv=5:r8c4.r9c4~xv=10:r8c8.r8c9~no-xv"
        ),
        ".1.2.9.3.583..7......51..7..27....5....9.2.4..4..3.6.24.....7...78..5....5....8.3",
        "",
    ),
    "whispers": (
        (
            "9x9~whispers=1:r6c6.r7c5~whispers=2:r1c1.r1c2~whispers=1:r1c3.r1c4.r2c4~whispers=3:r5c1.r6"
            "c2~whispers=4:r9c4.r8c5~whispers=2:r9c1.r9c2"
        ),
        ".72.849..6...9......9...4.....412.979..768..3.2.9538.43..54...145...1...29..3..4.",
        "",
    ),
    "renban": (
        (
            "9x9~renban:r9c9.r9c8~renban:r3c2.r2c3~renban:r6c8.r5c9~renban:r9c7.r9c6.r9c5~renban:r6c2.r"
            "5c3~renban:r3c7.r4c8"
        ),
        "7..4531...432.........8..43.759..3...3.84.217.8.3......5.............7.89..5....2",
        "",
    ),
    "palindrome": (
        (
            "9x9~palindrome:r5c6.r4c6.r3c5~palindrome:r4c2.r3c3~palindrome:r3c8.r4c7~palindrome:r3c3.r4"
            "c3.r5c4.r6c5~palindrome:r4c1.r3c2~palindrome:r3c7.r4c6"
        ),
        "..7....45.4.175...6..842..........24.3...45......5.8..51.....92..9.214.8.....7.3.",
        "",
    ),
    "quadruple": (
        (
            "9x9~quadruple=1:r4c6.r4c7.r5c6.r5c7~quadruple=2.3:r8c5.r8c6.r9c5.r9c6~quadruple=9:r3c8.r3c"
            "9.r4c8.r4c9~quadruple=5.6:r4c5.r4c6.r5c5.r5c6~quadruple=3:r8c2.r8c3.r9c2.r9c3~quadruple=1:"
            "r5c2.r5c3.r6c2.r6c3"
        ),
        "....9....9.3...18..4..2.79.3..86.42.7......6......7....785....1...6..57.259..3.4.",
        "",
    ),
    "clone": (
        "9x9~clone:r3c5.r3c6.r2c7.r1c7",
        "....457..5.486..919.....4.......8.56......12..967..84...1..2.7...2....8..5....61.",
        "",
    ),
    "maximum": (
        "9x9~maximum:r1c9~maximum:r6c3~maximum:r3c3~maximum:r8c1~maximum:r8c9~maximum:r8c9",
        "..1.97....62.....7.4...8..62...5.8...8.....4..59.2..7..94.....5.1854.2....5.6.1..",
        "",
    ),
    "minimum": (
        "9x9~minimum:r3c8~minimum:r1c3~minimum:r1c3~minimum:r4c3~minimum:r1c1~minimum:r7c4",
        "1439...8..6578.2..7..6.39...2........3...649.59.23......6..97........1..2....8.56",
        "",
    ),
    "between": (
        (
            "9x9~between:r6c3.r5c3.r6c2~between:r9c3.r9c2.r8c3~between:r7c1.r8c1.r9c1~between:r2c8.r2c9"
            ".r1c8~between:r1c7.r2c7.r3c7~between:r4c2.r5c1.r5c2"
        ),
        ".85.2..4...4.71.....764......2.3.4..4..165932......5.......6...7....3..5...752.1.",
        "",
    ),
    "entropic": (
        (
            "9x9~entropic:r4c4.r5c5~entropic:r4c7.r5c8~entropic:r3c1.r2c2~entropic:r7c6.r8c6.r9c7.r9c8~"
            "entropic:r5c3.r6c4~entropic:r1c7.r2c7"
        ),
        "5.8.7..........68....1...5...1...32.6.5....4.9...61...15.7....2.93.1.86.4..9..7.3",
        "",
    ),
    "non-consecutive": (
        "9x9~non-consecutive",
        ".................................................................................",
        "111 211 311 511 711 811 911",
    ),
    "column-indexer": (
        "9x9~column-indexer:r1c1.r2c1.r3c1",
        ".................................................................................",
        "113",
    ),
    "row-indexer": (
        "9x9~row-indexer:r1c1.r1c2.r1c3",
        ".................................................................................",
        "131",
    ),
}
