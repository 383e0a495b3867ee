#import <Foundation/Foundation.h>

@class BusIterator;

@interface Bus : NSObject
- (void)board:(NSString *)name;
- (BusIterator *)makeForward;
- (BusIterator *)makeBackward;
- (NSString *)stepOf:(NSInteger)walk;
@end

@interface BusIterator : NSObject
- (instancetype)initWithBus:(Bus *)bus number:(NSInteger)number;
- (NSString *)next;
@end

@implementation Bus {
    NSMutableArray *_names;
    NSMutableArray<NSMutableArray *> *_walks;
}
- (instancetype)init {
    if (self = [super init]) {
        _names = [NSMutableArray new];
        _walks = [NSMutableArray new];
    }
    return self;
}
- (void)board:(NSString *)name { [_names addObject:name]; }
- (BusIterator *)makeForward {
    [_walks addObject:[_names mutableCopy]];
    return [[BusIterator alloc] initWithBus:self number:(NSInteger)_walks.count - 1];
}
- (BusIterator *)makeBackward {
    [_walks addObject:[[[_names reverseObjectEnumerator] allObjects] mutableCopy]];
    return [[BusIterator alloc] initWithBus:self number:(NSInteger)_walks.count - 1];
}
- (NSString *)stepOf:(NSInteger)walk {
    NSMutableArray *left = _walks[(NSUInteger)walk];
    NSString *name = [left firstObject];
    if (name) [left removeObjectAtIndex:0];
    return name;
}
@end

@implementation BusIterator {
    Bus *_bus;
    NSInteger _number;
}
- (instancetype)initWithBus:(Bus *)bus number:(NSInteger)number {
    if (self = [super init]) {
        _bus = bus;
        _number = number;
    }
    return self;
}
- (NSString *)next { return [_bus stepOf:_number]; }
@end
