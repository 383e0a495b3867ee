class Person:
    def __init__(self, name):
        self.name = name

    def show(self):
        print(f"装扮的{self.name}")


class TShirt:
    inner = None

    def decorate(self, component):
        self.inner = component

    def show(self):
        print("大T恤")
        if self.inner is not None:
            self.inner.show()


class BigTrouser:
    inner = None

    def decorate(self, component):
        self.inner = component

    def show(self):
        print("垮裤")
        if self.inner is not None:
            self.inner.show()


class Sneakers:
    inner = None

    def decorate(self, component):
        self.inner = component

    def show(self):
        print("破球鞋")
        if self.inner is not None:
            self.inner.show()


class LeatherShoes:
    inner = None

    def decorate(self, component):
        self.inner = component

    def show(self):
        print("皮鞋")
        if self.inner is not None:
            self.inner.show()


class Tie:
    inner = None

    def decorate(self, component):
        self.inner = component

    def show(self):
        print("领带")
        if self.inner is not None:
            self.inner.show()


class Suit:
    inner = None

    def decorate(self, component):
        self.inner = component

    def show(self):
        print("西装")
        if self.inner is not None:
            self.inner.show()
