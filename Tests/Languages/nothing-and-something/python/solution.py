class Guest:
    pass


class Queue:
    def __init__(self):
        self._names = []

    def add(self, name):
        self._names.append(name)

    def next(self):
        return self._names.pop(0) if self._names else None

    def guest(self):
        return Guest() if self._names else None
