from dataclasses import dataclass


@dataclass(frozen=True)
class Memento:
    _vitality: int
    _attack: int
    _defense: int


class Game:
    def __init__(self):
        self.vitality = self.attack = self.defense = 100

    def play(self, boss):
        print(f"大战{boss}")
        self.vitality = max(0, self.vitality - 40)
        self.attack = max(0, self.attack - 30)
        self.defense = max(0, self.defense - 20)

    def save(self):
        return Memento(self.vitality, self.attack, self.defense)

    def restore(self, memento):
        self.vitality = memento._vitality
        self.attack = memento._attack
        self.defense = memento._defense

    def show(self):
        print("角色当前状态:")
        print(f"体力:{self.vitality}")
        print(f"攻击力:{self.attack}")
        print(f"防御力:{self.defense}")


class Caretaker:
    def __init__(self):
        self._kept = []

    def keep(self, memento):
        self._kept.append(memento)

    def last(self):
        return self._kept[-1] if self._kept else None
