class VideoFormat {
    fileprivate func frames(of file: String) -> String { "" }
}

class Player {
    var format: VideoFormat

    init(format: VideoFormat) { self.format = format }

    fileprivate var system: String { "" }

    final func play(file: String) {
        print("\(system)播放器打开文件:\(file)")
        let line = format.frames(of: file)
        print(line)
    }
}

final class WindowsPlayer: Player {
    override fileprivate var system: String { "Windows" }
}

final class LinuxPlayer: Player {
    override fileprivate var system: String { "Linux" }
}

final class UnixPlayer: Player {
    override fileprivate var system: String { "Unix" }
}

final class MPEG: VideoFormat {
    override fileprivate func frames(of file: String) -> String { "播放MPEG格式的视频文件:\(file)" }
}

final class RMVB: VideoFormat {
    override fileprivate func frames(of file: String) -> String { "播放RMVB格式的视频文件:\(file)" }
}

final class AVI: VideoFormat {
    override fileprivate func frames(of file: String) -> String { "播放AVI格式的视频文件:\(file)" }
}

final class WMV: VideoFormat {
    override fileprivate func frames(of file: String) -> String { "播放WMV格式的视频文件:\(file)" }
}
