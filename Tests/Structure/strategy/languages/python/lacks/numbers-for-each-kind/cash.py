from dataclasses import dataclass
from enum import Enum


class CashType(Enum):
    NORMAL = (1.0, 0.0)
    REBATE = (0.8, 0.0)
    RETURN = (1.0, 5.0)


@dataclass
class CashContext:
    type: CashType

    def result(self, money):
        factor, back = self.type.value
        return money * factor - back
