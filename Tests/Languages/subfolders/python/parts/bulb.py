from .watts import WATTS


class Bulb:
    def shine(self):
        print(f"a bulb of {WATTS} watts")
