// Subject: GiftGiving. RealSubject: Pursuit. Proxy: GiftProxy. The friend has the same calls as the suitor and lets him do
// the giving; the name on the card is asked when a gift is handed over.

#import <Foundation/Foundation.h>

@interface SchoolGirl : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end

@implementation SchoolGirl
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}
@end

@protocol GiftGiving <NSObject>
- (void)giveFlowers;
- (void)giveDolls;
- (void)giveChocolate;
@end

/// The one who courts, and whom the girl never sees.
@interface Pursuit : NSObject <GiftGiving>
- (instancetype)initWithGirl:(SchoolGirl *)girl;
@end

@implementation Pursuit {
    SchoolGirl *_girl;
}

- (instancetype)initWithGirl:(SchoolGirl *)girl {
    self = [super init];
    if (self) {
        _girl = girl;
    }
    return self;
}

- (void)giveFlowers {
    NSLog(@"送你玫瑰花%@", _girl.name);
}

- (void)giveDolls {
    NSLog(@"送你洋娃娃%@", _girl.name);
}

- (void)giveChocolate {
    NSLog(@"送你巧克力%@", _girl.name);
}
@end

/// The friend who brings the gifts.
@interface GiftProxy : NSObject <GiftGiving>
- (instancetype)initWithGirl:(SchoolGirl *)girl;
@end

@implementation GiftProxy {
    Pursuit *_pursuit;
}

- (instancetype)initWithGirl:(SchoolGirl *)girl {
    self = [super init];
    if (self) {
        _pursuit = [[Pursuit alloc] initWithGirl:girl];
    }
    return self;
}

- (void)giveFlowers {
    [_pursuit giveFlowers];
}

- (void)giveDolls {
    [_pursuit giveDolls];
}

- (void)giveChocolate {
    [_pursuit giveChocolate];
}
@end
