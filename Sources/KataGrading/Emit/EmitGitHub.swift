extension EmitJobs {
    /// A workflow for GitHub Actions.
    var github: String {
        let grade = gradeWords(jobs: nil)
        let call = "\(grade.start.shellLine) ${{ matrix.shard }}/\(shards)"
        let numbers = (0..<shards).map(String.init).joined(separator: ", ")
        let merge =
            mergeWords + ["--format", "github"]
            + ["html", "csv", "json"].flatMap { ["--format", "\($0)=kata-report.\($0)"] }
        let running = bounds.running.map { "\n      max-parallel: \($0)" } ?? ""
        return """
            # Grades \(shards) shards of a manifest. Save this as .github/workflows/grade.yml; the manifest and all that it names
            # are files of the repository. What is missing in the end, "Re-run failed jobs" grades.
            name: \(name.yamlQuoted)
            on: workflow_dispatch
            permissions:
              contents: read
            jobs:
              grade:
                runs-on: ubuntu-24.04
                timeout-minutes: \(bounds.minutes)
                container:
                  image: \(image.yamlQuoted)
                  # The runner mounts folders of root.
                  options: --user root
                strategy:
                  fail-fast: false\(running)
                  matrix:
                    shard: [\(numbers)]
                steps:
                  - uses: actions/checkout@v4
                    with:
                      persist-credentials: false
                  # A shard that runs again goes on where it failed.
                  - uses: actions/download-artifact@v4
                    continue-on-error: true
                    with:
                      name: results-${{ matrix.shard }}
                      path: \(results.yamlQuoted)
                  - run: \(call.yamlQuoted)
                  # What was graded survives a shard that failed.
                  - uses: actions/upload-artifact@v4
                    if: always()
                    with:
                      name: results-${{ matrix.shard }}
                      path: \(results.yamlQuoted)
                      overwrite: true
              merge:
                needs: grade
                if: always()
                runs-on: ubuntu-24.04
                container:
                  image: \(image.yamlQuoted)
                  options: --user root
                steps:
                  - uses: actions/checkout@v4
                    with:
                      persist-credentials: false
                  - uses: actions/download-artifact@v4
                    with:
                      pattern: results-*
                      path: \(results.yamlQuoted)
                      merge-multiple: true
                  # 75 says that results are missing.
                  - run: \(merge.shellLine.yamlQuoted)
                  - uses: actions/upload-artifact@v4
                    if: always()
                    with:
                      name: reports
                      path: kata-report.*
                      overwrite: true

            """
    }
}
