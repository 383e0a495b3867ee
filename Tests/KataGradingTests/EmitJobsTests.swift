import KataDiagnostics
import KataWorkers
import KataYAML
import Testing

@testable import KataGrading

/// That no text breaks out of its place in a job file.
///
/// The files themselves: Tests/Cases/emit-….
@Suite struct EmitJobsTests {
    private let manifest = Frozen.manifest(["ada", "bob", "cleo"])
    /// Texts that shells, YAML, Kubernetes, GNU parallel or Slurm would take for something else.
    private static let hostile = [
        "plain", "two words", "it's", "'", "\"", "\\", "$HOME", "$(date)", "`date`", "$$", "{}", "{.}", "{#}",
        "{= 1 =}",
        "*", "~", "a;b", "a&b|c", "#a", "-n", "!x", "%a", "a: b", "- a", "[a]", "&a", "@a", "李雷", "a\\nb",
        "=a", "",
    ]

    private func file(_ target: EmitTarget, _ text: String) throws -> String {
        let bounds = EmitJobs.Bounds(minutes: 1, memory: 1, processors: 1, running: nil)
        let jobs = try EmitJobs(
            of: manifest, for: target, name: "kata", manifest: text, results: text, shards: 2,
            program: "kata",
            bounds: bounds, image: text, hosts: nil, claim: text)
        return target.file(for: jobs)
    }

    /// Runs a script with a `kata` that prints each of its words in brackets.
    private func words(_ script: String, _ arguments: [String] = []) throws -> String {
        let kata = "kata() { for word; do printf '[%s]' \"$word\"; done; }\n"
        let result = try Program(
            "/bin/sh", ["-c", kata + script, "sh"] + arguments, environment: ["PATH": "/usr/bin:/bin"],
            limits: Program.Limits(wallMilliseconds: 10_000)
        ).run()
        return String(decoding: result.output, as: UTF8.self)
    }

    @Test(arguments: hostile)
    func shellsReadTheWordsThatWereMeant(_ text: String) throws {
        let slurm = try file(.slurm, text).replacing("exec kata", with: "SLURM_ARRAY_TASK_ID=1; kata")
        #expect(
            try words(slurm) == "[grade][--manifest][\(text)][--results][\(text)][--shard][1/2][-j][1]")
        // Twice: the script's shell, and the one that parallel starts.
        let parallel = try file(.parallel, text)
        let line = try #require(parallel.split(separator: "\n").first { $0.hasSuffix("' >&2") })
        let command = try words("kata " + line.dropLast(4).drop { $0 == " " }).dropFirst().dropLast()
        #expect(!command.replacing("--shard {}/2", with: "").contains(/\{[^']/))
        #expect(
            try words(String(command))
                == "[grade][--manifest][\(text)][--results][\(text)][--shard][{}/2][-j][1]")
    }

    @Test(arguments: hostile)
    func documentsHoldTheTextsThatWereMeant(_ text: String) throws {
        let github = try root(try file(.github, text))
        let grade = try #require(github.value(of: "jobs")?.value(of: "grade"))
        #expect(grade.value(of: "container")?.value(of: "image")?.string == text)
        let calls = try #require(grade.value(of: "steps")?.items.compactMap { $0.value(of: "run")?.string })
        let call = try #require(calls.first).replacing("${{ matrix.shard }}", with: "1")
        #expect(try words(call) == "[grade][--manifest][\(text)][--results][\(text)][--shard][1/2]")

        let kubernetes = try file(.kubernetes, text)
        for document in kubernetes.split(separator: "---\n") {
            let spec = try #require(
                try root(String(document)).value(of: "spec")?.value(of: "template")?.value(of: "spec"))
            let container = try #require(spec.value(of: "containers")?.items.first)
            #expect(container.value(of: "image")?.string == text)
            let words = try #require(container.value(of: "command")?.items.map(\.string))
            #expect(words[3].replacing("$$", with: "$") == text)
            let volume = try #require(spec.value(of: "volumes")?.items.first)
            #expect(volume.value(of: "persistentVolumeClaim")?.value(of: "claimName")?.string == text)
        }
    }

    @Test(arguments: ["a\nb", "a\rb", "\u{1B}[2J", "a\u{2028}b", "a\u{85}b"])
    func controlCharactersAreRefused(_ text: String) {
        for target in EmitTarget.allCases {
            #expect(throws: EmitJobs.EmitError.control(text)) { try file(target, text) }
        }
    }

    private func root(_ text: String) throws -> YAMLNode {
        var diagnostics = Diagnostics()
        let root = YAMLReader.root(of: SourceFile(path: "jobs.yml", text: text), diagnostics: &diagnostics)
        #expect(diagnostics.sorted.isEmpty)
        return try #require(root)
    }
}
