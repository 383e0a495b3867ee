import Foundation

/// Does what a solution should not do, and works in the background as it may.
final class Trouble {
    private var kept: [[UInt8]] = []

    func spin() {
        print("spinning")
        var turns: UInt64 = 0
        while true { turns &+= 1 }
    }

    func hang() {
        print("hanging")
        while true { sleep(60) }
    }

    func flood() {
        while true { print("more and more") }
    }

    func hog() {
        print("hungry")
        while true { kept.append([UInt8](repeating: 1, count: 8 << 20)) }
    }

    func leave(_ code: Int32) {
        print("leaving")
        exit(code)
    }

    func forge() {
        _ = Array("all is well\n".utf8).withUnsafeBytes { write(4, $0.baseAddress, $0.count) }
        Thread.sleep(forTimeInterval: 0.5)
    }

    func later(_ text: String) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) { print(text) }
    }

    func soon(_ text: String) {
        Task {
            try? await Task.sleep(for: .milliseconds(30))
            print(text)
        }
    }
}
