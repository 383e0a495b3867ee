class User {}
class Department {}

class SqlUsers {
  insertUser() { console.log('插入一个Sqlserver的SQLUser对象') }
  getUser() { console.log('新建一个Sqlserver的SQLUser对象'); return new User() }
}
class AccessUsers {
  insertUser() { console.log('插入一个Access的SQLUser对象') }
  getUser() { console.log('新建一个Access的SQLUser对象'); return new User() }
}
class SqlDepartments {
  insertDepartment() { console.log('插入一个Sqlserver的SQLDepartment对象') }
  getDepartment() { console.log('新建一个Sqlserver的SQLDepartment对象'); return new Department() }
}
class AccessDepartments {
  insertDepartment() { console.log('插入一个Access的SQLDepartment对象') }
  getDepartment() { console.log('新建一个Access的SQLDepartment对象'); return new Department() }
}

class Factory {
  constructor(family) { this.family = family }
  createUser() { return new this.family.User() }
  createDepartment() { return new this.family.Department() }
}
class SqlServerFactory extends Factory {
  constructor() { super({ User: SqlUsers, Department: SqlDepartments }) }
}
class AccessFactory extends Factory {
  constructor() { super({ User: AccessUsers, Department: AccessDepartments }) }
}
module.exports = { User, Department, SqlServerFactory, AccessFactory }
