#import <Foundation/Foundation.h>

@interface SchoolGirl : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation SchoolGirl
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) { _name = [name copy]; }
    return self;
}
@end

@protocol GiveGift
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

@interface GiftProxy ()
@property (nonatomic, strong) SchoolGirl *girl;
@property (nonatomic, strong) id<GiveGift> real;
@end

@implementation GiftProxy
- (instancetype)initWithGirl:(SchoolGirl *)girl {
    self = [super init];
    if (self) {
        self.girl = girl;
    }
    return self;
}

- (id<GiveGift>)real {
    if (_real == nil) {
        Pursuit *pursuit = [[Pursuit alloc] init];
        pursuit.girl = self.girl;
        _real = pursuit;
    }
    return _real;
}

- (void)giveFlowers { [self.real giveFlowers]; }
- (void)giveDolls { [self.real giveDolls]; }
- (void)giveChocolate { [self.real giveChocolate]; }
@end
