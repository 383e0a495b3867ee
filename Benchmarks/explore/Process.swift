#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Ends the program.
func exit(withCode code: Int32) -> Never { exit(code) }

/// Where compilers are looked for.
var pathOfPrograms: String { getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin" }

/// Prints a line that is seen at once, also where it goes into a file.
func say(_ line: String) {
    print(line)
    fflush(nil)
}
