import KataSystem
import KataWorkers

/// A built submission with its workers.
public final class BuiltSubmission {
    private let folder: String
    private let ground: BuildGround
    /// The module with its workers; each scenario gets a process of its own.
    public private(set) var module: PreparedModule?
    /// The built files, as they were when they were built.
    private var files: [String: Files.Facts] = [:]

    /// Tells whether a built file is gone or another one by now, or something of what it runs with.
    public var isDamaged: Bool { !ground.stands || files.contains { Files.facts($0.key) != $0.value } }

    init(folder: String, ground: BuildGround) {
        self.folder = folder
        self.ground = ground
    }

    deinit {
        module?.workers.shutdown()
        Files.remove(folder)
    }

    func ready(_ module: PreparedModule) {
        for file in FileTree.entries(in: folder) where file.facts.isFile {
            files["\(folder)/\(file.path)"] = file.facts
        }
        self.module = module
    }
}

/// What submissions are built and run with, which has to stay as it is until they are judged.
struct BuildGround {
    private let runtime: String?
    private let folders: HeldFolders

    /// Looks at the runtime of a language and the folder of all builds; a runtime without files is made anew for each build.
    init(runtime: String, workFolder: String) {
        self.runtime = CacheEntry(runtime).isWhole ? runtime : nil
        folders = HeldFolders([workFolder] + (self.runtime.map { [$0] } ?? []))
    }

    /// Tells whether all of it is there and as it was: where some is not, a failure is no fault of a submission.
    var stands: Bool { folders.areInPlace && runtime.map { CacheEntry($0).isWhole } ?? true }
}
