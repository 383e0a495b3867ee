import KataScript
import KataTranscript
import Testing

@testable import KataDiff

/// What holds for every pair of an expectation and a log, on generated ones.
@Suite struct DiffPropertyTests {
    /// A generator of small logs that collide often.
    struct Generator {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }

        mutating func line() -> String { ["a", "b", "ab", "ba", "c"][next(5)] }

        mutating func pattern() -> String {
            next(3) > 0 ? line() : ["a* (glob)", "*b (glob)", "? (glob)", "b (has)", "* (glob)"][next(5)]
        }

        mutating func item(depth: Int = 0) -> String {
            switch next(10) {
            case 0, 1: return "..."
            case 2: return "any \(next(3))"
            case 3: return "{\((0...next(3)).map { _ in pattern() }.joined(separator: " | "))}"
            case 4 where depth < 2: return "\(1 + next(2)) x \(item(depth: depth + 1))"
            default: return pattern()
            }
        }

        mutating func items() -> [String] { (0..<next(6)).map { _ in item() } }
        mutating func lines(_ most: Int = 7) -> [String] { (0..<next(most)).map { _ in line() } }
    }

    @Test func isEqualExactlyWhenTheReferenceSaysSo() throws {
        var random = Generator(state: 1)
        var matches = 0
        for _ in 0..<6_000 {
            let items = random.items()
            let lines = random.lines()
            var comparer = LogComparer()
            let mismatch = try comparer.compare(Make.items(items), with: Transcript(lines: lines))
            let isMatch = ReferenceMatcher.matches(Make.items(items), lines)
            #expect((mismatch == nil) == isMatch, "\(items) \(lines)")
            if isMatch { matches += 1 }
        }
        #expect(matches > 300)
    }

    @Test func theSearchForCapturesAgreesWithTheReference() throws {
        var random = Generator(state: 3)
        for _ in 0..<3_000 {
            let items = Make.items(random.items())
            let lines = random.lines()
            let library = RegexLibrary()
            let compiler = PatternCompiler(values: [:], expressions: library)
            let acceptance = Acceptance(
                try ExpectedLog(items, compiler: compiler), LineTable(lines), expressions: library)
            var search = CaptureSearch(acceptance, compiler: compiler)
            #expect((try search.run([:]) != nil) == ReferenceMatcher.matches(items, lines))
        }
    }

    @Test func globsAgreeWithTheReference() {
        var random = Generator(state: 4)
        let alphabet: [Unicode.Scalar] = ["a", "b", "羊", "*", "?"]
        for _ in 0..<20_000 {
            let pattern = (0..<random.next(7)).map { _ in alphabet[random.next(5)] }
            let line = (0..<random.next(8)).map { _ in alphabet[random.next(3)] }
            var glob = Glob()
            glob.append(pattern: String(String.UnicodeScalarView(pattern)))
            let text = Array(String(String.UnicodeScalarView(line)).utf8)
            #expect(
                glob.matches(text[...]) == ReferenceMatcher.glob(pattern[...], line[...]),
                "\(pattern) \(line)")
        }
    }

    /// The lines of a whole diff, read as either side.
    @Test func aDiffHoldsBothLogs() throws {
        var random = Generator(state: 2)
        for _ in 0..<4_000 {
            let expected = random.lines(30)
            let written = random.lines(30)
            guard expected != written else { continue }
            var comparer = LogComparer()
            comparer.limits = .none
            let mismatch = try #require(
                try comparer.compare(Make.items(expected), with: Transcript(lines: written)))
            let lines = mismatch.hunks.flatMap(\.lines)
            #expect(lines.filter { $0.kind != .unexpected }.map { $0.expected?.text } == expected)
            #expect(lines.filter { $0.kind != .missing }.map { $0.actual?.text } == written)
            #expect(lines.compactMap { $0.actual?.line } == Array(written.indices))
            #expect(lines.count { $0.kind == .missing } == mismatch.missingCount)
            #expect(lines.count { $0.kind == .unexpected } == mismatch.unexpectedCount)
            #expect(mismatch.differenceCount == DiffPropertyTests.distance(expected, written))
        }
    }

    @Test func aDiffOfMatchersHoldsTheLogAndAllLinesOfItAreAccepted() throws {
        var random = Generator(state: 5)
        for _ in 0..<4_000 {
            let items = random.items()
            let written = random.lines(12)
            var comparer = LogComparer()
            comparer.limits = .none
            guard let mismatch = try comparer.compare(Make.items(items), with: Transcript(lines: written))
            else {
                continue
            }
            let lines = mismatch.hunks.flatMap(\.lines)
            #expect(lines.compactMap { $0.actual?.text } == written)
            #expect(mismatch.differenceCount > 0)
            for line in lines where line.kind == .context {
                guard let written = line.actual?.text, let expected = line.expected else { continue }
                let isFree = expected.source == "..." || expected.source.hasPrefix("any:")
                #expect(
                    isFree || ReferenceMatcher.matches(Make.items([expected.source]), [written]),
                    "\(expected.source) for \(written)")
            }
        }
    }

    @Test func aDiffWithGapsIsAsSmallAsCanBe() throws {
        var random = Generator(state: 7)
        for _ in 0..<1_000 {
            let items = (0..<random.next(6)).map { _ in random.next(4) == 0 ? "..." : random.pattern() }
            let lines = random.lines(8)
            var comparer = LogComparer()
            let mismatch = try comparer.compare(Make.items(items), with: Transcript(lines: lines))
            #expect(
                mismatch?.differenceCount ?? 0 == DiffPropertyTests.distance(items[...], lines[...]),
                "\(items) \(lines)")
        }
    }

    /// Returns the least number of missing and unexpected lines, by trying everything.
    static func distance(_ items: ArraySlice<String>, _ lines: ArraySlice<String>) -> Int {
        guard let item = items.first else { return lines.count }
        let rest = items.dropFirst()
        if item == "..." { return (0...lines.count).map { distance(rest, lines.dropFirst($0)) }.min() ?? 0 }
        guard let line = lines.first else { return 1 + distance(rest, lines) }
        let otherwise = 1 + min(distance(rest, lines), distance(items, lines.dropFirst()))
        guard ReferenceMatcher.matches(Make.items([item]), [line]) else { return otherwise }
        return min(otherwise, distance(rest, lines.dropFirst()))
    }

    @Test func bigLogsAgreeWithSmallOnes() {
        var random = Generator(state: 6)
        for size in [50, 400, 3_000] {
            for alphabet in [2, 20, 100_000] {
                let left = (0..<size).map { _ in Int32(random.next(alphabet)) }
                var right = left
                for _ in 0..<(size / 10) { right[random.next(size)] = Int32(random.next(alphabet)) }
                right.removeSubrange(0..<random.next(size / 4))
                let diff = SequenceDiff(left[...], right[...], classCount: alphabet)
                #expect(
                    zip(left, diff.leftChanged).filter { !$1 }.map(\.0)
                        == zip(right, diff.rightChanged).filter { !$1 }.map(\.0))
                let cost = diff.leftChanged.count { $0 } + diff.rightChanged.count { $0 }
                let best = DiffPropertyTests.distance(left, right)
                #expect(cost >= best)
                #expect(cost <= best + best / 4)
            }
        }
    }

    /// Returns the least number of insertions and deletions, by the textbook's table.
    static func distance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
        var row = Array(0...right.count)
        for element in left {
            var diagonal = row[0]
            row[0] += 1
            for column in right.indices {
                let next = element == right[column] ? diagonal : min(row[column], row[column + 1]) + 1
                diagonal = row[column + 1]
                row[column + 1] = next
            }
        }
        return row[right.count]
    }
}

extension LineTable {
    /// Makes a table of lines.
    init(_ lines: [String]) {
        self.init()
        for line in lines { append(line.utf8) }
    }
}
