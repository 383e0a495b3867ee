#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A stack on which the parser can come to the end of code that no person wrote.
enum LargeStack {
    /// Address space alone: a page is taken where it is used.
    private static let bytes = 512 << 20

    /// Runs the work on such a stack, and ends the program with what it returns.
    static func run(_ work: @escaping () -> Int32) -> Never {
        let work = Unmanaged.passRetained(Work(work))
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, bytes)
        #if canImport(Darwin)
        var thread: pthread_t?
        let error = pthread_create(&thread, &attributes, { LargeStack.begin($0) }, work.toOpaque())
        #else
        var thread = pthread_t()
        let error = pthread_create(&thread, &attributes, { LargeStack.begin($0) }, work.toOpaque())
        #endif
        // Without memory for it the usual one serves most code.
        guard error == 0 else { exit(work.takeRetainedValue().run()) }
        while true { pause() }
    }

    private static func begin(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let work else { return nil }
        exit(Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run())
    }

    private final class Work {
        let run: () -> Int32

        init(_ run: @escaping () -> Int32) { self.run = run }
    }
}
