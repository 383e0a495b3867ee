#import <Foundation/Foundation.h>

@protocol BusIterator <NSObject>
- (NSString *)next;
@end

@interface EnumeratorWalk : NSObject <BusIterator>
+ (instancetype)walkWith:(NSEnumerator<NSString *> *)enumerator;
@end
@implementation EnumeratorWalk {
    NSEnumerator<NSString *> *_enumerator;
}
+ (instancetype)walkWith:(NSEnumerator<NSString *> *)enumerator {
    EnumeratorWalk *walk = [[self alloc] init];
    walk->_enumerator = enumerator;
    return walk;
}
- (NSString *)next { return [_enumerator nextObject]; }
@end

@interface Bus : NSObject
- (void)board:(NSString *)name;
- (id<BusIterator>)makeForward;
- (id<BusIterator>)makeBackward;
@end
@implementation Bus {
    NSMutableArray<NSString *> *_names;
}
- (instancetype)init {
    if (self = [super init]) _names = [NSMutableArray array];
    return self;
}
- (void)board:(NSString *)name { [_names addObject:name]; }
- (id<BusIterator>)makeForward { return [EnumeratorWalk walkWith:[[_names copy] objectEnumerator]]; }
- (id<BusIterator>)makeBackward { return [EnumeratorWalk walkWith:[[_names copy] reverseObjectEnumerator]]; }
@end
