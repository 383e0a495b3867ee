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

/// Finds shortest edit scripts by the middle snake of the two searches that run towards each other.
private struct MiddleSnakeSearch {
    /// After so many steps in each direction the search takes the best diagonal that it has.
    private var patience: Int
    /// How many diagonals may still be looked at before patience ends: logs that differ so much need no shortest script.
    private var budget = 1 << 29
    private let diagonals: Int
    private let origin: Int

    init(_ leftCount: Int, _ rightCount: Int) {
        diagonals = leftCount + rightCount + 3
        origin = rightCount + 1
        var root = 1
        while root * root < diagonals { root *= 2 }
        patience = max(512, root)
    }

    /// Returns the places on both sides that have no partner.
    mutating func run(_ left: [Int32], _ right: [Int32]) -> (left: [Int], right: [Int]) {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                withUnsafeTemporaryAllocation(of: Int32.self, capacity: diagonals * 2) { space in
                    run(
                        left, right, forward: space,
                        backward: UnsafeMutableBufferPointer(rebasing: space[diagonals...]))
                }
            }
        }
    }

    private mutating func run(
        _ left: UnsafeBufferPointer<Int32>, _ right: UnsafeBufferPointer<Int32>,
        forward: UnsafeMutableBufferPointer<Int32>, backward: UnsafeMutableBufferPointer<Int32>
    ) -> (left: [Int], right: [Int]) {
        var changedLeft: [Int] = []
        var changedRight: [Int] = []
        var open = [Box(left: 0, leftEnd: left.count, right: 0, rightEnd: right.count)]
        while var box = open.popLast() {
            while box.left < box.leftEnd, box.right < box.rightEnd, left[box.left] == right[box.right] {
                box.left += 1
                box.right += 1
            }
            while box.left < box.leftEnd, box.right < box.rightEnd,
                left[box.leftEnd - 1] == right[box.rightEnd - 1]
            {
                box.leftEnd -= 1
                box.rightEnd -= 1
            }
            if box.left == box.leftEnd {
                changedRight += box.right..<box.rightEnd
            } else if box.right == box.rightEnd {
                changedLeft += box.left..<box.leftEnd
            } else {
                let (x, y) = middle(of: box, left, right, forward, backward)
                if budget < 0 { patience = min(patience, 64) }
                open.append(Box(left: x, leftEnd: box.leftEnd, right: y, rightEnd: box.rightEnd))
                open.append(Box(left: box.left, leftEnd: x, right: box.right, rightEnd: y))
            }
        }
        return (changedLeft, changedRight)
    }

    /// A part of both sequences that is still to be compared.
    private struct Box {
        var left: Int
        var leftEnd: Int
        var right: Int
        var rightEnd: Int
    }

    /// Returns a point through which a shortest, or after too much work a good, script goes.
    private mutating func middle(
        of box: Box, _ left: UnsafeBufferPointer<Int32>, _ right: UnsafeBufferPointer<Int32>,
        _ forward: UnsafeMutableBufferPointer<Int32>, _ backward: UnsafeMutableBufferPointer<Int32>
    ) -> (Int, Int) {
        let lowest = box.left - box.rightEnd
        let highest = box.leftEnd - box.right
        let start = box.left - box.right
        let end = box.leftEnd - box.rightEnd
        let meetsForward = (start - end) & 1 != 0
        var forwardRange = (low: start, high: start)
        var backwardRange = (low: end, high: end)
        forward[origin + start] = Int32(box.left)
        backward[origin + end] = Int32(box.leftEnd)
        var cost = 0
        while true {
            cost += 1
            budget -= forwardRange.high - forwardRange.low + 2
            if forwardRange.low > lowest {
                forwardRange.low -= 1
                forward[origin + forwardRange.low - 1] = -1
            } else {
                forwardRange.low += 1
            }
            if forwardRange.high < highest {
                forwardRange.high += 1
                forward[origin + forwardRange.high + 1] = -1
            } else {
                forwardRange.high -= 1
            }
            var diagonal = forwardRange.high
            while diagonal >= forwardRange.low {
                let below = Int(forward[origin + diagonal - 1])
                let above = Int(forward[origin + diagonal + 1])
                var x = below < above ? above : below + 1
                while x < box.leftEnd, x - diagonal < box.rightEnd, left[x] == right[x - diagonal] { x += 1 }
                forward[origin + diagonal] = Int32(truncatingIfNeeded: x)
                if meetsForward, backwardRange.low <= diagonal, diagonal <= backwardRange.high,
                    Int(backward[origin + diagonal]) <= x
                {
                    return (x, x - diagonal)
                }
                diagonal -= 2
            }
            if backwardRange.low > lowest {
                backwardRange.low -= 1
                backward[origin + backwardRange.low - 1] = Int32.max
            } else {
                backwardRange.low += 1
            }
            if backwardRange.high < highest {
                backwardRange.high += 1
                backward[origin + backwardRange.high + 1] = Int32.max
            } else {
                backwardRange.high -= 1
            }
            diagonal = backwardRange.high
            while diagonal >= backwardRange.low {
                let below = Int(backward[origin + diagonal - 1])
                let above = Int(backward[origin + diagonal + 1])
                var x = below < above ? below : above - 1
                while box.left < x, box.right < x - diagonal, left[x - 1] == right[x - diagonal - 1] {
                    x -= 1
                }
                backward[origin + diagonal] = Int32(truncatingIfNeeded: x)
                if !meetsForward, forwardRange.low <= diagonal, diagonal <= forwardRange.high,
                    x <= Int(forward[origin + diagonal])
                {
                    return (x, x - diagonal)
                }
                diagonal -= 2
            }
            if cost >= patience {
                return furthest(in: box, forward, forwardRange, backward, backwardRange)
            }
        }
    }

    /// Returns the end of whichever of the two searches came further.
    private func furthest(
        in box: Box, _ forward: UnsafeMutableBufferPointer<Int32>, _ forwardRange: (low: Int, high: Int),
        _ backward: UnsafeMutableBufferPointer<Int32>, _ backwardRange: (low: Int, high: Int)
    ) -> (Int, Int) {
        var best = (x: box.left, y: box.right)
        for diagonal in stride(from: forwardRange.high, through: forwardRange.low, by: -2) {
            var x = min(Int(forward[origin + diagonal]), box.leftEnd)
            if x - diagonal > box.rightEnd { x = box.rightEnd + diagonal }
            if x + x - diagonal > best.x + best.y { best = (x, x - diagonal) }
        }
        var bestBack = (x: box.leftEnd, y: box.rightEnd)
        for diagonal in stride(from: backwardRange.high, through: backwardRange.low, by: -2) {
            var x = max(box.left, Int(backward[origin + diagonal]))
            if x - diagonal < box.right { x = box.right + diagonal }
            if x + x - diagonal < bestBack.x + bestBack.y { bestBack = (x, x - diagonal) }
        }
        let gone = best.x + best.y - box.left - box.right
        let goneBack = box.leftEnd + box.rightEnd - bestBack.x - bestBack.y
        return gone >= goneBack ? best : bestBack
    }
}
