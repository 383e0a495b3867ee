class Person:
    def __init__(self, name):
        self.name = name
        self.friends = []
