class VideoFormat:
    kind = ""


class MPEG(VideoFormat):
    kind = "MPEG"


class RMVB(VideoFormat):
    kind = "RMVB"


class AVI(VideoFormat):
    kind = "AVI"


class WMV(VideoFormat):
    kind = "WMV"


class Player:
    system = ""

    def __init__(self, format):
        self.format = format

    def play(self, file):
        print(f"{self.system}播放器打开文件:{file}")
        print(f"播放{self.format.kind}格式的视频文件:{file}")


class WindowsPlayer(Player):
    system = "Windows"


class LinuxPlayer(Player):
    system = "Linux"


class UnixPlayer(Player):
    system = "Unix"
