#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, OrderType) { OrderTypeMutton, OrderTypeChicken, OrderTypeDuck };

@interface Worker : NSObject
- (void)doMuttonWork:(NSString *)text;
- (void)doChickenWork:(NSString *)text;
- (void)doDuckWork:(NSString *)text;
@end
@implementation Worker
- (void)doMuttonWork:(NSString *)text { NSLog(@"烤羊"); NSLog(@"厨师烤羊肉:%@", text); }
- (void)doChickenWork:(NSString *)text { NSLog(@"烤鸡"); NSLog(@"厨师烤鸡肉:%@", text); }
- (void)doDuckWork:(NSString *)text { NSLog(@"烤鸭"); NSLog(@"厨师烤鸭肉:%@", text); }
@end

@interface Order : NSObject
+ (instancetype)orderWithTarget:(id)target action:(SEL)action text:(NSString *)text;
- (void)execute;
@end
@implementation Order {
    id _target;
    SEL _action;
    NSString *_text;
}
+ (instancetype)orderWithTarget:(id)target action:(SEL)action text:(NSString *)text {
    Order *order = [[self alloc] init];
    order->_target = target;
    order->_action = action;
    order->_text = [text copy];
    return order;
}
- (void)execute {
    [_target performSelector:_action withObject:_text];
}
@end

@interface Customer : NSObject
- (Order *)pushOrder:(NSString *)text type:(OrderType)type;
@end
@implementation Customer {
    Worker *_worker;
}
- (instancetype)init {
    if (self = [super init]) _worker = [Worker new];
    return self;
}
- (Order *)pushOrder:(NSString *)text type:(OrderType)type {
    SEL action = @selector(doMuttonWork:);
    if (type == OrderTypeChicken) action = @selector(doChickenWork:);
    if (type == OrderTypeDuck) action = @selector(doDuckWork:);
    return [Order orderWithTarget:_worker action:action text:text];
}
@end

@interface Waiter : NSObject
@property (nonatomic, readonly) NSArray<Order *> *orders;
- (void)addOrder:(Order *)order;
- (void)deleteOrder:(Order *)order;
- (void)notifyOrder;
@end
@implementation Waiter {
    NSMutableArray<Order *> *_list;
}
- (instancetype)init {
    if (self = [super init]) _list = [NSMutableArray array];
    return self;
}
- (NSArray<Order *> *)orders { return [_list copy]; }
- (void)addOrder:(Order *)order { NSLog(@"添加Order"); [_list addObject:order]; }
- (void)deleteOrder:(Order *)order { NSLog(@"取消Order"); [_list removeObjectIdenticalTo:order]; }
- (void)notifyOrder {
    NSLog(@"====开始执行Order===");
    [_list makeObjectsPerformSelector:@selector(execute)];
}
@end
