protocol VideoFormat: AnyObject { func decode(_ file: String) }
protocol System { static var name: String { get } }
enum Windows: System { static let name = "Windows" }
enum Linux: System { static let name = "Linux" }
enum Unix: System { static let name = "Unix" }
class AnyPlayer {
    var format: VideoFormat
    init(format: VideoFormat) { self.format = format }
    func open(_ file: String) {}
    func play(file: String) { open(file); format.decode(file) }
}
class SystemPlayer<S: System>: AnyPlayer { override func open(_ file: String) { print("\(S.name)播放器打开文件:\(file)") } }
final class WindowsPlayer: SystemPlayer<Windows> {}
final class LinuxPlayer: SystemPlayer<Linux> {}
final class UnixPlayer: SystemPlayer<Unix> {}
class Codec: VideoFormat {
    private let name: String
    fileprivate init(_ name: String) { self.name = name }
    func decode(_ file: String) { print("播放\(name)格式的视频文件:\(file)") }
}
final class MPEG: Codec { init() { super.init("MPEG") } }
final class RMVB: Codec { init() { super.init("RMVB") } }
final class AVI: Codec { init() { super.init("AVI") } }
final class WMV: Codec { init() { super.init("WMV") } }
