#import <Foundation/Foundation.h>

@interface Person : NSObject
@property (nonatomic, strong, readonly) NSArray<NSString *> *parts;
- (void)add:(NSString *)part;
@end
@implementation Person {
    NSMutableArray *_all;
}
- (NSArray<NSString *> *)parts { return _all ? [_all copy] : @[]; }
- (void)add:(NSString *)part {
    if (!_all) _all = [NSMutableArray array];
    NSLog(@"建造%@", part);
    [_all addObject:part];
}
@end

@protocol PersonBuilder <NSObject>
- (void)buildHead;
- (void)buildBody;
- (void)buildArms;
- (void)buildLegs;
- (Person *)result;
@end

@interface FigureBuilder : NSObject <PersonBuilder>
@property (nonatomic, strong) Person *person;
- (NSString *)kind;
@end

@implementation FigureBuilder
- (instancetype)init {
    if (self = [super init]) self.person = [Person new];
    return self;
}
- (NSString *)kind { return @""; }
- (void)build:(NSString *)part { [self.person add:[NSString stringWithFormat:@"%@的%@", self.kind, part]]; }
- (void)buildHead { [self build:@"头部"]; }
- (void)buildBody { [self build:@"身体"]; }
- (void)buildArms { [self build:@"左手"]; [self build:@"右手"]; }
- (void)buildLegs { [self build:@"左脚"]; [self build:@"右脚"]; }
- (Person *)result {
    Person *done = self.person;
    self.person = [Person new];
    return done;
}
@end

@interface FatPersonBuilder : FigureBuilder @end
@implementation FatPersonBuilder
- (NSString *)kind { return @"胖子"; }
@end
@interface ThinPersonBuilder : FigureBuilder @end
@implementation ThinPersonBuilder
- (NSString *)kind { return @"瘦子"; }
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
