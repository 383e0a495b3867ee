class VideoFormat:
    extension = None

    def decode(self, file):
        print(f"播放{self.extension}格式的视频文件:{file}")


class MPEG(VideoFormat):
    extension = "MPEG"


class RMVB(VideoFormat):
    extension = "RMVB"


class AVI(VideoFormat):
    extension = "AVI"


class WMV(VideoFormat):
    extension = "WMV"


class _Player:
    system = None

    def __init__(self, format):
        self.format = format

    def play(self, file):
        print(f"{self.system}播放器打开文件:{file}")
        self.format.decode(file)


class WindowsPlayer(_Player):
    system = "Windows"


class LinuxPlayer(_Player):
    system = "Linux"


class UnixPlayer(_Player):
    system = "Unix"
