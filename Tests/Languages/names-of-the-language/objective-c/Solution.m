#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, HCDOrderKind) {
    HCDOrderKindMutton,
    HCDOrderKindRoastDuck,
};

@interface HCDWaiter : NSObject
- (instancetype)initWithName:(NSString *)name;
- (NSArray<NSString *> *)openOrders;
- (BOOL)pushOrderWithString:(NSString *)string kind:(HCDOrderKind)kind;
@end

@interface HCDWaiter ()
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray<NSString *> *orders;
@end

@implementation HCDWaiter
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = name;
        _orders = [NSMutableArray array];
    }
    return self;
}

- (NSArray<NSString *> *)openOrders {
    return self.orders;
}

- (BOOL)pushOrderWithString:(NSString *)string kind:(HCDOrderKind)kind {
    NSLog(@"%@ %@", self.name, string);
    [self.orders addObject:string];
    return kind == HCDOrderKindRoastDuck;
}
@end
