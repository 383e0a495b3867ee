/// The columns at which the lines of one channel leave the row above and reach the row below.
struct Pins {
    private let placement: Placement
    private let widths: [Int]
    private var upper: [Int: [(net: Int, column: Int)]] = [:]
    private var lower: [Int: [(net: Int, column: Int)]] = [:]

    /// Spreads the pins of each box over its width, ordered by where their lines go.
    init(_ nets: [Net], _ placement: Placement, widths: [Int]) {
        self.placement = placement
        self.widths = widths
        for (index, net) in nets.enumerated() {
            for node in net.uppers { upper[node, default: []].append((index, mean(net.lowers))) }
        }
        for node in upper.keys { spread(&upper[node, default: []], over: node) }
        // Two lines between the same boxes keep their order, so that they do not cross.
        for (index, net) in nets.enumerated() {
            let columns = net.uppers.map { Self.column(of: index, in: upper[$0]) }
            let middle = columns.reduce(0, +) / max(1, columns.count)
            for node in net.lowers { lower[node, default: []].append((index, middle)) }
        }
        for node in lower.keys { spread(&lower[node, default: []], over: node) }
        for (index, net) in nets.enumerated() where net.uppers.count == 1 && net.lowers.count == 1 {
            straighten(index, from: net.uppers[0], to: net.lowers[0])
        }
    }

    /// Returns a net with its columns; it has no track yet.
    func routed(_ net: Net, _ index: Int) -> RoutedNet {
        RoutedNet(
            lines: net.lines, uppers: net.uppers.map { Self.column(of: index, in: upper[$0]) },
            lowers: net.lowers.map { (Self.column(of: index, in: lower[$0]), $0) }, upperNodes: net.uppers,
            track: -1)
    }

    private static func column(of net: Int, in pins: [(net: Int, column: Int)]?) -> Int {
        pins?.first { $0.net == net }?.column ?? 0
    }

    private func mean(_ nodes: [Int]) -> Int {
        nodes.map(placement.middle).reduce(0, +) / max(1, nodes.count)
    }

    private func spread(_ pins: inout [(net: Int, column: Int)], over node: Int) {
        pins.sort { $0.column == $1.column ? $0.net < $1.net : $0.column < $1.column }
        for index in pins.indices {
            pins[index].column = placement.lefts[node] + (index + 1) * widths[node] / (pins.count + 1)
        }
    }

    /// Moves a pin that its box does not share below or above the other end, if that is over the box.
    private mutating func straighten(_ net: Int, from top: Int, to bottom: Int) {
        let start = Self.column(of: net, in: upper[top])
        let end = Self.column(of: net, in: lower[bottom])
        if lower[bottom]?.count == 1, isOver(bottom, start) {
            lower[bottom] = [(net, start)]
        } else if upper[top]?.count == 1, isOver(top, end) {
            upper[top] = [(net, end)]
        }
    }

    private func isOver(_ node: Int, _ column: Int) -> Bool {
        let (left, width) = (placement.lefts[node], widths[node])
        return width == 1 ? column == left : column > left && column < left + width - 1
    }
}
