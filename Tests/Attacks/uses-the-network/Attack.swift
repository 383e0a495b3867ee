import Glibc

public class Target {
    public init() {}

    public func attack() {
        for family in [AF_UNIX, AF_INET, AF_INET6, 16, 40] {
            for kind in [SOCK_STREAM, SOCK_DGRAM] {
                let socket = Glibc.socket(Int32(family), Int32(kind.rawValue), 0)
                if socket >= 0 { print("a socket of family", family) }
                close(socket)
            }
        }
    }

    public func answer() { print("answered") }
}
