import KataDiagnostics
import KataDiff
import KataScript
import KataTranscript

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// Times KataDiff and GNU diff on the same pairs of logs; README.md says how to run it.

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 7
let folder = CommandLine.arguments.dropFirst(2).first ?? "/tmp"
var random = Numbers(state: 20_25)

print("KataDiff compares logs that are in memory; diff -q is not used, its output goes to /dev/null.")
for pair in [
    LogPair.changed(lines: 1_000_000, percent: 1, &random),
    LogPair.nothingInCommon(lines: 50_000),
    LogPair.shuffled(lines: 50_000, &random),
] {
    try Bench(pair: pair, rounds: rounds, folder: folder).run()
}
