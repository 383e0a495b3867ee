from __future__ import annotations

from abc import ABC, abstractmethod


class Mediator(ABC):
    @abstractmethod
    def notify(self, sender: Colleague, event: str) -> None: ...


class ChatMediator(Mediator):
    def __init__(self) -> None:
        self.colleague1: Colleague | None = None
        self.colleague2: Colleague | None = None

    def notify(self, sender, event):
        other = self.colleague2 if sender is self.colleague1 else self.colleague1
        if other:
            other.receive(event)


class Colleague:
    def __init__(self, mediator: Mediator) -> None:
        self._mediator = mediator

    def receive(self, message: str) -> None:
        raise NotImplementedError


class Colleague1(Colleague):
    def send(self, message):
        print("同事1发送了信息")
        self._mediator.notify(self, message)

    def receive(self, message):
        print("同事1得到消息:" + message)


class Colleague2(Colleague):
    def send(self, message):
        print("同事2发送了信息")
        self._mediator.notify(self, message)

    def receive(self, message):
        print("同事2得到消息" + message)
