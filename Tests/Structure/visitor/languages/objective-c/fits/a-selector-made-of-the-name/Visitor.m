#import <Foundation/Foundation.h>
@protocol Visitor <NSObject>
- (void)visitMan:(id)man;
- (void)visitWoman:(id)woman;
@end
@interface Element : NSObject
- (void)accept:(id<Visitor>)visitor;
@end
@implementation Element
- (void)accept:(id<Visitor>)visitor {
    SEL s = NSSelectorFromString([NSString stringWithFormat:@"visit%@:", NSStringFromClass([self class])]);
    [visitor performSelector:s withObject:self];
}
@end
@interface Man : Element @end
@implementation Man @end
@interface Woman : Element @end
@implementation Woman @end
@interface Joy : NSObject <Visitor> @end
@implementation Joy
- (void)visitMan:(id)man { NSLog(@"男人接收到喜这个visitor============我要飞"); }
- (void)visitWoman:(id)woman { NSLog(@"女人接收到喜这个visitor============我要跳"); }
@end
@interface Anger : NSObject <Visitor> @end
@implementation Anger
- (void)visitMan:(id)man { NSLog(@"男人接收到怒这个visitor============我要叫"); }
- (void)visitWoman:(id)woman { NSLog(@"女人接收到怒这个visitor============我要苦"); }
@end
@interface ObjectStructure : NSObject
- (void)attach:(Element *)element;
- (void)detach:(Element *)element;
- (void)accept:(id<Visitor>)visitor;
@end
@implementation ObjectStructure {
    NSMutableArray *_elements;
}
- (instancetype)init { if ((self = [super init])) _elements = [NSMutableArray array]; return self; }
- (void)attach:(Element *)element { [_elements addObject:element]; }
- (void)detach:(Element *)element { [_elements removeObjectIdenticalTo:element]; }
- (void)accept:(id<Visitor>)visitor { [_elements makeObjectsPerformSelector:@selector(accept:) withObject:visitor]; }
@end
