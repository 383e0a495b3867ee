class Hall:
    last = None


class Guest:
    def __init__(self, name):
        Hall.last = self
        self.name = name
