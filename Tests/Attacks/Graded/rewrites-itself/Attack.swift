import Glibc

public class Target {
    public init() {}

    public func attack() {
        // A worker may do with its own memory what it likes; nobody trusts it.
        let exit = dlsym(nil, "write").map { UnsafeMutableRawPointer($0) }
        guard let exit else { return }
        let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: exit) & ~4095)
        guard mprotect(page, 8192, PROT_READ | PROT_WRITE | PROT_EXEC) == 0 else { return print("is protected") }
        exit.storeBytes(of: 0x0B0F, as: UInt16.self)
        write(1, "answered\n", 9)
    }

    public func answer() { print("answered") }
}
