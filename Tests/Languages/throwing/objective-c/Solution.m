#import <Foundation/Foundation.h>

@interface Pot : NSObject
- (NSInteger)pour:(NSInteger)cups;
@end

@interface NoTea : NSException
@end

@implementation NoTea
@end

@implementation Pot {
    NSInteger _cups;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _cups = 3;
    }
    return self;
}

- (NSInteger)pour:(NSInteger)cups {
    if (cups > _cups) {
        NSLog(@"empty");
        @throw [[NoTea alloc] initWithName:@"NoTea" reason:@"no more tea" userInfo:nil];
    }
    _cups -= cups;
    NSLog(@"poured");
    return _cups;
}
@end
