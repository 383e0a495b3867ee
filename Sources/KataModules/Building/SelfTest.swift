import KataSystem
import KataTranscript
import KataWorkers

/// What came of a language's self-test.
public enum SelfTestOutcome: Sendable {
    /// The small solution was built, and its worker answered as it has to.
    case passed
    /// The plugin has no small solution.
    case absent
    /// Something went wrong, in words.
    case failed(String)
}

extension ModuleStore {
    /// Builds the small solution in a language's folder `self-test`, and asks its worker what a scenario would ask.
    ///
    /// Every language has the same one: a `Counter(start: 3)` that writes its value whenever `add` changes it.
    public func selfTest(of language: LanguagePlugin) throws(BuildError) -> SelfTestOutcome {
        guard let module = try builder(language).selfTestModule() else { return .absent }
        let pool = WorkerPool(
            module.worker, strategy: .fresh, confinement: module.confinement(minimum: nil))
        defer { pool.shutdown() }
        return SelfTest.outcome(module, pool)
    }
}

extension ModuleBuilder {
    /// Builds the small solution of the language; nil where its plugin has none.
    func selfTestModule() throws(BuildError) -> BuiltModule? {
        let folder = "\(language.found.folder)/self-test"
        guard Files.isFolder(folder) else { return nil }
        let sources = try SourceSet(in: folder, extensions: language.manifest.extensions)
        guard !sources.files.isEmpty else {
            throw .noSources(folder: folder, extensions: language.manifest.extensions)
        }
        let id = language.manifest.id
        return try module("the self-test of \(id)", sources, SelfTest.manifest(id))
    }
}

/// The questions of a language's self-test.
private enum SelfTest {
    static func manifest(_ language: String) -> PatternManifest {
        let counter = Contract.PromisedType(
            name: "Counter", constructors: ["Counter(start: Int)"],
            properties: [("value", "Int {get}")], methods: ["add(_ count: Int) -> Int"], cases: [])
        return PatternManifest(
            id: "self-test", version: "1.0.0", titles: [], language: language,
            contract: Contract(types: [counter]))
    }

    static func outcome(_ module: BuiltModule, _ pool: WorkerPool) -> SelfTestOutcome {
        do throws(SessionError) {
            let worker = try pool.session()
            defer { _ = worker.finish() }
            let session = module.scripted(worker)
            let start = [Argument(label: "start", value: .integer(3))]
            let made = try session.perform(.new(type: "Counter", arguments: start))
            guard case .success(let answer) = made.result, case .object = answer.value else {
                return .failed("'Counter(start: 3)' gives \(words(made))")
            }
            let counter = Request.Target.value(answer.value)
            let added = try session.perform(
                .call(on: counter, member: "add", arguments: [Argument(value: .integer(4))]))
            guard isSeven(added) else { return .failed("'counter.add(4)' gives \(words(added)), not 7") }
            guard added.output == Array("7\n".utf8) else {
                return .failed("'counter.add(4)' writes '\(text(added))', not '7' and a line break")
            }
            let read = try session.perform(.get(on: counter, member: "value"))
            return isSeven(read) ? .passed : .failed("'counter.value' gives \(words(read)), not 7")
        } catch {
            return .failed(module.withOwnPaths(error.words))
        }
    }

    private static func isSeven(_ reply: Reply) -> Bool {
        guard case .success(let answer) = reply.result, case .integer(7) = answer.value else { return false }
        return true
    }

    private static func text(_ reply: Reply) -> String { String(decoding: reply.output, as: UTF8.self) }

    private static func words(_ reply: Reply) -> String {
        switch reply.result {
        case .success(let answer): answer.value.json.text
        case .failure(let error): "'\(error.message)'"
        }
    }
}
