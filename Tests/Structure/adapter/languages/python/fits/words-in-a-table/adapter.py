class Player:
    def __init__(self, name):
        self.name = name

    def attack(self):
        raise NotImplementedError

    def defense(self):
        raise NotImplementedError


class Forward(Player):
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


class Translator(Player):
    WORDS = {"attack": "进攻", "defense": "防守"}

    def __init__(self, center):
        super().__init__("翻译者")
        self.center = center

    def attack(self):
        self._say("attack")

    def defense(self):
        self._say("defense")

    def _say(self, word):
        method = getattr(self.center, self.WORDS[word])
        method()
