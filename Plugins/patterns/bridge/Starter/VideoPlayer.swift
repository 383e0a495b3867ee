// One side of the bridge: what has a player to ask of a format, so that it need not know which one it is?
protocol VideoFormat: AnyObject {}

final class MPEG: VideoFormat {}

final class RMVB: VideoFormat {}

final class AVI: VideoFormat {}

final class WMV: VideoFormat {}

// The other side: a player opens the file as its system does, and leaves the rest to its format.
// Three systems and four formats make seven small classes here, and never twelve.
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
