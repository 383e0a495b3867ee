// Facade: Fund. SubSystem: Stock. The client knows the fund alone, and no stock knows that there is a fund.

#import <Foundation/Foundation.h>

@interface Stock : NSObject
- (instancetype)initWithName:(NSString *)name;
- (void)buy;
- (void)sell;
@end

@implementation Stock {
    NSString *_name;
}

- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}

- (void)buy {
    NSLog(@"%@买入", _name);
}

- (void)sell {
    NSLog(@"%@卖出", _name);
}
@end

@interface Stock1 : Stock
@end

@implementation Stock1
- (instancetype)init {
    return [super initWithName:@"股票1"];
}
@end

@interface Stock2 : Stock
@end

@implementation Stock2
- (instancetype)init {
    return [super initWithName:@"股票2"];
}
@end

@interface Stock3 : Stock
@end

@implementation Stock3
- (instancetype)init {
    return [super initWithName:@"股票3"];
}
@end

/// One call to buy and one to sell, whatever is in the portfolio.
@interface Fund : NSObject
- (void)buy;
- (void)sell;
@end

@implementation Fund {
    Stock1 *_stock1;
    Stock2 *_stock2;
    Stock3 *_stock3;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _stock1 = [[Stock1 alloc] init];
        _stock2 = [[Stock2 alloc] init];
        _stock3 = [[Stock3 alloc] init];
    }
    return self;
}

- (void)buy {
    [_stock1 buy];
    [_stock2 buy];
    [_stock3 buy];
}

- (void)sell {
    [_stock1 sell];
    [_stock2 sell];
    [_stock3 sell];
}
@end
