import Testing
@Test func opens() { #expect(true) }
