/// Returns the name of `candidates` that `name` was probably meant to be, if one is near.
///
/// Near is a Damerau-Levenshtein distance (optimal string alignment, by Unicode scalars) of at most a third of
/// the length, and at most 2 for short names; case is counted as half a step. Names of more than 400 bytes are near to
/// none: nobody writes them by mistake, and the distance takes the square of their length.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
    let longest = 400
    guard name.utf8.count <= longest else { return nil }
    let wanted = Array(name.unicodeScalars)
    let limit = max(1, min(4, (wanted.count + 1) / 3)) * 2
    var best: (distance: Int, name: String)?
    for candidate in candidates
    where candidate.utf8.count <= longest && !candidate.utf8.elementsEqual(name.utf8) {
        let scalars = Array(candidate.unicodeScalars)
        guard abs(scalars.count - wanted.count) * 2 <= limit else { continue }
        let distance = alignmentDistance(wanted, scalars, limit)
        guard distance <= limit, distance < max(wanted.count, scalars.count) * 2 - 1 else { continue }
        if best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true {
            best = (distance, candidate)
        }
    }
    return best?.name
}

/// Returns twice the edit distance; a change of case counts 1, every other edit or swap of neighbours 2.
///
/// What is above the limit for certain is counted no further.
private func alignmentDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], _ limit: Int) -> Int {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(stride(from: 0, through: right.count * 2, by: 2))
    for row in 1..<(left.count + 1) where !left.isEmpty {
        var current = [row * 2] + [Int](repeating: 0, count: right.count)
        for column in 1..<(right.count + 1) where !right.isEmpty {
            let cost = substitutionCost(left[row - 1], right[column - 1])
            var best = min(previous[column] + 2, current[column - 1] + 2, previous[column - 1] + cost)
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                best = min(best, beforePrevious[column - 2] + 2)
            }
            current[column] = best
        }
        (beforePrevious, previous) = (previous, current)
        // Every row further down comes from one of these two.
        if !(beforePrevious + previous).contains(where: { $0 <= limit }) { return limit + 1 }
    }
    return previous[right.count]
}

private func substitutionCost(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
    if left == right { return 0 }
    return left.properties.lowercaseMapping == right.properties.lowercaseMapping ? 1 : 2
}
