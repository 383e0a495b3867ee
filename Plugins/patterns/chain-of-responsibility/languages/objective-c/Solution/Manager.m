// Handler: Manager. ConcreteHandler: CommonManager, MajorManager, GeneralManager. What a manager may not decide goes up,
// and the base class alone knows how.

#import <Foundation/Foundation.h>

/// What an employee asks for: days of leave, or yuan of raise.
@interface Request : NSObject
@property (nonatomic, copy) NSString *type;
@property (nonatomic, copy) NSString *content;
@property (nonatomic, assign) NSInteger number;
- (instancetype)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number;
@end

@implementation Request
- (instancetype)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number {
    self = [super init];
    if (self) {
        _type = [type copy];
        _content = [content copy];
        _number = number;
    }
    return self;
}
@end

/// A link of the chain: hands on what it does not decide.
@interface Manager : NSObject
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, strong) Manager *superior;
- (instancetype)initWithName:(NSString *)name;
- (void)deal:(Request *)request;
/// Tells what this manager has decided.
- (void)answer:(Request *)request decision:(NSString *)decision;
@end

@implementation Manager
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}

- (void)deal:(Request *)request {
    [self.superior deal:request];
}

- (void)answer:(Request *)request decision:(NSString *)decision {
    NSLog(@"%@:%@ 数量%ld %@", self.name, request.type, (long)request.number, decision);
}
@end

@interface CommonManager : Manager
@end

@implementation CommonManager
- (void)deal:(Request *)request {
    if ([request.type isEqualToString:@"请假"] && request.number <= 2) {
        [self answer:request decision:@"被批准"];
    } else {
        [super deal:request];
    }
}
@end

@interface MajorManager : Manager
@end

@implementation MajorManager
- (void)deal:(Request *)request {
    if ([request.type isEqualToString:@"请假"] && request.number <= 5) {
        [self answer:request decision:@"被批准"];
    } else {
        [super deal:request];
    }
}
@end

@interface GeneralManager : Manager
@end

@implementation GeneralManager
- (void)deal:(Request *)request {
    if ([request.type isEqualToString:@"请假"]) {
        [self answer:request decision:@"被批准"];
    } else if ([request.type isEqualToString:@"加薪"]) {
        [self answer:request decision:request.number <= 500 ? @"被批准" : @"再说吧"];
    } else {
        [super deal:request];
    }
}
@end
