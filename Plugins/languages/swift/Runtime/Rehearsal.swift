/// What the server does before it forks: Swift looks for types and conformances where they are used first, and every
/// child would look again.
///
/// None of the solution's code runs here: a solution of our own plays it.
struct Rehearsal {
    /// What kata asks of most workers, and once of every kind of value.
    private static let requests = [
        #"{"id":0,"op":"hello","protocol":1,"token":""}"#,
        #"{"id":1,"op":"new","type":"Stage","args":[]}"#,
        #"{"id":2,"op":"call","on":{"ref":1,"type":"Stage"},"member":"play","args":[""]}"#,
        #"{"id":3,"op":"call","on":{"ref":1,"type":"Stage"},"member":"play","args":[{"label":"line","value":""}]}"#,
        #"{"id":4,"op":"get","on":{"ref":1,"type":"Stage"},"member":"lines"}"#,
        #"{"id":5,"op":"show","value":{"ref":1,"type":"Stage"}}"#,
        #"{"id":6,"op":"equal","a":[1,"",true,0.5],"b":[1,"",true,0.5]}"#,
        #"{"id":7,"op":"new","type":"Backdrop","args":[]}"#,
        #"{"id":8,"op":"release","refs":[1]}"#,
        #"{"id":9,"op":"bye"}"#,
    ]
    /// A server's standard output is `/dev/null`.
    private static let nowhere: Int32 = 1

    private let session = Session(StageBindings())

    /// Lets a worker answer the requests into the void, and looks up what workers find by name.
    func run() {
        MainQueue.find()
        Process.find()
        let lines = Rehearsal.requests.map { $0 + "\n" }.joined()
        if let requests = Platform.readable(Array(lines.utf8)) {
            let worker = Worker(session, requests: requests, answers: Rehearsal.nowhere)
            worker.serve(nil)
            ServerSocket.close([requests])
        }
        let values: [JSON] = [
            .integer(1), .float(0.5), .string(""), .bool(true), .array([.integer(1)]), .null,
        ]
        for value in values {
            guard let value = try? Value(value) else { continue }
            _ = try? session.encode(session.natural(value))
            _ = try? session.decode(value, coercing: true) as [Int]
            _ = try? session.decode(value, coercing: true) as Double
            _ = try? session.decode(value, coercing: true) as String?
        }
    }

    /// Finds what is asked about each type of the solution: whether the runtime's protocols hold for it.
    func meet(_ solution: Session) {
        for type in solution.registry.types {
            guard let metatype = solution.bindings.type(type.index) else { continue }
            _ = metatype as? any ScriptEncodable.Type
            _ = metatype as? any ScriptDecodable.Type
            _ = metatype as? any GenericBindings.Type
            _ = metatype as? any BinaryFloatingPoint.Type
        }
    }
}

/// A class with a method that prints and a property.
private final class Stage {
    private(set) var lines = 0

    func play(_ line: String) {
        print(line, terminator: "")
        lines += 1
    }
}

/// What the generated file would be for ``Stage``.
private struct StageBindings: Bindings {
    private static let play = 2
    private static let lines = 4

    var description: StaticString {
        """
        type\tclass\tStage\t\t\t
        member\tconstructor\t0\tinit\t\t\t
        member\tmethod\t2\tplay\t\t\t\t\u{1}line\u{1}String\u{1}
        member\tproperty\t4\tlines\t\t\tInt
        """
    }

    func type(_ type: Int) -> Any.Type? { Stage.self }

    func conforms(_ value: Any, to type: Int) -> Bool { false }

    // Not specialized, as the code that the generated file calls is not.
    @_optimize(none)
    func call(_ type: Int, _ member: Int, _ call: Call) throws -> Value {
        switch member {
        case Self.play:
            let stage: Stage = try call.receiver()
            stage.play(try call.argument(0))
            return call.void()
        case Self.lines:
            let stage: Stage = try call.receiver()
            return try call.result(stage.lines)
        default: return try call.result(Stage())
        }
    }

    func specialized(_ type: Int, for member: Int, by values: [Any]) throws -> (any GenericBindings.Type)? {
        nil
    }

    func message(of error: any Error) -> String? { nil }
}
