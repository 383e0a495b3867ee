import KataDiagnostics
import KataDiff
import KataScript
import KataTranscript

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One pair of logs, timed both ways.
struct Bench {
    /// The logs.
    let pair: LogPair
    /// How often each way is timed.
    let rounds: Int
    /// Where the logs are written for `diff`.
    let folder: String

    /// Prints the ratio first, then medians, memory and what was found.
    func run() throws {
        let files = ["\(folder)/expected.log", "\(folder)/written.log"]
        try write(pair.expected, to: files[0])
        try write(pair.written, to: files[1])
        let expected = Transcript(lines: pair.expected)
        let written = Transcript(lines: pair.written)
        var items: [LogItem] = []
        let sizeOfItems = peak {
            items = pair.expected.enumerated().map { index, text in
                LogItem.line(
                    LinePattern(
                        kind: .literal, template: Template(text), range: SourceRange(index, index + 1),
                        source: text))
            }
        }
        let input = expected.bytes.count + written.bytes.count + expected.count + written.count

        var found = 0
        let memory = peak {
            found = LogComparer().compare(expected: expected, with: written)?.differenceCount ?? 0
        }
        let memoryOfItems = try peak {
            var comparer = LogComparer()
            _ = try comparer.compare(items, with: written)
        }
        // One after the other in each round, so that what else the machine does hits all alike.
        var logs: [Duration] = []
        var parsed: [Duration] = []
        var gnu: [Duration] = []
        let clock = ContinuousClock()
        for _ in 0..<rounds {
            logs.append(clock.measure { _ = LogComparer().compare(expected: expected, with: written) })
            parsed.append(
                try clock.measure {
                    var comparer = LogComparer()
                    _ = try comparer.compare(items, with: written)
                })
            gnu.append(clock.measure { _ = system("diff '\(files[0])' '\(files[1])' > /dev/null") })
        }
        print(
            """
            \(pair.name)
              ratio to GNU diff \(ratio(logs, gnu)) (two logs), \(ratio(parsed, gnu)) (items of a kata and a log)
              KataDiff \(times(logs)) and \(times(parsed)), GNU diff \(times(gnu)): medians of \(rounds), least in brackets
              memory beyond the input's \(input >> 20) MiB: \(memory >> 20) MiB and \(memoryOfItems >> 20) MiB (the items take \(sizeOfItems >> 20) MiB)
              \(found) differing lines
            """)
    }

    private func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

    private func times(_ times: [Duration]) -> String {
        "\(Int(median(times) / .milliseconds(1))) ms [\(Int((times.min() ?? .zero) / .milliseconds(1)))]"
    }

    private func ratio(_ ours: [Duration], _ theirs: [Duration]) -> String {
        let hundredths = Int(median(ours) / median(theirs) * 100)
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }

    /// Returns how much higher than before the resident size rises while `work` runs, in bytes.
    private func peak(_ work: () throws -> Void) rethrows -> Int {
        resetPeak()
        let before = peakSize()
        try work()
        return peakSize() - before
    }

    private func write(_ lines: [String], to path: String) throws {
        guard let file = fopen(path, "w") else { throw BenchError(path: path) }
        defer { fclose(file) }
        for line in lines { fputs(line + "\n", file) }
    }

    /// Sets the kernel's note of the peak back (Linux; elsewhere nothing happens).
    private func resetPeak() {
        guard let file = fopen("/proc/self/clear_refs", "w") else { return }
        fputs("5", file)
        fclose(file)
    }

    /// Returns the peak resident size in bytes.
    private func peakSize() -> Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if text.hasPrefix("VmHWM:") { return (Int(text.filter(\.isNumber)) ?? 0) << 10 }
        }
        return 0
    }
}

/// A file that could not be written.
struct BenchError: Error {
    /// The file.
    let path: String
}
