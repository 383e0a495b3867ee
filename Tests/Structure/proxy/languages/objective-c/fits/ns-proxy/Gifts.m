#import <Foundation/Foundation.h>

@interface SchoolGirl : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation SchoolGirl
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = [name copy];
    return self;
}
@end

@interface Pursuit : NSObject
@property (nonatomic, strong) SchoolGirl *girl;
- (void)giveFlowers;
- (void)giveDolls;
- (void)giveChocolate;
@end
@implementation Pursuit
- (void)giveFlowers { NSLog(@"送你玫瑰花%@", self.girl.name); }
- (void)giveDolls { NSLog(@"送你洋娃娃%@", self.girl.name); }
- (void)giveChocolate { NSLog(@"送你巧克力%@", self.girl.name); }
@end

@interface GiftProxy : NSProxy
- (instancetype)initWithGirl:(SchoolGirl *)girl;
- (void)giveFlowers;
- (void)giveDolls;
- (void)giveChocolate;
@end

#pragma clang diagnostic ignored "-Wincomplete-implementation"
@implementation GiftProxy {
    Pursuit *_real;
}
- (instancetype)initWithGirl:(SchoolGirl *)girl {
    _real = [Pursuit new];
    _real.girl = girl;
    return self;
}
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [_real methodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation {
    [invocation invokeWithTarget:_real];
}
@end
