enum OrderType { case mutton, chicken, duck }
class Order { var text = ""; func execute() { print("never") } }
final class MyOrder { func execute() { print("x") } }
final class Customer { func pushOrder(_ t: String, type: OrderType) -> MyOrder { MyOrder() } }
final class Waiter { var orders: [MyOrder] = []; func addOrder(_ o: MyOrder) {}; func deleteOrder(_ o: MyOrder) {}; func notifyOrder() {} }
