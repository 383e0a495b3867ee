import Testing

@testable import KataSystem

/// NIST's examples for FIPS 180-4 and vectors of its validation system (SHA256ShortMsg.rsp, SHA256LongMsg.rsp).
struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func digestsOfTheStandardsExamples(message: String, digest: String) {
        #expect(digestOf(Array(message.utf8)) == digest)
    }

    @Test func digestOfAMillionLetters() {
        #expect(
            digestOf([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func aMessageInPiecesHasTheDigestOfTheWhole() {
        let message = (0..<400).map { UInt8($0 % 251) }
        for cut in 0...message.count {
            var hash = SHA256()
            message[..<cut].withUnsafeBytes { hash.update($0) }
            _ = hash.hexDigest
            message[cut...].withUnsafeBytes { hash.update($0) }
            #expect(hash.hexDigest == digestOf(message), "cut at \(cut)")
        }
    }

    @Test func paddingFitsEveryLengthAroundABlock() {
        let digests = (50...130).map { digestOf([UInt8](repeating: 0x61, count: $0)) }
        #expect(Set(digests).count == digests.count)
        // The digests of 55, 56, 63 and 64 letters, at which the padding changes its form; from coreutils' sha256sum.
        #expect(digests[5] == "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318")
        #expect(digests[6] == "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a")
        #expect(digests[13] == "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34")
        #expect(digests[14] == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb")
    }

    @Test func digestInBase64AsPoliciesNameIt() {
        // From the specification of Content Security Policy, section "script-src" with hashes.
        var hash = SHA256()
        Array("alert('Hello, world.');".utf8).withUnsafeBytes { hash.update($0) }
        #expect(hash.base64Digest == "qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=")
    }

    private func digestOf(_ message: [UInt8]) -> String {
        var hash = SHA256()
        message.withUnsafeBytes { hash.update($0) }
        return hash.hexDigest
    }
}
