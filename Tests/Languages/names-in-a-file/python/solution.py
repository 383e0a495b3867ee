from enum import Enum


class Traveller:
    def __init__(self, title: str):
        self.title = title


class Rush(Enum):
    NONE = 0
    MUCH = 1


class Reception:
    def __init__(self):
        self.rooms = 2

    def check_in(self, traveller: Traveller, nights: int) -> Rush:
        print(f"{traveller.title} stays {nights} nights")
        self.rooms -= 1
        return Rush.NONE if self.rooms > 0 else Rush.MUCH
