#import <Foundation/Foundation.h>

@class Man, Woman;

@protocol Visitor
- (void)visitMan:(Man *)man;
- (void)visitWoman:(Woman *)woman;
@end

@protocol Element
- (void)accept:(id<Visitor>)visitor;
@end

@interface Man : NSObject <Element> @end
@implementation Man
- (void)accept:(id<Visitor>)visitor { [visitor visitMan:self]; }
@end

@interface Woman : NSObject <Element> @end
@implementation Woman
- (void)accept:(id<Visitor>)visitor { [visitor visitWoman:self]; }
@end

@interface Joy : NSObject <Visitor> @end
@implementation Joy
- (void)visitMan:(Man *)man { NSLog(@"男人接收到喜这个visitor============我要飞"); }
- (void)visitWoman:(Woman *)woman { NSLog(@"女人接收到喜这个visitor============我要跳"); }
@end

@interface Anger : NSObject <Visitor> @end
@implementation Anger
- (void)visitMan:(Man *)man { NSLog(@"男人接收到怒这个visitor============我要叫"); }
- (void)visitWoman:(Woman *)woman { NSLog(@"女人接收到怒这个visitor============我要苦"); }
@end

@interface ObjectStructure : NSObject
- (void)attach:(id<Element>)element;
- (void)detach:(id<Element>)element;
- (void)accept:(id<Visitor>)visitor;
@end
@implementation ObjectStructure {
    NSMutableArray *elements;
}
- (instancetype)init {
    if (self = [super init]) elements = [NSMutableArray new];
    return self;
}
- (void)attach:(id<Element>)element { [elements addObject:element]; }
- (void)detach:(id<Element>)element { [elements removeObjectIdenticalTo:element]; }
- (void)accept:(id<Visitor>)visitor {
    for (id<Element> each in elements) {
        [each accept:visitor];
    }
}
@end
