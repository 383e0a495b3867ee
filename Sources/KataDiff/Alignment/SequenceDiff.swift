/// The places where two sequences of numbers differ: a shortest edit script, or nearly so where that would cost much.
///
/// Myers' divide and conquer in linear space ("An O(ND) Difference Algorithm and Its Variations", 1986), with two
/// measures of GNU diff: numbers that only one side has are set aside first, and a search that costs too much takes
/// the diagonal that came furthest (`diffseq.h`).
struct SequenceDiff {
    /// Tells of each number on the left whether it has no partner.
    private(set) var leftChanged: [Bool]
    /// Tells of each number on the right whether it has no partner.
    private(set) var rightChanged: [Bool]

    /// Compares two sequences of numbers in `0..<classCount`.
    init(_ left: ArraySlice<Int32>, _ right: ArraySlice<Int32>, classCount: Int) {
        leftChanged = [Bool](repeating: false, count: left.count)
        rightChanged = [Bool](repeating: false, count: right.count)
        var prefix = 0
        let shorter = min(left.count, right.count)
        while prefix < shorter, left[left.startIndex + prefix] == right[right.startIndex + prefix] {
            prefix += 1
        }
        var suffix = 0
        while suffix < shorter - prefix,
            left[left.endIndex - 1 - suffix] == right[right.endIndex - 1 - suffix]
        {
            suffix += 1
        }
        compareMiddle(
            left.dropFirst(prefix).dropLast(suffix), right.dropFirst(prefix).dropLast(suffix), at: prefix,
            classCount: classCount)
    }

    private mutating func compareMiddle(
        _ left: ArraySlice<Int32>, _ right: ArraySlice<Int32>, at offset: Int, classCount: Int
    ) {
        var sides = [UInt8](repeating: 0, count: classCount)
        for number in left { sides[Int(number)] |= 1 }
        for number in right { sides[Int(number)] |= 2 }
        let keptLeft = SequenceDiff.split(left, at: offset, sides, changed: &leftChanged)
        let keptRight = SequenceDiff.split(right, at: offset, sides, changed: &rightChanged)
        guard !keptLeft.numbers.isEmpty, !keptRight.numbers.isEmpty else { return }
        var search = MiddleSnakeSearch(keptLeft.numbers.count, keptRight.numbers.count)
        let changes = search.run(keptLeft.numbers, keptRight.numbers)
        for place in changes.left { leftChanged[Int(keptLeft.places[place])] = true }
        for place in changes.right { rightChanged[Int(keptRight.places[place])] = true }
    }

    /// Marks what the other side does not have as changed, and returns the rest with its places.
    private static func split(
        _ numbers: ArraySlice<Int32>, at offset: Int, _ sides: [UInt8], changed: inout [Bool]
    ) -> (numbers: [Int32], places: [Int32]) {
        var kept: [Int32] = []
        var places: [Int32] = []
        kept.reserveCapacity(numbers.count)
        places.reserveCapacity(numbers.count)
        for (index, number) in numbers.enumerated() {
            if sides[Int(number)] == 3 {
                kept.append(number)
                places.append(Int32(offset + index))
            } else {
                changed[offset + index] = true
            }
        }
        return (kept, places)
    }
}
