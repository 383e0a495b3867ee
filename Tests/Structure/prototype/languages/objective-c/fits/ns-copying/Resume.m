#import <Foundation/Foundation.h>

@interface WorkExperience : NSObject <NSCopying>
@property (nonatomic, copy) NSString *time;
@property (nonatomic, copy) NSString *company;
@end

@implementation WorkExperience
- (instancetype)init {
    if (self = [super init]) {
        _time = @"";
        _company = @"";
    }
    return self;
}
- (id)copyWithZone:(NSZone *)zone {
    WorkExperience *copy = [[[self class] allocWithZone:zone] init];
    copy.time = self.time;
    copy.company = self.company;
    return copy;
}
@end

@interface Resume : NSObject
- (instancetype)initWithName:(NSString *)name;
- (void)setPersonalSex:(NSString *)sex age:(NSInteger)age;
- (void)setWorkTime:(NSString *)time company:(NSString *)company;
- (Resume *)copy;
- (Resume *)shallowCopy;
- (void)display;
@end

@interface Resume ()
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *sex;
@property (nonatomic) NSInteger age;
@property (nonatomic, strong) WorkExperience *work;
@end

@implementation Resume
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) {
        _name = [name copy];
        _sex = @"";
        _work = [WorkExperience new];
    }
    return self;
}
- (void)setPersonalSex:(NSString *)sex age:(NSInteger)age {
    self.sex = sex;
    self.age = age;
}
- (void)setWorkTime:(NSString *)time company:(NSString *)company {
    self.work.time = time;
    self.work.company = company;
}
- (Resume *)shallowCopy {
    Resume *copy = [[Resume alloc] initWithName:self.name];
    copy.sex = self.sex;
    copy.age = self.age;
    copy.work = self.work;
    return copy;
}
- (Resume *)copy {
    Resume *copy = [self shallowCopy];
    copy.work = [self.work copy];
    return copy;
}
- (void)display {
    NSLog(@"%@ %@ %ld", self.name, self.sex, (long)self.age);
    NSLog(@"工作经历:%@ %@", self.work.time, self.work.company);
}
@end
