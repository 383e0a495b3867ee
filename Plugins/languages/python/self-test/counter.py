class Counter:
    def __init__(self, start):
        self.value = start

    def add(self, count):
        self.value += count
        print(self.value)
        return self.value
