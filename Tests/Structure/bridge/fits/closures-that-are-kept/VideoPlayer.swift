protocol VideoFormat: AnyObject { var decode: (String) -> Void { get } }
final class MPEG: VideoFormat { let decode: (String) -> Void = { print("播放MPEG格式的视频文件:\($0)") } }
final class RMVB: VideoFormat { let decode: (String) -> Void = { print("播放RMVB格式的视频文件:\($0)") } }
final class AVI: VideoFormat { let decode: (String) -> Void = { print("播放AVI格式的视频文件:\($0)") } }
final class WMV: VideoFormat { let decode: (String) -> Void = { print("播放WMV格式的视频文件:\($0)") } }
class Player {
    var format: VideoFormat
    var 系统: String { fatalError() }
    init(format: VideoFormat) { self.format = format }
    func play(file: String) {
        print("\(系统)播放器打开文件:\(file)")
        format.decode(file)
    }
}
final class WindowsPlayer: Player { override var 系统: String { "Windows" } }
final class LinuxPlayer: Player { override var 系统: String { "Linux" } }
final class UnixPlayer: Player { override var 系统: String { "Unix" } }
