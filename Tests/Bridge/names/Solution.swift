class 服务员 {
    var 姓名 = "小王"
    func 点餐(_ 菜: String, 数量 n: Int = 1) { print("\(姓名): \(菜) x\(n)") }
}
struct `Type` {
    var `default` = 1
    func `for`(_ x: Int, `in` y: Int) -> Int { x + y }
    func `repeat`() -> String { "again" }
    func label(`class` c: Int) -> Int { c }
}
enum Word { case `default`, `self`(Int), plain }
struct Raw { func `a method with spaces`() -> Int { 3 }; var `1st`: Int { 1 } }
