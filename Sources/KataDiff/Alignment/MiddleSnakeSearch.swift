/// Finds shortest edit scripts by the middle snake of the two searches that run towards each other.
struct MiddleSnakeSearch {
    /// After so many steps in each direction the search takes the best diagonal that it has.
    private var patience: Int
    /// How many diagonals may still be looked at before patience ends: logs that differ so much need no shortest script.
    private var budget = 1 << 29
    private let diagonals: Int
    /// Where diagonal 0 stands in the space of a frontier.
    private let origin: Int

    init(_ leftCount: Int, _ rightCount: Int) {
        diagonals = leftCount + rightCount + 3
        origin = rightCount + 1
        var root = 1
        while root * root < diagonals { root *= 2 }
        patience = max(512, root)
    }

    private typealias Numbers = UnsafeBufferPointer<Int32>

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
        _ left: Numbers, _ right: Numbers, forward: Frontier.Space, backward: Frontier.Space
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
        of box: Box, _ left: Numbers, _ right: Numbers, _ forwardSpace: Frontier.Space,
        _ backwardSpace: Frontier.Space
    ) -> (Int, Int) {
        let bounds = (low: box.left - box.rightEnd, high: box.leftEnd - box.right)
        let start = box.left - box.right
        let end = box.leftEnd - box.rightEnd
        let meetsForward = (start - end) & 1 != 0
        var forward = Frontier(forwardSpace, origin, start, at: box.left)
        var backward = Frontier(backwardSpace, origin, end, at: box.leftEnd)
        var cost = 0
        while true {
            cost += 1
            budget -= forward.high - forward.low + 2
            forward.widen(within: bounds, unreached: -1)
            if let meeting = advance(forward, in: box, left, right, meeting: meetsForward ? backward : nil) {
                return meeting
            }
            backward.widen(within: bounds, unreached: .max)
            if let meeting = retreat(backward, in: box, left, right, meeting: meetsForward ? nil : forward) {
                return meeting
            }
            if cost >= patience { return furthest(in: box, forward, backward) }
        }
    }

    /// Goes one step further on each diagonal of the search from the start; returns where it meets the other, if it does.
    private func advance(
        _ forward: Frontier, in box: Box, _ left: Numbers, _ right: Numbers, meeting backward: Frontier?
    ) -> (Int, Int)? {
        var diagonal = forward.high
        while diagonal >= forward.low {
            let below = forward[diagonal - 1]
            let above = forward[diagonal + 1]
            var x = below < above ? above : below + 1
            while x < box.leftEnd, x - diagonal < box.rightEnd, left[x] == right[x - diagonal] { x += 1 }
            forward[diagonal] = x
            if let backward, backward.covers(diagonal), backward[diagonal] <= x { return (x, x - diagonal) }
            diagonal -= 2
        }
        return nil
    }

    /// Goes one step further on each diagonal of the search from the end; returns where it meets the other, if it does.
    private func retreat(
        _ backward: Frontier, in box: Box, _ left: Numbers, _ right: Numbers, meeting forward: Frontier?
    ) -> (Int, Int)? {
        var diagonal = backward.high
        while diagonal >= backward.low {
            let below = backward[diagonal - 1]
            let above = backward[diagonal + 1]
            var x = below < above ? below : above - 1
            while box.left < x, box.right < x - diagonal, left[x - 1] == right[x - diagonal - 1] { x -= 1 }
            backward[diagonal] = x
            if let forward, forward.covers(diagonal), x <= forward[diagonal] { return (x, x - diagonal) }
            diagonal -= 2
        }
        return nil
    }

    /// Returns the end of whichever of the two searches came further.
    private func furthest(in box: Box, _ forward: Frontier, _ backward: Frontier) -> (Int, Int) {
        var best = (x: box.left, y: box.right)
        for diagonal in stride(from: forward.high, through: forward.low, by: -2) {
            var x = min(forward[diagonal], box.leftEnd)
            if x - diagonal > box.rightEnd { x = box.rightEnd + diagonal }
            if x + x - diagonal > best.x + best.y { best = (x, x - diagonal) }
        }
        var bestBack = (x: box.leftEnd, y: box.rightEnd)
        for diagonal in stride(from: backward.high, through: backward.low, by: -2) {
            var x = max(box.left, backward[diagonal])
            if x - diagonal < box.right { x = box.right + diagonal }
            if x + x - diagonal < bestBack.x + bestBack.y { bestBack = (x, x - diagonal) }
        }
        let gone = best.x + best.y - box.left - box.right
        let goneBack = box.leftEnd + box.rightEnd - bestBack.x - bestBack.y
        return gone >= goneBack ? best : bestBack
    }
}

/// How far one of the two searches came on each diagonal that it has reached.
private struct Frontier {
    /// Memory for all diagonals, used again for each box.
    typealias Space = UnsafeMutableBufferPointer<Int32>

    private let space: Space
    private let origin: Int
    private(set) var low: Int
    private(set) var high: Int

    /// Begins on one diagonal.
    init(_ space: Space, _ origin: Int, _ diagonal: Int, at x: Int) {
        self.space = space
        self.origin = origin
        low = diagonal
        high = diagonal
        self[diagonal] = x
    }

    /// The place on the left side that was reached on a diagonal.
    subscript(diagonal: Int) -> Int {
        get { Int(space[origin + diagonal]) }
        nonmutating set { space[origin + diagonal] = Int32(truncatingIfNeeded: newValue) }
    }

    func covers(_ diagonal: Int) -> Bool { low <= diagonal && diagonal <= high }

    /// Reaches one diagonal more on either side, or one less where the box ends.
    mutating func widen(within bounds: (low: Int, high: Int), unreached: Int32) {
        if low > bounds.low {
            low -= 1
            space[origin + low - 1] = unreached
        } else {
            low += 1
        }
        if high < bounds.high {
            high += 1
            space[origin + high + 1] = unreached
        } else {
            high -= 1
        }
    }
}
