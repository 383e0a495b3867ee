// Mistake: the database is a setting for the whole program, so the factory made last decides for all.

final class User {}

final class Department {}

enum Database {
    static var isAccess = false
}

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
    init() { Database.isAccess = false }

    func createUser() -> UserTable { Database.isAccess ? AccessUserTable() : SqlServerUserTable() }

    func createDepartment() -> DepartmentTable {
        Database.isAccess ? AccessDepartmentTable() : SqlServerDepartmentTable()
    }
}

final class AccessFactory: DatabaseFactory {
    init() { Database.isAccess = true }

    func createUser() -> UserTable { Database.isAccess ? AccessUserTable() : SqlServerUserTable() }

    func createDepartment() -> DepartmentTable {
        Database.isAccess ? AccessDepartmentTable() : SqlServerDepartmentTable()
    }
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
        print("插入一个Sqlserver的SQLDepartment对象")
    }

    func getDepartment() -> Department {
        print("新建一个Sqlserver的SQLDepartment对象")
        return Department()
    }
}

final class AccessDepartmentTable: DepartmentTable {
    func insertDepartment(_ department: Department) {
        print("插入一个Access的SQLDepartment对象")
    }

    func getDepartment() -> Department {
        print("新建一个Access的SQLDepartment对象")
        return Department()
    }
}
