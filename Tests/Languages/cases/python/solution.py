from enum import Enum, auto


class Tone(Enum):
    LOUD = auto()
    VERY_LOUD = auto()
    SOFT = auto()


class Horn:
    def __init__(self):
        self.tone = Tone.SOFT

    def blow(self, tone):
        print(tone.name)
        self.tone = tone
        return Tone.VERY_LOUD
