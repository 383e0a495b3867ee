import KataText

/// A diagram laid out on a grid of character cells: for terminals as it is, for SVG with a size for each cell.
struct CellLayout {
    /// A box with its place.
    struct PlacedBox {
        var box: Diagram.Box
        var left: Int
        var top: Int
        var width: Int
        var height: Int
    }

    /// A drawn line: its corners, its ends, and where its name stands.
    struct PlacedLine {
        var relation: Relation
        /// The strokes, each straight, as pairs of cells.
        var strokes: [(from: Cell, to: Cell)]
        /// The upper ends, each touching a box or nothing.
        var tops: [End]
        /// The lower ends.
        var bottoms: [End]
        var label: String
        var labelPlace: Cell?
    }

    /// A cell of the grid.
    struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    /// An end of a line, just outside of its box.
    struct End {
        var cell: Cell
        var mark: Mark
    }

    /// What is drawn where a line meets a box.
    enum Mark {
        case none, arrow, triangle, diamond, filledDiamond
    }

    private(set) var boxes: [PlacedBox] = []
    private(set) var lines: [PlacedLine] = []
    private(set) var width = 0
    private(set) var height = 0

    /// Lays a diagram out.
    init(_ diagram: Diagram) {
        let boxes = diagram.boxes.map { $0.withLoops(of: diagram) }
        let indices = Dictionary(boxes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let ends = diagram.lines.map { line -> (from: Int, to: Int, isInheritance: Bool)? in
            guard let from = indices[line.from], let to = indices[line.to], from != to else { return nil }
            return (from, to, line.relation.isInheritance)
        }
        let shown = diagram.lines.indices.filter { ends[$0] != nil }
        let pairs = ends.compactMap(\.self)
        // Inheritance decides first which of two types stands above.
        let order = pairs.filter(\.isInheritance) + pairs.filter { !$0.isInheritance }
        let ranking = Ranking(
            count: boxes.count,
            pairs: order.map { $0.isInheritance ? ($0.to, $0.from) : ($0.from, $0.to) })
        var graph = LayerGraph(ranks: ranking.ranks, lines: pairs)
        graph.order()
        let sizes = boxes.map(\.size)
        let widths = graph.nodes.indices.map { $0 < boxes.count ? sizes[$0].width : 1 }
        let placement = Placement(graph, widths: widths)
        let channels = graph.nets.map { nets in
            let pins = Pins(nets, placement, widths: widths)
            return ChannelRouting.route(nets.enumerated().map { pins.routed($1, $0) })
        }
        let rows = place(boxes, sizes, graph, placement, channels.map(\.count))
        for (row, channel) in channels.enumerated() {
            for net in channel.nets {
                let first = shown[net.lines[0]]
                guard let ends = ends[first] else { continue }
                var line = diagram.lines[first]
                if net.lines.count > 1 { line.label = "" }
                draw(line, ends, net, in: rows[row], before: rows[row + 1], graph)
            }
        }
        width = self.boxes.map { $0.left + $0.width }.max() ?? 0
        for stroke in lines.flatMap(\.strokes) { width = max(width, stroke.to.column + 1) }
        height = self.boxes.map { $0.top + $0.height }.max() ?? 0
    }

    /// The first line of a row of boxes, and the first line below its tallest box.
    private typealias RowPlace = (top: Int, bottom: Int)

    /// Places the boxes row by row.
    private mutating func place(
        _ boxes: [Diagram.Box], _ sizes: [(width: Int, height: Int)], _ graph: LayerGraph,
        _ placement: Placement, _ tracks: [Int]
    ) -> [RowPlace] {
        var rows: [RowPlace] = []
        var top = 0
        for (row, nodes) in graph.rows.enumerated() {
            for node in nodes where node < boxes.count {
                self.boxes.append(
                    PlacedBox(
                        box: boxes[node], left: placement.lefts[node], top: top, width: sizes[node].width,
                        height: sizes[node].height))
            }
            let tallest = nodes.compactMap { $0 < sizes.count ? sizes[$0].height : nil }.max() ?? 0
            rows.append((top, top + tallest))
            // A line for the marks at each end, one for names, and the tracks between.
            top += tallest + (row < tracks.count ? tracks[row] + 3 : 0)
        }
        return rows
    }

    /// Adds the strokes of a net, its marks and its name.
    private mutating func draw(
        _ line: Diagram.Line, _ ends: (from: Int, to: Int, isInheritance: Bool), _ net: RoutedNet,
        in row: RowPlace, before next: RowPlace, _ graph: LayerGraph
    ) {
        var placed = PlacedLine(
            relation: line.relation, strokes: [], tops: [], bottoms: [], label: line.label, labelPlace: nil)
        let track = row.bottom + 1 + net.track
        for (column, node) in zip(net.uppers, net.upperNodes) {
            let start = bottom(of: graph.nodes[node], at: column, in: row)
            placed.strokes.append((Cell(column: column, row: start), Cell(column: column, row: track)))
            guard case .box(let index) = graph.nodes[node] else { continue }
            let mark = line.relation.mark(atEnd: index == ends.to)
            placed.tops.append(End(cell: Cell(column: column, row: start), mark: mark))
        }
        if !net.isStraight {
            placed.strokes.append(
                (Cell(column: net.span.lowerBound, row: track), Cell(column: net.span.upperBound, row: track))
            )
        }
        for (column, node) in net.lowers {
            guard case .box(let index) = graph.nodes[node] else {
                let passage = Cell(column: column, row: next.top)
                placed.strokes.append((Cell(column: column, row: track), passage))
                continue
            }
            let end = Cell(column: column, row: next.top - 1)
            placed.strokes.append((Cell(column: column, row: track), end))
            placed.bottoms.append(End(cell: end, mark: line.relation.mark(atEnd: index == ends.to)))
            placed.labelPlace = Cell(column: column + 2, row: next.top - 2)
        }
        lines.append(placed)
    }

    /// The line just below a box; a passage goes through the whole row.
    private func bottom(of node: LayerGraph.Node, at column: Int, in row: RowPlace) -> Int {
        guard case .box = node else { return row.top }
        let box = boxes.last { $0.top == row.top && $0.left <= column && column < $0.left + $0.width }
        return box.map { $0.top + $0.height } ?? row.bottom
    }
}

extension Relation {
    /// What is drawn where a line touches the box where it ends, or the one where it begins.
    fileprivate func mark(atEnd isEnd: Bool) -> CellLayout.Mark {
        switch self {
        case .generalization, .realization: isEnd ? .triangle : .none
        case .composition: isEnd ? .arrow : .filledDiamond
        case .aggregation: isEnd ? .arrow : .diamond
        case .association, .dependency, .link: isEnd ? .arrow : .none
        }
    }
}

extension Diagram.Box {
    /// The box with a line for each relation to itself, which no line is drawn for.
    fileprivate func withLoops(of diagram: Diagram) -> Diagram.Box {
        let loops = diagram.lines.filter { $0.from == id && $0.to == id }
        guard !loops.isEmpty else { return self }
        var box = self
        box.compartments.append(loops.map { "↻ \($0.label)" })
        return box
    }

    /// The width and height of the box in cells, its border included.
    fileprivate var size: (width: Int, height: Int) {
        let shown = compartments.filter { !$0.isEmpty }
        let texts = shown.flatMap(\.self) + [title] + (stereotype.map { ["«\($0)»"] } ?? [])
        let widest = texts.map(\.displayWidth).max() ?? 0
        let heads = stereotype == nil ? 1 : 2
        return (widest + 4, shown.reduce(heads + 2) { $0 + $1.count + 1 })
    }
}
