/// A compiler's run on files that import modules, which leaves the modules' parts in the cache.
struct Warming {
    private let modules: [String]
    private let folder: String
    /// The command.
    let command: [String]

    /// Writes a file that imports all of the modules, and one that is compiled.
    init(_ modules: [String], _ toolchain: Toolchain, out: String) throws {
        self.modules = modules
        folder = "\(out)/warm-\(modules[0])"
        try Files.makeFolder(folder)
        let source = "\(folder)/Trusted.swift"
        let imports = modules.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
        try Files.write(imports + "public func trusted() { print(1) }\n", to: source)
        let base = folder
        command = toolchain.frontend.flatMap { word in
            switch word {
            case Toolchain.Place.flags:
                ["-track-system-dependencies", "-emit-dependencies-path", "\(base)/Trusted.d"]
            case Toolchain.Place.sources: [source]
            case Toolchain.Place.object: ["\(base)/Trusted.o"]
            default: [word]
            }
        }
    }

    /// Returns the linker's words for each of the modules.
    func libraries(_ autolink: String) throws -> [(module: String, words: [String])] {
        let words = try Self.libraries(of: "\(folder)/Trusted.o", autolink)
        return modules.map { ($0, words) }
    }

    /// Asks an object for the linker's words.
    static func libraries(of object: String, _ autolink: String) throws -> [String] {
        let list = object + ".autolink"
        try Program.run([autolink, object, "-o", list])
        return words(of: try Files.read(list).split(separator: "\n").joined(separator: " "))
    }

    /// Returns the paths of all files that the compiler read: headers, module maps, modules.
    ///
    /// They stand as in a makefile, behind a target and a colon, with a backslash before a blank in a name.
    func inputs() throws -> [String] {
        let text = try Files.read("\(folder)/Trusted.d")
        return words(of: text.split(separator: "\n").joined(separator: " ")).filter { !$0.hasSuffix(":") }
    }
}
