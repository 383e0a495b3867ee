class VideoFormat:
    pass


class MPEG(VideoFormat): pass
class RMVB(VideoFormat): pass
class AVI(VideoFormat): pass
class WMV(VideoFormat): pass


class Player:
    def __init__(self, format):
        self.format = format

    def play(self, file):
        system = type(self).__name__.removesuffix("Player")
        print(f"{system}播放器打开文件:{file}")
        if isinstance(self.format, MPEG):
            word = "MPEG"
        elif isinstance(self.format, RMVB):
            word = "RMVB"
        elif isinstance(self.format, AVI):
            word = "AVI"
        else:
            word = "WMV"
        print(f"播放{word}格式的视频文件:{file}")


class WindowsPlayer(Player): pass
class LinuxPlayer(Player): pass
class UnixPlayer(Player): pass
