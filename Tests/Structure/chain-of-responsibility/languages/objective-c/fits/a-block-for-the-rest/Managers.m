#import <Foundation/Foundation.h>

@interface Request : NSObject
@property (nonatomic, copy) NSString *type, *content;
@property (nonatomic) NSInteger number;
- (instancetype)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number;
@end
@implementation Request
- (instancetype)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number {
    if (self = [super init]) { _type = type; _content = content; _number = number; }
    return self;
}
@end

@class Manager;
typedef NSString * (^Decision)(Request *request);

@interface Manager : NSObject
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, strong) Manager *superior;
- (instancetype)initWithName:(NSString *)name;
- (void)deal:(Request *)request;
@end
@interface Manager ()
@property (nonatomic, copy) Decision decision;
@end
@implementation Manager
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = [name copy];
    return self;
}
- (void)deal:(Request *)request {
    NSString *words = self.decision(request);
    if (words) NSLog(@"%@:%@ 数量%ld %@", self.name, request.type, (long)request.number, words);
    else [self.superior deal:request];
}
@end

@interface CommonManager : Manager @end
@implementation CommonManager
- (instancetype)initWithName:(NSString *)name {
    if (self = [super initWithName:name]) {
        self.decision = ^NSString *(Request *r) { return [r.type isEqual:@"请假"] && r.number <= 2 ? @"被批准" : nil; };
    }
    return self;
}
@end
@interface MajorManager : Manager @end
@implementation MajorManager
- (instancetype)initWithName:(NSString *)name {
    if (self = [super initWithName:name]) {
        self.decision = ^NSString *(Request *r) { return [r.type isEqual:@"请假"] && r.number <= 5 ? @"被批准" : nil; };
    }
    return self;
}
@end
@interface GeneralManager : Manager @end
@implementation GeneralManager
- (instancetype)initWithName:(NSString *)name {
    if (self = [super initWithName:name]) {
        self.decision = ^NSString *(Request *r) {
            if ([r.type isEqual:@"请假"]) return @"被批准";
            if ([r.type isEqual:@"加薪"]) return r.number <= 500 ? @"被批准" : @"再说吧";
            return nil;
        };
    }
    return self;
}
@end
