from __future__ import annotations
from abc import ABC, abstractmethod


class Phase(ABC):
    @abstractmethod
    def speak(self, work: Work) -> Phase | None:
        ...


class Morning(Phase):
    def speak(self, work: Work) -> Phase | None:
        if work.hour >= 12:
            return Lunch()
        work.say("上午工作,精神百倍")
        return None


class Lunch(Phase):
    def speak(self, work: Work) -> Phase | None:
        if work.hour >= 13:
            return Afternoon()
        work.say("饿了,午饭;犯困,午休")
        return None


class Afternoon(Phase):
    def speak(self, work: Work) -> Phase | None:
        if work.hour >= 17:
            return Evening()
        work.say("下午状态还不错,继续努力")
        return None


class Evening(Phase):
    def speak(self, work: Work) -> Phase | None:
        if work.finished:
            return Home()
        if work.hour >= 21:
            return Asleep()
        work.say("加班哦,疲累之极")
        return None


class Asleep(Phase):
    def speak(self, work: Work) -> Phase | None:
        work.say("不行了,睡着了")
        return None


class Home(Phase):
    def speak(self, work: Work) -> Phase | None:
        work.say("下班回家了")
        return None


class Work:
    def __init__(self) -> None:
        self.hour: float = 0.0
        self.finished = False
        self.__phase: Phase = Morning()

    def write_program(self) -> None:
        following = self.__phase.speak(self)
        while following is not None:
            self.__phase = following
            following = self.__phase.speak(self)

    def say(self, mood: str) -> None:
        print("当前时间:{%.0f}点,%s" % (self.hour, mood))
