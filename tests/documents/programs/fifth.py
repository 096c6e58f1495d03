"""The fifth document's class, method by method, with what it does told to a listener."""

from collections.abc import Callable

Event = tuple[str, tuple[int, ...]]
"""The étape, and row, column and value of what it placed or removed."""


class Liste:
    def __init__(self) -> None:
        self.entiers: list[int] = []

    def longueur(self) -> int:
        return len(self.entiers)

    def appartient(self, a: int) -> bool:
        return a in self.entiers

    def ajout_debut(self, a: int) -> None:
        self.entiers.insert(0, a)

    def supprimer(self, a: int) -> None:
        if a in self.entiers:
            self.entiers.remove(a)

    def valeur(self) -> int:
        return self.entiers[0]

    def equals(self, o: "Liste") -> bool:
        return self.entiers == o.entiers


class Sudoku:
    def __init__(self, grille: list[list[int]], tell: Callable[[Event], object]) -> None:
        self.gr = [ligne[:] for ligne in grille]
        self.gr_l = [[self.init_liste(i, j) for j in range(9)] for i in range(9)]
        self.tell = tell

    def possible(self, a: int, i: int, j: int) -> bool:
        for k in range(9):
            if self.gr[i][k] == a or self.gr[k][j] == a:
                return False
        for k in range(3):
            for m in range(3):
                if self.gr[i - i % 3 + k][j - j % 3 + m] == a:
                    return False
        return True

    def init_liste(self, i: int, j: int) -> Liste:
        liste = Liste()
        if self.gr[i][j] == 0:
            for a in range(9, 0, -1):
                if self.possible(a, i, j):
                    liste.ajout_debut(a)
        return liste

    def supprimer(self, a: int, i: int, j: int) -> None:
        for k in range(9):
            self.gr_l[i][k].supprimer(a)
            self.gr_l[k][j].supprimer(a)
        for k in range(3):
            for m in range(3):
                self.gr_l[i - i % 3 + k][j - j % 3 + m].supprimer(a)

    def placer(self, a: int, i: int, j: int, etape: str) -> None:
        self.gr[i][j] = a
        self.supprimer(a, i, j)
        self.gr_l[i][j] = Liste()
        self.tell((etape, (i, j, a)))

    # Étape 1.

    def ajout_unique_poss(self) -> bool:
        trouve = False
        for i in range(9):
            for j in range(9):
                if self.gr_l[i][j].longueur() == 1:
                    self.placer(self.gr_l[i][j].valeur(), i, j, "1")
                    trouve = True
        return trouve

    # Étape 2.

    def unique_sur_ligne(self, a: int, i: int) -> int:
        colonnes = [j for j in range(9) if self.gr_l[i][j].appartient(a)]
        return colonnes[0] if len(colonnes) == 1 else -1

    def ajout_sur_ligne(self, i: int) -> bool:
        trouve = False
        for a in range(1, 10):
            j = self.unique_sur_ligne(a, i)
            if j != -1:
                self.placer(a, i, j, "2a")
                trouve = True
        return trouve

    def ajout_sur_lignes(self) -> bool:
        trouve = False
        for i in range(9):
            if self.ajout_sur_ligne(i):
                trouve = True
        return trouve

    def unique_sur_colonne(self, a: int, j: int) -> int:
        lignes = [i for i in range(9) if self.gr_l[i][j].appartient(a)]
        return lignes[0] if len(lignes) == 1 else -1

    def ajout_sur_colonne(self, j: int) -> bool:
        trouve = False
        for a in range(1, 10):
            i = self.unique_sur_colonne(a, j)
            if i != -1:
                self.placer(a, i, j, "2b")
                trouve = True
        return trouve

    def ajout_sur_colonnes(self) -> bool:
        trouve = False
        for j in range(9):
            if self.ajout_sur_colonne(j):
                trouve = True
        return trouve

    # Étape 3, for two values and for three.

    def egales_dans_carres(self, nombre: int, etape: str) -> bool:
        trouve = False
        for haut in range(0, 9, 3):
            for gauche in range(0, 9, 3):
                carre = [(haut + k, gauche + m) for k in range(3) for m in range(3)]
                for i in range(haut, haut + 3):
                    if self.egales([case for case in carre if case[0] == i], carre, nombre, etape):
                        trouve = True
                for j in range(gauche, gauche + 3):
                    if self.egales([case for case in carre if case[1] == j], carre, nombre, etape):
                        trouve = True
        return trouve

    def egales(
        self, ligne: list[tuple[int, int]], carre: list[tuple[int, int]], nombre: int, etape: str
    ) -> bool:
        vides = [(i, j) for i, j in ligne if self.gr[i][j] == 0]
        if len(vides) != nombre:
            return False
        listes = [self.gr_l[i][j] for i, j in vides]
        for liste in listes:
            if liste.longueur() != nombre or not liste.equals(listes[0]):
                return False
        trouve = False
        for i, j in carre:
            if (i, j) not in ligne:
                for a in listes[0].entiers:
                    if self.gr_l[i][j].appartient(a):
                        self.gr_l[i][j].supprimer(a)
                        self.tell((etape, (i, j, a)))
                        trouve = True
        return trouve

    def resoudre(self, etape: str) -> None:
        """Apply the étapes up to one of "1", "2a", "2b", "3a", "3b" as long as they do anything."""
        while (
            self.ajout_unique_poss()
            or (etape >= "2a" and self.ajout_sur_lignes())
            or (etape >= "2b" and self.ajout_sur_colonnes())
            or (etape >= "3a" and self.egales_dans_carres(2, "3a"))
            or (etape >= "3b" and self.egales_dans_carres(3, "3b"))
        ):
            pass
