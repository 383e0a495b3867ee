import KataDiagnostics

/// A word of a sentence, with its place in the text.
struct SentenceWord {
    let text: String
    /// Offsets in the content.
    let range: Range<Int>
}

/// The words of one line; points and commas are words of their own.
struct SentenceWords {
    private(set) var words: [SentenceWord] = []
    private(set) var next = 0
    let end: Int

    init(_ bytes: ArraySlice<UInt8>) {
        end = bytes.endIndex
        var start = bytes.startIndex
        for index in bytes.indices {
            let byte = bytes[index]
            let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0D
            let isMark = byte == UInt8(ascii: ",")
            guard isBlank || isMark else { continue }
            add(bytes, start..<index)
            if isMark { add(bytes, index..<index + 1) }
            start = index + 1
        }
        add(bytes, start..<bytes.endIndex)
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        words.append(SentenceWord(text: String(decoding: bytes[range], as: UTF8.self), range: range))
    }

    var current: SentenceWord? { next < words.count ? words[next] : nil }

    /// The offsets of the next word, or of the end.
    var place: Range<Int> { current?.range ?? end..<end }

    /// Takes the next word.
    mutating func take() -> SentenceWord? {
        guard let word = current else { return nil }
        next += 1
        return word
    }

    /// Takes these words, if they come next.
    mutating func take(_ wanted: String) -> Bool {
        let parts = wanted.split(separator: " ")
        guard next + parts.count <= words.count,
            zip(words[next...], parts).allSatisfy({ $0.text == $1 })
        else { return false }
        next += parts.count
        return true
    }

    /// Drops these words from the end, if they stand there.
    mutating func dropLast(_ wanted: String) -> Bool {
        let parts = wanted.split(separator: " ")
        guard words.count - next > parts.count,
            words.suffix(parts.count).map(\.text) == parts.map(String.init)
        else {
            return false
        }
        words.removeLast(parts.count)
        return true
    }
}
