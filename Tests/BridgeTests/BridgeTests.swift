import Foundation
import KataSystem
import KataTranscript
import Testing

@testable import KataModules
@testable import KataWorkers

/// Every construct of Tests/Bridge: built by kata's own pipeline, and talked to over the worker protocol.
@Suite struct BridgeTests {
    @Test(arguments: Construct.all)
    func isReached(_ construct: Construct) throws {
        if let failure = construct.failure {
            try Self.expect(failure, of: construct)
            return
        }
        if construct.needsRepair {
            // Other sources, so that the cache does not know the result of a repair.
            #expect(throws: BuildError.self, "nothing is to be repaired here") {
                try Workshop.build(construct, repairs: false, isNew: true)
            }
        }
        let module = try Workshop.build(construct, repairs: construct.needsRepair)
        if let wanted = try construct.types() {
            let bytes = try #require(Files.contents(module.folder + "/types.json"))
            let difference = try JSONReader.read(bytes).difference(from: wanted, allowsMore: true)
            #expect(difference == nil, "types.json")
        }
        for strategy in Set([module.strategy.kind, .fresh]) {
            try Self.hold(construct, with: module, strategy == .fresh ? .fresh : module.strategy)
        }
    }

    /// All constructs where `KATA_PROBES=all` asks for them: each is one more build.
    private static let probed =
        ProcessInfo.processInfo.environment["KATA_PROBES"] == "all"
        ? Construct.all : Construct.all.filter { ["class-basics", "protocol-requests"].contains($0.name) }

    @Test(arguments: probed.filter { $0.failure == nil })
    func isTheSameWithProbes(_ construct: Construct) throws {
        let module = try Workshop.build(construct, repairs: true, copy: .calls)
        try Self.hold(construct, with: module, .fresh)
    }

    @Test func thereAreConstructs() { #expect(Construct.all.count >= 50) }

    private static func expect(_ wanted: (exitCode: Int, words: String), of construct: Construct) throws {
        do throws(BuildError) {
            _ = try Workshop.build(construct, repairs: true)
            Issue.record("it builds")
        } catch {
            guard case .solution(let build) = error else { throw error }
            #expect(wanted.exitCode == 1, "a build that fails is the solution's fault")
            let said = build.diagnostics.replacing(construct.folder + "/", with: "")
            if wanted.words.split(separator: "\n").last == "*" {
                #expect(said.hasPrefix(wanted.words.dropLast(2).replacing(/\*\n?$/, with: "")))
            } else {
                #expect(said.trimmed == wanted.words.trimmed)
            }
        }
    }

    private static func hold(
        _ construct: Construct, with module: BuiltModule, _ strategy: WorkerStrategy
    ) throws {
        let conversation = try Conversation(with: module, strategy: strategy)
        #expect(conversation.greeting.language == "swift")
        for exchange in try construct.dialogue() {
            let (answer, log) = try conversation.say(exchange.request)
            let place = "\(construct.name)/dialogue.txt:\(exchange.line), \(strategy.kind)"
            let lines = log.isEmpty || log.hasSuffix("\n") ? log : log + "\n"
            if !lines.utf8.elementsEqual(exchange.log.utf8) {
                Issue.record("\(place) logs\n\(lines)instead of\n\(exchange.log)")
            }
            switch (answer, exchange.answer) {
            case (nil, nil): return
            case (let answer?, let wanted?):
                let difference = answer.difference(from: wanted, allowsMore: false)
                #expect(difference == nil, "\(place): \(exchange.request.text)")
            case (let answer, let wanted):
                Issue.record(
                    "\(place) brings \(answer?.text ?? "the end") instead of \(wanted?.text ?? "the end")")
                return
            }
        }
        let isFarewell = try conversation.part()
        let saysHello = try construct.dialogue().contains { $0.request["op"]?.string == "hello" }
        #expect(isFarewell || saysHello, "the farewell")
    }
}

extension WorkerStrategy {
    /// How scenarios share processes, without the command.
    fileprivate enum Kind { case fresh, served, reused, reset }

    fileprivate var kind: Kind {
        switch self {
        case .fresh: .fresh
        case .served: .served
        case .reused: .reused
        case .reset: .reset
        }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
