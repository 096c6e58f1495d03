"""A question on a card."""

from typing import Final

from game.shell.stage import Stage
from game.shell.widgets.button import Button, Look
from game.ui.context import Context
from game.ui.dialog import DialogScene
from game.ui.layout.dialog import dialog_layout
from game.ui.question import Answer, Question

LEAST_LINES: Final = 3
MOST_LINES: Final = 14


class ConfirmScene(DialogScene):
    """Asks; the answer's act runs once the card is gone."""

    def __init__(self, stage: Stage, context: Context, argument: Question) -> None:
        super().__init__(stage, context, argument.title, argument.text)
        self.question = argument
        for index, answer in enumerate(argument.answers):
            look = Look.PRIMARY if index == 0 else Look.PLAIN
            self.add_button(
                Button(answer.text, lambda a=answer: self.choose(a), id=answer.id, look=look)  # type: ignore[misc]
            )
        self.form.set_focus(self.buttons[0])

    def arrange(self, width: int, height: int, interface: float) -> None:
        """Place the card, with room for all words where the window has it."""
        count = len(self.buttons)
        for lines in range(LEAST_LINES, MOST_LINES + 1):
            try:
                layout = dialog_layout(
                    width, height, interface, buttons=count, across=count, lines=lines, wide=480
                )
            except ValueError:
                # The window is too low for more: what is left over ends with an ellipsis.
                break
            self.words.max_lines = lines
            self.place(layout)
            kit = self.kit
            size = kit.text(self.words.points)
            if len(kit.fonts.wrap(self.words.text, size, self.words.rect.width)) <= lines:
                break

    def choose(self, answer: Answer) -> None:
        """Close, then act."""
        self.stage.pop()
        if answer.act is not None:
            answer.act()

    def back(self) -> None:
        """Give the last answer."""
        self.choose(self.question.answers[-1])


SCENE = ConfirmScene
