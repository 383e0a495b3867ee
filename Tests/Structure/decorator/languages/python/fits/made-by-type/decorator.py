class Person:
    def __init__(self, name):
        self.name = name

    def show(self):
        print("装扮的" + self.name)


class Nobody:
    def show(self):
        pass


def garment(name, line):
    def __init__(self):
        self._inner = Nobody()

    def decorate(self, component):
        self._inner = component

    def show(self):
        print(line)
        self._inner.show()

    return type(name, (), {"__init__": __init__, "decorate": decorate, "show": show})


TShirt = garment("TShirt", "大T恤")
BigTrouser = garment("BigTrouser", "垮裤")
Sneakers = garment("Sneakers", "破球鞋")
LeatherShoes = garment("LeatherShoes", "皮鞋")
Tie = garment("Tie", "领带")
Suit = garment("Suit", "西装")
