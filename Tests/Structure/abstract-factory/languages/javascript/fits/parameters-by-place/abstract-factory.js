export class User {}
export class Department {}

export class UserTable {
  insertUser(user) { throw new Error('abstract') }
  getUser() { throw new Error('abstract') }
}
export class DepartmentTable {
  insertDepartment(department) { throw new Error('abstract') }
  getDepartment() { throw new Error('abstract') }
}

class SqlServerUser extends UserTable {
  insertUser(user) { console.log('插入一个Sqlserver的SQLUser对象') }
  getUser() { console.log('新建一个Sqlserver的SQLUser对象'); return new User() }
}
class SqlServerDepartment extends DepartmentTable {
  insertDepartment(d) { console.log('插入一个Sqlserver的SQLDepartment对象') }
  getDepartment() { console.log('新建一个Sqlserver的SQLDepartment对象'); return new Department() }
}
class AccessUser extends UserTable {
  insertUser(user) { console.log('插入一个Access的SQLUser对象') }
  getUser() { console.log('新建一个Access的SQLUser对象'); return new User() }
}
class AccessDepartment extends DepartmentTable {
  insertDepartment(d) { console.log('插入一个Access的SQLDepartment对象') }
  getDepartment() { console.log('新建一个Access的SQLDepartment对象'); return new Department() }
}

export class SqlServerFactory {
  createUser() { return new SqlServerUser() }
  createDepartment() { return new SqlServerDepartment() }
}
export class AccessFactory {
  createUser() { return new AccessUser() }
  createDepartment() { return new AccessDepartment() }
}
