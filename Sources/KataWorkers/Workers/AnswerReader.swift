internal import KataTranscript

/// Reads answers of the worker protocol; whatever is none is a breach.
enum AnswerReader {
    /// What a worker says while a request is in hand.
    enum Message {
        case answer(Result<Answer, ModuleError>)
        case callback(Callback)
    }

    /// Reads the answer to the request `id`, or a callback before it; `told` is what was asked for beside a value.
    static func message(
        about id: Int, in line: ArraySlice<UInt8>, telling told: RecordedParts = []
    ) throws(InterruptionError) -> Message {
        let json = try document(in: line, id: id)
        guard json["callback"] == nil else {
            guard let callback = Callback(json: json) else { throw .policy("a callback that cannot be read") }
            return .callback(callback)
        }
        return .answer(try answer(json, told))
    }

    private static func answer(
        _ json: JSON, _ told: RecordedParts
    ) throws(InterruptionError) -> Result<Answer, ModuleError> {
        guard let result = Result<Answer, ModuleError>(json: json, telling: told) else {
            throw .policy("an answer without a result that can be read")
        }
        return result
    }

    /// Reads the answer to `hello`.
    static func greeting(in line: ArraySlice<UInt8>) throws(InterruptionError) -> WorkerGreeting {
        let json = try document(in: line, id: Worker.helloID)
        guard let greeting = json["ok"].flatMap(WorkerGreeting.init(json:)) else {
            throw .policy("an answer to hello that is none of protocols 1 and 2")
        }
        return greeting
    }

    /// Reads the answer to `bye`; one to another request shows that something was answered twice.
    static func farewell(to id: Int, in line: ArraySlice<UInt8>) throws(InterruptionError) {
        _ = try document(in: line, id: id)
    }

    private static func document(in line: ArraySlice<UInt8>, id: Int) throws(InterruptionError) -> JSON {
        let json: JSON
        do throws(JSONError) {
            json = try JSONReader.read(line)
        } catch {
            throw .policy("an answer that is no JSON (\(error.message) at byte \(error.offset))")
        }
        guard let answered = json["id"]?.integer else { throw .policy("an answer without an id") }
        guard answered == id else { throw .policy("an answer to request \(answered) instead of \(id)") }
        return json
    }
}
