internal import CSandbox

/// A file descriptor that is closed when its owner goes.
struct Descriptor: ~Copyable, Sendable {
    /// The descriptor's number.
    let number: Int32

    /// Takes over an open descriptor.
    init(owning number: Int32) { self.number = number }

    deinit { if number >= 0 { closeDescriptor(number) } }

    /// Makes reads and writes return instead of wait.
    func setNonblocking() { _ = csandbox_set_nonblocking(number) }
}

/// A pipe that is closed on exec.
struct Pipe: ~Copyable {
    /// The end to read.
    let reading: Descriptor
    /// The end to write.
    let writing: Descriptor

    /// Makes a pipe.
    init() throws(SpawnError) {
        var ends: (Int32, Int32) = (-1, -1)
        let error = withUnsafeMutableBytes(of: &ends) { bytes in
            bytes.withMemoryRebound(to: Int32.self) { csandbox_pipe($0.baseAddress) }
        }
        guard error == 0 else { throw SpawnError(step: .pipe, path: nil, errorNumber: error) }
        reading = Descriptor(owning: ends.0)
        writing = Descriptor(owning: ends.1)
    }
}

extension Pipe {
    /// Gives the end to read away, and closes the other.
    consuming func takeReading() -> Descriptor { reading }
}

/// Memory that reads go into, allocated once.
struct ReadBuffer: ~Copyable {
    /// The whole buffer.
    let bytes: UnsafeMutableRawBufferPointer

    /// Allocates `count` bytes.
    init(count: Int) { bytes = .allocate(byteCount: count, alignment: 16) }

    deinit { bytes.deallocate() }
}
