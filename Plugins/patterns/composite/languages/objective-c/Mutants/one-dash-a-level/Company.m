// Mistake: a level is one dash deeper, and not two.

// Component: Component. Composite: Company. Leaf: HRDepartment, FinanceDepartment. The composite does its own share and hands
// the call on to its children, whatever they are: the recursion lives in the tree, not in the client.

#import <Foundation/Foundation.h>

/// A part of an enterprise: one department, or a company with all that belongs to it.
@interface Component : NSObject
@property (nonatomic, copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
/// Takes a part in; a leaf has no place for one.
- (void)add:(Component *)component;
/// Lets a part go.
- (void)remove:(Component *)component;
- (void)displayDepth:(NSInteger)depth;
- (void)lineOfDuty;
+ (NSString *)dashes:(NSInteger)depth;
@end

@implementation Component
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}

- (void)add:(Component *)component {
}

- (void)remove:(Component *)component {
}

- (void)displayDepth:(NSInteger)depth {
}

- (void)lineOfDuty {
}

+ (NSString *)dashes:(NSInteger)depth {
    return [@"" stringByPaddingToLength:(NSUInteger)MAX(0, depth) withString:@"-" startingAtIndex:0];
}
@end

@interface Company : Component
@end

@implementation Company {
    NSMutableArray<Component *> *_children;
}

- (instancetype)initWithName:(NSString *)name {
    self = [super initWithName:name];
    if (self) {
        _children = [NSMutableArray array];
    }
    return self;
}

- (void)add:(Component *)component {
    [_children addObject:component];
}

- (void)remove:(Component *)component {
    [_children removeObjectIdenticalTo:component];
}

- (void)displayDepth:(NSInteger)depth {
    NSLog(@"%@%@的子公司", [Component dashes:depth], self.name);
    for (Component *child in _children) {
        [child displayDepth:depth + 1];
    }
}

- (void)lineOfDuty {
    NSLog(@"%@的子公司的职责", self.name);
    for (Component *child in _children) {
        [child lineOfDuty];
    }
}
@end

@interface HRDepartment : Component
@end

@implementation HRDepartment
- (void)displayDepth:(NSInteger)depth {
    NSLog(@"%@%@的HR部门", [Component dashes:depth], self.name);
}

- (void)lineOfDuty {
    NSLog(@"%@,培训员工", self.name);
}
@end

@interface FinanceDepartment : Component
@end

@implementation FinanceDepartment
- (void)displayDepth:(NSInteger)depth {
    NSLog(@"%@%@的财务部门", [Component dashes:depth], self.name);
}

- (void)lineOfDuty {
    NSLog(@"%@,给员工发钱", self.name);
}
@end
