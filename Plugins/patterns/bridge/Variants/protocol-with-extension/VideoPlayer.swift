protocol VideoFormat: AnyObject {
    var 名称: String { get }
    func 解码(_ 文件: String)
}

extension VideoFormat {
    func 解码(_ 文件: String) { print("播放\(名称)格式的视频文件:\(文件)") }
}

protocol 播放器: AnyObject {
    var format: VideoFormat { get set }
    var 系统: String { get }
}

extension 播放器 {
    func play(file: String) {
        print("\(系统)播放器打开文件:\(file)")
        format.解码(file)
    }
}

final class WindowsPlayer: 播放器 {
    var format: VideoFormat
    let 系统 = "Windows"
    init(format: VideoFormat) { self.format = format }
}

final class LinuxPlayer: 播放器 {
    var format: VideoFormat
    let 系统 = "Linux"
    init(format: VideoFormat) { self.format = format }
}

final class UnixPlayer: 播放器 {
    var format: VideoFormat
    let 系统 = "Unix"
    init(format: VideoFormat) { self.format = format }
}

final class MPEG: VideoFormat {
    let 名称 = "MPEG"
}

final class RMVB: VideoFormat {
    let 名称 = "RMVB"
}

final class AVI: VideoFormat {
    let 名称 = "AVI"
}

final class WMV: VideoFormat {
    let 名称 = "WMV"
}
