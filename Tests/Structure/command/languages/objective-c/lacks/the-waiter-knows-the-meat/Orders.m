#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, OrderType) { OrderTypeMutton, OrderTypeChicken, OrderTypeDuck };

@interface Order : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic) OrderType type;
@end
@implementation Order
@end

@interface Customer : NSObject
- (Order *)pushOrderWithString:(NSString *)string type:(OrderType)type;
@end
@implementation Customer
- (Order *)pushOrderWithString:(NSString *)string type:(OrderType)type {
    Order *order = [Order new];
    order.text = string;
    order.type = type;
    return order;
}
@end

@interface Waiter : NSObject
- (NSArray *)orders;
- (void)addOrder:(Order *)order;
- (void)deleteOrder:(Order *)order;
- (void)notifyOrder;
@end
@implementation Waiter {
    NSMutableArray<Order *> *_orders;
}
- (instancetype)init {
    if (self = [super init]) _orders = [NSMutableArray new];
    return self;
}
- (NSArray *)orders { return [_orders copy]; }
- (void)addOrder:(Order *)order { NSLog(@"添加Order"); [_orders addObject:order]; }
- (void)deleteOrder:(Order *)order { NSLog(@"取消Order"); [_orders removeObjectIdenticalTo:order]; }
- (void)notifyOrder {
    NSLog(@"====开始执行Order===");
    NSArray *meats = @[@"羊", @"鸡", @"鸭"];
    for (Order *order in _orders) {
        NSLog(@"烤%@", meats[order.type]);
        NSLog(@"厨师烤%@肉:%@", meats[order.type], order.text);
    }
}
@end
