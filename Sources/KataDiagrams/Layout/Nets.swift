/// Lines that are drawn as one between two neighbouring rows: all subtypes of a type share its triangle.
struct Net {
    /// The lines that it draws.
    var lines: [Int]
    /// The nodes above that it touches.
    var uppers: [Int]
    /// The nodes below that it touches.
    var lowers: [Int]
}

/// The rows of a layout: boxes, and the points at which long lines pass a row.
struct LayerGraph {
    /// A box, or a point that a line passes.
    enum Node: Equatable {
        case box(Int)
        case passage
    }

    private(set) var nodes: [Node]
    private(set) var rows: [[Int]]
    /// The nets between each row and the next.
    private(set) var nets: [[Net]]

    /// Makes the rows for ranked boxes and the lines between them; lines inside one row are left out.
    init(ranks: [Int], lines: [(from: Int, to: Int, isInheritance: Bool)]) {
        nodes = ranks.indices.map { .box($0) }
        rows = Array(repeating: [], count: (ranks.max() ?? -1) + 1)
        nets = Array(repeating: [], count: max(0, rows.count - 1))
        for (box, rank) in ranks.enumerated() { rows[rank].append(box) }
        var shared: [Int: [Int]] = [:]
        for (index, line) in lines.enumerated() where ranks[line.from] != ranks[line.to] {
            let isDownward = ranks[line.from] < ranks[line.to]
            let upper = isDownward ? line.from : line.to
            let lower = isDownward ? line.to : line.from
            if line.isInheritance, upper == line.to {
                shared[upper, default: []].append(index)
            } else {
                route([index], from: upper, to: [(index, lower)], ranks)
            }
        }
        for (upper, members) in shared.sorted(by: { $0.key < $1.key }) {
            route(members, from: upper, to: members.map { ($0, lines[$0].from) }, ranks)
        }
    }

    /// Adds the nets of lines that begin at one box, with a passage for each row that they cross together.
    private mutating func route(
        _ lines: [Int], from upper: Int, to lowers: [(line: Int, box: Int)], _ ranks: [Int]
    ) {
        var start = upper
        var row = ranks[upper]
        var rest = lowers
        while !rest.isEmpty {
            let here = rest.filter { ranks[$0.box] == row + 1 }
            rest.removeAll { ranks[$0.box] == row + 1 }
            var ends = here.map(\.box)
            if !rest.isEmpty {
                nodes.append(.passage)
                rows[row + 1].append(nodes.count - 1)
                ends.append(nodes.count - 1)
            }
            nets[row].append(Net(lines: here.map(\.line) + rest.map(\.line), uppers: [start], lowers: ends))
            start = nodes.count - 1
            row += 1
        }
    }

    /// Orders the nodes of each row so that few lines cross.
    mutating func order() {
        var best = rows
        var fewest = crossings
        for sweep in 0..<12 {
            let isDown = sweep % 2 == 0
            for row in isDown ? Array(rows.indices.dropFirst()) : rows.indices.dropLast().reversed() {
                sort(row, by: isDown ? row - 1 : row + 1)
            }
            let now = crossings
            if now < fewest {
                fewest = now
                best = rows
            }
        }
        rows = best
    }

    /// Sorts a row by the mean place of its neighbours in another one; who has none keeps its place.
    private mutating func sort(_ row: Int, by other: Int) {
        let places = Dictionary(uniqueKeysWithValues: rows[other].enumerated().map { ($1, Double($0)) })
        let between = nets[min(row, other)]
        var means: [Int: Double] = [:]
        for (index, node) in rows[row].enumerated() {
            let neighbours = between.flatMap { net -> [Int] in
                let own = row > other ? net.lowers : net.uppers
                return own.contains(node) ? (row > other ? net.uppers : net.lowers) : []
            }
            let near = neighbours.compactMap { places[$0] }
            let share = Double(index) * Double(max(1, rows[other].count)) / Double(rows[row].count)
            means[node] = near.isEmpty ? share : near.reduce(0, +) / Double(near.count)
        }
        rows[row] = rows[row].enumerated().sorted { one, two in
            let (first, second) = (means[one.element] ?? 0, means[two.element] ?? 0)
            return first == second ? one.offset < two.offset : first < second
        }.map(\.element)
    }

    /// How many pairs of lines cross.
    private var crossings: Int {
        var count = 0
        for (row, between) in nets.enumerated() {
            let upper = Dictionary(uniqueKeysWithValues: rows[row].enumerated().map { ($1, $0) })
            let lower = Dictionary(uniqueKeysWithValues: rows[row + 1].enumerated().map { ($1, $0) })
            let lines = between.flatMap { net in
                net.uppers.flatMap { top in net.lowers.map { (upper[top] ?? 0, lower[$0] ?? 0) } }
            }
            for (index, one) in lines.enumerated() {
                for two in lines[(index + 1)...] where (one.0 - two.0) * (one.1 - two.1) < 0 { count += 1 }
            }
        }
        return count
    }
}
