from __future__ import annotations
from dataclasses import dataclass, field
from typing import ClassVar, Optional, Protocol


class Switchable(Protocol):
    def toggle(self) -> None: ...


@dataclass
class _Device:
    on_words: ClassVar[str] = ""
    off_words: ClassVar[str] = ""
    is_on: bool = False

    def toggle(self) -> None:
        self.is_on = not self.is_on
        print(self.on_words if self.is_on else self.off_words)


class Lamp(_Device):
    on_words, off_words = "电灯亮了", "电灯灭了"


class Fan(_Device):
    on_words, off_words = "风扇转了", "风扇停了"


class Kettle(_Device):
    on_words, off_words = "水壶烧水了", "水壶断电了"


class Button:
    def __init__(self, device: Switchable) -> None:
        self._device = device

    def press(self) -> None:
        self._device.toggle()


@dataclass
class House:
    _devices: dict[str, Switchable] = field(default_factory=lambda: {"客厅": Lamp(), "卧室": Fan(), "厨房": Kettle()})

    def button(self, room: str) -> Optional[Button]:
        device = self._devices.get(room)
        return Button(device) if device else None
