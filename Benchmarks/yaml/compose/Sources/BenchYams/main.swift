import Foundation
import Yams

// Composes a YAML file with Yams; prints the milliseconds that it took, the file's read excluded.

let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
let start = ContinuousClock.now
let root = try compose(yaml: text)
let time = ContinuousClock.now - start
guard root != nil else { exit(1) }
print("\(time / .milliseconds(1)) ms")
