"""What `import nonet` offers: boards, ratings, steps and puzzles, for programs and notebooks.

A façade: each call is answered by the part of the game that the command line asks, too.
"""
