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
        if format is MPEG {
            print("播放MPEG格式的视频文件:\(file)")
        } else {
            format.decode(file: file)
        }
    }

    /// Opens a file in the system's own way.
    func open(file: String) {}
}

final class WindowsPlayer: VideoPlayer {
    override func open(file: String) {
        print("Windows播放器打开文件:\(file)")
    }
}

final class LinuxPlayer: VideoPlayer {
    override func open(file: String) {
        print("Linux播放器打开文件:\(file)")
    }
}

final class UnixPlayer: VideoPlayer {
    override func open(file: String) {
        print("Unix播放器打开文件:\(file)")
    }
}

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
