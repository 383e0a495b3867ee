#import <Foundation/Foundation.h>

@interface Waiter : NSObject
@property (nonatomic, copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (void)take:(NSString *)order;
- (void)rest;
@end

@implementation Waiter
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}

- (void)take:(NSString *)order {
    NSLog(@"%@", order);
}

- (void)rest {
    NSLog(@"zzz");
}
@end
