class BusIterator:
    def __init__(self, walk):
        self._walk = iter(walk)

    def __iter__(self):
        return self._walk

    def next(self):
        return next(self._walk, None)


class Bus:
    def __init__(self):
        self.__seats = []

    def board(self, name):
        self.__seats.append(name)

    def __iter__(self):
        yield from tuple(self.__seats)

    def __reversed__(self):
        yield from self.__seats[::-1]

    def make_forward(self):
        return BusIterator(tuple(self))

    def make_backward(self):
        return BusIterator(tuple(reversed(self)))
