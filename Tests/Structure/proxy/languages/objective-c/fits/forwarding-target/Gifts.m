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

@protocol GiveGift <NSObject>
- (void)giveFlowers;
- (void)giveDolls;
- (void)giveChocolate;
@end

@interface Pursuit : NSObject <GiveGift>
@property (nonatomic, strong) SchoolGirl *girl;
@end
@implementation Pursuit
- (void)giveFlowers { NSLog(@"送你玫瑰花%@", self.girl.name); }
- (void)giveDolls { NSLog(@"送你洋娃娃%@", self.girl.name); }
- (void)giveChocolate { NSLog(@"送你巧克力%@", self.girl.name); }
@end

@interface GiftProxy : NSObject <GiveGift>
- (instancetype)initWithGirl:(SchoolGirl *)girl;
@end

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wprotocol"
@implementation GiftProxy {
    Pursuit *_pursuit;
}
- (instancetype)initWithGirl:(SchoolGirl *)girl {
    if (self = [super init]) {
        _pursuit = [Pursuit new];
        _pursuit.girl = girl;
    }
    return self;
}
- (id)forwardingTargetForSelector:(SEL)selector {
    return _pursuit;
}
@end
#pragma clang diagnostic pop
