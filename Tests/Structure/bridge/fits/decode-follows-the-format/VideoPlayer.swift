class VideoFormat {
    fileprivate var name: String { "" }
    func decode(_ file: String) { print("播放\(name)格式的视频文件:\(file)") }
}
final class MPEG: VideoFormat { override fileprivate var name: String { "MPEG" } }
final class RMVB: VideoFormat { override fileprivate var name: String { "RMVB" } }
final class AVI: VideoFormat { override fileprivate var name: String { "AVI" } }
final class WMV: VideoFormat { override fileprivate var name: String { "WMV" } }

class Player {
    private var show: (String) -> Void
    var format: VideoFormat { didSet { show = format.decode } }

    init(format: VideoFormat) {
        self.format = format
        show = format.decode
    }

    func greet(_ file: String) { fatalError("a player has a system") }

    func play(file: String) {
        greet(file)
        show(file)
    }
}
final class WindowsPlayer: Player {
    override func greet(_ file: String) { print("Windows播放器打开文件:" + file) }
}
final class LinuxPlayer: Player {
    override func greet(_ file: String) { print("Linux播放器打开文件:" + file) }
}
final class UnixPlayer: Player {
    override func greet(_ file: String) { print("Unix播放器打开文件:" + file) }
}
