export class User {}
export class Department {}

export interface UserTable {
  insertUser(user: User): void
  getUser(): User
}

export interface DepartmentTable {
  insertDepartment(department: Department): void
  getDepartment(): Department
}

interface DatabaseFactory {
  createUser(): UserTable
  createDepartment(): DepartmentTable
}

class SqlServerUser implements UserTable {
  insertUser(_: User) { console.log('插入一个Sqlserver的SQLUser对象') }
  getUser() { console.log('新建一个Sqlserver的SQLUser对象'); return new User() }
}

class AccessUser implements UserTable {
  insertUser(_: User) { console.log('插入一个Access的SQLUser对象') }
  getUser() { console.log('新建一个Access的SQLUser对象'); return new User() }
}

class SqlServerDepartment implements DepartmentTable {
  insertDepartment(_: Department) { console.log('插入一个Sqlserver的SQLDepartment对象') }
  getDepartment() { console.log('新建一个Sqlserver的SQLDepartment对象'); return new Department() }
}

class AccessDepartment implements DepartmentTable {
  insertDepartment(_: Department) { console.log('插入一个Access的SQLDepartment对象') }
  getDepartment() { console.log('新建一个Access的SQLDepartment对象'); return new Department() }
}

export class SqlServerFactory implements DatabaseFactory {
  createUser = (): UserTable => new SqlServerUser()
  createDepartment = (): DepartmentTable => new SqlServerDepartment()
}

export class AccessFactory implements DatabaseFactory {
  createUser = (): UserTable => new AccessUser()
  createDepartment = (): DepartmentTable => new AccessDepartment()
}
