#import <Foundation/Foundation.h>

@interface Animal : NSObject
- (void)sound;
@end

@implementation Animal
- (void)sound {
}
@end

@interface Dog : Animal
- (void)fetch;
@end

@implementation Dog
- (void)sound {
    NSLog(@"woof");
}

- (void)fetch {
    NSLog(@"fetched");
}
@end

@interface Zoo : NSObject
- (void)keep:(Animal *)animal;
- (Animal *)first;
@end

@implementation Zoo {
    NSMutableArray<Animal *> *_animals;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _animals = [NSMutableArray arrayWithObject:[[Dog alloc] init]];
    }
    return self;
}

- (void)keep:(Animal *)animal {
    [_animals insertObject:animal atIndex:0];
}

- (Animal *)first {
    return _animals[0];
}
@end
