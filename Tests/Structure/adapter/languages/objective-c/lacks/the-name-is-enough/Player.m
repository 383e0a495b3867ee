#import <Foundation/Foundation.h>

@interface Forward : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (void)attack;
- (void)defense;
@end

@implementation Forward
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) { _name = name; }
    return self;
}
- (void)attack { NSLog(@"前锋%@进攻", _name); }
- (void)defense { NSLog(@"前锋%@防守", _name); }
@end

@interface ForeignCenter : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end

@implementation ForeignCenter
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) { _name = name; }
    return self;
}
@end

@interface Translator : Forward
@property (nonatomic, strong) ForeignCenter *center;
- (instancetype)initWithCenter:(ForeignCenter *)center;
@end

@implementation Translator
- (instancetype)initWithCenter:(ForeignCenter *)center {
    if (self = [super initWithName:center.name]) { _center = center; }
    return self;
}
- (void)attack { NSLog(@"外籍中锋%@进攻", self.center.name); }
- (void)defense { NSLog(@"外籍中锋%@防守", self.center.name); }
@end
