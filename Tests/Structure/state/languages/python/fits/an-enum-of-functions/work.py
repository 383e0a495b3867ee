from enum import Enum
from functools import partial


def _forenoon(work):
    return None if work.hour < 12 else Phase.NOON


def _noon(work):
    return None if work.hour < 13 else Phase.AFTERNOON


def _afternoon(work):
    return None if work.hour < 17 else Phase.EVENING


def _evening(work):
    if work.finished:
        return Phase.HOME
    return None if work.hour < 21 else Phase.ASLEEP


def _stay(work):
    return None


class Phase(Enum):
    FORENOON = ("上午工作,精神百倍", partial(_forenoon))
    NOON = ("饿了,午饭;犯困,午休", partial(_noon))
    AFTERNOON = ("下午状态还不错,继续努力", partial(_afternoon))
    EVENING = ("加班哦,疲累之极", partial(_evening))
    ASLEEP = ("不行了,睡着了", partial(_stay))
    HOME = ("下班回家了", partial(_stay))

    def __init__(self, mood, following):
        self.mood = mood
        self.following = following


class Work:
    def __init__(self):
        self.hour = 0.0
        self.finished = False
        self._phase = Phase.FORENOON

    def write_program(self):
        while (following := self._phase.following(self)) is not None:
            self._phase = following
        print(f"当前时间:{{{self.hour:.0f}}}点,{self._phase.mood}")
