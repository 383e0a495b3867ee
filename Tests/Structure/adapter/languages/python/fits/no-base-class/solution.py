class Forward:
    def __init__(self, name):
        self.name = name

    def attack(self):
        print(f"前锋{self.name}进攻")

    def defense(self):
        print(f"前锋{self.name}防守")


class ForeignCenter:
    def __init__(self, name):
        self.name = name

    def 进攻(self):
        print(f"外籍中锋{self.name}进攻")

    def 防守(self):
        print(f"外籍中锋{self.name}防守")


class Translator:
    def __init__(self, center):
        self.center = center

    def attack(self):
        self.center.进攻()

    def defense(self):
        self.center.防守()
