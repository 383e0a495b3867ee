from __future__ import annotations

import logging
from typing import Callable, Optional

logger = logging.getLogger(__name__)


class StateRegistry:
    """Service locator for the one instance of every state."""

    def __init__(self) -> None:
        self._states: dict[str, WorkState] = {}

    def register(self, name: str) -> Callable[[type], type]:
        def decorate(cls: type) -> type:
            self._states[name] = cls()
            return cls

        return decorate

    def __getitem__(self, name: str) -> WorkState:
        return self._states[name]


STATES = StateRegistry()


class WorkState:
    """Base class of all parts of the day."""

    def successor(self, work: Work) -> Optional[str]:
        """The name of the state that takes over now, None to stay."""
        return None

    def write(self, work: Work) -> None:
        raise NotImplementedError


@STATES.register("forenoon")
class ForenoonState(WorkState):
    def successor(self, work):
        return "noon" if work.hour >= 12 else None

    def write(self, work):
        work.log("上午工作,精神百倍")


@STATES.register("noon")
class NoonState(WorkState):
    def successor(self, work):
        return "afternoon" if work.hour >= 13 else None

    def write(self, work):
        work.log("饿了,午饭;犯困,午休")


@STATES.register("afternoon")
class AfternoonState(WorkState):
    def successor(self, work):
        return "evening" if work.hour >= 17 else None

    def write(self, work):
        work.log("下午状态还不错,继续努力")


@STATES.register("evening")
class EveningState(WorkState):
    def successor(self, work):
        if work.finished:
            return "rest"
        return "sleeping" if work.hour >= 21 else None

    def write(self, work):
        work.log("加班哦,疲累之极")


@STATES.register("rest")
class RestState(WorkState):
    def write(self, work):
        work.log("下班回家了")


@STATES.register("sleeping")
class SleepingState(WorkState):
    def write(self, work):
        work.log("不行了,睡着了")


class Work:
    def __init__(self) -> None:
        self.hour: float = 0.0
        self.finished: bool = False
        self._state: WorkState = STATES["forenoon"]

    def log(self, mood: str) -> None:
        print(f"当前时间:{{{self.hour:.0f}}}点,{mood}")

    def write_program(self) -> None:
        name = self._state.successor(self)
        while name is not None:
            logger.debug("-> %s", name)
            self._state = STATES[name]
            name = self._state.successor(self)
        self._state.write(self)
