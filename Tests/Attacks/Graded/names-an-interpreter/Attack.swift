import Glibc

/// The kernel would look for this to load the worker, and find nothing: as if the machine were broken.
@section(".interp")
@used
private let interpreter: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (
    0x2F, 0x74, 0x6D, 0x70, 0x2F, 0x78, 0x00
)

public class Target {
    public init() {}

    public func attack() {
    }

    public func answer() { print("answered") }
}
