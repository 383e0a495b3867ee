#import <Foundation/Foundation.h>

@interface User : NSObject @end
@implementation User @end
@interface Department : NSObject @end
@implementation Department @end

@protocol UserTable <NSObject>
- (void)insertUser:(User *)user;
- (User *)getUser;
@end
@protocol DepartmentTable <NSObject>
- (void)insertDepartment:(Department *)department;
- (Department *)getDepartment;
@end

@interface SqlUser : NSObject <UserTable> @end
@implementation SqlUser
- (void)insertUser:(User *)user { NSLog(@"插入一个Sqlserver的SQLUser对象"); }
- (User *)getUser { NSLog(@"新建一个Sqlserver的SQLUser对象"); return [User new]; }
@end
@interface AccessUser : NSObject <UserTable> @end
@implementation AccessUser
- (void)insertUser:(User *)user { NSLog(@"插入一个Access的SQLUser对象"); }
- (User *)getUser { NSLog(@"新建一个Access的SQLUser对象"); return [User new]; }
@end
@interface SqlDepartment : NSObject <DepartmentTable> @end
@implementation SqlDepartment
- (void)insertDepartment:(Department *)department { NSLog(@"插入一个Sqlserver的SQLDepartment对象"); }
- (Department *)getDepartment { NSLog(@"新建一个Sqlserver的SQLDepartment对象"); return [Department new]; }
@end
@interface AccessDepartment : NSObject <DepartmentTable> @end
@implementation AccessDepartment
- (void)insertDepartment:(Department *)department { NSLog(@"插入一个Access的SQLDepartment对象"); }
- (Department *)getDepartment { NSLog(@"新建一个Access的SQLDepartment对象"); return [Department new]; }
@end

@protocol Factory <NSObject>
- (id<UserTable>)createUser;
- (id<DepartmentTable>)createDepartment;
@end
@interface SqlServerFactory : NSObject <Factory> @end
@implementation SqlServerFactory
- (id<UserTable>)createUser { return [[SqlUser alloc] init]; }
- (id<DepartmentTable>)createDepartment { return [[SqlDepartment alloc] init]; }
@end
@interface AccessFactory : NSObject <Factory> @end
@implementation AccessFactory
- (id<UserTable>)createUser { return [[AccessUser alloc] init]; }
- (id<DepartmentTable>)createDepartment { return [[AccessDepartment alloc] init]; }
@end
