#import <Foundation/Foundation.h>

@protocol Named <NSObject>
@property (nonatomic, copy, readonly) NSString *name;
@end

@interface Lid : NSObject <Named>
- (instancetype)initWithName:(NSString *)name;
@end

@implementation Lid
@synthesize name = _name;

- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}
@end

@interface Box : NSObject
- (instancetype)initWithLid:(id<Named>)lid;
- (void)open;
- (NSArray<NSNumber *> *)sizes;
@end

@implementation Box {
    id<Named> _lid;
}

- (instancetype)initWithLid:(id<Named>)lid {
    self = [super init];
    if (self) {
        _lid = lid;
    }
    return self;
}

- (void)open {
    NSLog(@"open %@", _lid.name);
}

- (NSArray<NSNumber *> *)sizes {
    return @[@1, @2.5];
}
@end
