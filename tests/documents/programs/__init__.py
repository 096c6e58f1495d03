"""A correct student's program for each document that has an algorithm.

Each is written from the document alone, with lists and loops, and shares nothing with Nonet or
with another: they are what Nonet's methods are compared with, event by event.
"""
