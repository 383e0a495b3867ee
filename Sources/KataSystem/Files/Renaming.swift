internal import CSandbox

/// Renames a file unless the new name is taken; returns 0 or an errno, `EEXIST` for a taken name.
func renameIfFree(_ from: String, _ target: String) -> Int32 {
    csandbox_rename_if_free(from, target)
}
