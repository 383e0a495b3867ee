#import <Foundation/Foundation.h>

@interface Lamp : NSObject
- (instancetype)initWithName:(NSString *)name;
- (void)shine;
@end

// A class that adds no initializer is made by NSObject's, although the one above it has another.
@interface Shade : Lamp
- (void)cover:(Lamp *)lamp;
@end

@interface Key : NSObject
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithNumber:(NSInteger)number NS_DESIGNATED_INITIALIZER;
@end

@interface Room : NSObject
@property (nonatomic, strong, nullable) Lamp *left, *right;
@end

@interface Lamp ()
@property (nonatomic, copy) NSString *name;
@end

@implementation Lamp
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = name;
    }
    return self;
}

- (void)shine {
    NSLog(@"%@", self.name);
}
@end

@interface Shade ()
@property (nonatomic, strong) Lamp *lamp;
@end

@implementation Shade
- (void)cover:(Lamp *)lamp {
    self.lamp = lamp;
}

- (void)shine {
    NSLog(@"softly");
    [self.lamp shine];
}
@end

@implementation Key {
    NSInteger _number;
}
- (instancetype)initWithNumber:(NSInteger)number {
    self = [super init];
    if (self) {
        _number = number;
    }
    return self;
}
@end

@implementation Room
@end
