final class User {}

final class Department {}

/// Makes the tables of one database.
protocol DatabaseFactory {
    func createUser() -> UserTable
    func createDepartment() -> DepartmentTable
}

/// Where users are kept. Each database has its own way: what would make this a protocol?
class UserTable {
    func insertUser(_ user: User) {}

    func getUser() -> User { User() }
}

/// Where departments are kept.
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
