/// Ways to say where something lies in few words.
public enum ShortPath {
    /// Returns an absolute path as seen from the working directory: `.`, below it, or above it; else as it is.
    public static func fromHere(_ path: String) -> String { relative(path, from: Files.realPath(".")) }

    /// Returns an absolute path as seen from a folder, where one holds the other; else as it is.
    public static func relative(_ path: String, from folder: String) -> String {
        let target = path.split(separator: "/")
        let start = folder.split(separator: "/")
        if start.starts(with: target) {
            let steps = start.count - target.count
            return steps == 0 ? "." : Array(repeating: "..", count: steps).joined(separator: "/")
        }
        guard target.starts(with: start) else { return path }
        return target.dropFirst(start.count).joined(separator: "/")
    }
}
