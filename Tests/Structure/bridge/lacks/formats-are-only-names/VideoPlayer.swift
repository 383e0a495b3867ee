protocol VideoFormat: AnyObject { var title: String { get } }
final class MPEG: VideoFormat { let title = "MPEG" }
final class RMVB: VideoFormat { let title = "RMVB" }
final class AVI: VideoFormat { let title = "AVI" }
final class WMV: VideoFormat { let title = "WMV" }

class Player {
    var format: VideoFormat
    var system: String { "" }
    init(format: VideoFormat) { self.format = format }
    func play(file: String) {
        print("\(system)播放器打开文件:\(file)")
        print("播放\(format.title)格式的视频文件:\(file)")
    }
}
final class WindowsPlayer: Player { override var system: String { "Windows" } }
final class LinuxPlayer: Player { override var system: String { "Linux" } }
final class UnixPlayer: Player { override var system: String { "Unix" } }
