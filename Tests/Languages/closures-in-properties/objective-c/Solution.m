#import <Foundation/Foundation.h>

@interface Doorman : NSObject
@property (nonatomic, copy) NSString *(^greeting)(NSString *name);
@property (nonatomic, copy) void (^farewell)(NSString *name);
- (NSString *)meet:(NSString *)name;
@end

@implementation Doorman
- (instancetype)init {
    if ((self = [super init])) _greeting = [^(NSString *name) { return [@"hello " stringByAppendingString:name]; } copy];
    return self;
}

- (NSString *)meet:(NSString *)name {
    NSString *words = self.greeting(name);
    if (self.farewell) self.farewell(name);
    return words;
}
@end
