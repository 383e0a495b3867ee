from collections import namedtuple

Lid = namedtuple("Lid", "name")


class Box:
    def __init__(self, lid):
        self.lid = lid

    def open(self):
        print("open", self.lid.name)

    def sizes(self):
        return 1, 2.5
