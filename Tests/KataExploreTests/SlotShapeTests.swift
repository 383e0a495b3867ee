import KataTranscript
import Testing

@testable import KataExplore

@Suite struct SlotShapeTests {
    private let types = ModuleTypes(types: [
        TypeDescription(name: "Lamp", kind: .classType), TypeDescription(name: "Mood", kind: .enumeration),
    ])

    @Test(arguments: [
        ("Int", SlotShape.integer), ("Double?", .optional(.float)), ("any Lamp", .object("Lamp")),
        ("[String: Bool]", .map(key: .text, value: .truth)), ("[[Mood]]", .list(.list(.cases("Mood")))),
        ("(Int) -> Int", .unknown), ("Void", .unknown), ("Lamp!", .optional(.object("Lamp"))),
    ]) func readsTypesOfContracts(text: String, shape: SlotShape) {
        #expect(SlotShape(text, in: types) == shape)
    }

    @Test func linesOfOneKindDifferInNumbersOnly() {
        #expect(World.kind(of: "当前时间:{17.5}点") == World.kind(of: "当前时间:{9}点"))
        #expect(World.kind(of: "a1b") != World.kind(of: "a1c"))
    }

    @Test(arguments: [
        ("SqlServerFactory", "factory"), ("HRDepartment", "department"), ("Work", "work"), ("HUD", "hud"),
        ("Outer.Inner", "inner"), ("_1", "object"),
    ]) func objectsAreNamedForTheLastWordOfTheirType(type: String, name: String) {
        #expect(WrittenNames.word(for: type) == name)
    }

    @Test func randomNumbersDependOnSeedAndIndexAlone() {
        func numbers(_ seed: UInt64, _ index: Int) -> [Int] {
            var random = SeededRandom(seed: seed, index: index)
            return (0..<8).map { _ in random.below(1000) }
        }
        #expect(numbers(1, 1) == numbers(1, 1))
        #expect(numbers(1, 1) != numbers(1, 2))
        #expect(numbers(1, 1) != numbers(2, 1))
    }
}
