import Testing

@testable import KataTranscript

@Suite("Recorded calls")
struct RecordedCallTests {
    @Test("An answer to 'calls' is read with its tables; callers of earlier commands are not on the list")
    func answer() throws {
        let json = try JSONReader.read(
            Array(
                """
                {"first":5,"types":["Work","Noon"],"members":[["Work","go(_:)","method"],["State","hour","get"]],
                "list":[[3,7,0,0,[1,{"object":2}]],[5,0,1,1]],"cut":true}
                """.utf8))
        let list = try #require(CallList(json: json))
        #expect(list.isCut)
        #expect(
            list.calls == [
                RecordedCall(object: 7, type: "Work", member: "go(_:)", arguments: [.text("1"), .object(2)]),
                RecordedCall(parent: 0, type: "Noon", owner: "State", member: "hour", role: .getter),
            ])
    }

    @Test(
        "What is no list of calls is none",
        arguments: [
            #"{"first":0,"types":[],"members":[],"list":[[0,0,0,0]]}"#,
            #"{"first":0,"types":["A"],"members":[["A","b","method"]],"list":[[0,0,0,0]]}"#,
            #"{"first":0,"types":["A"],"members":[["A","b","magic"]],"list":[]}"#,
            #"{"first":0,"types":["A"],"members":[["A","b","method"]],"list":[[-1,0,0]]}"#,
        ])
    func refuses(_ text: String) throws {
        #expect(CallList(json: try JSONReader.read(Array(text.utf8))) == nil)
    }

    @Test(
        "A helper of an object is a part of what called it, the base's member too; a template's step is not")
    func helpers() {
        let calls = [
            RecordedCall(object: 1, type: "Folder", member: "display()"),
            RecordedCall(parent: 0, object: 1, type: "Folder", member: "each(_:)"),
            RecordedCall(parent: 1, object: 2, type: "File", member: "display()"),
            RecordedCall(parent: 0, object: 1, type: "Folder", owner: "Node", member: "display()"),
            RecordedCall(parent: 3, object: 3, type: "Folder", owner: "Node", member: "display()"),
            RecordedCall(parent: 4, object: 3, type: "Folder", member: "step()"),
        ]
        #expect(
            calls.collapsed == [
                calls[0], RecordedCall(parent: 0, object: 2, type: "File", member: "display()"),
                RecordedCall(parent: 0, object: 3, type: "Folder", owner: "Node", member: "display()"),
                RecordedCall(parent: 2, object: 3, type: "Folder", member: "step()"),
            ])
    }

    @Test("A value that calls the same member of its own kind goes deeper")
    func values() {
        let calls = [
            RecordedCall(type: "Sum", member: "value()"),
            RecordedCall(parent: 0, type: "Sum", member: "helper()"),
            RecordedCall(parent: 1, type: "Sum", member: "value()"),
        ]
        #expect(calls.collapsed == [calls[0], RecordedCall(parent: 0, type: "Sum", member: "value()")])
    }

    @Test("Initializers of one object are one")
    func initializers() {
        let calls = [
            RecordedCall(object: 1, type: "Shirt", member: "init(name:)", role: .initializer),
            RecordedCall(
                parent: 0, object: 1, type: "Shirt", owner: "Person", member: "init()", role: .initializer),
            RecordedCall(parent: 0, object: 2, type: "Button", member: "init()", role: .initializer),
        ]
        #expect(calls.collapsed.map(\.object) == [1, 2])
    }
}
