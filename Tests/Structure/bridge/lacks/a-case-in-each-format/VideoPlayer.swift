enum Kind: String { case MPEG, RMVB, AVI, WMV }
class VideoFormat {
    let kind: Kind
    fileprivate init(_ kind: Kind) { self.kind = kind }
}
final class MPEG: VideoFormat { init() { super.init(.MPEG) } }
final class RMVB: VideoFormat { init() { super.init(.RMVB) } }
final class AVI: VideoFormat { init() { super.init(.AVI) } }
final class WMV: VideoFormat { init() { super.init(.WMV) } }

class Player {
    var format: VideoFormat
    var system: String { "" }
    init(format: VideoFormat) { self.format = format }
    final func play(file: String) {
        print("\(system)播放器打开文件:\(file)")
        print("播放\(format.kind.rawValue)格式的视频文件:\(file)")
    }
}
final class WindowsPlayer: Player { override var system: String { "Windows" } }
final class LinuxPlayer: Player { override var system: String { "Linux" } }
final class UnixPlayer: Player { override var system: String { "Unix" } }
