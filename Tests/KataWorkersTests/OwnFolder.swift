import Foundation

/// Folders beside the programs that one run of the tests has to itself; what they hold stays for the next run.
enum OwnFolder {
    /// Returns the first folder of a name with a number that no other run has taken.
    static func take(_ name: String) -> String {
        for number in 1... {
            let path = "\(Attack.programs)/\(name)-\(number)"
            let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            // Held until the process ends.
            if lock < 0 || flock(lock, LOCK_EX | LOCK_NB) == 0 { return path }
            close(lock)
        }
        return "\(Attack.programs)/\(name)"
    }
}
