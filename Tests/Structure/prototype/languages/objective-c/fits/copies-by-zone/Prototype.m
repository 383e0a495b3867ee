#import <Foundation/Foundation.h>
@interface WorkExperience : NSObject <NSCopying>
@property (nonatomic, copy) NSString *time, *company;
@end
@implementation WorkExperience
- (id)copyWithZone:(NSZone *)zone {
    WorkExperience *w = [[[self class] allocWithZone:zone] init];
    w.time = self.time;
    w.company = self.company;
    return w;
}
@end
@interface Resume : NSObject <NSCopying>
- (instancetype)initWithName:(NSString *)name;
- (void)setPersonalSex:(NSString *)sex age:(NSInteger)age;
- (void)setWorkTime:(NSString *)time company:(NSString *)company;
- (Resume *)shallowCopy;
- (void)display;
@end
@interface Resume ()
@property (nonatomic, copy) NSString *name, *sex;
@property (nonatomic) NSInteger age;
@property (nonatomic, strong) WorkExperience *work;
@end
@implementation Resume
- (instancetype)initWithName:(NSString *)name { if ((self = [super init])) { _name = [name copy]; _work = [WorkExperience new]; } return self; }
- (void)setPersonalSex:(NSString *)sex age:(NSInteger)age { self.sex = sex; self.age = age; }
- (void)setWorkTime:(NSString *)time company:(NSString *)company { self.work.time = time; self.work.company = company; }
- (Resume *)shallowCopy {
    Resume *r = [[Resume alloc] initWithName:self.name];
    r.sex = self.sex;
    r.age = self.age;
    r.work = self.work;
    return r;
}
- (id)copyWithZone:(NSZone *)zone {
    Resume *r = [self shallowCopy];
    r.work = [self.work copy];
    return r;
}
- (void)display {
    NSLog(@"%@ %@ %ld", self.name, self.sex, (long)self.age);
    NSLog(@"工作经历:%@ %@", self.work.time, self.work.company);
}
@end
