import Foundation
import KataSystem
import KataTesting
import Synchronization
import Testing

@testable import KataModules

@Suite struct BuildCacheTests {
    private let folder: TemporaryFolder
    private let cache: BuildCache

    init() throws {
        folder = try TemporaryFolder()
        cache = try BuildCache(root: folder.path + "/v1")
    }

    private func entry(
        _ key: String, _ kind: BuildCache.Kind = .modules, _ content: String = "worker"
    ) throws -> (path: String, isBuilt: Bool) {
        var isBuilt = false
        let path = try cache.entry(kind, key) { folder throws(BuildError) in
            isBuilt = true
            do {
                try Files.makeFolder(folder + "/lib")
                try Files.write(Array(content.utf8), to: folder + "/worker")
                try Files.write(Array("part".utf8), to: folder + "/lib/part")
            } catch {
                throw .machine("\(error)")
            }
        }
        return (path, isBuilt)
    }

    @Test(arguments: [BuildCache.Kind.modules, .runtimes])
    func anEntryIsBuiltOnce(_ kind: BuildCache.Kind) throws {
        let first = try entry("k", kind)
        #expect(first.isBuilt)
        #expect(first.path == "\(cache.root)/\(kind.rawValue)/k")
        #expect(Files.contents(first.path + "/lib/part") == Array("part".utf8))
        #expect(try !entry("k", kind).isBuilt)
        #expect(try entry("other", kind).isBuilt)
        #expect(cache.existing(kind, "k") == first.path)
        #expect(cache.existing(kind, "none") == nil)
    }

    @Test(arguments: [BuildCache.Kind.modules, .runtimes], ["worker", "lib/part", ".kata-files"])
    func aTornEntryIsBuiltAgain(_ kind: BuildCache.Kind, _ file: String) throws {
        let path = try entry("k", kind).path
        Files.remove("\(path)/\(file)")
        #expect(cache.existing(kind, "k") == nil)
        #expect(try entry("k", kind).isBuilt)
        #expect(Files.contents(path + "/worker") == Array("worker".utf8))
    }

    @Test(arguments: [BuildCache.Kind.modules, .runtimes])
    func anAlteredEntryIsBuiltAgain(_ kind: BuildCache.Kind) throws {
        let path = try entry("k", kind).path
        try Files.write(Array("forged".utf8), to: path + "/worker")
        #expect(try entry("k", kind).isBuilt)
        #expect(Files.contents(path + "/worker") == Array("worker".utf8))
    }

