#import <Foundation/Foundation.h>

@interface SchoolGirl : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation SchoolGirl
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = name;
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
- (void)giveFlowers {}
- (void)giveDolls {}
- (void)giveChocolate {}
@end

static void give(NSString *what, Pursuit *pursuit) {
    NSLog(@"送你%@%@", what, pursuit.girl.name);
}

@interface GiftProxy : NSObject <GiveGift> {
    Pursuit *pursuit;
}
- (instancetype)initWithGirl:(SchoolGirl *)girl;
@end
@implementation GiftProxy
- (instancetype)initWithGirl:(SchoolGirl *)girl {
    if (self = [super init]) {
        pursuit = [Pursuit new];
        pursuit.girl = girl;
    }
    return self;
}
- (void)giveFlowers { [pursuit giveFlowers]; give(@"玫瑰花", pursuit); }
- (void)giveDolls { [pursuit giveDolls]; give(@"洋娃娃", pursuit); }
- (void)giveChocolate { [pursuit giveChocolate]; give(@"巧克力", pursuit); }
@end
