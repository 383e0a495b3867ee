#import <Foundation/Foundation.h>

@interface Stock1 : NSObject
- (void)buy;
- (void)sell;
@end
@implementation Stock1
- (void)buy { NSLog(@"股票1买入"); }
- (void)sell { NSLog(@"股票1卖出"); }
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
@implementation Fund {
    Stock1 *_first;
    Stock2 *_second;
    Stock3 *_third;
}
- (instancetype)init {
    if ((self = [super init])) {
        _first = [Stock1 new];
        _second = [Stock2 new];
        _third = [Stock3 new];
    }
    return self;
}
- (void)buy {
    [_first buy];
    [_second buy];
    [_third buy];
}
- (void)sell {
    [_first sell];
    [_second sell];
    [_third sell];
}
@end
