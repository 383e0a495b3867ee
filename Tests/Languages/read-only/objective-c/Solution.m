#import <Foundation/Foundation.h>

@interface Table : NSObject
@property (nonatomic, assign, readonly) NSInteger number;
- (instancetype)initWithNumber:(NSInteger)number;
- (NSInteger)seats;
@end

@interface Table ()
@property (nonatomic, assign, readwrite) NSInteger number;
@end

@implementation Table
- (instancetype)initWithNumber:(NSInteger)number {
    self = [super init];
    if (self) {
        self.number = number;
    }
    return self;
}

- (NSInteger)seats {
    return 4;
}
@end
