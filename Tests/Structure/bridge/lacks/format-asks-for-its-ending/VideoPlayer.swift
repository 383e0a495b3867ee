class VideoFormat { var code: Int { 0 } }
final class MPEG: VideoFormat { override var code: Int { 1 } }
final class RMVB: VideoFormat { override var code: Int { 2 } }
final class AVI: VideoFormat { override var code: Int { 3 } }
final class WMV: VideoFormat { override var code: Int { 4 } }
class Player {
    var format: VideoFormat
    init(format: VideoFormat) { self.format = format }
    func open(_ file: String) {}
    func play(file: String) {
        open(file)
        switch format.code {
        case 1: print("播放MPEG格式的视频文件:\(file)")
        case 2: print("播放RMVB格式的视频文件:\(file)")
        case 3: print("播放AVI格式的视频文件:\(file)")
        default: print("播放WMV格式的视频文件:\(file)")
        }
    }
}
final class WindowsPlayer: Player { override func open(_ file: String) { print("Windows播放器打开文件:\(file)") } }
final class LinuxPlayer: Player { override func open(_ file: String) { print("Linux播放器打开文件:\(file)") } }
final class UnixPlayer: Player { override func open(_ file: String) { print("Unix播放器打开文件:\(file)") } }
