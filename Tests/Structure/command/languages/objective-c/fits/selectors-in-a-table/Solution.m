#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, OrderType) {
    OrderTypeMutton,
    OrderTypeChicken,
    OrderTypeDuck,
};

@interface Cooker : NSObject
- (void)bake:(NSString *)meat text:(NSString *)text;
@end

@implementation Cooker
- (void)bake:(NSString *)meat text:(NSString *)text {
    printf("厨师烤%s:%s\n", meat.UTF8String, text.UTF8String);
}
@end

@interface Order : NSObject {
    id _target;
    SEL _action;
    NSString *_argument;
}
- (instancetype)initWithTarget:(id)target action:(SEL)action argument:(NSString *)argument;
- (void)execute;
@end
@implementation Order
- (instancetype)initWithTarget:(id)target action:(SEL)action argument:(NSString *)argument {
    if ((self = [super init])) { _target = target; _action = action; _argument = [argument copy]; }
    return self;
}
- (void)execute { [_target performSelector:_action withObject:_argument]; }
@end
@interface Cooker (Meals)
- (void)mutton:(NSString *)text;
- (void)chicken:(NSString *)text;
- (void)duck:(NSString *)text;
@end
@implementation Cooker (Meals)
- (void)mutton:(NSString *)text { puts("烤羊"); [self bake:@"羊肉" text:text]; }
- (void)chicken:(NSString *)text { puts("烤鸡"); [self bake:@"鸡肉" text:text]; }
- (void)duck:(NSString *)text { puts("烤鸭"); [self bake:@"鸭肉" text:text]; }
@end
@interface Customer : NSObject
- (Order *)pushOrder:(NSString *)text type:(OrderType)type;
@end
@implementation Customer
- (Order *)pushOrder:(NSString *)text type:(OrderType)type {
    SEL actions[] = {@selector(mutton:), @selector(chicken:), @selector(duck:)};
    return [[Order alloc] initWithTarget:[[Cooker alloc] init] action:actions[type] argument:text];
}
@end
@interface Waiter : NSObject
@property (nonatomic, readonly) NSArray<Order *> *orders;
- (void)addOrder:(Order *)order;
- (void)deleteOrder:(Order *)order;
- (void)notifyOrder;
@end

@implementation Waiter {
    NSMutableArray *_pad;
}

- (instancetype)init {
    if ((self = [super init])) {
        _pad = [[NSMutableArray alloc] init];
    }
    return self;
}

- (NSArray<Order *> *)orders {
    return [_pad copy];
}

- (void)addOrder:(Order *)order {
    puts("添加Order");
    [_pad addObject:order];
}

- (void)deleteOrder:(Order *)order {
    puts("取消Order");
    [_pad removeObjectIdenticalTo:order];
}

- (void)notifyOrder {
    puts("====开始执行Order===");
    for (Order *order in _pad) {
        [order execute];
    }
}

@end
