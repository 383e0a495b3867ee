class Bus:
    def __init__(self):
        self.passengers = []
        self.walks = {}

    def board(self, name):
        self.passengers.append(name)

    def make_forward(self):
        walk = BusIterator(self)
        self.walks[walk] = list(self.passengers)
        return walk

    def make_backward(self):
        walk = BusIterator(self)
        self.walks[walk] = list(reversed(self.passengers))
        return walk

    def step(self, walk):
        return self.walks[walk].pop(0) if self.walks[walk] else None


class BusIterator:
    def __init__(self, bus):
        self.bus = bus

    def next(self):
        return self.bus.step(self)
