// Visitor: Visitor. ConcreteVisitor: Joy, Anger. Element: Element. ConcreteElement: Man, Woman. ObjectStructure:
// ObjectStructure. A new mood is one more visitor, for which neither people nor structure change.

#import <Foundation/Foundation.h>

@class Man, Woman;

@protocol Visitor <NSObject>
- (void)visitMan:(Man *)man;
- (void)visitWoman:(Woman *)woman;
@end

@protocol Element <NSObject>
- (void)accept:(id<Visitor>)visitor;
@end

@interface Man : NSObject <Element>
@end

@implementation Man
- (void)accept:(id<Visitor>)visitor {
    [visitor visitMan:self];
}
@end

@interface Woman : NSObject <Element>
@end

@implementation Woman
- (void)accept:(id<Visitor>)visitor {
    [visitor visitWoman:self];
}
@end

@interface Joy : NSObject <Visitor>
@end

@implementation Joy
- (void)visitMan:(Man *)man {
    NSLog(@"男人接收到喜这个visitor============我要飞");
}

- (void)visitWoman:(Woman *)woman {
    NSLog(@"女人接收到喜这个visitor============我要跳");
}
@end

@interface Anger : NSObject <Visitor>
@end

@implementation Anger
- (void)visitMan:(Man *)man {
    NSLog(@"男人接收到怒这个visitor============我要叫");
}

- (void)visitWoman:(Woman *)woman {
    NSLog(@"女人接收到怒这个visitor============我要苦");
}
@end

/// The elements, in the order in which they were attached.
@interface ObjectStructure : NSObject
- (void)attach:(id<Element>)element;
- (void)detach:(id<Element>)element;
- (void)accept:(id<Visitor>)visitor;
@end

@implementation ObjectStructure {
    NSMutableArray<id<Element>> *_elements;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _elements = [NSMutableArray array];
    }
    return self;
}

- (void)attach:(id<Element>)element {
    [_elements addObject:element];
}

- (void)detach:(id<Element>)element {
    [_elements removeObjectIdenticalTo:element];
}

- (void)accept:(id<Visitor>)visitor {
    for (id<Element> element in _elements) {
        [element accept:visitor];
    }
}
@end
