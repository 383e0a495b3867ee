class VideoFormat {
    fileprivate let decode: (String) -> Void
    fileprivate init(_ name: String) { decode = { print("播放\(name)格式的视频文件:\($0)") } }
}

final class MPEG: VideoFormat { init() { super.init("MPEG") } }
final class RMVB: VideoFormat { init() { super.init("RMVB") } }
final class AVI: VideoFormat { init() { super.init("AVI") } }
final class WMV: VideoFormat { init() { super.init("WMV") } }

protocol Player: AnyObject {
    static var system: String { get }
    var format: VideoFormat { get set }
}

extension Player {
    func play(file: String) {
        print("\(Self.system)播放器打开文件:\(file)")
        format.decode(file)
    }
}

final class WindowsPlayer: Player {
    static let system = "Windows"
    var format: VideoFormat
    init(format: VideoFormat) { self.format = format }
}

final class LinuxPlayer: Player {
    static let system = "Linux"
    var format: VideoFormat
    init(format: VideoFormat) { self.format = format }
}

final class UnixPlayer: Player {
    static let system = "Unix"
    var format: VideoFormat
    init(format: VideoFormat) { self.format = format }
}
