#import <Foundation/Foundation.h>

@interface Person : NSObject
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, copy) NSArray<Person *> *friends;
- (instancetype)initWithName:(NSString *)name;
@end

@implementation Person
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
        _friends = @[];
    }
    return self;
}
@end
