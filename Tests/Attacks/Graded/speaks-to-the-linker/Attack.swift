import Glibc
import RegexBuilder

/// Options for the linker, `-Map=t`, where it looks for the libraries of imported modules.
@section(".swift1_autolink_entries")
@used
private let options: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (
    0x2D, 0x4D, 0x61, 0x70, 0x3D, 0x74, 0x00
)

public class Target {
    public init() {}

    public func attack() {
    }

    public func answer() { print("answered") }
}
