#import <Foundation/Foundation.h>

@interface Man : NSObject
- (void)accept:(id)visitor;
@end
@interface Woman : NSObject
- (void)accept:(id)visitor;
@end
@interface Joy : NSObject
@end
@interface Anger : NSObject
@end

@implementation Joy
- (void)visitMan:(Man *)man { NSLog(@"男人接收到喜这个visitor============我要飞"); }
- (void)visitWoman:(Woman *)woman { NSLog(@"女人接收到喜这个visitor============我要跳"); }
@end

@implementation Anger
- (void)visitMan:(Man *)man { NSLog(@"男人接收到怒这个visitor============我要叫"); }
- (void)visitWoman:(Woman *)woman { NSLog(@"女人接收到怒这个visitor============我要苦"); }
@end

@implementation Man
- (void)accept:(id)visitor { [visitor visitMan:self]; }
@end
@implementation Woman
- (void)accept:(id)visitor { [visitor visitWoman:self]; }
@end

@interface ObjectStructure : NSObject
- (void)attach:(id)element;
- (void)detach:(id)element;
- (void)accept:(id)visitor;
@end

@implementation ObjectStructure {
    NSMutableArray *_elements;
}
- (instancetype)init {
    self = [super init];
    _elements = [NSMutableArray array];
    return self;
}
- (void)attach:(id)element { [_elements addObject:element]; }
- (void)detach:(id)element { [_elements removeObjectIdenticalTo:element]; }
- (void)accept:(id)visitor {
    [_elements enumerateObjectsUsingBlock:^(id element, NSUInteger index, BOOL *stop) {
        [element accept:visitor];
    }];
}
@end
