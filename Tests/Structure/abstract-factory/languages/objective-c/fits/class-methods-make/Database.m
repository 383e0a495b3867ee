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
@protocol DatabaseFactory <NSObject>
- (id<UserTable>)createUser;
- (id<DepartmentTable>)createDepartment;
@end

#pragma mark - Sqlserver

@interface SqlServerUserTable : NSObject <UserTable>
+ (instancetype)table;
@end
@implementation SqlServerUserTable
+ (instancetype)table { return [[self alloc] init]; }
- (void)insertUser:(User *)user { NSLog(@"插入一个Sqlserver的SQLUser对象"); }
- (User *)getUser { NSLog(@"新建一个Sqlserver的SQLUser对象"); return [User new]; }
@end

@interface SqlServerDepartmentTable : NSObject <DepartmentTable>
+ (instancetype)table;
@end
@implementation SqlServerDepartmentTable
+ (instancetype)table { return [self new]; }
- (void)insertDepartment:(Department *)department { NSLog(@"插入一个Sqlserver的SQLDepartment对象"); }
- (Department *)getDepartment { NSLog(@"新建一个Sqlserver的SQLDepartment对象"); return [Department new]; }
@end

@interface SqlServerFactory : NSObject <DatabaseFactory> @end
@implementation SqlServerFactory
- (id<UserTable>)createUser { return [SqlServerUserTable table]; }
- (id<DepartmentTable>)createDepartment { return [SqlServerDepartmentTable table]; }
@end

#pragma mark - Access

@interface AccessUserTable : NSObject <UserTable>
+ (instancetype)table;
@end
@implementation AccessUserTable
+ (instancetype)table { return [[self alloc] init]; }
- (void)insertUser:(User *)user { NSLog(@"插入一个Access的SQLUser对象"); }
- (User *)getUser { NSLog(@"新建一个Access的SQLUser对象"); return [User new]; }
@end

@interface AccessDepartmentTable : NSObject <DepartmentTable>
+ (instancetype)table;
@end
@implementation AccessDepartmentTable
+ (instancetype)table { return [self new]; }
- (void)insertDepartment:(Department *)department { NSLog(@"插入一个Access的SQLDepartment对象"); }
- (Department *)getDepartment { NSLog(@"新建一个Access的SQLDepartment对象"); return [Department new]; }
@end

@interface AccessFactory : NSObject <DatabaseFactory> @end
@implementation AccessFactory
- (id<UserTable>)createUser { return [AccessUserTable table]; }
- (id<DepartmentTable>)createDepartment { return [AccessDepartmentTable table]; }
@end
