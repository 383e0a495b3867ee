import KataDiagnostics
import KataYAML

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// Reads a YAML file into the located tree; prints the milliseconds that it took, the file's read excluded.

guard CommandLine.arguments.count > 1, let file = fopen(CommandLine.arguments[1], "rb") else { exit(2) }
fseek(file, 0, SEEK_END)
let size = ftell(file)
rewind(file)
let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
}
fclose(file)

let start = ContinuousClock.now
let source = SourceFile(path: CommandLine.arguments[1], bytes: bytes)
var diagnostics = Diagnostics()
let root = YAMLReader.root(of: source, diagnostics: &diagnostics)
let time = ContinuousClock.now - start
guard root != nil, !diagnostics.hasErrors else { exit(1) }
print("\(time / .milliseconds(1)) ms")
