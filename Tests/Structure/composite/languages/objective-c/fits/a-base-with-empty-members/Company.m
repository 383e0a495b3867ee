#import <Foundation/Foundation.h>

@interface Component : NSObject
@property (nonatomic, copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (void)add:(Component *)component;
- (void)remove:(Component *)component;
- (void)displayDepth:(NSInteger)depth;
- (void)lineOfDuty;
@end

@implementation Component
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = [name copy];
    return self;
}
- (void)add:(Component *)component {}
- (void)remove:(Component *)component {}
- (void)displayDepth:(NSInteger)depth {}
- (void)lineOfDuty {}
@end

static NSString *dashes(NSInteger depth) {
    return [@"" stringByPaddingToLength:(NSUInteger)MAX(0, depth) withString:@"-" startingAtIndex:0];
}

@interface Company : Component
@end
@implementation Company {
    NSMutableArray<Component *> *_children;
}
- (instancetype)initWithName:(NSString *)name {
    if (self = [super initWithName:name]) _children = [NSMutableArray array];
    return self;
}
- (void)add:(Component *)component { [_children addObject:component]; }
- (void)remove:(Component *)component { [_children removeObjectIdenticalTo:component]; }
- (void)displayDepth:(NSInteger)depth {
    NSLog(@"%@%@的子公司", dashes(depth), self.name);
    for (Component *child in _children) [child displayDepth:depth + 2];
}
- (void)lineOfDuty {
    NSLog(@"%@的子公司的职责", self.name);
    for (Component *child in _children) [child lineOfDuty];
}
@end

@interface HRDepartment : Component
@end
@implementation HRDepartment
- (void)displayDepth:(NSInteger)depth { NSLog(@"%@%@的HR部门", dashes(depth), self.name); }
- (void)lineOfDuty { NSLog(@"%@,培训员工", self.name); }
@end

@interface FinanceDepartment : Component
@end
@implementation FinanceDepartment
- (void)displayDepth:(NSInteger)depth { NSLog(@"%@%@的财务部门", dashes(depth), self.name); }
- (void)lineOfDuty { NSLog(@"%@,给员工发钱", self.name); }
@end
