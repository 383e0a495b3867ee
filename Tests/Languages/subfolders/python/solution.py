from parts.bulb import Bulb


class House:
    def light(self):
        Bulb().shine()
