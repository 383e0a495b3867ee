final class User {}
final class Department {}
protocol UserTable { init(); func insertUser(_ user: User); func getUser() -> User }
protocol DepartmentTable {
    init(); func insertDepartment(_ department: Department); func getDepartment() -> Department
}
protocol Kit { associatedtype U: UserTable; associatedtype D: DepartmentTable }
extension Kit { func createUser() -> UserTable { U() }; func createDepartment() -> DepartmentTable { D() } }
final class SqlServerFactory: Kit { typealias U = SqlU; typealias D = SqlD }
final class AccessFactory: Kit { typealias U = AccU; typealias D = AccD }
struct SqlU: UserTable {
    func insertUser(_ user: User) { print("插入一个Sqlserver的SQLUser对象") };
    func getUser() -> User { print("新建一个Sqlserver的SQLUser对象"); return User() }
}
struct AccU: UserTable {
    func insertUser(_ user: User) { print("插入一个Access的SQLUser对象") };
    func getUser() -> User { print("新建一个Access的SQLUser对象"); return User() }
}
struct SqlD: DepartmentTable {
    func insertDepartment(_ d: Department) { print("插入一个Sqlserver的SQLDepartment对象") };
    func getDepartment() -> Department { print("新建一个Sqlserver的SQLDepartment对象"); return Department() }
}
struct AccD: DepartmentTable {
    func insertDepartment(_ d: Department) { print("插入一个Access的SQLDepartment对象") };
    func getDepartment() -> Department { print("新建一个Access的SQLDepartment对象"); return Department() }
}
