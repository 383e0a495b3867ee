#import <Foundation/Foundation.h>

@interface Guest : NSObject
@end

@implementation Guest
@end

@interface Queue : NSObject
- (void)add:(NSString *)name;
- (nullable NSString *)next;
- (nullable Guest *)guest;
@end

@interface Queue ()
@property (nonatomic, strong) NSMutableArray<NSString *> *names;
@end

@implementation Queue
- (instancetype)init {
    self = [super init];
    if (self) {
        _names = [NSMutableArray array];
    }
    return self;
}

- (void)add:(NSString *)name {
    [self.names addObject:name];
}

- (NSString *)next {
    NSString *first = self.names.firstObject;
    if (first) [self.names removeObjectAtIndex:0];
    return first;
}

- (Guest *)guest {
    return self.names.count ? [[Guest alloc] init] : nil;
}
@end
