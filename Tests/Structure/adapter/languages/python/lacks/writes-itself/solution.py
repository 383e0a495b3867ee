class Player:
    def attack(self):
        pass

    def defense(self):
        pass


class Forward(Player):
    def __init__(self, name):
        self.name = name

    def attack(self):
        print(f"前锋{self.name}进攻")

    def defense(self):
        print(f"前锋{self.name}防守")


class ForeignCenter:
    def __init__(self, name):
        self.name = name


class Translator(Player):
    def __init__(self, center):
        self.center = center

    def attack(self):
        print(f"外籍中锋{self.center.name}进攻")

    def defense(self):
        print(f"外籍中锋{self.center.name}防守")
