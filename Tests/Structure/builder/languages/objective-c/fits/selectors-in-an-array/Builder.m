#import <Foundation/Foundation.h>
@interface Person : NSObject
@property (nonatomic, strong) NSMutableArray<NSString *> *parts;
@end
@implementation Person
- (instancetype)init { if ((self = [super init])) _parts = [NSMutableArray array]; return self; }
@end
@interface PersonBuilder : NSObject
- (NSString *)who;
- (void)head;
- (void)body;
- (void)arms;
- (void)legs;
- (Person *)result;
@end
@implementation PersonBuilder {
    Person *_p;
}
- (instancetype)init { if ((self = [super init])) _p = [Person new]; return self; }
- (NSString *)who { return nil; }
- (void)draw:(NSString *)s {
    NSString *part = [NSString stringWithFormat:@"%@的%@", [self who], s];
    [_p.parts addObject:part];
    NSLog(@"建造%@", part);
}
- (void)head { [self draw:@"头部"]; }
- (void)body { [self draw:@"身体"]; }
- (void)arms { [self draw:@"左手"]; [self draw:@"右手"]; }
- (void)legs { [self draw:@"左脚"]; [self draw:@"右脚"]; }
- (Person *)result { Person *r = _p; _p = [Person new]; return r; }
@end
@interface FatPersonBuilder : PersonBuilder @end
@implementation FatPersonBuilder
- (NSString *)who { return @"胖子"; }
@end
@interface ThinPersonBuilder : PersonBuilder @end
@implementation ThinPersonBuilder
- (NSString *)who { return @"瘦子"; }
@end
@interface PersonDirector : NSObject
- (instancetype)initWithBuilder:(PersonBuilder *)builder;
- (void)build;
@end
@implementation PersonDirector {
    PersonBuilder *_b;
}
- (instancetype)initWithBuilder:(PersonBuilder *)builder { if ((self = [super init])) _b = builder; return self; }
- (void)build {
    SEL steps[] = { @selector(head), @selector(body), @selector(arms), @selector(legs) };
    for (int i = 0; i < 4; i++) [_b performSelector:steps[i]];
}
@end
