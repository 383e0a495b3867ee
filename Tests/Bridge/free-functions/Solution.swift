import Foundation

struct Point {
    var x = 0
    mutating func shift(by step: Int) { x += step }
}
struct Failure: Error {}

func isIsogram(_ word: String) -> Bool { Set(word.lowercased()).count == word.count }
func area(width: Double, height: Double = 2) -> Double { width * height }
func area(of side: Int) -> Int { side * side }
func fail() throws { throw Failure() }
func announce() { print("here") }
func later() async -> String { "late" }
func largest<T: Comparable>(_ a: T, or b: Int) -> T { a }
private func secret() {}
@MainActor func onMain() -> Int { 7 }
func 问候(_ 名: String) -> String { "你好,\(名)" }

var counter = 1
let limit: Int? = nil
var origin = Point()
var double: Int { counter * 2 }
let names = ["a", "b"]
private var hidden = 1
func apply(_ body: @escaping () -> Void) {}
