import Foundation
import Testing

/// A folder of Tests/Cases: a command line, the files it meets, and what it writes.
struct BehaviourCase: Sendable, CustomTestStringConvertible {
    /// The folder's name.
    let name: String

    /// The folder of all cases, in the source tree.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Cases")

    /// The only cases to run, by `KATA_CASES=NAME,NAME`; nil for all.
    static let chosen = ProcessInfo.processInfo.environment["KATA_CASES"]?.split(separator: ",").map(
        String.init)

    /// All cases by name, or those that were chosen; a folder is one when it holds `cmd`.
    static let all: [BehaviourCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().map(BehaviourCase.init).filter { item in
            item.text("cmd") != nil && (chosen?.contains(item.name) ?? true)
        }
    }()

    /// Files that describe the case and are not there when the command runs.
    static let ownFiles: Set<String> = ["cmd", "env", "exit", "needs", "stdout", "stderr"]

    var testDescription: String { name }

    /// The folder.
    var folder: URL { BehaviourCase.root.appendingPathComponent(name) }

    /// The command line, for `sh`; `kata` is on its path.
    var command: String { text("cmd") ?? "" }

    /// The languages beside Swift without which it cannot run.
    var needs: [String] { (text("needs") ?? "").split(whereSeparator: \.isWhitespace).map(String.init) }

    /// The variables of `env`, a `NAME=value` a line.
    var variables: [String: String] {
        var result: [String: String] = [:]
        for line in (text("env") ?? "").split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            result[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
        }
        return result
    }

    /// What the command should do.
    var expected: Outcome {
        let exit = (text("exit") ?? "0").trimmingCharacters(in: .whitespacesAndNewlines)
        return Outcome(
            standardOutput: text("stdout") ?? "", standardError: text("stderr") ?? "",
            exitCode: Int32(exit) ?? 0)
    }

    /// Replaces what is expected by what was seen; a file that says nothing is left out.
    func record(_ outcome: Outcome) throws {
        try write(outcome.standardOutput, "stdout")
        try write(outcome.standardError, "stderr")
        try write(outcome.exitCode == 0 ? "" : "\(outcome.exitCode)\n", "exit")
    }

    /// Copies the files that the command meets into a new folder.
    func stage(in target: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: folder.path)
        where !BehaviourCase.ownFiles.contains(name) {
            try files.copyItem(
                at: folder.appendingPathComponent(name), to: target.appendingPathComponent(name))
        }
    }

    private func text(_ file: String) -> String? {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path) else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    private func write(_ text: String, _ file: String) throws {
        let url = folder.appendingPathComponent(file)
        if text.isEmpty {
            try? FileManager.default.removeItem(at: url)
        } else {
            try Data(text.utf8).write(to: url)
        }
    }
}

/// What a command did, or should do.
struct Outcome: Equatable {
    var standardOutput: String
    var standardError: String
    var exitCode: Int32
}
