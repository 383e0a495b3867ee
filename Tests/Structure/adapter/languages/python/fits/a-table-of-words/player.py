from abc import ABC, abstractmethod


class Player(ABC):
    def __init__(self, name: str):
        self.name = name

    @abstractmethod
    def attack(self): ...

    @abstractmethod
    def defense(self): ...


class Forward(Player):
    def attack(self):
        print(f"前锋{self.name}进攻")

    def defense(self):
        print(f"前锋{self.name}防守")


class ForeignCenter:
    def __init__(self, name: str):
        self.name = name

    def jingong(self):
        print(f"外籍中锋{self.name}进攻")

    def fangshou(self):
        print(f"外籍中锋{self.name}防守")


class Translator(Player):
    def __init__(self, center: ForeignCenter):
        super().__init__(center.name)
        self._words = {"attack": center.jingong, "defense": center.fangshou}

    def attack(self):
        self._words["attack"]()

    def defense(self):
        self._words["defense"]()
