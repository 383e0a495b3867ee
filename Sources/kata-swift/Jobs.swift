/// The jobs that make a worker out of a solution and its bindings.
struct Jobs {
    let toolchain: Toolchain
    let runtime: String
    let work: String
    let out: String
    let language: String

    /// The commands in their order.
    func commands(sources: [String], modules: Set<String>, needsConcurrency: Bool) -> [[String]] {
        let object = "\(work)/Solution.o"
        let list = "\(work)/Solution.autolink"
        let known = toolchain.libraries(for: modules)
        let flags = ["-swift-version", language]
        // The prepared cache may be read only, and holds just what was prepared: common modules, in Swift 5 mode.
        let isPrepared = toolchain.moduleCache == "\(runtime)/modules" && known != nil && language == "5"
        let cache = isPrepared ? toolchain.moduleCache : "\(work)/modules"
        let objects =
            [object, "\(runtime)/KataRuntime.o"] + (needsConcurrency ? ["\(runtime)/KataConcurrency.o"] : [])
        let values = [
            Toolchain.Place.flags: flags, Toolchain.Place.sources: sources, Toolchain.Place.object: [object],
            Toolchain.Place.moduleCache: [cache], Toolchain.Place.objects: objects,
            Toolchain.Place.worker: ["\(out)/worker"],
        ]
        func fill(_ command: [String], libraries: [String]) -> [String] {
            command.flatMap { word in word == Toolchain.Place.libraries ? libraries : values[word] ?? [word] }
        }
        var commands = [fill(toolchain.frontend, libraries: [])]
        // What common modules link is known; the object is asked only about others.
        if known == nil { commands.append(fill(toolchain.autolink, libraries: [list])) }
        commands.append(fill(toolchain.linker, libraries: known ?? ["@\(list)"]))
        return commands
    }
}
