import Foundation

/// Places where a test pretends to be: it calls these in a process of its own, which never leaves them again.
///
/// The C functions take variable arguments, which Swift does not import; on Linux they are called as others are.
enum Surroundings {
    /// A user to whom nothing belongs, and who is not that of L4.
    static let stranger: UInt32 = 65529

    private static let systemCall = unsafeBitCast(
        dlsym(UnsafeMutableRawPointer(bitPattern: 0), "syscall"),
        to: (@convention(c) (Int, Int, Int, Int, Int, Int) -> Int).self)
    private static let processControl = unsafeBitCast(
        dlsym(UnsafeMutableRawPointer(bitPattern: 0), "prctl"),
        to: (@convention(c) (Int32, Int, Int, Int, Int) -> Int32).self)

    /// Becomes a user without privileges, to whom folders then belong, where root does the test.
    static func becomePlainUser(taking folders: String...) {
        guard geteuid() == 0 else { return }
        for folder in folders { precondition(chown(folder, stranger, stranger) == 0) }
        precondition(setgroups(0, nil) == 0 && setgid(stranger) == 0 && setuid(stranger) == 0)
        // A change of user makes a process secret, which a user's own never are.
        let dumpable = Int32(4)
        precondition(processControl(dumpable, 1, 0, 0, 0) == 0)
    }

    /// Gives up all capabilities, for good; root stays root by its number.
    static func loseCapabilities() {
        guard geteuid() == 0 else { return }
        let drop = Int32(24)
        for number in 0..<64 { _ = processControl(drop, number, 0, 0, 0) }
        var header: (UInt32, Int32) = (0x2008_0522, 0)
        var none: (UInt64, UInt64, UInt64) = (0, 0, 0)
        let error = withUnsafeMutablePointer(to: &header) { header in
            withUnsafeMutablePointer(to: &none) { none in
                systemCall(setCapabilities, Int(bitPattern: header), Int(bitPattern: none), 0, 0, 0)
            }
        }
        precondition(error == 0)
    }

    /// Refuses namespaces and mounts, as the filter of a container does; holds for this thread and its children.
    static func forbidNamespaces() {
        var filter: [UInt64] = [instruction(0x20, 0)]
        for number in refusedByContainers {
            filter.append(instruction(0x15, UInt32(number), ifFalse: 1))
            filter.append(instruction(0x06, 0x0005_0000 | UInt32(EPERM)))
        }
        // clone with any of the flags that make namespaces.
        filter.append(instruction(0x15, UInt32(clone), ifFalse: 3))
        filter.append(instruction(0x20, 16))
        filter.append(instruction(0x45, 0x7E02_0000, ifFalse: 1))
        filter.append(instruction(0x06, 0x0005_0000 | UInt32(EPERM)))
        filter.append(instruction(0x06, 0x7FFF_0000))
        let noNewPrivileges = Int32(38)
        let setFilter = Int32(22)
        precondition(processControl(noNewPrivileges, 1, 0, 0, 0) == 0)
        let error = filter.withUnsafeBufferPointer { instructions in
            var program = (UInt64(instructions.count), Int(bitPattern: instructions.baseAddress))
            return withUnsafeMutablePointer(to: &program) { program in
                processControl(setFilter, 2, Int(bitPattern: program), 0, 0)
            }
        }
        precondition(error == 0)
    }

    /// A `struct sock_filter`.
    private static func instruction(_ code: UInt64, _ value: UInt32, ifFalse: UInt64 = 0) -> UInt64 {
        code | ifFalse << 24 | UInt64(value) << 32
    }

    #if arch(x86_64)
    private static let setCapabilities = 126
    private static let clone = 56
    /// unshare, setns, mount, umount2, pivot_root, open_tree, move_mount, fsopen, fsmount, mount_setattr.
    private static let refusedByContainers = [272, 308, 165, 166, 155, 428, 429, 430, 432, 442]
    #else
    private static let setCapabilities = 91
    private static let clone = 220
    private static let refusedByContainers = [97, 268, 40, 39, 41, 428, 429, 430, 432, 442]
    #endif
}
