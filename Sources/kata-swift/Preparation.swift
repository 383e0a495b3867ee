/// Makes ready, once for a compiler, what every build of a solution uses.
struct Preparation {
    let sources: String
    let out: String

    /// Modules that solutions commonly import, in groups that one compiler reads at once; those that the platform does
    /// not have are left out.
    ///
    /// The linker is given the libraries of the whole group, so that of Foundation, which is slow to link, stands apart.
    private static let commonModules = [
        ["Foundation", "FoundationEssentials"],
        [
            "_Concurrency", "_StringProcessing", "Dispatch", "Glibc", "Musl", "Darwin", "Observation",
            "RegexBuilder", "Synchronization",
        ],
    ]

    private var cache: String { "\(out)/modules" }

    /// Compiles the runtime, warms the module cache, and writes the toolchain's file.
    func run() throws {
        try Files.makeFolder(out)
        try Files.makeFolder(cache)
        // Compilers and their driver leave files there, some in a folder whose name others could take first.
        let temporary = "\(out)/temporary"
        try Files.makeFolder(temporary)
        Program.keepTemporaryFiles(in: temporary)
        defer { _ = try? Program.run(["rm", "-rf", temporary]) }
        // The compiler's own lld links a solution with Foundation in half of gold's time.
        var toolchain = try (try? askDriver(["-use-ld=lld"])) ?? askDriver([])
        let compiler = RuntimeCompiler(frontend: toolchain.frontend, linker: toolchain.linker[0], out: out)
        let runtime = try compiler.module("KataRuntime", from: sources)
        let concurrency = try compiler.module("KataConcurrency", from: "\(sources)/Concurrency")
        let warmings = try Self.commonModules.map { try Warming($0, toolchain, out: out) }
        try Program.run(runtime.interface)
        try Program.run(together: runtime.objects + [concurrency.interface] + warmings.map(\.command))
        try Program.run(together: concurrency.objects)
        for module in [runtime, concurrency] { try compiler.join(module) }
        for warming in warmings {
            for (module, libraries) in try warming.libraries(toolchain.autolink[0]) {
                toolchain.libraries[module] = libraries
            }
        }
        try Files.write(inputs(toolchain, warmings), to: "\(out)/inputs.txt")
        toolchain.frontend = movable(toolchain.frontend)
        toolchain.linker = movable(toolchain.linker)
        toolchain.moduleCache = cache
        try Files.write(toolchain.text, to: "\(out)/\(Toolchain.file)")
    }

    /// The files outside of the folder that builds depend on, a path a line: what the module cache was made from, and what
    /// every link takes.
    private func inputs(_ toolchain: Toolchain, _ warmings: [Warming]) throws -> String {
        let linked = toolchain.linker.filter { $0.hasPrefix("/") && Files.isFile($0) }
        let paths = Set(try warmings.flatMap { try $0.inputs() } + linked)
        return paths.filter { !$0.hasPrefix(out + "/") && $0.hasPrefix("/") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { $0 + "\n" }.joined()
    }

    /// The cache publishes the folder under another name once it is complete.
    private func movable(_ command: [String]) -> [String] {
        command.map { word in
            if word == cache { return Toolchain.Place.moduleCache }
            guard word == out || word.hasPrefix(out + "/") else { return word }
            return Toolchain.Place.runtime + word.dropFirst(out.count)
        }
    }

    /// Asks the driver for its jobs on a file of ours, and puts places where this file is named.
    private func askDriver(_ options: [String]) throws -> Toolchain {
        let trusted = "\(out)/Trusted.swift"
        try Files.write("public func trusted() { print(1) }\n", to: trusted)
        let object = "\(out)/Trusted.o"
        let command =
            [
                "swiftc", "-module-name", "Solution", "-package-name", "Solution", "-Onone", "-wmo",
                "-parse-as-library", "-gline-tables-only",
            ]
            + ["-module-cache-path", cache, "-I", out]
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "kata_solution_main"] + options
        let jobs = try Program.run(command + [trusted, "-driver-print-jobs", "-o", "\(out)/trusted"])
            .split(separator: "\n").map { words(of: $0) }
        guard let frontend = jobs.first(where: { $0.contains("-frontend") }),
            let autolink = jobs.first(where: { $0[0].hasSuffix("swift-autolink-extract") }),
            let link = jobs.last, let printed = frontend.last
        else { throw PreparationError.unknownJobs(jobs.map { $0.joined(separator: " ") }) }
        var toolchain = Toolchain()
        toolchain.frontend = frontend.flatMap { word in
            switch word {
            case trusted: [Toolchain.Place.flags, Toolchain.Place.sources]
            case printed: [Toolchain.Place.object]
            default: [word]
            }
        }
        toolchain.autolink = [autolink[0], Toolchain.Place.object, "-o", Toolchain.Place.libraries]
        try Program.run(fill(toolchain.frontend, trusted, object))
        toolchain.linker = try askLinker(link, printed: printed, object: object)
        try Program.run([toolchain.linker[0], "--version"])
        toolchain.libraries["Swift"] = try Warming.libraries(of: object, autolink[0])
        return toolchain
    }

    /// Asks clang how it would call the linker, so that it need not be started for each solution.
    private func askLinker(_ link: [String], printed: String, object: String) throws -> [String] {
        let marker = "-lkata_libraries"
        let command = link.map { word in
            word == printed ? object : word.hasPrefix("@") ? marker : word
        }
        let output = try Program.run(command + ["-###"])
        guard let line = output.split(separator: "\n").last else {
            throw PreparationError.unknownJobs([output])
        }
        return words(of: line).flatMap { word in
            switch word {
            case object: ["--as-needed", Toolchain.Place.objects]
            // Mathematical functions of the compiler's own are looked for here on Linux.
            case marker: [Toolchain.Place.libraries, "-lm"]
            case "\(out)/trusted": [Toolchain.Place.worker]
            default: [word]
            }
        }
    }

    private func fill(_ command: [String], _ source: String, _ object: String) -> [String] {
        command.flatMap { word in
            switch word {
            case Toolchain.Place.flags: [String]()
            case Toolchain.Place.sources: [source]
            case Toolchain.Place.object: [object]
            default: [word]
            }
        }
    }
}

/// Why a compiler cannot be prepared.
enum PreparationError: Error {
    case unknownJobs([String])
}
