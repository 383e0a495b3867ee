from __future__ import annotations
from typing import Protocol


class PartOfDay(Protocol):
    def line(self) -> str: ...
    def next(self, work: Work) -> PartOfDay: ...


class Morning:
    def line(self): return "上午工作,精神百倍"
    def next(self, work): return self if work.hour < 12 else LUNCH


class Lunch:
    def line(self): return "饿了,午饭;犯困,午休"
    def next(self, work): return self if work.hour < 13 else AFTERNOON


class Afternoon:
    def line(self): return "下午状态还不错,继续努力"
    def next(self, work): return self if work.hour < 17 else EVENING


class Evening:
    def line(self): return "加班哦,疲累之极"
    def next(self, work):
        if work.finished:
            return HOME
        return self if work.hour < 21 else ASLEEP


class Home:
    def line(self): return "下班回家了"
    def next(self, work): return self


class Asleep:
    def line(self): return "不行了,睡着了"
    def next(self, work): return self


MORNING, LUNCH, AFTERNOON, EVENING, HOME, ASLEEP = (
    Morning(), Lunch(), Afternoon(), Evening(), Home(), Asleep())


class Work:
    def __init__(self):
        self.hour = 0.0
        self.finished = False
        self._part: PartOfDay = MORNING

    def write_program(self):
        while (following := self._part.next(self)) is not self._part:
            self._part = following
        print("当前时间:{%.0f}点,%s" % (self.hour, self._part.line()))
