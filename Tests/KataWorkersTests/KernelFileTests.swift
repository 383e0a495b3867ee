import Testing

@testable import KataWorkers

/// What is read of the kernel's files, without making text of them.
@Suite struct KernelFileTests {
    private let vmstat = Array("nr_free_pages 12\noom_killer 5\noom_kill 34\ndrop_pagecache 0\n".utf8)

    @Test func aNumberIsFoundByItsWholeName() {
        #expect(MachineEvents.number(of: "oom_kill", in: vmstat) == 34)
        #expect(MachineEvents.number(of: "nr_free_pages", in: vmstat) == 12)
        #expect(MachineEvents.number(of: "drop_pagecache", in: vmstat) == 0)
        #expect(MachineEvents.number(of: "oom", in: vmstat) == nil)
        #expect(MachineEvents.number(of: "oom_kill", in: Array("oom_kill ".utf8)) == nil)
        #expect(MachineEvents.number(of: "oom_kill", in: []) == nil)
    }

    /// The fields of a process from the third on; those that tell its image stand at 26 and 28.
    private func stat(name: String, code: Int, stack: Int) -> [UInt8] {
        let fields = (3...30).map { $0 == 26 ? code : $0 == 28 ? stack : $0 }
        return Array("77 (\(name)) \(fields.map(String.init).joined(separator: " "))\n".utf8)
    }

    @Test func anImageIsCodeAndStackWhateverTheName() throws {
        let image = try #require(ProcessImage(stat: stat(name: "worker", code: 400, stack: 900)))
        #expect(ProcessImage(stat: stat(name: ") 1 2 (x", code: 400, stack: 900)) == image)
        #expect(ProcessImage(stat: stat(name: "worker", code: 401, stack: 900)) != image)
        #expect(ProcessImage(stat: stat(name: "worker", code: 400, stack: 901)) != image)
    }

    @Test func whatTheKernelHidesIsNoImage() {
        #expect(ProcessImage(stat: stat(name: "worker", code: 0, stack: 0)) == nil)
        #expect(ProcessImage(stat: Array("77 (worker".utf8)) == nil)
        #expect(ProcessImage(of: 0) == nil)
    }
}
