#import <Foundation/Foundation.h>

@interface Element : NSObject
@end
@implementation Element
@end
@interface Man : Element @end
@implementation Man @end
@interface Woman : Element @end
@implementation Woman @end

@protocol Visitor
- (void)visit:(Element *)element;
@end

@interface Joy : NSObject <Visitor> @end
@implementation Joy
- (void)visit:(Element *)element {
    if ([element isKindOfClass:[Man class]]) NSLog(@"男人接收到喜这个visitor============我要飞");
    else NSLog(@"女人接收到喜这个visitor============我要跳");
}
@end
@interface Anger : NSObject <Visitor> @end
@implementation Anger
- (void)visit:(Element *)element {
    if ([element isKindOfClass:[Man class]]) NSLog(@"男人接收到怒这个visitor============我要叫");
    else NSLog(@"女人接收到怒这个visitor============我要苦");
}
@end

@interface ObjectStructure : NSObject
@property (nonatomic, strong) NSMutableArray<Element *> *elements;
- (void)attach:(Element *)element;
- (void)detach:(Element *)element;
- (void)accept:(id<Visitor>)visitor;
@end
@implementation ObjectStructure
- (instancetype)init {
    if (self = [super init]) self.elements = [NSMutableArray array];
    return self;
}
- (void)attach:(Element *)element { [self.elements addObject:element]; }
- (void)detach:(Element *)element { [self.elements removeObject:element]; }
- (void)accept:(id<Visitor>)visitor {
    for (Element *element in self.elements) [visitor visit:element];
}
@end
