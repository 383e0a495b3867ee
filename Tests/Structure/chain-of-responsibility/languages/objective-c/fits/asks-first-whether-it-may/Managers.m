#import <Foundation/Foundation.h>

@interface Request : NSObject
@property (nonatomic, copy) NSString *type;
@property (nonatomic, copy) NSString *content;
@property (nonatomic, assign) NSInteger number;
- (id)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number;
@end

@implementation Request
- (id)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number {
    self = [super init];
    if (self) {
        self.type = type;
        self.content = content;
        self.number = number;
    }
    return self;
}
@end

@interface Manager : NSObject {
@protected
    NSString *_name;
}
@property (nonatomic, strong) Manager *superior;
- (id)initWithName:(NSString *)name;
- (void)deal:(Request *)request;
@end

@implementation Manager
- (id)initWithName:(NSString *)name {
    if (self = [super init]) _name = [name copy];
    return self;
}

- (BOOL)mayDecide:(Request *)request {
    return NO;
}

- (NSString *)decisionFor:(Request *)request {
    return @"被批准";
}

- (void)deal:(Request *)request {
    if (![self mayDecide:request]) {
        // A message to nil is none.
        [_superior deal:request];
        return;
    }
    NSLog(@"%@:%@ 数量%ld %@", _name, request.type, (long)request.number, [self decisionFor:request]);
}
@end

@interface CommonManager : Manager
@end
@implementation CommonManager
- (BOOL)mayDecide:(Request *)request { return [request.type isEqualToString:@"请假"] && request.number <= 2; }
@end

@interface MajorManager : Manager
@end
@implementation MajorManager
- (BOOL)mayDecide:(Request *)request { return [request.type isEqualToString:@"请假"] && request.number <= 5; }
@end

@interface GeneralManager : Manager
@end
@implementation GeneralManager
- (BOOL)mayDecide:(Request *)request { return [@[@"请假", @"加薪"] containsObject:request.type]; }
- (NSString *)decisionFor:(Request *)request {
    return [request.type isEqualToString:@"请假"] || request.number <= 500 ? @"被批准" : @"再说吧";
}
@end