    @Test(arguments: [BuildCache.Kind.modules, .runtimes])
    func anEntryOutlivesATripThroughAnImage(_ kind: BuildCache.Kind) throws {
        let path = try entry("k", kind).path
        // Layers and archives keep seconds of a time, and give files other inodes.
        for name in ["worker", "lib/part"] {
            let bytes = try #require(Files.contents("\(path)/\(name)"))
            let seconds = try #require(Files.facts("\(path)/\(name)")).modified / 1_000_000_000
            try Files.write(bytes, to: "\(path)/\(name)")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: TimeInterval(seconds))],
                ofItemAtPath: "\(path)/\(name)")
        }
        #expect(try !entry("k", kind).isBuilt)
    }

    /// Asks for a runtime that was made from a file outside of the cache.
    private func runtime(
        in cache: BuildCache, from input: String
    ) throws -> (path: String, isBuilt: Bool) {
        var isBuilt = false
        let path = try cache.entry(.runtimes, "k") { folder throws(BuildError) in
            isBuilt = true
            do throws(FileError) {
                try Files.write(Array("\(input)\n".utf8), to: folder + "/inputs.txt")
            } catch {
                throw .machine(error.description)
            }
        }
        return (path, isBuilt)
    }

    @Test func aRuntimeIsMadeAgainOnceWhenWhatItWasMadeFromChanged() throws {
        let input = try folder.write("header.h", "1")
        let first = try runtime(in: cache, from: input)
        #expect(try !runtime(in: cache, from: input).isBuilt)
        #expect(cache.changedInput(.runtimes, "k") == nil)

        try folder.age("header.h", seconds: 100)
        #expect(cache.changedInput(.runtimes, "k") == input)
        #expect(cache.existing(.runtimes, "k") == first.path, "what was built with it still runs")
        let second = try runtime(in: cache, from: input)
        #expect(second.isBuilt)
        #expect(second.path != first.path, "other processes may be building with the first")
        #expect(try !runtime(in: cache, from: input).isBuilt)

        Files.remove(input)
        #expect(try runtime(in: cache, from: input).isBuilt)
    }

    @Test func whatAnInputHoldsIsKnownByItsContent() throws {
        func digest(_ text: String) throws -> String {
            let input = try folder.write("header.h", text)
            return try OutsideInputs(of: runtime(in: cache, from: input).path).digest(remembering: cache)
        }
        let first = try digest("long")
        try folder.age("header.h", seconds: 100)
        #expect(try digest("long") == first)
        #expect(try digest("other text") != first)
    }

    @Test func theInstallationsCacheIsReadAndNeverWritten() throws {
        let input = try folder.write("header.h", "1")
        let installed = try runtime(in: cache, from: input).path
        let own = try BuildCache(root: folder.path + "/own", installed: cache.root)
        #expect(try runtime(in: own, from: input) == (installed, false))
        #expect(own.existing(.runtimes, "k") == installed)

        try folder.age("header.h", seconds: 100)
        let again = try runtime(in: own, from: input)
        #expect(again == (own.root + "/runtimes/k", true))
        #expect(try runtime(in: own, from: input) == (again.path, false))
    }

    @Test(arguments: [BuildCache.Kind.modules, .runtimes])
    func aFailedBuildLeavesNothing(_ kind: BuildCache.Kind) throws {
        #expect(throws: BuildError.self) {
            try cache.entry(kind, "k") { _ throws(BuildError) in throw .machine("no") }
        }
        #expect(Files.names(in: "\(cache.root)/\(kind.rawValue)").filter { !$0.hasSuffix(".lock") } == [])
        #expect(try entry("k", kind).isBuilt)
    }

    @Test(arguments: [BuildCache.Kind.modules, .runtimes])
    func buildersMayRace(_ kind: BuildCache.Kind) throws {
        let builds = Mutex(0)
        let paths = Mutex<Set<String>>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let path = try? cache.entry(kind, "k") { folder throws(BuildError) in
                builds.withLock { $0 += 1 }
                Thread.sleep(forTimeInterval: 0.02)
                do throws(FileError) {
                    try Files.write(Array("worker".utf8), to: folder + "/worker")
                } catch {
                    throw .machine(error.description)
                }
            }
            paths.withLock { _ = $0.insert(path ?? "failed") }
        }
        #expect(paths.withLock { $0 } == ["\(cache.root)/\(kind.rawValue)/k"])
        #expect(builds.withLock { $0 } >= 1)
        if kind == .runtimes { #expect(builds.withLock { $0 } == 1) }
        let left = Files.names(in: "\(cache.root)/\(kind.rawValue)").filter { !$0.hasSuffix(".lock") }
        #expect(left == ["k"])
    }

    @Test func whatWasNotUsedForAMonthGoes() throws {
        _ = try entry("old")
        _ = try entry("young")
        try folder.age("v1/modules/old/.kata-files", seconds: 31 * 24 * 3600)
        try folder.age("v1/modules/young/.kata-files", seconds: 29 * 24 * 3600)
        _ = try entry("new")
        #expect(Set(Files.names(in: cache.root + "/modules")) == ["young", "new"])
    }

    @Test func useKeepsAnEntry() throws {
        _ = try entry("used")
        try folder.age("v1/modules/used/.kata-files", seconds: 31 * 24 * 3600)
        #expect(try !entry("used").isBuilt)
        _ = try entry("new")
        #expect(Set(Files.names(in: cache.root + "/modules")) == ["used", "new"])
    }

    @Test func theOldestGoWhereThereIsTooMuch() throws {
        for (name, age) in [("first", 300.0), ("second", 200), ("third", 100)] {
            _ = try entry(name)
            // A file with a hole takes no space on the disk.
            let file = try #require(FileHandle(forWritingAtPath: "\(cache.root)/modules/\(name)/worker"))
            try file.truncate(atOffset: 1 << 30)
            try folder.age("v1/modules/\(name)/.kata-files", seconds: age)
        }
        _ = try entry("new")
        #expect(Set(Files.names(in: cache.root + "/modules")) == ["third", "new"])
    }

    @Test func buildsThatWereLeftLyingAroundGo() throws {
        try folder.write("v1/modules/.k.1.2/worker", "half")
        try folder.age("v1/modules/.k.1.2", seconds: 31 * 24 * 3600)
        _ = try entry("new")
        #expect(Files.names(in: cache.root + "/modules") == ["new"])
    }

    @Test(arguments: [0o777, 0o770, 0o720, 0o702])
    func aCacheThatOthersCanWriteIsRefused(_ mode: Int) throws {
        let path = folder.path + "/open"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        let error = #expect(throws: CacheError.self) { try BuildCache(root: path) }
        guard case .open(path) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func aCacheIsMadeForTheUserAlone() throws {
        let facts = try #require(Files.facts(cache.root))
        #expect(facts.mode & 0o777 == 0o700)
    }

    @Test func aFileIsNoCache() throws {
        let path = try folder.write("file", "")
        let error = #expect(throws: CacheError.self) { try BuildCache(root: path + "/v1") }
        guard case .notWritable = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}

@Suite struct CacheKeyTests {
    private static func key(_ fields: [String]) -> String {
        var key = CacheKey("test")
        for field in fields { key.add(field) }
        return key.text
    }

    @Test func aKeyIsTheSHA256OfItsFields() {
        // printf '\4\0\0\0\0\0\0\0test\1\0\0\0\0\0\0\0a' | sha256sum
        #expect(Self.key(["a"]) == "cf55473b4f991834e1ebea6e1491c898bbd5dabd3781082441990d2238b9b185")
    }

    @Test func fieldsDoNotRunIntoOneAnother() {
        let keys = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], []].map(Self.key)
        #expect(Set(keys).count == keys.count)
    }

    @Test func aFileIsKnownByItsPlaceSizeAndTime() throws {
        let folder = try TemporaryFolder()
        func key() -> String {
            var key = CacheKey("test")
            key.add(factsOfFilesIn: folder.path)
            return key.text
        }
        try folder.write("a/one", "1")
        var seen = [key()]
        #expect(key() == seen[0])
        try folder.write("a/one", "12")
        seen.append(key())
        try folder.write("a/two", "")
        seen.append(key())
        try folder.age("a/two", seconds: 5)
        seen.append(key())
        #expect(Set(seen).count == seen.count)
    }
}
