final class User {}
final class Department {}

protocol UserTable {
    func insertUser(_ user: User)
    func getUser() -> User
}

protocol DepartmentTable {
    func insertDepartment(_ department: Department)
    func getDepartment() -> Department
}

protocol Makeable { init() }

class Factory<U: UserTable & Makeable, D: DepartmentTable & Makeable> {
    init() {}
    func createUser() -> UserTable { U() }
    func createDepartment() -> DepartmentTable { D() }
}

final class SqlServerFactory: Factory<SqlUsers, SqlDepartments> {
    override init() {}
}

final class AccessFactory: Factory<AccessUsers, AccessDepartments> {
    override init() {}
}

struct SqlUsers: UserTable, Makeable {
    func insertUser(_ user: User) { print("插入一个Sqlserver的SQLUser对象") }
    func getUser() -> User {
        print("新建一个Sqlserver的SQLUser对象")
        return User()
    }
}

struct SqlDepartments: DepartmentTable, Makeable {
    func insertDepartment(_ department: Department) { print("插入一个Sqlserver的SQLDepartment对象") }
    func getDepartment() -> Department {
        print("新建一个Sqlserver的SQLDepartment对象")
        return Department()
    }
}

struct AccessUsers: UserTable, Makeable {
    func insertUser(_ user: User) { print("插入一个Access的SQLUser对象") }
    func getUser() -> User {
        print("新建一个Access的SQLUser对象")
        return User()
    }
}

struct AccessDepartments: DepartmentTable, Makeable {
    func insertDepartment(_ department: Department) { print("插入一个Access的SQLDepartment对象") }
    func getDepartment() -> Department {
        print("新建一个Access的SQLDepartment对象")
        return Department()
    }
}
