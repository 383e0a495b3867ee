#import <Foundation/Foundation.h>

@class Man, Woman;

@interface Visitor : NSObject
@property (nonatomic, copy) void (^visitMan)(Man *man);
@property (nonatomic, copy) void (^visitWoman)(Woman *woman);
@end
@implementation Visitor
@end

@interface Element : NSObject
- (void)accept:(Visitor *)visitor;
@end
@implementation Element
- (void)accept:(Visitor *)visitor {}
@end

@interface Man : Element
@end
@implementation Man
- (void)accept:(Visitor *)visitor { visitor.visitMan(self); }
@end
@interface Woman : Element
@end
@implementation Woman
- (void)accept:(Visitor *)visitor { visitor.visitWoman(self); }
@end

@interface Joy : Visitor
@end
@implementation Joy
- (instancetype)init {
    if (self = [super init]) {
        self.visitMan = ^(Man *man) { NSLog(@"男人接收到喜这个visitor============我要飞"); };
        self.visitWoman = ^(Woman *woman) { NSLog(@"女人接收到喜这个visitor============我要跳"); };
    }
    return self;
}
@end
@interface Anger : Visitor
@end
@implementation Anger
- (instancetype)init {
    if (self = [super init]) {
        self.visitMan = ^(Man *man) { NSLog(@"男人接收到怒这个visitor============我要叫"); };
        self.visitWoman = ^(Woman *woman) { NSLog(@"女人接收到怒这个visitor============我要苦"); };
    }
    return self;
}
@end

@interface ObjectStructure : NSObject
- (void)attach:(Element *)element;
- (void)detach:(Element *)element;
- (void)accept:(Visitor *)visitor;
@end
@implementation ObjectStructure {
    NSMutableArray<Element *> *_elements;
}
- (instancetype)init {
    if (self = [super init]) _elements = [NSMutableArray new];
    return self;
}
- (void)attach:(Element *)element { [_elements addObject:element]; }
- (void)detach:(Element *)element { [_elements removeObjectIdenticalTo:element]; }
- (void)accept:(Visitor *)visitor {
    for (NSUInteger i = 0; i < _elements.count; i++) [_elements[i] accept:visitor];
}
@end
