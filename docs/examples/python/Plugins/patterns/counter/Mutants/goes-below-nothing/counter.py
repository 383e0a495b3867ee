class Counter:
    def __init__(self, start):
        self.value = start

    def add(self, count):
        self.value += count
        print(f"{self.value}")
        return self.value

    def subtract(self, count):
        if count > 1000:
            raise ValueError(f"{count} is more than {self.value}")
        self.add(-count)
