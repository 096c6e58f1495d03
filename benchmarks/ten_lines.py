"""The least program that shows a window: what the start of the game is compared with."""

import time

import pygame

pygame.display.init()
surface = pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
surface.fill((244, 241, 234))
pygame.display.flip()
time.sleep(60)
