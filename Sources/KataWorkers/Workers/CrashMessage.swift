internal import KataTranscript

/// What a language's runtime writes when it gives up: no transcript.
enum CrashMessage {
    /// The words that begin them, in whatever line they stand.
    private static let marks = ["Fatal error:", "*** Signal ", "Program crashed:", frameMark].map {
        Array($0.utf8)
    }
    /// What a runtime writes before the addresses of the calls that led to a crash.
    private static let frameMark = "*** Frames"
    /// More calls than these are not looked at.
    private static let maximumFrames = 64
    private static let stackTrace = Array("Current stack trace".utf8)
    /// Last words are cut after this many bytes.
    private static let maximumCount = 4096

    /// Takes the last words off a crashed worker's output, from the first line that holds a mark on.
    ///
    /// - Returns: Their text without addresses and stack traces; empty where there are none.
    static func split(from output: inout [UInt8]) -> String {
        guard let mark = marks.compactMap({ output.firstOffset(of: $0) }).min() else { return "" }
        let start = output[..<mark].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        var words = Array(output[start...])
        output.removeSubrange(start...)
        // A line of addresses begins with a line break, lest it stand behind an open line.
        if words.starts(with: frameMark.utf8), output == [0x0A] || output.suffix(2) == [0x0A, 0x0A] {
            output.removeLast()
        }
        if let trace = words.firstOffset(of: stackTrace) {
            // The runtime's own trace stands before the line of addresses.
            let frames = words.firstOffset(of: Array(frameMark.utf8)).map { max($0, trace) } ?? words.count
            words.removeSubrange(trace..<frames)
        }
        words = withoutAddresses(words)
        while let last = words.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: " ") {
            words.removeLast()
        }
        return String(decoding: words.prefix(maximumCount), as: UTF8.self)
    }

    /// Takes the line of addresses or calls off last words and puts what it says into the description of a crash.
    static func describe(_ words: String) -> Crash {
        var lines = words.split(separator: "\n", omittingEmptySubsequences: false)
        guard let index = lines.lastIndex(where: { $0.hasPrefix(frameMark) }) else {
            return Crash(signal: nil, exitCode: nil, lastWords: words)
        }
        let line = lines.remove(at: index)
        var parts = line.split(separator: " ").dropFirst(2)
        while lines.last?.isEmpty == true { lines.removeLast() }
        var crash = Crash(signal: nil, exitCode: nil, lastWords: lines.joined(separator: "\n"))
        let told = line.dropFirst(frameMark.count).drop { $0 == " " }
        if told.first == "[", let calls = try? JSONReader.read(Array(told.utf8)) {
            crash.frames = ErrorOrigin(json: .members(["frames": calls])).frames
            return crash
        }
        if parts.first == "overflow" {
            crash.didOverflow = true
            parts = parts.dropFirst()
        }
        // What is further away than a program is long lies in a library.
        crash.addresses = parts.prefix(maximumFrames).map(String.init).filter(ErrorOrigin.isAddress)
        return crash
    }

    /// Tells whether the words complain of a failed allocation.
    static func tellOfMemory(_ words: String) -> Bool {
        let words = words.lowercased()
        return ["allocate", "out of memory", "bad_alloc"].contains { words.contains($0) }
    }

    /// Drops `0x…` with the blank before it.
    private static func withoutAddresses(_ words: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        while offset < words.count {
            let isAddress =
                words[offset] == UInt8(ascii: "0") && offset + 2 < words.count
                && words[offset + 1] == UInt8(ascii: "x") && isHexDigit(words[offset + 2])
            if isAddress {
                offset += 2
                while offset < words.count, isHexDigit(words[offset]) { offset += 1 }
                if result.last == UInt8(ascii: " ") { result.removeLast() }
            } else {
                result.append(words[offset])
                offset += 1
            }
        }
        return result
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).properties.isASCIIHexDigit }
}

extension [UInt8] {
    /// Returns where the first occurrence of `pattern` begins.
    func firstOffset(of pattern: [UInt8]) -> Int? {
        guard let first = pattern.first else { return nil }
        return withUnsafeBytes { bytes in
            var start = 0
            while let found = bytes[start...].firstIndex(of: first), found + pattern.count <= bytes.count {
                if bytes[found..<found + pattern.count].elementsEqual(pattern) { return found }
                start = found + 1
            }
            return nil
        }
    }
}
