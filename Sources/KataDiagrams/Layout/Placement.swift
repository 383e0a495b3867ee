/// Where the nodes of each row stand from left to right, in cells.
struct Placement {
    /// The left edge of each node.
    private(set) var lefts: [Int]
    private let widths: [Int]

    private static let gap = 3

    init(_ graph: LayerGraph, widths: [Int]) {
        self.widths = widths
        lefts = Array(repeating: 0, count: widths.count)
        for row in graph.rows { spread(row, around: Array(repeating: nil, count: row.count)) }
        for sweep in 0..<8 {
            let isDown = sweep % 2 == 0
            let order =
                isDown ? Array(graph.rows.indices.dropFirst()) : graph.rows.indices.dropLast().reversed()
            for row in order { pull(row, isDown ? graph.nets[row - 1] : graph.nets[row], isDown, graph) }
        }
        let least = lefts.min() ?? 0
        for node in lefts.indices { lefts[node] -= least }
    }

    /// The middle of a node.
    func middle(_ node: Int) -> Int { lefts[node] + widths[node] / 2 }

    private mutating func pull(_ row: Int, _ nets: [Net], _ isDown: Bool, _ graph: LayerGraph) {
        let nodes = graph.rows[row]
        var near: [Int: [Int]] = [:]
        for net in nets {
            for node in isDown ? net.lowers : net.uppers {
                near[node, default: []] += isDown ? net.uppers : net.lowers
            }
        }
        spread(
            nodes,
            around: nodes.map { node in
                guard let others = near[node] else { return nil }
                return others.map(middle).reduce(0, +) / others.count
            })
    }

    /// Places a row's nodes as near to their wanted middles as their order and the gaps between them allow.
    private mutating func spread(_ row: [Int], around wanted: [Int?]) {
        guard !row.isEmpty else { return }
        let aims = zip(row, wanted).map { node, middle in
            middle.map { $0 - widths[node] / 2 } ?? lefts[node]
        }
        var fromLeft = aims
        for index in row.indices.dropFirst() {
            fromLeft[index] = max(aims[index], fromLeft[index - 1] + widths[row[index - 1]] + Self.gap)
        }
        var fromRight = aims
        for index in row.indices.dropLast().reversed() {
            fromRight[index] = min(aims[index], fromRight[index + 1] - widths[row[index]] - Self.gap)
        }
        for index in row.indices { lefts[row[index]] = (fromLeft[index] + fromRight[index]) / 2 }
        for index in row.indices.dropFirst() {
            let least = lefts[row[index - 1]] + widths[row[index - 1]] + Self.gap
            lefts[row[index]] = max(lefts[row[index]], least)
        }
    }
}
