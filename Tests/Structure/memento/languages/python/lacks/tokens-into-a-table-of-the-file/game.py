import itertools

SNAPSHOTS = {}
_ids = itertools.count()


class Memento:
    def __init__(self, token):
        self.token = token


class Game:
    def __init__(self):
        self.vitality = 100
        self.attack = 100
        self.defense = 100

    def play(self, boss):
        print(f"大战{boss}")
        self.vitality = max(0, self.vitality - 40)
        self.attack = max(0, self.attack - 30)
        self.defense = max(0, self.defense - 20)

    def save(self):
        token = next(_ids)
        SNAPSHOTS[token] = {"vitality": self.vitality, "attack": self.attack, "defense": self.defense}
        return Memento(token)

    def restore(self, memento):
        snapshot = SNAPSHOTS[memento.token]
        self.vitality = snapshot["vitality"]
        self.attack = snapshot["attack"]
        self.defense = snapshot["defense"]

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
