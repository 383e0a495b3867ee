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


class Translator:
    def __init__(self, center):
        self.title = "外籍中锋" + center.name

    def attack(self):
        print(self.title + "进攻")

    def defense(self):
        print(self.title + "防守")
