/// Where a program's libraries lie: the run path that its linker wrote into it (ELF, 64 bits, little-endian).
///
/// Sources: the System V ABI's object files (`Elf64_Ehdr`, `Elf64_Phdr`, `Elf64_Dyn`) and ld.so(8) for `$ORIGIN`.
enum RuntimeLibraries {
    private enum Segment {
        static let load = 1
        static let dynamic = 2
    }

    private enum Tag {
        static let strings = 5
        static let stringsSize = 10
        static let oldRunPath = 15
        static let runPath = 29
    }

    /// Returns the folders of a program's run path; none for what is no such program.
    static func folders(of program: String) -> [String] {
        guard let header = ELFPart(program, at: 0, count: 64),
            header.bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]),
            let segments = ELFPart(
                program, at: header.long(32), count: header.short(54) * header.short(56))
        else { return [] }
        let size = header.short(54)
        guard size >= 56 else { return [] }
        let starts = stride(from: 0, to: segments.bytes.count, by: size)
        guard let dynamic = starts.first(where: { segments.int($0) == Segment.dynamic }),
            let entries = ELFPart(
                program, at: segments.long(dynamic + 8), count: segments.long(dynamic + 32))
        else { return [] }
        var values: [Int: Int] = [:]
        for entry in stride(from: 0, to: entries.bytes.count - 15, by: 16) {
            values[entries.long(entry)] = entries.long(entry + 8)
        }
        guard let address = values[Tag.strings], let count = values[Tag.stringsSize],
            let path = values[Tag.runPath] ?? values[Tag.oldRunPath],
            let place = starts.first(where: { start in
                segments.int(start) == Segment.load
                    && (0..<segments.long(start + 32)).contains(address - segments.long(start + 16))
            }),
            let strings = ELFPart(
                program, at: address - segments.long(place + 16) + segments.long(place + 8), count: count),
            path < strings.bytes.count
        else { return [] }
        let text = String(decoding: strings.bytes[path...].prefix { $0 != 0 }, as: UTF8.self)
        return text.split(separator: ":").compactMap { folder(String($0), of: program) }
    }

    private static func folder(_ entry: String, of program: String) -> String? {
        let own = absolutePath(program).split(separator: "/").dropLast().joined(separator: "/")
        let path = entry.hasPrefix("$ORIGIN") ? "/" + own + entry.dropFirst("$ORIGIN".count) : entry
        return path.hasPrefix("/") && path.utf8.contains { $0 != UInt8(ascii: "/") } ? path : nil
    }
}

/// Some bytes of a file, read as numbers; what lies beyond them is 0.
private struct ELFPart {
    let bytes: [UInt8]

    /// Reads that many bytes; nil where they are not all there, or more than any sound program has.
    init?(_ path: String, at offset: Int, count: Int) {
        guard offset >= 0, (1...16 << 20).contains(count),
            let bytes = readFile(path, at: offset, count: count)
        else { return nil }
        self.bytes = bytes
    }

    /// The number of two bytes at an offset.
    func short(_ offset: Int) -> Int { number(offset, 2) }
    /// The number of four bytes.
    func int(_ offset: Int) -> Int { number(offset, 4) }
    /// The number of eight bytes; huge ones are 0.
    func long(_ offset: Int) -> Int { number(offset, 8) }

    private func number(_ offset: Int, _ count: Int) -> Int {
        guard offset >= 0, offset + count <= bytes.count else { return 0 }
        let value = bytes[offset..<offset + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value >> 40 == 0 ? Int(value) : 0
    }
}
