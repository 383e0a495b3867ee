import Testing

@testable import KataDiagrams

/// What holds for the layout of every diagram, tried with 300 that a generator makes.
struct CellLayoutTests {
    @Test(arguments: 0..<300)
    func boxesAreApartAndLinesGoRoundThem(seed: UInt64) {
        let diagram = Self.diagram(seed: seed)
        let layout = CellLayout(diagram)
        #expect(layout.boxes.count == diagram.boxes.count)
        for (index, one) in layout.boxes.enumerated() {
            for other in layout.boxes[(index + 1)...] { #expect(!one.touches(other)) }
            #expect(one.left >= 0 && one.left + one.width <= layout.width)
            #expect(one.top >= 0 && one.top + one.height <= layout.height)
        }
        for stroke in layout.lines.flatMap(\.strokes) {
            #expect(stroke.from.column == stroke.to.column || stroke.from.row == stroke.to.row)
            #expect(stroke.from.row <= stroke.to.row && stroke.from.column <= stroke.to.column)
            for box in layout.boxes { #expect(!box.isCrossed(by: stroke), "\(box.box.id)") }
        }
    }

    @Test(arguments: 0..<300)
    func everyLineReachesBothItsBoxes(seed: UInt64) {
        let diagram = Self.diagram(seed: seed)
        let layout = CellLayout(diagram)
        let drawn = diagram.lines.filter { $0.from != $0.to }
        let ends = layout.lines.reduce(0) { $0 + $1.bottoms.count }
        #expect(ends == drawn.count, "each line has a lower end of its own")
        #expect(layout.lines.filter { !$0.tops.isEmpty }.count <= drawn.count)
        for end in layout.lines.flatMap(\.tops) { #expect(layout.boxes.contains { $0.isAbove(end.cell) }) }
        for end in layout.lines.flatMap(\.bottoms) { #expect(layout.boxes.contains { $0.isBelow(end.cell) }) }
    }

    @Test func aSupertypeStandsAboveWhatItIsHeldBy() throws {
        let diagram = Diagram(
            boxes: ["Leaf", "Composite", "Component"].map { Diagram.Box(id: $0, title: $0) },
            lines: [
                Diagram.Line("Composite", .aggregation, "Component"),
                Diagram.Line("Leaf", .generalization, "Component"),
                Diagram.Line("Composite", .generalization, "Component"),
            ])
        let tops = CellLayout(diagram).boxes.reduce(into: [:]) { $0[$1.box.id] = $1.top }
        #expect(try #require(tops["Component"]) < #require(tops["Composite"]))
        #expect(tops["Composite"] == tops["Leaf"])
    }

    @Test func nothingIsNoDiagram() {
        let layout = CellLayout(Diagram())
        #expect(layout.width == 0 && layout.height == 0)
    }

    /// A diagram of up to nine boxes with any lines between them, circles and loops included.
    private static func diagram(seed: UInt64) -> Diagram {
        var random = SplitMix(state: seed)
        let count = Int(random.next() % 9) + 1
        let boxes = (0..<count).map { index in
            let rows = (0..<Int(random.next() % 4)).map { "member\($0): 类型" }
            return Diagram.Box(id: "b\(index)", title: "Box \(index)", compartments: [rows, []])
        }
        let relations = Relation.allCases
        let lines = (0..<Int(random.next() % 14)).map { _ in
            Diagram.Line(
                "b\(random.next() % UInt64(count))", relations[Int(random.next() % 7)],
                "b\(random.next() % UInt64(count))")
        }
        return Diagram(boxes: boxes, lines: lines)
    }
}

/// Steele, Lea and Flood's SplitMix64.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension CellLayout.PlacedBox {
    fileprivate func touches(_ other: CellLayout.PlacedBox) -> Bool {
        left < other.left + other.width && other.left < left + width && top < other.top + other.height
            && other.top < top + height
    }

    fileprivate func isCrossed(by stroke: (from: CellLayout.Cell, to: CellLayout.Cell)) -> Bool {
        stroke.to.column >= left && stroke.from.column < left + width && stroke.to.row >= top
            && stroke.from.row < top + height
    }

    fileprivate func isAbove(_ cell: CellLayout.Cell) -> Bool {
        top + height == cell.row && (left..<(left + width)).contains(cell.column)
    }

    fileprivate func isBelow(_ cell: CellLayout.Cell) -> Bool {
        top == cell.row + 1 && (left..<(left + width)).contains(cell.column)
    }
}
