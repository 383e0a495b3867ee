class Memento:
    def __init__(self, index):
        self.index = index


class Game:
    saved = []

    def __init__(self):
        self.values = [100, 100, 100]

    @property
    def vitality(self):
        return self.values[0]

    @property
    def attack(self):
        return self.values[1]

    @property
    def defense(self):
        return self.values[2]

    def play(self, boss):
        print(f"大战{boss}")
        self.values = [max(0, value - loss) for value, loss in zip(self.values, (40, 30, 20))]

    def save(self):
        self.saved.append(list(self.values))
        return Memento(len(self.saved) - 1)

    def restore(self, memento):
        self.values = list(self.saved[memento.index])

    def show(self):
        print("角色当前状态:")
        for word, value in zip(("体力", "攻击力", "防御力"), self.values):
            print(f"{word}:{value}")


class Caretaker:
    def __init__(self):
        self._kept = []

    def keep(self, memento):
        self._kept.append(memento)

    def last(self):
        return self._kept[-1] if self._kept else None
