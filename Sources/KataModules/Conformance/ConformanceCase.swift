import KataDiagnostics
import KataSystem
import KataTranscript
import KataWorkers

/// A thing that languages do differently: a contract, a dialogue in its names, and a solution in one language.
public struct ConformanceCase: Sendable, CustomStringConvertible {
    /// The case's name.
    public let name: String
    /// The language's id.
    public let language: String
    /// The folder that holds the contract and the dialogue.
    let folder: String
    /// The folder of the solution; it need not be there.
    let solution: String

    /// Makes a case of a suite in a language; the plugin's own folder `conformance` may hold the solution.
    public init(name: String, language: String, suite: String, plugin: String) {
        self.name = name
        self.language = language
        folder = "\(suite)/\(name)"
        let own = "\(plugin)/conformance/\(name)"
        solution = Files.isFolder(own) ? own : "\(folder)/\(language)"
    }

    /// Returns the names of a suite's cases, sorted.
    public static func names(in suite: String) -> [String] {
        Files.names(in: suite).filter { Files.isFile("\(suite)/\($0)/dialogue.txt") }.sorted()
    }

    public var description: String { "\(name) in \(language)" }

    /// Tells whether it is written in the language, or why it cannot be.
    var isThere: Bool { Files.isFolder(solution) }

    /// Why the language cannot do what the case shows, in a sentence, which a second line says in Chinese; nil where it can.
    var reason: (english: String, chinese: String)? {
        guard let bytes = Files.contents("\(solution)/not-applicable.txt") else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        return (lines.first ?? "", lines.dropFirst().first ?? lines.first ?? "")
    }

    /// The module's manifest with the contract.
    func manifest() throws(BuildError) -> PatternManifest {
        let path = "\(folder)/plugin.yaml"
        let text = String(decoding: Files.contents(path) ?? [], as: UTF8.self)
        let file = ManifestReader.pattern(SourceFile(path: path, text: text), folder: name)
        guard let manifest = file.manifest else {
            throw .machine("\(path) is wrong: \(file.diagnostics.sorted.map(\.message))")
        }
        return manifest
    }

    /// What is said to the module, an exchange each.
    func dialogue() throws(BuildError) -> [Exchange] {
        let path = "\(folder)/dialogue.txt"
        let text = String(decoding: Files.contents(path) ?? [], as: UTF8.self)
        do {
            return try Exchange.read(text)
        } catch {
            throw .machine("\(path) is no dialogue: \(error)")
        }
    }

    /// Holds the dialogue with a new session of a pool's worker; returns where it goes otherwise, nil where it does not.
    func fault(of module: BuiltModule, _ pool: WorkerPool) throws(BuildError) -> String? {
        let exchanges = try dialogue()
        let worker: WorkerSession
        do throws(SessionError) {
            worker = try pool.session(limits: WorkerLimits(cpuMilliseconds: 60_000))
        } catch {
            return "the worker does not start: \(error.words)"
        }
        let session = module.scripted(worker)
        for exchange in exchanges {
            var log: [UInt8]
            var answer: JSON?
            do throws(SessionError) {
                guard let reply = try exchange.reply(of: session) else {
                    return "line \(exchange.line) is no request"
                }
                (log, answer) = (reply.output, reply.told)
            } catch {
                (log, answer) = (error.output, nil)
            }
            if let fault = exchange.fault(of: answer, log) { return "line \(exchange.line): \(fault)" }
            if answer == nil { return nil }
        }
        return worker.finish().breach.map { "the farewell: \($0)" }
    }
}

extension Exchange {
    /// Says what is not as it is wanted; nil where all is.
    fileprivate func fault(of answer: JSON?, _ log: [UInt8]) -> String? {
        var lines = String(decoding: log, as: UTF8.self)
        if !lines.isEmpty, !lines.hasSuffix("\n") { lines += "\n" }
        if !lines.unicodeScalars.elementsEqual(self.log.unicodeScalars) {
            return "the log is '\(lines)', not '\(self.log)'"
        }
        guard let answer, let wanted = self.answer else {
            return (answer == nil) == (self.answer == nil) ? nil : "it brings \(answer?.text ?? "the end")"
        }
        return answer.difference(from: wanted, allowsMore: true).map { "\($0) in \(answer.text)" }
    }
}
