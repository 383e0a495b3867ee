import Foundation
import KataTesting
import Testing

@testable import KataGrading

/// That a manifest reads back as it was written, and every fault of one is told.
///
/// Their words: Tests/Cases/manifest-faults.
@Suite struct GradeManifestTests {
    private static var settings: GradeSettings {
        var settings = GradeSettings(
            katas: ["state", "more katas"], hidden: ["hidden\\"], language: "swift", isolation: "strong")
        settings.isPartial = true
        return settings
    }

    private let full = GradeManifest(
        settings: settings, isEach: true,
        rows: [
            GradeManifest.Row(key: Frozen.key(0), name: "Ada\tLovelace", path: "subs/Ada\tLovelace"),
            GradeManifest.Row(key: Frozen.key(1), name: "back\\slash\n\r", path: "/subs/\\n"),
            GradeManifest.Row(key: Frozen.key(1), name: "李雷", path: "subs/李雷"),
        ])

    @Test func theTextIsALineForTheSettingsAndEachSubmission() {
        let lines = full.text.split(separator: "\n").map(String.init)
        #expect(
            lines.dropLast() == [
                #"{"format":"kata.manifest","version":2,"katas":["state","more katas"],"hidden":["hidden\\"],"#
                    + #""language":"swift","isolation":"strong","partial":true,"each":true,"submissions":3}"#,
                #"{"key":"\#(Frozen.key(0))","name":"Ada\tLovelace","path":"subs/Ada\tLovelace"}"#,
                #"{"key":"\#(Frozen.key(1))","name":"back\\slash\n\r","path":"/subs/\\n"}"#,
                #"{"key":"\#(Frozen.key(1))","name":"李雷","path":"subs/李雷"}"#,
            ])
        let content = Array((lines.dropLast().joined(separator: "\n") + "\n").utf8)
        #expect(lines.last == #"{"sha256":"\#(GradeManifest.checksum(content))"}"#)
    }

    @Test func itReadsBackAsItWasWritten() throws {
        #expect(try GradeManifest(reading: Array(full.text.utf8)) == full)
        let small = Frozen.manifest(["one"], isEach: false)
        #expect(try GradeManifest(reading: Array(small.text.utf8)) == small)
    }

    @Test func itSaysHowManySequencesAreExplored() throws {
        var settings = Self.settings
        settings.exploredSequences = 300
        let manifest = GradeManifest(settings: settings, isEach: false, rows: full.rows)
        let read = try GradeManifest(reading: Array(manifest.text.utf8))
        #expect(read == manifest && read.settings.exploredSequences == 300)
        settings.exploredSequences = 0
        let wrong = GradeManifest(settings: settings, isEach: false, rows: full.rows).text
        #expect(throws: GradeManifestError(kind: .wrongSequences("0"), line: 1)) {
            try GradeManifest(reading: Array(wrong.utf8))
        }
    }

    /// Whatever byte is lost, changed or added: the checksum tells.
    @Test func everyDamageIsRefused() throws {
        let bytes = Array(full.text.utf8)
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<3000 {
            var damaged = bytes
            let place = Int.random(in: damaged.indices, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: damaged.remove(at: place)
            case 1: damaged.insert(UInt8.random(in: .min ... .max, using: &generator), at: place)
            default: damaged[place] = UInt8.random(in: .min ... .max, using: &generator)
            }
            guard damaged != bytes else { continue }
            if let read = try? GradeManifest(reading: damaged) {
                // Blanks in the last line, which no hash covers, change nothing.
                #expect(read == full)
            }
        }
    }

    /// A copy that ends early never passes for the whole.
    @Test func everyCutIsRefused() {
        let bytes = Array(full.text.utf8)
        for length in bytes.indices {
            #expect(throws: GradeManifestError.self) { try GradeManifest(reading: Array(bytes[..<length])) }
        }
    }

    @Test func namesOfEqualLookAreTwo() throws {
        let twins = Frozen.manifest(["e\u{301}", "\u{E9}"])
        #expect(try GradeManifest(reading: Array(twins.text.utf8)) == twins)
    }

    @Test func submissionsAreBoundToTheirKeys() {
        let submissions = full.submissions()
        #expect(submissions.map(\.frozenKey) == full.rows.map(\.key))
        #expect(submissions.map(\.path) == full.rows.map(\.path))
        #expect(submissions.map(\.followsLink) == [false, false, false])
        #expect(Frozen.manifest(["one"], isEach: false).submissions().map(\.followsLink) == [true])
    }

    @Test func theFingerprintIsThatOfTheContent() {
        #expect(full.fingerprint.utf8.count == 8)
        #expect(full.fingerprint == full.fingerprint)
        #expect(Frozen.manifest(["one"]).fingerprint != Frozen.manifest(["two"]).fingerprint)
    }

    @Test func aFileThatIsNoneOrTooLargeIsRefused() throws {
        let folder = try TemporaryFolder()
        #expect(throws: GradeManifestError(kind: .notReadable, line: nil)) {
            try GradeManifest(contentsOf: folder.path)
        }
        #expect(throws: GradeManifestError(kind: .notReadable, line: nil)) {
            try GradeManifest(contentsOf: folder.path + "/nothing")
        }
        try folder.write("large.tsv")
        #expect(truncate(folder.path + "/large.tsv", off_t(GradeManifestReader.maximumBytes) + 1) == 0)
        #expect(throws: GradeManifestError(kind: .tooLarge, line: nil)) {
            try GradeManifest(contentsOf: folder.path + "/large.tsv")
        }
        try folder.write("m.tsv", full.text)
        #expect(try GradeManifest(contentsOf: folder.path + "/m.tsv") == full)
    }
}
