import KataTranscript
import Testing

/// Sources of a size that no reader of structure gets through in time.
@Suite struct FactsSizeTests {
    private func facts(_ types: [(name: String, base: String?)]) throws -> ModuleFacts {
        let list = types.map { type in
            let base = type.base.map { "{\"name\":\"\($0)\"}" } ?? ""
            return "{\"name\":\"\(type.name)\",\"kind\":\"class\",\"at\":[1,1,1],\"inherits\":[\(base)]}"
        }
        let text = "{\"facts\":1,\"types\":[\(list.joined(separator: ","))]}"
        return try #require(ModuleFacts(json: JSONReader.read(Array(text.utf8))))
    }

    @Test(arguments: [(100, false), (2000, false), (2001, true)])
    func manyTypesAreTooLarge(_ count: Int, _ isTooLarge: Bool) throws {
        #expect(try facts((0..<count).map { ("T\($0)", nil) }).isTooLarge == isTooLarge)
    }

    @Test(arguments: [(50, false), (100, false), (101, true)])
    func deepTypesAreTooLarge(_ depth: Int, _ isTooLarge: Bool) throws {
        let chain = (0..<depth).map { ("T\($0)", $0 == 0 ? nil : "T\($0 - 1)" as String?) }
        #expect(try facts(chain).isTooLarge == isTooLarge)
    }

    @Test func aLineageIsReadOnce() throws {
        let circle = try facts([("A", "B"), ("B", "A")])
        #expect(circle.lineage(of: "A") == ["A", "B"])
    }

    @Test(arguments: [(400, false), (600, true)])
    func typesWithManyAboveThemAreTooDeep(_ bases: Int, _ areTooDeep: Bool) throws {
        let names = (0..<bases).map { "\"B\($0)\"" }.joined(separator: ",")
        let text = "{\"types\":[{\"name\":\"Work\",\"kind\":\"class\",\"inherits\":[\(names)]}]}"
        let types = try #require(ModuleTypes(json: JSONReader.read(Array(text.utf8))))
        #expect(types.lineage(of: "Work").count == bases + 1)
        #expect(types.areTooDeep == areTooDeep)
    }
}
