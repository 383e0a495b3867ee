final class User {}

final class Department {}

/// Makes the tables of one database.
///
/// 造出一种数据库的各张表。
protocol DatabaseFactory {
    func createUser() -> UserTable
    func createDepartment() -> DepartmentTable
}

/// Where users are kept. Each database has its own way: what would make this a protocol?
///
/// 用户存放的地方。每种数据库各有各的做法：怎样才能让它成为协议？
class UserTable {
    func insertUser(_ user: User) {}

    func getUser() -> User { User() }
}

/// Where departments are kept.
///
/// 部门存放的地方。
class DepartmentTable {
    func insertDepartment(_ department: Department) {}

    func getDepartment() -> Department { Department() }
}

final class SqlServerFactory: DatabaseFactory {
    func createUser() -> UserTable { UserTable() }

    func createDepartment() -> DepartmentTable { DepartmentTable() }
}

final class AccessFactory: DatabaseFactory {
    func createUser() -> UserTable { UserTable() }

    func createDepartment() -> DepartmentTable { DepartmentTable() }
}
