class BusIterator:
    def __init__(self, passengers, order):
        self._passengers = passengers
        self._order = iter(order)

    def __iter__(self):
        return self

    def __next__(self):
        return self._passengers[next(self._order)]

    def next(self):
        try:
            return self.__next__()
        except StopIteration:
            return None


class Bus:
    def __init__(self):
        self._passengers = []

    def __len__(self):
        return len(self._passengers)

    def board(self, name):
        self._passengers.append(name)

    def make_forward(self):
        return BusIterator(self._passengers, range(len(self)))

    def make_backward(self):
        return BusIterator(self._passengers, range(len(self) - 1, -1, -1))
