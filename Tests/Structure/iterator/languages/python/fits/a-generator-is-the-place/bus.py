class BusIterator:
    def __init__(self, names):
        self._names = iter(names)

    def next(self):
        return next(self._names, None)


class Bus:
    def __init__(self):
        self._seats = []

    def board(self, name):
        self._seats.append(name)

    def make_forward(self):
        return BusIterator(tuple(self._seats))

    def make_backward(self):
        return BusIterator(reversed(tuple(self._seats)))
