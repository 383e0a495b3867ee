/// Makes ready, once for a compiler, what every build of a solution uses.
struct Preparation {
    let sources: String
    let out: String

    /// Modules that solutions commonly import; those that the platform does not have are left out.
    private static let commonModules = [
        "Swift", "_Concurrency", "_StringProcessing", "Dispatch", "Foundation", "FoundationEssentials",
        "Glibc",
        "Musl", "Darwin", "Observation", "RegexBuilder", "Synchronization",
    ]

    private var cache: String { "\(out)/modules" }

    /// Compiles the runtime, warms the module cache, and writes the toolchain's file.
    func run() throws {
        try Files.makeFolder(out)
        try Files.makeFolder(cache)
        try compile(module: "KataRuntime", from: sources)
        try compile(module: "KataConcurrency", from: "\(sources)/Concurrency")
        // The compiler's own lld links a solution with Foundation in half of gold's time.
        var toolchain = try (try? askDriver(["-use-ld=lld"])) ?? askDriver([])
        for module in Self.commonModules {
            toolchain.libraries[module] = try? warm(module, toolchain)
        }
        toolchain.frontend = movable(toolchain.frontend)
        toolchain.linker = movable(toolchain.linker)
        toolchain.moduleCache = cache
        try Files.write(toolchain.text, to: "\(out)/\(Toolchain.file)")
    }

    /// The cache publishes the folder under another name once it is complete.
    private func movable(_ command: [String]) -> [String] {
        command.map { word in
            if word == cache { return Toolchain.Place.moduleCache }
            guard word == out || word.hasPrefix(out + "/") else { return word }
            return Toolchain.Place.runtime + word.dropFirst(out.count)
        }
    }

    private func compile(module: String, from folder: String) throws {
        let files = try Files.names(in: folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        try Program.run(
            ["swiftc", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", module]
                + [
                    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
                    "InternalImportsByDefault",
                ]
                + ["-module-cache-path", cache, "-I", out]
                + ["-emit-module", "-emit-module-path", "\(out)/\(module).swiftmodule"]
                + ["-c", "-o", "\(out)/\(module).o"] + files)
    }

    /// Asks the driver for its jobs on a file of ours, and puts places where this file is named.
    private func askDriver(_ options: [String]) throws -> Toolchain {
        let trusted = "\(out)/Trusted.swift"
        try Files.write("public func trusted() {}\n", to: trusted)
        let object = "\(out)/Trusted.o"
        let command =
            [
                "swiftc", "-module-name", "Solution", "-package-name", "Solution", "-Onone", "-wmo",
                "-parse-as-library", "-suppress-warnings",
            ]
            + ["-module-cache-path", cache, "-I", out]
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "kata_solution_main"] + options
        let jobs = try Program.run(command + [trusted, "-driver-print-jobs", "-o", "\(out)/trusted"])
            .split(separator: "\n").map { words(of: $0) }
        guard let frontend = jobs.first(where: { $0.contains("-frontend") }),
            let autolink = jobs.first(where: { $0[0].hasSuffix("swift-autolink-extract") }),
            let link = jobs.last, let printed = frontend.last
        else { throw PreparationFailure.unknownJobs(jobs.map { $0.joined(separator: " ") }) }
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
            throw PreparationFailure.unknownJobs([output])
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

    /// Compiles a file that imports a module, which leaves its parts in the cache, and asks what it links.
    private func warm(_ module: String, _ toolchain: Toolchain) throws -> [String] {
        let source = "\(out)/Trusted.swift"
        let object = "\(out)/Trusted.o"
        let list = "\(out)/Trusted.autolink"
        try Files.write("import \(module)\npublic func trusted() { print(1) }\n", to: source)
        try Program.run(fill(toolchain.frontend, source, object))
        try Program.run([toolchain.autolink[0], object, "-o", list])
        return words(of: try Files.read(list).split(separator: "\n").joined(separator: " "))
    }
}

/// Why a compiler cannot be prepared.
enum PreparationFailure: Error {
    case unknownJobs([String])
}
