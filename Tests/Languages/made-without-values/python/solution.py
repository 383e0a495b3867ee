class Lamp:
    def __init__(self, name: str):
        self._name = name

    def shine(self) -> None:
        print(self._name)


class Shade(Lamp):
    def __init__(self):
        self._lamp = None

    def cover(self, lamp: Lamp) -> None:
        self._lamp = lamp

    def shine(self) -> None:
        print("softly")
        self._lamp.shine()


class Key:
    def __init__(self, number: int):
        self._number = number


class Room:
    def __init__(self):
        self.left = self.right = None
