import KataSystem

extension Files.Facts {
    /// Size and time of the last change, by which a seal knows a file again.
    var stamp: String { "\(size) \(modified)" }

    /// Size and whole seconds of the time: all that a copy in a container's image or an archive keeps.
    var coarseStamp: String { "\(size) \(modified / Self.second)" }

    /// Tells whether a file is as it was when it had a stamp.
    ///
    /// Where it has whole seconds now, the rest may have been lost on its way through an image.
    func matches(_ stamp: String) -> Bool {
        if self.stamp == stamp { return true }
        guard modified % Self.second == 0 else { return false }
        let fields = stamp.split(separator: " ")
        guard fields.count == 2, let size = Int(fields[0]), let time = Int(fields[1]) else { return false }
        return size == self.size && time / Self.second == modified / Self.second
    }

    private static var second: Int { 1_000_000_000 }
}
