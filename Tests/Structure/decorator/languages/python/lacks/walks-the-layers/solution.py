class Piece:
    words = ""

    def __init__(self):
        self.under = None

    def decorate(self, component):
        self.under = component

    def show(self):
        layer = self
        while layer is not None:
            print(layer.words)
            layer = layer.under


class Person(Piece):
    def __init__(self, name):
        super().__init__()
        self.words = f"装扮的{name}"


class TShirt(Piece):
    words = "大T恤"


class BigTrouser(Piece):
    words = "垮裤"


class Sneakers(Piece):
    words = "破球鞋"


class LeatherShoes(Piece):
    words = "皮鞋"


class Tie(Piece):
    words = "领带"


class Suit(Piece):
    words = "西装"
