/// Says which unexpected line stands in place of which missing one.
struct LinePairing {
    /// A line on either side, or one on both that belong together; indices into the two lists.
    enum Entry: Equatable {
        case missing(Int)
        case unexpected(Int)
        case pair(Int, Int)
    }

    /// All lines in the order in which a diff shows them.
    let entries: [Entry]

    /// More lines than this are not compared for likeness.
    private static let limit = 40

    /// Pairs lines at the same place if there are as many on both sides, else the most alike without crossing.
    init(missing: [String], unexpected: [String]) {
        if missing.count == unexpected.count {
            self.init(missing.indices.map { .pair($0, $0) })
        } else if max(missing.count, unexpected.count) > LinePairing.limit {
            self.init(unpairedMissing: missing.count, unexpected: unexpected.count)
        } else {
            self.init(LinePairing.mostAlike(missing, unexpected))
        }
    }

    /// Pairs nothing.
    init(unpairedMissing missing: Int, unexpected: Int) {
        self.init((0..<missing).map { .missing($0) } + (0..<unexpected).map { .unexpected($0) })
    }

    private init(_ entries: [Entry]) { self.entries = entries }

    private static func mostAlike(_ missing: [String], _ unexpected: [String]) -> [Entry] {
        let width = unexpected.count + 1
        var gains = [Double](repeating: 0, count: (missing.count + 1) * width)
        var likeness = gains
        for row in missing.indices.reversed() {
            for column in unexpected.indices.reversed() {
                let cell = row * width + column
                let gain = self.likeness(missing[row], unexpected[column])
                likeness[cell] = gain >= 0.5 ? gain : 0
                let paired = likeness[cell] > 0 ? likeness[cell] + gains[cell + width + 1] : 0
                gains[cell] = max(paired, gains[cell + width], gains[cell + 1])
            }
        }
        var entries: [Entry] = []
        var (row, column) = (0, 0)
        while row < missing.count, column < unexpected.count {
            let cell = row * width + column
            if likeness[cell] > 0, gains[cell] == likeness[cell] + gains[cell + width + 1] {
                entries.append(.pair(row, column))
                row += 1
                column += 1
            } else if gains[cell] == gains[cell + width] {
                entries.append(.missing(row))
                row += 1
            } else {
                entries.append(.unexpected(column))
                column += 1
            }
        }
        entries += (row..<missing.count).map { .missing($0) }
        return entries + (column..<unexpected.count).map { .unexpected($0) }
    }

    /// Returns the share of scalars that two lines have in common, from 0 to 1 (Dice's coefficient).
    static func likeness(_ left: String, _ right: String) -> Double {
        var counts: [Unicode.Scalar: Int] = [:]
        let leftScalars = left.unicodeScalars.prefix(400)
        let rightScalars = right.unicodeScalars.prefix(400)
        for scalar in leftScalars { counts[scalar, default: 0] += 1 }
        var common = 0
        for scalar in rightScalars {
            guard let count = counts[scalar], count > 0 else { continue }
            counts[scalar] = count - 1
            common += 1
        }
        let total = leftScalars.count + rightScalars.count
        return total == 0 ? 1 : Double(2 * common) / Double(total)
    }
}
