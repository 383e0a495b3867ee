from enum import Enum, auto


class Mood(Enum):
    MERRY = auto()
    QUIET = auto()


class Guest:
    def __init__(self, name):
        self.name = name


class Party:
    def __init__(self):
        self._handlers = []

    def on_arrival(self, handler):
        self._handlers.append(handler)

    def arrive(self, guest):
        print("the door opens")
        for handler in self._handlers:
            handler(guest)
        print("the door closes")

    def price(self, of, rule):
        return rule(of)

    def mood(self, rule):
        return rule(Mood.MERRY)
