public import KataText

extension Phrases {
    /// Says that a workspace was made from another module than the one that judges it, and what to do.
    public func sentence(for change: WorkspaceChange, of kata: String) -> String {
        let (before, now) = (change.before.visible, change.now.visible)
        let names = change.changedSources.map(\.visible).joined(separator: ", ")
        return say(
            "this workspace was made from \(before), and \(now) judges it now"
                + (names.isEmpty ? "" : "; given sources have changed: \(names)")
                + ". 'kata start \(kata) NEWDIR' makes a fresh one to compare with; if all is well here, write \(change.line.visible) into \(Workspace.path)",
            "这个练习由 \(before) 生成，现在由 \(now) 评判"
                + (names.isEmpty ? "" : "；已给出的源文件有变化：\(names)")
                + "。可用 kata start \(kata) 新文件夹 生成一份新的来比较；若没有问题，就把 \(change.line.visible) 写进 \(Workspace.path)"
        )
    }
}
