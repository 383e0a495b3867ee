#import "Player.h"

@interface Forward ()
@property (nonatomic, copy) NSString *name;
@end

@implementation Forward
- (instancetype)initWithName:(NSString *)name
{
    if (self = [super init]) {
        self.name = name;
    }
    return self;
}
- (void)attack  { NSLog(@"前锋%@进攻", self.name); }
- (void)defense { NSLog(@"前锋%@防守", self.name); }
@end

@implementation ForeignCenter
- (instancetype)initWithName:(NSString *)name
{
    self = [super init];
    if (self != nil) {
        _name = name;
    }
    return self;
}
- (void)jinGong  { NSLog(@"外籍中锋%@进攻", _name); }
- (void)fangShou { NSLog(@"外籍中锋%@防守", _name); }
@end

@interface Translator ()
{
    ForeignCenter *center;
}
@end

@implementation Translator
- (instancetype)initWithCenter:(ForeignCenter *)aCenter
{
    if ((self = [super init])) {
        center = aCenter;
    }
    return self;
}
- (void)attack  { [self tell:@selector(jinGong)]; }
- (void)defense { [self tell:@selector(fangShou)]; }

- (void)tell:(SEL)what
{
    [center performSelector:what];
}
@end
