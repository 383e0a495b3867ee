class VideoFormat {
    let name: String
    init(name: String) { self.name = name }
}
final class MPEG: VideoFormat {
    init() { super.init(name: "MPEG") }
}

final class RMVB: VideoFormat {
    init() { super.init(name: "RMVB") }
}

final class AVI: VideoFormat {
    init() { super.init(name: "AVI") }
}

final class WMV: VideoFormat {
    init() { super.init(name: "WMV") }
}

class VideoPlayer {
    var format: VideoFormat
    init(format: VideoFormat) { self.format = format }
    func play(file: String) {}
}

final class WindowsPlayer: VideoPlayer {
    override func play(file: String) {
        print("Windows播放器打开文件:\(file)")
        print("播放\(format.name)格式的视频文件:\(file)")
    }
}

final class LinuxPlayer: VideoPlayer {
    override func play(file: String) {
        print("Linux播放器打开文件:\(file)")
        print("播放\(format.name)格式的视频文件:\(file)")
    }
}

final class UnixPlayer: VideoPlayer {
    override func play(file: String) {
        print("Unix播放器打开文件:\(file)")
        print("播放\(format.name)格式的视频文件:\(file)")
    }
}
