protocol VideoFormat: AnyObject {
    func decode(file: String)
}

/// Plays files in whatever format it is given.
class VideoPlayer {
    var format: VideoFormat

    init(format: VideoFormat) {
        self.format = format
    }

    func play(file: String) {
        open(file: file)
        format.decode(file: file)
    }

    /// Opens a file in the system's own way.
    func open(file: String) {
        let system = self is WindowsPlayer ? "Windows" : self is LinuxPlayer ? "Linux" : "Unix"
        print("\(system)播放器打开文件:\(file)")
    }
}

final class WindowsPlayer: VideoPlayer {}

final class LinuxPlayer: VideoPlayer {}

final class UnixPlayer: VideoPlayer {}

final class MPEG: VideoFormat {
    func decode(file: String) {
        print("播放MPEG格式的视频文件:\(file)")
    }
}

final class RMVB: VideoFormat {
    func decode(file: String) {
        print("播放RMVB格式的视频文件:\(file)")
    }
}

final class AVI: VideoFormat {
    func decode(file: String) {
        print("播放AVI格式的视频文件:\(file)")
    }
}

final class WMV: VideoFormat {
    func decode(file: String) {
        print("播放WMV格式的视频文件:\(file)")
    }
}
