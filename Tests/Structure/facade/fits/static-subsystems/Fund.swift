enum 甲 { static func 买() { print("股票1买入") }; static func 卖() { print("股票1卖出") } }
enum 乙 { static func 买() { print("股票2买入") }; static func 卖() { print("股票2卖出") } }
enum 丙 { static func 买() { print("股票3买入") }; static func 卖() { print("股票3卖出") } }
final class Fund {
    func buy() { 甲.买(); 乙.买(); 丙.买() }
    func sell() { 甲.卖(); 乙.卖(); 丙.卖() }
}
