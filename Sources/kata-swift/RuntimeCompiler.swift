/// Compiles the runtime's modules with the words that the driver gave for a solution.
///
/// Optimising is most of the cost, and pays only in what each command of a script passes through: the files in a folder
/// `Fast`. So that is one compiler's work, and the rest, not optimised, another's beside it.
struct RuntimeCompiler {
    private let flags: [String]
    private let linker: String
    private let out: String

    /// The jobs that compile a module.
    struct Module {
        let name: String
        /// The command that writes what importers read; it comes first.
        let interface: [String]
        /// The commands that compile, in any order.
        let objects: [[String]]
        /// What they write.
        let parts: [String]
    }

    /// Takes over from a solution's command which compiler it is, and leaves out what it compiles.
    init(frontend: [String], linker: String, out: String) {
        let withValue: Set = ["-module-name", "-package-name", "-entry-point-function-name", "-o"]
        let alone: Set = ["-c", "-Onone", Toolchain.Place.flags, Toolchain.Place.sources]
        var flags: [String] = []
        var isValue = false
        for word in frontend {
            if isValue {
                isValue = false
            } else if withValue.contains(word) {
                isValue = true
            } else if !alone.contains(word) {
                flags.append(word)
            }
        }
        self.flags = flags
        self.linker = linker
        self.out = out
    }

    /// The language in which the sources are compiled here: that of solutions, with what the sources need of Swift 6.
    ///
    /// The headers of the system are translated anew for each mode of the language, which takes a fifth of a second; that
    /// the sources are right in Swift 6 mode is tested.
    private let language = [
        "-swift-version", "5", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
    ]

    /// Returns the jobs of a module, whose sources lie in a folder and in `Fast` below it.
    func module(_ name: String, from folder: String) throws -> Module {
        let rest = try sources(in: folder)
        let fast = Files.isFolder("\(folder)/Fast") ? try sources(in: "\(folder)/Fast") : []
        let common =
            flags + ["-module-name", name] + language + [
                // Not optimised, `main` would ask whether it runs on the main actor, and so link every worker with
                // the library of tasks and with libdispatch, which makes a descriptor and starts slower.
                "-disable-dynamic-actor-isolation",
                // Each worker would start a millisecond later with the libraries of regular expressions.
                "-disable-implicit-string-processing-module-import",
                // Optimised code would get a translation of the system's headers of its own.
                "-Xcc", "-O0",
            ]
        let batches = [(files: fast, others: rest, level: "-O"), (rest, fast, "-Onone")].filter {
            !$0.files.isEmpty
        }
        return Module(
            name: name,
            interface: common + [
                "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types",
            ]
                + fast + rest + ["-o", "\(out)/\(name).swiftmodule"],
            objects: batches.map { batch in
                common + ["-c", batch.level] + batch.files.flatMap { ["-primary-file", $0] } + batch.others
                    + batch.files.flatMap { ["-o", object(name, $0)] }
            },
            parts: (fast + rest).map { object(name, $0) })
    }

    /// Joins the objects of a module to one, which every link takes.
    func join(_ module: Module) throws {
        try Program.run([linker, "-r", "-o", "\(out)/\(module.name).o"] + module.parts)
        for part in module.parts { Files.remove(part) }
    }

    private func sources(in folder: String) throws -> [String] {
        try Files.names(in: folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }

    private func object(_ module: String, _ source: String) -> String {
        "\(out)/\(module)-\(Files.name(source)).o"
    }
}
