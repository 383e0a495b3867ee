// One side of the bridge: what has a player to ask of a format, so that it need not know which one it is?
// 桥的一边：播放器该问格式什么，才不必知道它是哪一种？
protocol VideoFormat: AnyObject {}

final class MPEG: VideoFormat {}

final class RMVB: VideoFormat {}

final class AVI: VideoFormat {}

final class WMV: VideoFormat {}

// The other side: a player opens the file as its system does, and leaves the rest to its format.
// Three systems and four formats make seven small classes here, and never twelve.
// 桥的另一边：播放器按自己系统的方式打开文件，其余交给格式。
// 三个系统、四种格式，在这里是七个小类，绝不是十二个。
class VideoPlayer {
    var format: VideoFormat

    init(format: VideoFormat) {
        self.format = format
    }

    func play(file: String) {}
}

final class WindowsPlayer: VideoPlayer {}

final class LinuxPlayer: VideoPlayer {}

final class UnixPlayer: VideoPlayer {}
