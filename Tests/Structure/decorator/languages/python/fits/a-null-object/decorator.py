class Person:
    def __init__(self, name):
        self.name = name

    def show(self):
        print("装扮的" + self.name)


class Nothing:
    def show(self):
        pass


class Wear:
    line = ""

    def __init__(self):
        self._on = Nothing()

    def decorate(self, component):
        self._on = component

    def show(self):
        print(self.line)
        self._on.show()


class TShirt(Wear): line = "大T恤"
class BigTrouser(Wear): line = "垮裤"
class Sneakers(Wear): line = "破球鞋"
class LeatherShoes(Wear): line = "皮鞋"
class Tie(Wear): line = "领带"
class Suit(Wear): line = "西装"
