/// Where the control groups that this process is in can be seen: each group's folder behind those of the groups around it.
///
/// Source: cgroups(7), `/proc/PID/cgroup` and `/proc/PID/mountinfo`.
enum ControlGroupPlaces {
    /// The folders of version 2, the outermost first; none where there is no such hierarchy.
    static var unified: [String] {
        folders({ $0 == "" }) { type, _ in type == "cgroup2" }
    }

    /// The folders of a controller of version 1, the outermost first.
    static func folders(of controller: Substring) -> [String] {
        folders({ $0.split(separator: ",").contains(controller) }) { type, options in
            type == "cgroup" && options.split(separator: ",").contains(controller)
        }
    }

    /// Looks for the line `NUMBER:CONTROLLERS:PATH` of our group, and for the mount that shows its hierarchy.
    private static func folders(
        _ hasControllers: (Substring) -> Bool,
        _ isHierarchy: (_ type: Substring, _ options: Substring) -> Bool
    ) -> [String] {
        guard let groups = readText("/proc/self/cgroup"), let mounts = readText("/proc/self/mountinfo")
        else { return [] }
        let lines = groups.split(separator: "\n").map {
            $0.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        }
        guard let group = lines.first(where: { $0.count == 3 && hasControllers($0[1]) })?[2] else {
            return []
        }
        for mount in mounts.split(separator: "\n") {
            let fields = mount.split(separator: " ")
            guard let dash = fields.firstIndex(of: "-"), fields.indices.contains(dash + 3), dash > 5,
                isHierarchy(fields[dash + 1], fields[dash + 3])
            else { continue }
            // A mount may show a part of the hierarchy.
            let root = fields[3] == "/" ? "" : fields[3]
            guard group.hasPrefix(root) else { continue }
            return group.dropFirst(root.count).split(separator: "/").reduce(into: [String(fields[4])]) {
                $0.append("\($0.last ?? "")/\($1)")
            }
        }
        return []
    }
}
