class Lamp:
    def __init__(self):
        self.brightness = 0

    @property
    def is_on(self):
        return self.brightness > 0

    @is_on.setter
    def is_on(self, value):
        self.brightness = 100 if value else 0

    @property
    def label(self):
        return f"{self.brightness} %"
