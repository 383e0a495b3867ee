#import <Foundation/Foundation.h>

@interface BusIterator : NSObject
- (instancetype)initWithPassengers:(NSArray<NSString *> *)passengers step:(NSInteger)step;
- (NSString *)next;
@end

@interface Bus : NSObject
- (void)board:(NSString *)name;
- (BusIterator *)makeForward;
- (BusIterator *)makeBackward;
@end

@implementation Bus {
    NSMutableArray<NSString *> *_passengers;
}
- (void)board:(NSString *)name {
    if (_passengers == nil) _passengers = [NSMutableArray array];
    [_passengers addObject:name];
}
- (BusIterator *)makeForward {
    return [[BusIterator alloc] initWithPassengers:_passengers step:1];
}
- (BusIterator *)makeBackward {
    return [[BusIterator alloc] initWithPassengers:_passengers step:-1];
}
@end

@implementation BusIterator {
    NSArray *_list;
    NSInteger _place, _step;
}
- (instancetype)initWithPassengers:(NSArray<NSString *> *)passengers step:(NSInteger)step {
    if (self = [super init]) {
        _list = [passengers copy];
        _step = step;
        _place = step > 0 ? 0 : (NSInteger)[passengers count] - 1;
    }
    return self;
}
- (NSString *)next {
    if (_place < 0 || _place >= (NSInteger)_list.count) return nil;
    NSString *name = _list[_place];
    _place += _step;
    return name;
}
@end
