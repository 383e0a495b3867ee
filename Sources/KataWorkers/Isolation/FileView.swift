internal import CSandbox
import KataSystem

/// A root with nothing but listed paths, as the steps that make it.
struct FileView {
    /// A step of making the root.
    enum Step: Equatable {
        /// Makes a folder.
        case folder(String)
        /// Makes an empty file.
        case file(String)
        /// Makes a symbolic link to a target.
        case link(String, to: String)
        /// Shows what lies at a path of the machine, with bits of `csandbox_access`.
        case show(String, access: UInt32)
    }

    /// The steps in their order: folders come before what lies in them.
    private(set) var steps: [Step] = []
    private var made: Set<String> = []
    private var shown: [String: UInt32] = [:]

    /// Plans a root that shows paths; what is not there, and what lies in `/proc`, which every root has, is left out.
    init(_ entries: [(path: String, access: UInt32)], directory: String? = nil) {
        let places = entries.compactMap { path, access in
            realPath(path).map { (path: path, place: $0, access: access) }
        }.filter { !$0.place.isOrLies(in: "/proc") && $0.place != "/" }
        for entry in places { shown[entry.place, default: 0] |= entry.access }
        // A folder sorts before what lies in it.
        for (place, access) in shown.sorted(by: { $0.key < $1.key }) where !isCovered(place, access) {
            makeParents(of: place)
            make(place, Files.isFolder(place) ? .folder(place) : .file(place))
            steps.append(.show(place, access: access))
        }
        for entry in places where entry.path != entry.place && !isCovered(entry.path, 0) {
            makeParents(of: entry.path)
            make(entry.path, .link(entry.path, to: entry.place))
        }
        if let directory, !isCovered(directory, 0) { makeParents(of: directory + "/.") }
    }

    /// Tells whether a folder above is shown with the same access, or more.
    private func isCovered(_ path: String, _ access: UInt32) -> Bool {
        shown.contains { place, other in
            place != path && path.isOrLies(in: place) && (other == access || access == 0)
        }
    }

    private mutating func makeParents(of path: String) {
        var folder = ""
        for name in path.split(separator: "/").dropLast() {
            folder += "/\(name)"
            make(folder, .folder(folder))
        }
    }

    /// Makes something where nothing is yet.
    private mutating func make(_ path: String, _ step: Step) {
        if made.insert(path).inserted { steps.append(step) }
    }
}

extension FileView.Step {
    /// The step as the kernel side reads it; the strings have to be freed.
    var kernel: csandbox_view_step {
        let (kind, path, target, access): (csandbox_view_kind, String, String, UInt32) =
            switch self {
            case .folder(let path): (CSANDBOX_VIEW_FOLDER, path, "", 0)
            case .file(let path): (CSANDBOX_VIEW_FILE, path, "", 0)
            case .link(let path, let target): (CSANDBOX_VIEW_LINK, path, target, 0)
            case .show(let path, let access): (CSANDBOX_VIEW_SHOW, path, "kata-old" + path, access)
            }
        return csandbox_view_step(
            kind: kind, path: UnsafePointer(copyOfString(path)),
            target: UnsafePointer(copyOfString(target)), access: access)
    }
}

extension String {
    /// Tells whether a path is a folder, or lies in it.
    fileprivate func isOrLies(in folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}
