class Doorman:
    def __init__(self):
        self.greeting = lambda name: f"hello {name}"
        self.farewell = None

    def meet(self, name):
        words = self.greeting(name)
        if self.farewell:
            self.farewell(name)
        return words
