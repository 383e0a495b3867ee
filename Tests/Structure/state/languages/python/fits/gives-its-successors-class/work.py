"""The state is an object, found in a registry that a decorator fills."""
from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Optional, Type


class Phase(ABC):
    mood: ClassVar[str]

    @abstractmethod
    def successor(self, work: Work) -> Optional[Type[Phase]]:
        ...

    def handle(self, work: Work) -> None:
        following = self.successor(work)
        if following is None:
            print("当前时间:{%.0f}点,%s" % (work.hour, self.mood))
        else:
            work.enter(following())


class Morning(Phase):
    mood = "上午工作,精神百倍"

    def successor(self, work):
        return None if work.hour < 12 else Lunch


class Lunch(Phase):
    mood = "饿了,午饭;犯困,午休"

    def successor(self, work):
        return None if work.hour < 13 else Afternoon


class Afternoon(Phase):
    mood = "下午状态还不错,继续努力"

    def successor(self, work):
        return None if work.hour < 17 else Overtime


class Overtime(Phase):
    mood = "加班哦,疲累之极"

    def successor(self, work):
        if work.finished:
            return AtHome
        return None if work.hour < 21 else Asleep


class Asleep(Phase):
    mood = "不行了,睡着了"

    def successor(self, work):
        return None


class AtHome(Phase):
    mood = "下班回家了"

    def successor(self, work):
        return None


class Work:
    def __init__(self) -> None:
        self.hour: float = 0
        self.finished: bool = False
        self._phase: Phase = Morning()

    def enter(self, phase: Phase) -> None:
        self._phase = phase
        phase.handle(self)

    def write_program(self) -> None:
        self._phase.handle(self)
