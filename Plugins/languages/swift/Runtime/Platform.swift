#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// The system calls that a worker needs, in one place.
enum Platform {
    /// The number of the last failure; Swift's own `errno` would load one more library into each worker.
    static var failure: Int32 {
        #if canImport(Darwin)
        __error().pointee
        #else
        __errno_location().pointee
        #endif
    }

    /// Makes standard output line-buffered, so that lines keep their order and survive a trap.
    static func bufferOutputByLine() {
        setvbuf(stdout, nil, _IOLBF, Int(BUFSIZ))
    }

    /// Hands what the module printed to the log.
    static func flushOutput() {
        fflush(stdout)
    }

    /// Reads into a buffer; gives the number of bytes, 0 at the end.
    static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            #if canImport(Glibc)
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
            let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
            #elseif canImport(Darwin)
            let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 || failure != EINTR { return max(count, 0) }
        }
    }

    /// A pipe from which some bytes, fewer than it holds, can be read.
    static func readable(_ bytes: [UInt8]) -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        _ = write(ends[1], bytes)
        close(ends[1])
        return ends[0]
    }

    /// Writes all bytes; gives false when the other end is closed.
    static func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
                #if canImport(Glibc)
                let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                #elseif canImport(Musl)
                let count = Musl.write(descriptor, rest.baseAddress, rest.count)
                #elseif canImport(Darwin)
                let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
                #endif
                if count < 0, failure != EINTR { return false }
                done += max(count, 0)
            }
            return true
        }
    }

    /// Waits until a descriptor can be read, or so many milliseconds (-1: for ever); tells which can.
    static func wait(for descriptors: [Int32], milliseconds: Int32) -> [Bool] {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&polled, nfds_t(polled.count), milliseconds)
        return polled.map { $0.revents != 0 }
    }

    /// Takes back that an event descriptor can be read.
    static func reset(_ descriptor: Int32) {
        var count: UInt64 = 0
        _ = withUnsafeMutableBytes(of: &count) { read(descriptor, into: $0) }
    }

    /// The processor time that a thread took so far, in nanoseconds; nil where the system does not tell.
    static func processorTime(of thread: pthread_t) -> Int? {
        #if canImport(Darwin)
        return nil
        #else
        var clock = clockid_t()
        var time = timespec()
        guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
        #endif
    }

    /// The time of day so many milliseconds from now, below a second.
    static func moment(inMilliseconds milliseconds: Int) -> timespec {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        time.tv_nsec += milliseconds * 1_000_000
        if time.tv_nsec >= 1_000_000_000 {
            time.tv_sec += 1
            time.tv_nsec -= 1_000_000_000
        }
        return time
    }

    /// The address of a function of a library that may not be loaded.
    ///
    /// A solution may have a function of that name, which the linker lets libraries see: the program's own are no library's.
    static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
        #if canImport(Darwin)
        let found = dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
        #else
        let found = dlsym(nil, name)
        #endif
        var (library, program) = (LoadedPlace(), LoadedPlace())
        guard let found, findLoaded(found, &library) != 0, findLoaded(#dsohandle, &program) != 0 else {
            return nil
        }
        return library.start == program.start ? nil : found
    }

    /// Ends the process at once, whatever its threads do.
    static func leave(_ status: Int32) -> Never {
        _exit(status)
    }
}

/// `Dl_info`, which the module of Glibc does not show.
private struct LoadedPlace {
    var file: UnsafePointer<CChar>?
    /// Where the library or program that holds the address begins.
    var start: UnsafeRawPointer?
    var symbol: UnsafePointer<CChar>?
    var address: UnsafeRawPointer?
}

@_silgen_name("dladdr")
private func findLoaded(_ address: UnsafeRawPointer, _ place: UnsafeMutablePointer<LoadedPlace>) -> Int32
