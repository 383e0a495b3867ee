#import <Foundation/Foundation.h>
@interface Person : NSObject
@property (nonatomic, readonly) NSArray<NSString *> *parts;
- (void)add:(NSString *)part;
@end
@interface Person ()
@property (nonatomic, strong) NSMutableArray<NSString *> *all;
@end
@implementation Person
- (instancetype)init { if (self = [super init]) self.all = [NSMutableArray array]; return self; }
- (NSArray<NSString *> *)parts { return [self.all copy]; }
- (void)add:(NSString *)part { NSLog(@"建造%@", part); [self.all addObject:part]; }
@end
@protocol PersonBuilder <NSObject>
- (void)buildPart:(NSString *)part;
- (Person *)result;
@end
@interface PersonBuilderBase : NSObject <PersonBuilder>
@property (nonatomic, strong) Person *person;
@end
@implementation PersonBuilderBase
- (instancetype)init { if (self = [super init]) _person = [Person new]; return self; }
- (void)buildPart:(NSString *)part { [self doesNotRecognizeSelector:_cmd]; }
- (Person *)result { Person *done = self.person; self.person = [Person new]; return done; }
@end
@interface FatPersonBuilder : PersonBuilderBase @end
@implementation FatPersonBuilder
- (void)buildPart:(NSString *)part { [self.person add:[@"胖子的" stringByAppendingString:part]]; }
@end
@interface ThinPersonBuilder : PersonBuilderBase @end
@implementation ThinPersonBuilder
- (void)buildPart:(NSString *)part { [self.person add:[@"瘦子的" stringByAppendingString:part]]; }
@end
@interface PersonDirector : NSObject
- (instancetype)initWithBuilder:(id<PersonBuilder>)builder;
- (void)build;
@end
@interface PersonDirector ()
@property (nonatomic, strong) id<PersonBuilder> builder;
@end
@implementation PersonDirector
- (instancetype)initWithBuilder:(id<PersonBuilder>)builder { if (self = [super init]) self.builder = builder; return self; }
- (void)build {
    [@[@"头部", @"身体", @"左手", @"右手", @"左脚", @"右脚"] enumerateObjectsUsingBlock:^(NSString *part, NSUInteger i, BOOL *stop) {
        [self.builder buildPart:part];
    }];
}
@end
