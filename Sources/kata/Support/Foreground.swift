import ArgumentParser
import KataResults

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that has the terminal while kata waits.
enum Foreground {
    /// Runs a program with kata's own streams and environment; returns its exit code, 128 and more for a signal.
    static func run(_ program: String) throws -> Int32 {
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        let error = posix_spawn(&child, program, nil, nil, &arguments, environ)
        guard error == 0 else {
            Output.errors.write("kata: '\(program)' does not start: \(String(cString: strerror(error)))\n")
            throw KataResults.ExitCode.internalError.thrown
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
}
