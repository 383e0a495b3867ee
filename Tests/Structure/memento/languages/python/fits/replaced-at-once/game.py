from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Memento:
    vitality: int = 100
    attack: int = 100
    defense: int = 100


class Game:
    def __init__(self):
        self.now = Memento()

    @property
    def vitality(self): return self.now.vitality

    @property
    def attack(self): return self.now.attack

    @property
    def defense(self): return self.now.defense

    def play(self, boss):
        print(f"大战{boss}")
        self.now = Memento(max(0, self.vitality - 40), max(0, self.attack - 30), max(0, self.defense - 20))

    def save(self):
        return replace(self.now)

    def restore(self, memento):
        self.now = replace(memento)

    def show(self):
        print("角色当前状态:")
        print(f"体力:{self.vitality}\n攻击力:{self.attack}\n防御力:{self.defense}")


class Caretaker:
    def __init__(self):
        self.saves = []

    def keep(self, memento):
        self.saves.append(memento)

    def last(self):
        return next(iter(reversed(self.saves)), None)
