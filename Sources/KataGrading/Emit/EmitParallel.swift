extension EmitJobs {
    /// A script for GNU parallel, here or over ssh.
    var parallel: String {
        let grade = gradeWords(jobs: 1)
        let start = grade.start.map(\.parallelQuoted).joined(separator: " ")
        let command = "\(start) {}/\(shards) \(grade.end.shellLine)"
        var options = [
            "--jobs", bounds.running.map(String.init) ?? "100%", "--timeout", "\(bounds.minutes * 60)",
        ]
        options += ["--retries", "4", "--no-run-if-empty"]
        var place = ""
        if let hosts {
            options += ["--sshloginfile", hosts, "--ssh"]
            options.append(
                "ssh -o BatchMode=yes -o ConnectTimeout=5 -o ServerAliveInterval=5 -o ServerAliveCountMax=3")
            place = " --workdir \"$PWD\""
        }
        let remark =
            hosts == nil
            ? "" : "# The hosts see this folder under the same path, and have \(program.shellQuoted).\n"
        return """
            #!/bin/sh
            # Grades \(shards) shards of a manifest with GNU parallel; call it in the folder in which the manifest was made.
            # Called again after whatever happened, it grades what is missing. It leaves with 75 while results are missing.
            \(remark)missing=$(\(missingWords.shellLine))
            code=$?
            if [ "$code" -ne 0 ] && [ "$code" -ne 75 ]; then exit "$code"; fi
            printf '%s' "$missing" | tr ',' '\\n' |
                parallel \(options.shellLine)\(place) \\
                    \(command.shellQuoted) >&2
            exec \(mergeWords.shellLine)

            """
    }
}
