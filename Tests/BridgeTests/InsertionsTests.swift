import Foundation
import Testing

@testable import kata_swift

@Suite("Insertions into copies of sources")
struct InsertionsTests {
    private static let text = """
        struct Café { func zählen() -> Int { 1 } }
        struct Tee { func trinken() { print("é") } }
        """
    private static let source = SourceFile(path: "/solution/Café.swift", text: text)

    /// The bytes behind the opening braces of both bodies.
    private static let bodies = ["Int {", "trinken() {"].compactMap { words in
        text.firstRange(of: words).map {
            text.utf8.distance(from: text.startIndex, to: $0.upperBound)
        }
    }

    @Test("Pieces go to their bytes, by rank at one offset, and never make a line")
    func text() {
        var insertions = Insertions()
        insertions.insert(" b;", at: Self.bodies[0], of: Self.source, name: "b", rank: 1)
        insertions.insert(" a;\n", at: Self.bodies[0], of: Self.source, name: "a")
        insertions.insert(" c;", at: Self.bodies[1], of: Self.source, name: "c")
        #expect(
            insertions.text(of: Self.source) == """
                struct Café { func zählen() -> Int { a; b; 1 } }
                struct Tee { func trinken() { c; print("é") } }
                """)
        #expect(
            insertions.without(["a", "c"]).text(of: Self.source) == """
                struct Café { func zählen() -> Int { b; 1 } }
                struct Tee { func trinken() { print("é") } }
                """)
        #expect(Insertions().text(of: Self.source) == Self.text)
    }

    @Test("A line of a copy names its pieces")
    func names() {
        var insertions = Insertions()
        insertions.insert(" a;", at: Self.bodies[0], of: Self.source, name: "a")
        insertions.insert(" c;", at: Self.bodies[1], of: Self.source, name: "c")
        insertions.insert(" b;", at: Self.bodies[0], of: Self.source, name: "b")
        func names(_ line: Int, _ path: String, _ column: Int = 1) -> Set<String> {
            insertions.names(at: line, column, ofCopy: path, in: Self.places("/build"), of: [Self.source])
        }
        #expect(names(1, "/build/copies/Café.swift") == ["a", "b"])
        let column = Self.bodies[0] + 1
        #expect(names(1, "/build/copies/Café.swift", column + 1) == ["a"])
        #expect(names(1, "/build/copies/Café.swift", column + 4) == ["b"])
        #expect(names(1, "/build/copies/Café.swift", column + 7) == ["a", "b"])
        #expect(names(2, "/build/copies/Café.swift") == ["c"])
        #expect(names(2, "/build/copies/Tee.swift").isEmpty)
    }

    @Test("Copies lie as their files do")
    func copies() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var insertions = Insertions()
        insertions.insert(" a;", at: Self.bodies[0], of: Self.source, name: "a")
        let paths = try insertions.writeCopies(
            of: [Self.source, SourceFile(path: "/solution/deep/down/Tee.swift", text: "")],
            in: Self.places(folder.path))
        #expect(
            paths == ["\(folder.path)/copies/Café.swift", "\(folder.path)/copies/deep/down/Tee.swift"])
        #expect(try Files.read(paths[0]) == insertions.text(of: Self.source))
    }

    @Test("Columns of a copy lead back to those of its file")
    func columns() {
        var insertions = Insertions()
        insertions.insert(" a;", at: Self.bodies[0], of: Self.source, name: "a")
        insertions.insert(" bb;", at: Self.bodies[0] + 1, of: Self.source, name: "b")
        let shifts = insertions.shifts(in: [Self.source], below: "/solution")
        func own(_ column: Int, line: Int = 1, in path: String = "Café.swift") -> Int {
            ColumnShift.column(column, ofLine: line, in: path, before: shifts)
        }
        let first = Self.bodies[0] + 1
        #expect(own(first - 1) == first - 1)
        #expect(own(first) == first)
        #expect(own(first + 2) == first)
        #expect(own(first + 3) == first)
        #expect(own(first + 4) == first + 1)
        #expect(own(first + 8) == first + 1)
        #expect(own(first + 10) == first + 3)
        #expect(own(first + 10, line: 2) == first + 10)
        #expect(own(first + 10, in: "Tee.swift") == first + 10)
    }

    private static func places(_ work: String) -> Binding.Places {
        Binding.Places(sources: "/solution", runtime: "", work: work, out: "")
    }
}
