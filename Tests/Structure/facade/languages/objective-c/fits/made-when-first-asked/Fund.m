#import <Foundation/Foundation.h>

@interface Stock1 : NSObject
+ (void)buy;
+ (void)sell;
@end
@implementation Stock1
+ (void)buy { NSLog(@"股票1买入"); }
+ (void)sell { NSLog(@"股票1卖出"); }
@end

@interface Stock2 : NSObject
- (void)buy;
- (void)sell;
@end
@implementation Stock2
- (void)buy { NSLog(@"股票2买入"); }
- (void)sell { NSLog(@"股票2卖出"); }
@end

@interface Stock3 : NSObject
- (void)buy;
- (void)sell;
@end
@implementation Stock3
- (void)buy { NSLog(@"股票3买入"); }
- (void)sell { NSLog(@"股票3卖出"); }
@end

@interface Fund : NSObject
- (void)buy;
- (void)sell;
@end
@interface Fund ()
@property (nonatomic, strong) Stock2 *stock2;
@property (nonatomic, strong) Stock3 *stock3;
@end
@implementation Fund
- (Stock2 *)stock2 { return _stock2 ?: (_stock2 = [Stock2 new]); }
- (Stock3 *)stock3 { return _stock3 ?: (_stock3 = [Stock3 new]); }
- (void)buy {
    [Stock1 buy];
    [self.stock2 buy];
    [self.stock3 buy];
}
- (void)sell {
    [Stock1 sell];
    [self.stock2 sell];
    [self.stock3 sell];
}
@end
