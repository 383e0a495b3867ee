/// Takes lines from a descriptor.
struct LineReader {
    private let descriptor: Int32
    private let maximumLine: Int
    private var pending: [UInt8] = []
    private var scanned = 0
    /// Small, since each worker touches it anew; most lines are far shorter.
    private var chunk = [UInt8](repeating: 0, count: 4096)

    init(descriptor: Int32, maximumLine: Int) {
        self.descriptor = descriptor
        self.maximumLine = maximumLine
    }

    /// The next line, or nothing at the end; `wait` is called before each read that may block.
    mutating func next(_ wait: (Int32) -> Void) -> [UInt8]? {
        while true {
            if let end = pending[scanned...].firstIndex(of: 0x0A) {
                let line = Array(pending[..<end])
                pending.removeSubrange(...end)
                scanned = 0
                return line
            }
            scanned = pending.count
            guard scanned <= maximumLine else { return nil }
            wait(descriptor)
            let count = chunk.withUnsafeMutableBytes { Platform.read(descriptor, into: $0) }
            guard count > 0 else { return nil }
            pending.append(contentsOf: chunk[..<count])
        }
    }
}
