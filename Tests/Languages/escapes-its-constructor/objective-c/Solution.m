#import <Foundation/Foundation.h>

@class Guest;

@interface Hall : NSObject
@property (class, nonatomic, strong) Guest *last;
@end

@interface Guest : NSObject
@property (nonatomic, copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end

static Guest *last;

@implementation Hall
+ (Guest *)last {
    return last;
}

+ (void)setLast:(Guest *)guest {
    last = guest;
}
@end

@implementation Guest
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        Hall.last = self;
        _name = [name copy];
    }
    return self;
}
@end
