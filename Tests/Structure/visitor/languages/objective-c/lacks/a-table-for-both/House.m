#import <Foundation/Foundation.h>

@interface Joy : NSObject @end
@implementation Joy @end
@interface Anger : NSObject @end
@implementation Anger @end
@interface Man : NSObject @end
@implementation Man @end
@interface Woman : NSObject @end
@implementation Woman @end

@interface ObjectStructure : NSObject
- (void)attach:(id)element;
- (void)detach:(id)element;
- (void)accept:(id)visitor;
@end
@implementation ObjectStructure {
    NSMutableArray *_elements;
}
- (instancetype)init {
    if (self = [super init]) _elements = [NSMutableArray new];
    return self;
}
- (void)attach:(id)element { [_elements addObject:element]; }
- (void)detach:(id)element { [_elements removeObjectIdenticalTo:element]; }
- (void)accept:(id)visitor {
    NSDictionary *words = @{
        @"ManJoy": @"男人接收到喜这个visitor============我要飞",
        @"WomanJoy": @"女人接收到喜这个visitor============我要跳",
        @"ManAnger": @"男人接收到怒这个visitor============我要叫",
        @"WomanAnger": @"女人接收到怒这个visitor============我要苦",
    };
    for (id element in _elements) {
        NSString *key = [NSStringFromClass([element class]) stringByAppendingString:NSStringFromClass([visitor class])];
        NSLog(@"%@", words[key]);
    }
}
@end
