class Counter:
    total = 0

    def __init__(self, value):
        self.value = value

    @classmethod
    def create(cls, start):
        cls.total += 1
        return cls(start)
