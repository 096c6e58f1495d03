"""Boards on paper and as pictures: pages of puzzles, solutions and steps in words."""
