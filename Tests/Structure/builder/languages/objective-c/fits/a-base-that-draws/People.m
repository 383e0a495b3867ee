#import <Foundation/Foundation.h>

@interface Person : NSObject
@property (nonatomic, readonly) NSArray<NSString *> *parts;
- (void)addPart:(NSString *)part;
@end
@implementation Person {
    NSMutableArray *_list;
}
- (instancetype)init {
    if (self = [super init]) _list = [NSMutableArray array];
    return self;
}
- (NSArray *)parts { return [NSArray arrayWithArray:_list]; }
- (void)addPart:(NSString *)part {
    NSLog(@"建造%@", part);
    [_list addObject:part];
}
@end

@protocol PersonBuilder <NSObject>
- (void)buildHead;
- (void)buildBody;
- (void)buildArms;
- (void)buildLegs;
- (Person *)result;
@end

@interface BaseBuilder : NSObject <PersonBuilder> {
    Person *_person;
}
- (NSString *)figure;
@end
@implementation BaseBuilder
- (instancetype)init {
    if (self = [super init]) _person = [Person new];
    return self;
}
- (NSString *)figure { return @""; }
- (void)draw:(NSString *)part { [_person addPart:[NSString stringWithFormat:@"%@的%@", [self figure], part]]; }
- (void)buildHead { [self draw:@"头部"]; }
- (void)buildBody { [self draw:@"身体"]; }
- (void)buildArms { [self draw:@"左手"]; [self draw:@"右手"]; }
- (void)buildLegs { [self draw:@"左脚"]; [self draw:@"右脚"]; }
- (Person *)result {
    Person *done = _person;
    _person = [Person new];
    return done;
}
@end

@interface FatPersonBuilder : BaseBuilder @end
@implementation FatPersonBuilder
- (NSString *)figure { return @"胖子"; }
@end
@interface ThinPersonBuilder : BaseBuilder @end
@implementation ThinPersonBuilder
- (NSString *)figure { return @"瘦子"; }
@end

@interface PersonDirector : NSObject
- (instancetype)initWithBuilder:(id<PersonBuilder>)builder;
- (void)build;
@end
@implementation PersonDirector {
    id<PersonBuilder> _builder;
}
- (instancetype)initWithBuilder:(id<PersonBuilder>)builder {
    if (self = [super init]) _builder = builder;
    return self;
}
- (void)build {
    [_builder buildHead];
    [_builder buildBody];
    [_builder buildArms];
    [_builder buildLegs];
}
@end
