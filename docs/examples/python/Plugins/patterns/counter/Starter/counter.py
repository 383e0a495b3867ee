class Counter:
    def __init__(self, start):
        self.value = start

    def add(self, count):
        pass

    def subtract(self, count):
        pass
