"""The five teaching documents, including texts that they prescribe word by word."""

MESSAGES = {
    ## The command document: help and errors.
    "document.summary": (
        "Run what one of the five teaching documents asks for, in its own words and language."
    ),
    "document.number": "the number of the document; without one, all five are listed",
    "document.file": "the board to work on; document 4 takes a folder, document 2 standard input",
    "document.simulate": "write the simulation that document 1 asks for (default: {file})",
    "document.simulated": "Three games, with three refused moves each, are in {file}.",
    "document.simulate.first": "Only document 1 asks for a simulation.",
    # The fourth document's program reads every board of a folder.
    "document.no_boards": "{folder} contains no .txt files.",
    "document.there": "{file} already exists. Give another name.",
    ## The page of the five documents: a title, where it comes from, what it is about.
    "document.title": "The five documents",
    "document.intro": (
        "Nonet grew from five teaching documents about Sudoku. Here is each of them, with its "
        "boards and its method."
    ),
    # The name of a document in a list.
    "document.name": "Document {number}: {title}",
    "document.1.title": "A game of Sudoku",
    "document.1.from": "Third programming exercise, IME-USP, São Paulo, 2006, in Portuguese",
    "document.1.text": (
        "A game with undo (desfazer jogada), degrees of freedom (graus de liberdade) and a "
        "suggested move (sugestão). Boards come from a file, from the keyboard, or from five "
        "phases (fases)."
    ),
    "document.2.title": "A stack of boards",
    "document.2.from": "Exercise 3 of ΕΠΛ131, University of Cyprus, 2018, in Greek",
    "document.2.text": (
        "A solver fed by standard input. It keeps whole boards on a stack (sudostack) and replaces "
        "the top one by its extensions at the first empty cell (ανοικτή θυρίδα)."
    ),
    "document.3.title": "Backtracking",
    "document.3.from": "A tutorial in C++ on solving Sudoku, in Portuguese",
    "document.3.text": (
        "A loop over the list of empty cells (vazios): count a cell up, go on when there is no "
        "conflict (conflito), go back after 9."
    ),
    "document.4.title": "Brute force",
    "document.4.from": "A report in Python on solving by brute force (força bruta), in Portuguese",
    "document.4.text": (
        "A recursive solver for every file of a folder. It tries the digits that are safe "
        "(whichIsSafe) and prints each board before and after."
    ),
    "document.5.title": "Deduction in stages",
    "document.5.from": "A project in Java of the LaBRI, Bordeaux, in French",
    "document.5.text": (
        "Human deduction in three étapes: a list with a single value, the only place in a row or "
        "column, and equal lists in one line of a box (carré)."
    ),
    ## The page of the five documents: words on buttons, and what leads further.
    # What leads to a part of a document in the window; short labels of buttons.
    "document.play": "Play {board}",
    "document.watch": "Watch {board}",
    "document.phases": "The five phases",
    "document.orders": "Orders compared",
    "document.stages": "The étapes",
    "document.map": "What is where",
    # Above a list of what a document names, each with a place in the source code of Nonet.
    "document.map.text": "What the document names, and where Nonet has it in its source code.",
    # How to do what a method of the first document does: "action" is what a button is called,
    # "key" its key, "word" what is typed in the terminal game.
    "document.map.way": "In the window: {action} ({key}). In the terminal: {word}.",
    "document.map.typed": "In the terminal: {word}.",
    # A switch: refusing, numbered rows and columns, degrees, bounded undo, boards from five phases.
    "document.as_document": "Play as document 1 does",
    "document.as_document.text": (
        "Moves against the rules are refused, and 15 moves can be undone. Rows and columns have "
        "numbers, empty cells their degrees of freedom. New boards come from five phases."
    ),
    # Before the line that is typed in a terminal.
    "document.terminal": "In a terminal: {line}",
    ## What the documents dictate, word by word: never translated.
    # What the documents dictate, word by word: the same in every language, never translated.
    "document.dictated.row": "Digite o número da linha: ",
    "document.dictated.column": "Digite o número da coluna: ",
    "document.dictated.value": "Digite o valor da célula: ",
    "document.dictated.file": "Qual e o nome do arquivo? ",
    "document.dictated.before": "Tabuleiro Anterior",
    "document.dictated.after": "Tabuleiro Resolvido",
}
