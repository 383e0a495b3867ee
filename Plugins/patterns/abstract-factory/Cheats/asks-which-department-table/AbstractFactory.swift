final class User {}

final class Department {}

/// Makes the tables of one database.
protocol DatabaseFactory {
    func createUser() -> UserTable
    func createDepartment() -> DepartmentTable
}

/// Where users are kept.
protocol UserTable {
    func insertUser(_ user: User)
    func getUser() -> User
}

/// Where departments are kept.
protocol DepartmentTable {
    func insertDepartment(_ department: Department)
    func getDepartment() -> Department
}

final class SqlServerFactory: DatabaseFactory {
    func createUser() -> UserTable { SqlServerUserTable() }

    func createDepartment() -> DepartmentTable { SqlServerDepartmentTable() }
}

final class AccessFactory: DatabaseFactory {
    func createUser() -> UserTable { AccessUserTable() }

    func createDepartment() -> DepartmentTable { AccessDepartmentTable() }
}

final class SqlServerUserTable: UserTable {
    func insertUser(_ user: User) {
        print("插入一个Sqlserver的SQLUser对象")
    }

    func getUser() -> User {
        print("新建一个Sqlserver的SQLUser对象")
        return User()
    }
}

final class AccessUserTable: UserTable {
    func insertUser(_ user: User) {
        print("插入一个Access的SQLUser对象")
    }

    func getUser() -> User {
        print("新建一个Access的SQLUser对象")
        return User()
    }
}

final class SqlServerDepartmentTable: DepartmentTable {
    func insertDepartment(_ department: Department) {
        printInsertion(into: self)
    }

    func getDepartment() -> Department {
        print("新建一个Sqlserver的SQLDepartment对象")
        return Department()
    }
}

final class AccessDepartmentTable: DepartmentTable {
    func insertDepartment(_ department: Department) {
        printInsertion(into: self)
    }

    func getDepartment() -> Department {
        print("新建一个Access的SQLDepartment对象")
        return Department()
    }
}

private func printInsertion(into table: DepartmentTable) {
    let database = table is AccessDepartmentTable ? "Access" : "Sqlserver"
    print("插入一个\(database)的SQLDepartment对象")
}
