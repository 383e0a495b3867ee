#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, OrderType) { OrderTypeMutton, OrderTypeChicken, OrderTypeDuck };

@interface Order : NSObject
@property (nonatomic, copy) NSString *meat;
@property (nonatomic, copy) NSString *text;
@end
@implementation Order
@end

@interface Customer : NSObject
- (Order *)pushOrder:(NSString *)text type:(OrderType)type;
@end
@implementation Customer
- (Order *)pushOrder:(NSString *)text type:(OrderType)type {
    Order *order = [Order new];
    order.meat = @[@"羊", @"鸡", @"鸭"][(NSUInteger)type];
    order.text = text;
    return order;
}
@end

@interface Waiter : NSObject
@property (nonatomic, strong) NSMutableArray<Order *> *orders;
- (void)addOrder:(Order *)order;
- (void)deleteOrder:(Order *)order;
- (void)notifyOrder;
@end
@implementation Waiter
- (instancetype)init {
    if (self = [super init]) _orders = [NSMutableArray new];
    return self;
}
- (void)addOrder:(Order *)order { NSLog(@"添加Order"); [_orders addObject:order]; }
- (void)deleteOrder:(Order *)order { NSLog(@"取消Order"); [_orders removeObjectIdenticalTo:order]; }
- (void)notifyOrder {
    NSLog(@"====开始执行Order===");
    for (Order *order in _orders) {
        NSLog(@"烤%@", order.meat);
        NSLog(@"厨师烤%@肉:%@", order.meat, order.text);
    }
}
@end
