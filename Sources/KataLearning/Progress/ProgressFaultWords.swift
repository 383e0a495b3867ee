public import KataText

extension Phrases {
    /// Says why progress is not known or not kept, and what to do about it.
    public func sentence(for fault: ProgressError) -> String {
        switch fault {
        case .unreadable(let path):
            say("your progress, '\(path.visible)', cannot be read", "无法读取进度文件“\(path.visible)”")
        case .damaged(let path, let reason):
            say(
                "your progress, '\(path.visible)', is damaged (\(reason.visible)); mend it, or move it away to begin anew",
                "进度文件“\(path.visible)”已损坏（\(reason.visible)）；请修复它，或移走它重新开始")
        case .newer(let path, let version):
            say(
                "your progress, '\(path.visible)', has version \(version) of its format: a newer kata wrote it, and this one leaves it alone",
                "进度文件“\(path.visible)”的格式版本是 \(version)，由更新的 kata 写成；本程序不会改动它")
        case .unwritable(let reason):
            say(
                "your progress is not kept (\(reason.visible)); set XDG_STATE_HOME to a folder that can be written",
                "进度没有保存（\(reason.visible)）；请把 XDG_STATE_HOME 设为可写的文件夹")
        }
    }
}
