from dataclasses import dataclass
from typing import ClassVar, Protocol


class VideoFormat(Protocol):
    def decode(self, file: str) -> None: ...


class _Named:
    def decode(self, file):
        print(f"播放{type(self).__name__}格式的视频文件:{file}")


class MPEG(_Named): pass
class RMVB(_Named): pass
class AVI(_Named): pass
class WMV(_Named): pass


@dataclass(eq=False)
class Player:
    format: VideoFormat
    system: ClassVar[str] = ""

    def play(self, file):
        print(f"{self.system}播放器打开文件:{file}")
        self.format.decode(file)


class WindowsPlayer(Player):
    system = "Windows"


class LinuxPlayer(Player):
    system = "Linux"


class UnixPlayer(Player):
    system = "Unix"
