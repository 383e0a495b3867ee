protocol VideoFormat: AnyObject { var decode: (String) -> Void { get } }
class Codec: VideoFormat {
    private let name: String
    init(name: String) { self.name = name }
    lazy var decode: (String) -> Void = { [name] in print("播放\(name)格式的视频文件:\($0)") }
}
final class MPEG: Codec { init() { super.init(name: "MPEG") } }
final class RMVB: Codec { init() { super.init(name: "RMVB") } }
final class AVI: Codec { init() { super.init(name: "AVI") } }
final class WMV: Codec { init() { super.init(name: "WMV") } }
class VideoPlayer {
    var format: VideoFormat
    init(format: VideoFormat) { self.format = format }
    func play(file: String) { format.decode(file) }
}
final class WindowsPlayer: VideoPlayer { override func play(file: String) { print("Windows播放器打开文件:\(file)"); super.play(file: file) } }
final class LinuxPlayer: VideoPlayer { override func play(file: String) { print("Linux播放器打开文件:\(file)"); super.play(file: file) } }
final class UnixPlayer: VideoPlayer { override func play(file: String) { print("Unix播放器打开文件:\(file)"); super.play(file: file) } }
