from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol


class CashType(Enum):
    NORMAL = auto()
    REBATE = auto()
    RETURN = auto()


class Charge(Protocol):
    def __call__(self, money: float) -> float: ...


@dataclass(frozen=True)
class FullPrice:
    def __call__(self, money: float) -> float:
        return money


@dataclass(frozen=True)
class Share:
    share: float

    def __call__(self, money: float) -> float:
        return money * self.share


@dataclass(frozen=True)
class Less:
    amount: float

    def __call__(self, money: float) -> float:
        return money - self.amount


CHARGES: dict[CashType, Charge] = {
    CashType.NORMAL: FullPrice(),
    CashType.REBATE: Share(0.8),
    CashType.RETURN: Less(5),
}


class CashContext:
    def __init__(self, type: CashType):
        self._charge: Charge = CHARGES[type]

    def result(self, money: float) -> float:
        return self._charge(money)
