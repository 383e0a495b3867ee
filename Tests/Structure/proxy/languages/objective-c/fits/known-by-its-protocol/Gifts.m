#import <Foundation/Foundation.h>

@interface SchoolGirl : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation SchoolGirl
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) self.name = name;
    return self;
}
@end

@protocol GiveGift
- (void)giveFlowers;
- (void)giveDolls;
- (void)giveChocolate;
@end

@interface Pursuit : NSObject <GiveGift>
- (id)initWithGirl:(SchoolGirl *)girl;
@end
@implementation Pursuit {
    SchoolGirl *mm;
}
- (id)initWithGirl:(SchoolGirl *)girl {
    if (self = [super init]) mm = girl;
    return self;
}
- (void)giveFlowers { NSLog(@"送你玫瑰花%@", mm.name); }
- (void)giveDolls { NSLog(@"送你洋娃娃%@", mm.name); }
- (void)giveChocolate { NSLog(@"送你巧克力%@", mm.name); }
@end

@interface GiftProxy : NSObject <GiveGift>
- (instancetype)initWithGirl:(SchoolGirl *)girl;
@end

@interface GiftProxy ()
@property (nonatomic, strong) id<GiveGift> gg;
@end

@implementation GiftProxy
- (instancetype)initWithGirl:(SchoolGirl *)girl {
    if (self = [super init]) {
        self.gg = [[Pursuit alloc] initWithGirl:girl];
    }
    return self;
}
- (void)giveFlowers { [self.gg giveFlowers]; }
- (void)giveDolls { [self.gg giveDolls]; }
- (void)giveChocolate { [self.gg giveChocolate]; }
@end
