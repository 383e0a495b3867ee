#import <Foundation/Foundation.h>

@interface Person : NSObject
@property (nonatomic, strong) NSMutableArray<NSString *> *parts;
@end
@implementation Person
- (instancetype)init {
    if (self = [super init]) _parts = [NSMutableArray new];
    return self;
}
@end

@interface PersonBuilder : NSObject {
@public
    Person *person;
}
- (Person *)result;
@end
@implementation PersonBuilder
- (instancetype)init {
    if (self = [super init]) person = [Person new];
    return self;
}
- (Person *)result {
    Person *done = person;
    person = [Person new];
    return done;
}
@end
@interface FatPersonBuilder : PersonBuilder @end
@implementation FatPersonBuilder @end
@interface ThinPersonBuilder : PersonBuilder @end
@implementation ThinPersonBuilder @end

@interface PersonDirector : NSObject
- (instancetype)initWithBuilder:(PersonBuilder *)builder;
- (void)build;
@end
@implementation PersonDirector {
    PersonBuilder *_builder;
}
- (instancetype)initWithBuilder:(PersonBuilder *)builder {
    if (self = [super init]) _builder = builder;
    return self;
}
- (void)build {
    NSString *kind = [_builder isMemberOfClass:[FatPersonBuilder class]] ? @"胖子" : @"瘦子";
    for (NSString *part in @[@"头部", @"身体", @"左手", @"右手", @"左脚", @"右脚"]) {
        NSString *whole = [NSString stringWithFormat:@"%@的%@", kind, part];
        NSLog(@"建造%@", whole);
        [_builder->person.parts addObject:whole];
    }
}
@end
