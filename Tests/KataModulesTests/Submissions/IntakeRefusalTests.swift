import Foundation
import KataSystem
import Testing

@testable import KataModules

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What refuses a submission: everything that is no file of its own, and too much of anything.
@Suite struct IntakeRefusalTests {
    // MARK: What is no file

    @Test(arguments: ["/etc/passwd", "a.swift", ".", "nowhere"])
    func aLinkIsRefusedWhereverItPoints(_ target: String) throws {
        let hand = try HandIn(["a.swift"])
        try hand.link("b.swift", to: target)
        #expect(try hand.refusal() == "'b.swift' is a link; hand in the file itself")
    }

    @Test func aLinkThatIsNoSourceIsRefusedToo() throws {
        let hand = try HandIn(["deep/a.swift"])
        try hand.link("deep/notes", to: "/etc")
        #expect(try hand.refusal() == "'deep/notes' is a link; hand in the file itself")
    }

    @Test func aPipeIsRefusedWithoutWaiting() throws {
        let hand = try HandIn()
        #expect(mkfifo(hand.path + "/a.swift", 0o600) == 0)
        #expect(try hand.refusal() == "'a.swift' is a pipe, not a file")
    }

    #if os(Linux)
    @Test func aSocketIsRefused() throws {
        let hand = try HandIn()
        #expect(mknod(hand.path + "/a.swift", S_IFSOCK | 0o600, 0) == 0)
        #expect(try hand.refusal() == "'a.swift' is a socket, not a file")
    }

    @Test(.enabled(if: geteuid() == 0, "only root makes devices"))
    func aDeviceIsRefused() throws {
        let hand = try HandIn()
        let null = dev_t(0x103)
        guard mknod(hand.path + "/a.swift", S_IFCHR | 0o600, null) == 0 else { return }
        #expect(try hand.refusal() == "'a.swift' is a device, not a file")
    }
    #endif

    @Test(arguments: ["b.swift", "notes"])
    func aHardLinkIsRefused(_ name: String) throws {
        let hand = try HandIn()
        try Files.write([], to: hand.path + ".txt")
        #expect(link(hand.path + ".txt", "\(hand.path)/\(name)") == 0)
        #expect(try hand.refusal() == "'\(name)' has other names (hard links); hand in copies")
    }

    @Test func aSubmissionThatIsALinkIsFollowedForATeacherOnly() throws {
        let hand = try HandIn(["real/a.swift"])
        try hand.link("link", to: "real")
        func take(_ isTeacher: Bool, _ name: String) throws -> Intake {
            try Intake("\(hand.path)/\(name)", followsLink: isTeacher, extensions: ["swift"])
        }
        #expect(try take(false, "link").refusal == "the submission is a link or no folder")
        #expect(try take(true, "link").files.map(\.path) == ["a.swift"])
        #expect(try take(true, "real/a.swift").refusal == "the submission is a link or no folder")
    }

    // MARK: What cannot be read

    @Test(arguments: ["a.swift", "deep"])
    func whatTheGraderMayNotReadIsNoFaultOfTheSubmission(_ name: String) async throws {
        let hand = try HandIn(["a.swift", "deep/b.swift"])
        chmod("\(hand.path)/\(name)", 0)
        await #expect(processExitsWith: .success) { [path = hand.path as String, name] in
            if geteuid() == 0 { precondition(seteuid(65529) == 0) }
            do throws(IntakeError) {
                _ = try Intake(path, followsLink: false, extensions: ["swift"])
                preconditionFailure("it was taken")
            } catch {
                let words = "'\(name)' may not be read by the grader; 'chmod -R u+rwX' by its owner allows it"
                precondition(error.sentence == words, error.sentence)
            }
        }
        chmod("\(hand.path)/\(name)", 0o700)
    }

    @Test(arguments: [[0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]])
    func aNameThatIsNoTextIsRefused(_ bytes: [UInt8]) throws {
        let hand = try HandIn()
        let name = Array("\(hand.path)/deep/".utf8) + bytes + Array(".swift\0".utf8)
        try Files.makeFolder(hand.path + "/deep")
        let file = name.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT, 0o600) }
        }
        // Some file systems take no such name.
        guard file >= 0 else { return }
        close(file)
        #expect(try hand.refusal()?.hasPrefix("a file name in 'deep/' is no UTF-8: '\u{FFFD}") == true)
    }

    @Test func aRefusalShowsNoControlCharacters() throws {
        let hand = try HandIn()
        try hand.link("\u{1B}[2J\n.swift", to: "/etc/passwd")
        #expect(try hand.refusal() == "'\\u{1B}[2J\\u{A}.swift' is a link; hand in the file itself")
    }

    @Test func bytesThatAreNoTextAreRefused() throws {
        let hand = try HandIn()
        try hand.write("a.swift", [0x61, 0xFF])
        #expect(try hand.refusal() == "'a.swift' is no UTF-8 text")
    }

    // MARK: Too much

    @Test func foldersMayLieEightDeep() throws {
        let deep = Array(repeating: "d", count: 8).joined(separator: "/")
        let hand = try HandIn([deep + "/a.swift"])
        #expect(try hand.sources() == [deep + "/a.swift"])
        try hand.write(deep + "/d/notes", "")
        #expect(try hand.refusal() == "'\(deep)/d' lies deeper than 8 folders")
    }

    @Test func twoHundredSourcesAreTaken() throws {
        let hand = try HandIn((0..<200).map { "\($0).swift" })
        #expect(try hand.sources().count == 200)
        try hand.write("200.swift", "")
        #expect(try hand.refusal() == "there are more than 200 source files")
    }

    @Test func fiveThousandEntriesAreLookedAt() throws {
        let hand = try HandIn()
        try Files.makeFolder(hand.path + "/deep")
        for number in 1..<5000 { close(creat("\(hand.path)/deep/\(number)", 0o600)) }
        #expect(try hand.refusal() == nil)
        try hand.write("one-more", "")
        #expect(try hand.refusal() == "there are more than 5000 files and folders")
    }

    @Test func aFileMayHaveAMebibyte() throws {
        let hand = try HandIn()
        try hand.write("a.swift", [UInt8](repeating: 0x20, count: 1 << 20))
        #expect(try hand.intake().files.map(\.bytes.count) == [1 << 20])
        try hand.write("a.swift", [UInt8](repeating: 0x20, count: (1 << 20) + 1))
        #expect(try hand.refusal() == "'a.swift' has more than 1 MiB")
    }

    @Test func allFilesMayHaveTenMebibytes() throws {
        let hand = try HandIn()
        for number in 0..<10 {
            try hand.write("\(number).swift", [UInt8](repeating: 0x20, count: 1 << 20))
        }
        #expect(try hand.refusal() == nil)
        try hand.write("z.swift", " ")
        #expect(try hand.refusal() == "the sources have more than 10 MiB")
    }

    #if os(Linux)
    /// What lists this process's descriptors lists the one that it is listed by, too, which is closed by then.
    @Test func whatVanishesMeanwhileIsNoFaultOfTheSubmission() throws {
        var error: IntakeError?
        // Another thread of the tests may take the closed number meanwhile; then a further try meets it.
        for _ in 0..<1000 where error == nil {
            do throws(IntakeError) {
                _ = try Intake("/proc/self/fdinfo", followsLink: false, extensions: ["swift"])
            } catch let refusal {
                error = refusal
            }
        }
        let words = try #require(error).sentence
        #expect(words.contains(/^'[0-9]+' was changed while it was read; grade again$/))
    }
    #endif
}
