from __future__ import annotations

from dataclasses import dataclass
from typing import Optional


@dataclass
class Request:
    type: str
    content: str
    number: int


class Manager:
    def __init__(self, name: str, superior: Optional[Manager] = None):
        self.name = name
        self.superior = superior

    def decide(self, request: Request) -> Optional[str]:
        return None

    def deal(self, request: Request) -> None:
        if (answer := self.decide(request)) is not None:
            print(f"{self.name}:{request.type} 数量{request.number} {answer}")
        elif self.superior:
            self.superior.deal(request)


class LeaveManager(Manager):
    limit = 0

    def decide(self, request):
        if request.type == "请假" and request.number <= self.limit:
            return "被批准"
        return None


class CommonManager(LeaveManager):
    limit = 2


class MajorManager(LeaveManager):
    limit = 5


class GeneralManager(Manager):
    def decide(self, request):
        match request.type:
            case "请假":
                return "被批准"
            case "加薪":
                return "被批准" if request.number <= 500 else "再说吧"
        return None
