from . import phases


class Work:
    def __init__(self):
        self.hour = 0.0
        self.finished = False
        self.__phase = phases.FIRST

    def write_program(self):
        self.__phase = self.__phase.step(self)

    def tell(self, mood):
        print(f"当前时间:{{{self.hour:.0f}}}点,{mood}")
