class VideoFormat {}
final class MPEG: VideoFormat {}
final class RMVB: VideoFormat {}
final class AVI: VideoFormat {}
final class WMV: VideoFormat {}

class VideoPlayer {
    var format: VideoFormat
    init(format: VideoFormat) { self.format = format }

    func play(file: String) {
        open(file)
        if format is MPEG { print("播放MPEG格式的视频文件:\(file)") }
        if format is RMVB { print("播放RMVB格式的视频文件:\(file)") }
        if format is AVI { print("播放AVI格式的视频文件:\(file)") }
        if format is WMV { print("播放WMV格式的视频文件:\(file)") }
    }

    func open(_ file: String) {}
}

final class WindowsPlayer: VideoPlayer {
    override func open(_ file: String) { print("Windows播放器打开文件:\(file)") }
}

final class LinuxPlayer: VideoPlayer {
    override func open(_ file: String) { print("Linux播放器打开文件:\(file)") }
}

final class UnixPlayer: VideoPlayer {
    override func open(_ file: String) { print("Unix播放器打开文件:\(file)") }
}
