final class User {}
final class Department {}

enum Database { case sqlServer, access }

class UserTable {
    fileprivate let database: Database
    init(_ database: Database) { self.database = database }
    func insertUser(_ user: User) {
        switch database {
        case .sqlServer: print("插入一个Sqlserver的SQLUser对象")
        case .access: print("插入一个Access的SQLUser对象")
        }
    }
    func getUser() -> User {
        switch database {
        case .sqlServer: print("新建一个Sqlserver的SQLUser对象")
        case .access: print("新建一个Access的SQLUser对象")
        }
        return User()
    }
}

final class SqlServerUserTable: UserTable {}
final class AccessUserTable: UserTable {}

class DepartmentTable {
    fileprivate let database: Database
    init(_ database: Database) { self.database = database }
    func insertDepartment(_ department: Department) {
        print(database == .access ? "插入一个Access的SQLDepartment对象" : "插入一个Sqlserver的SQLDepartment对象")
    }
    func getDepartment() -> Department {
        print(database == .access ? "新建一个Access的SQLDepartment对象" : "新建一个Sqlserver的SQLDepartment对象")
        return Department()
    }
}

final class SqlServerDepartmentTable: DepartmentTable {}
final class AccessDepartmentTable: DepartmentTable {}

protocol Factory {
    func createUser() -> UserTable
    func createDepartment() -> DepartmentTable
}

final class SqlServerFactory: Factory {
    func createUser() -> UserTable { SqlServerUserTable(.sqlServer) }
    func createDepartment() -> DepartmentTable { SqlServerDepartmentTable(.sqlServer) }
}

final class AccessFactory: Factory {
    func createUser() -> UserTable { AccessUserTable(.access) }
    func createDepartment() -> DepartmentTable { AccessDepartmentTable(.access) }
}
