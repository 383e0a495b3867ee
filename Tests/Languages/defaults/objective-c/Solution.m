#import <Foundation/Foundation.h>

@interface Table : NSObject
- (instancetype)initWithName:(NSString *)name;
- (instancetype)initWithName:(NSString *)name seats:(NSInteger)seats;
- (instancetype)initWithName:(NSString *)name isFree:(BOOL)isFree;
- (instancetype)initWithName:(NSString *)name seats:(NSInteger)seats isFree:(BOOL)isFree;
- (NSString *)describe;
@end

@implementation Table {
    NSString *_words;
}

- (instancetype)initWithName:(NSString *)name {
    return [self initWithName:name seats:4];
}

- (instancetype)initWithName:(NSString *)name seats:(NSInteger)seats {
    return [self initWithName:name seats:seats isFree:YES];
}

- (instancetype)initWithName:(NSString *)name isFree:(BOOL)isFree {
    return [self initWithName:name seats:4 isFree:isFree];
}

- (instancetype)initWithName:(NSString *)name seats:(NSInteger)seats isFree:(BOOL)isFree {
    self = [super init];
    if (self) {
        _words = [NSString stringWithFormat:@"%@ %ld %@", name, (long)seats, isFree ? @"true" : @"false"];
    }
    return self;
}

- (NSString *)describe {
    return _words;
}
@end
