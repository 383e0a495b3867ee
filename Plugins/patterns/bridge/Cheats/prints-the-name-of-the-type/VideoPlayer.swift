class VideoFormat { func decode() {} }
final class MPEG: VideoFormat {}
final class RMVB: VideoFormat {}
final class AVI: VideoFormat {}
final class WMV: VideoFormat {}
class P {
    var format: VideoFormat; init(format: VideoFormat) { self.format = format }
    func play(file: String) {
        let os = "\(type(of: self))".replacingPlayer
        print("\(os)播放器打开文件:\(file)"); format.decode(); print("播放\(type(of: format))格式的视频文件:\(file)")
    }
}
extension String { var replacingPlayer: String { String(dropLast(6)) } }
final class WindowsPlayer: P {}
final class LinuxPlayer: P {}
final class UnixPlayer: P {}
