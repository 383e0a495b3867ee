#import <Foundation/Foundation.h>

@class Bus;

@interface BusIterator : NSObject
@property (nonatomic, strong) Bus *bus;
@property (nonatomic) NSInteger key;
- (NSString *)next;
@end

@interface Bus : NSObject {
    NSMutableArray *_names;
    NSMutableArray<NSNumber *> *_places;
    NSMutableArray<NSArray *> *_lists;
}
- (void)board:(NSString *)name;
- (BusIterator *)makeForward;
- (BusIterator *)makeBackward;
- (NSString *)step:(NSInteger)key;
@end

@implementation BusIterator
- (NSString *)next { return [self.bus step:self.key]; }
@end

@implementation Bus
- (instancetype)init {
    if (self = [super init]) {
        _names = [NSMutableArray new];
        _places = [NSMutableArray new];
        _lists = [NSMutableArray new];
    }
    return self;
}
- (void)board:(NSString *)name { [_names addObject:name]; }
- (BusIterator *)iteratorOver:(NSArray *)list {
    BusIterator *iterator = [BusIterator new];
    iterator.bus = self;
    iterator.key = (NSInteger)_lists.count;
    [_lists addObject:list];
    [_places addObject:@0];
    return iterator;
}
- (BusIterator *)makeForward { return [self iteratorOver:[_names copy]]; }
- (BusIterator *)makeBackward { return [self iteratorOver:_names.reverseObjectEnumerator.allObjects]; }
- (NSString *)step:(NSInteger)key {
    NSUInteger place = [_places[key] unsignedIntegerValue];
    if (place >= _lists[key].count) return nil;
    _places[key] = @(place + 1);
    return _lists[key][place];
}
@end
