enum Ruler {
    static func start(of range: PartialRangeFrom<Int>) -> Int { range.lowerBound }
    static func end(of range: PartialRangeThrough<Double>) -> Double { range.upperBound }
    static func end(before range: PartialRangeUpTo<Int>) -> Int { range.upperBound }
    static func from(_ n: Int) -> PartialRangeFrom<Int> { n... }
    static func upTo(_ n: Int) -> PartialRangeUpTo<Int> { ..<n }
    static func through(_ n: Int) -> PartialRangeThrough<Int> { ...n }
    static func sum(_ slice: ArraySlice<Int>) -> Int { slice.reduce(0, +) }
    static func counter() -> AnyIterator<Int> {
        var n = 0
        return AnyIterator {
            n += 1
            return n < 3 ? n : nil
        }
    }
    static func letters() -> IndexingIterator<[String]> { ["a"].makeIterator() }
}
