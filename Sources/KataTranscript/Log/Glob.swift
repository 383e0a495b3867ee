/// A compiled glob: `*` any scalars, `?` one scalar, the rest itself; the whole line must fit.
///
/// Matching goes back to the last `*` only, so it costs at most the pattern times the line, and mostly their sum.
public struct Glob: Sendable {
    /// An element of a glob.
    private enum Element: Equatable {
        case byte(UInt8)
        case oneScalar
        case star
    }

    private var elements: [Element] = []

    /// Makes the glob that fits the empty line only.
    public init() {}

    /// Makes the glob of a pattern.
    public init(_ pattern: String) { append(pattern: pattern) }

    /// Adds the text of a pattern, in which `*` and `?` have their meaning and `\` takes the next one literally.
    public mutating func append(pattern text: String) {
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                elements.append(.byte(byte))
                isEscaped = false
            } else {
                switch byte {
                case UInt8(ascii: "\\"): isEscaped = true
                case UInt8(ascii: "*"): appendStar()
                case UInt8(ascii: "?"): elements.append(.oneScalar)
                default: elements.append(.byte(byte))
                }
            }
        }
        if isEscaped { elements.append(.byte(UInt8(ascii: "\\"))) }
    }

    /// Adds text that stands for itself.
    public mutating func append(literal text: String) {
        for byte in text.utf8 { elements.append(.byte(byte)) }
    }

    /// Adds a `*`.
    public mutating func appendStar() {
        if elements.last != .star { elements.append(.star) }
    }

    /// Tells whether a line, valid UTF-8, fits.
    public func matches(_ line: ArraySlice<UInt8>) -> Bool {
        var place = line.startIndex
        var next = 0
        var retry: (element: Int, place: Int)?
        while place < line.endIndex {
            if next < elements.count {
                switch elements[next] {
                case .byte(let byte):
                    if line[place] == byte {
                        place += 1
                        next += 1
                        continue
                    }
                case .oneScalar:
                    place = Glob.scalarEnd(in: line, at: place)
                    next += 1
                    continue
                case .star:
                    next += 1
                    retry = (next, place)
                    continue
                }
            }
            guard let last = retry else { return false }
            place = Glob.scalarEnd(in: line, at: last.place)
            next = last.element
            retry = (next, place)
        }
        while next < elements.count, elements[next] == .star { next += 1 }
        return next == elements.count
    }

    /// Tells whether a whole text fits.
    public func matches(_ text: String) -> Bool { matches(Array(text.utf8)[...]) }

    private static func scalarEnd(in line: ArraySlice<UInt8>, at place: Int) -> Int {
        var end = place + 1
        while end < line.endIndex, line[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}
