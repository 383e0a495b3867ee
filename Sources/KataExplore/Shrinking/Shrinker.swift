import KataTranscript

/// Makes a sequence that shows something smaller, until no single step can be taken without losing what it shows.
struct Shrinker {
    /// Returns the values that may stand in place of one, the simplest first; all of them are simpler.
    let simpler: (Move.Given) -> [Operand]
    /// The objects that are there without being made, with their types.
    var given: [(handle: Handle, type: String)] = []
    /// The most candidates that are tried.
    var budget = 600

    /// Returns the smallest sequence that is reached and still `shows` it; what comes behind what it shows is cut.
    ///
    /// - Parameter shows: Returns how many moves are needed to show it; nil where the sequence does not.
    mutating func shrink(_ moves: [Move], shows: ([Move]) -> Int?) -> [Move] {
        var best = moves
        var left = budget
        func holds(_ candidate: [Move]) -> Bool {
            guard left > 0, candidate != best else { return false }
            left -= 1
            guard let count = shows(candidate) else { return false }
            best = Array(candidate.prefix(count))
            return true
        }
        guard let count = shows(moves) else { return moves }
        best = Array(moves.prefix(count))
        var isSmaller = true
        while isSmaller, left > 0 {
            isSmaller = false
            if remove(from: { best }, holds) { isSmaller = true }
            if each({ best }, mergers, holds) { isSmaller = true }
            if each({ best }, simplifications, holds) { isSmaller = true }
            if each({ best }, Self.unbindings, holds) { isSmaller = true }
        }
        return best
    }

    /// Takes out runs of moves, long ones first and the last ones first; tells whether one could go.
    private func remove(from best: () -> [Move], _ holds: ([Move]) -> Bool) -> Bool {
        var isSmaller = false
        var size = max(1, best().count / 2)
        while size > 0 {
            var end = best().count
            while end > 0 {
                end = min(end, best().count)
                let start = max(0, end - size)
                let candidate = Self.without(start..<end, of: best())
                if holds(candidate) { isSmaller = true }
                end = start
            }
            size /= 2
        }
        return isSmaller
    }

    /// Tries the candidates of each move, until none of them is any smaller.
    private func each(
        _ best: () -> [Move], _ candidates: ([Move], Int) -> [[Move]], _ holds: ([Move]) -> Bool
    ) -> Bool {
        var isSmaller = false
        var index = 0
        while index < best().count {
            if candidates(best(), index).contains(where: holds) { isSmaller = true } else { index += 1 }
        }
        return isSmaller
    }

    /// Returns the moves without some of them, and without what then lacks a name.
    static func without(_ range: Range<Int>, of moves: [Move]) -> [Move] {
        var gone: Set<Handle> = []
        var result: [Move] = []
        for (index, move) in moves.enumerated() {
            if range.contains(index) || move.needs.contains(where: gone.contains) {
                if let binding = move.binding { gone.insert(.made(binding)) }
            } else {
                result.append(move)
            }
        }
        return result
    }

    /// Returns the sequences in which an object that a move makes is one that was there before.
    private func mergers(_ moves: [Move], _ index: Int) -> [[Move]] {
        guard let binding = moves[index].binding else { return [] }
        let type = moves[index].type
        let earlier = moves[..<index].filter { $0.type == type }.compactMap(\.binding).map(Handle.made)
        return (given.filter { $0.type == type }.map(\.handle) + earlier).map { other in
            var moves = moves
            moves.remove(at: index)
            return moves.map { $0.renamed { $0 == .made(binding) ? other : $0 } }
        }
    }

    /// Returns the sequences in which one operand of a move is simpler.
    private func simplifications(_ moves: [Move], _ index: Int) -> [[Move]] {
        moves[index].operands.indices.flatMap { place in
            simpler(moves[index].operands[place]).map { operand in
                var moves = moves
                moves[index].operands[place].operand = operand
                return moves
            }
        }
    }

    /// Returns the sequence in which a name that nothing uses is not bound.
    private static func unbindings(_ moves: [Move], _ index: Int) -> [[Move]] {
        guard let binding = moves[index].binding,
            !moves.contains(where: { $0.needs.contains(.made(binding)) })
        else { return [] }
        var moves = moves
        moves[index].binding = nil
        return [moves]
    }
}
