#import <Foundation/Foundation.h>
@interface Passenger : NSObject
- (int)code;
@end
@implementation Passenger
- (int)code { return 0; }
@end
@interface Adult : Passenger
@end
@implementation Adult
- (int)code { return 0; }
@end
@interface Student : Passenger
@end
@implementation Student
- (int)code { return 1; }
@end
@interface Senior : Passenger
@end
@implementation Senior
- (int)code { return 2; }
@end
@interface Soldier : Passenger
@end
@implementation Soldier
- (int)code { return 3; }
@end

@interface TicketWindow : NSObject
@property (nonatomic) NSInteger takings;
- (NSInteger)sell:(Passenger *)passenger price:(NSInteger)price;
- (NSInteger)refund:(Passenger *)passenger price:(NSInteger)price;
@end
@implementation TicketWindow {
    NSDictionary *_tenths;
}
static NSString *const kNames[] = {@"成人", @"学生", @"老人", @"军人"};
- (instancetype)init {
    if ((self = [super init])) { _tenths = @{@0: @10, @1: @5, @2: @7, @3: @0}; }
    return self;
}
- (NSInteger)fareOf:(Passenger *)p price:(NSInteger)price {
    return price * [[_tenths objectForKey:@(p.code)] integerValue] / 10;
}
- (NSString *)nameOf:(Passenger *)p { return kNames[[p code]]; }

- (NSInteger)sell:(Passenger *)passenger price:(NSInteger)price {
    NSInteger money = [self fareOf:passenger price:price];
    self.takings += money;
    printf("%s票%ld元\n", [self nameOf:passenger].UTF8String, (long)money);
    return money;
}
- (NSInteger)refund:(Passenger *)passenger price:(NSInteger)price {
    NSInteger money = [self fareOf:passenger price:price];
    self.takings -= money;
    printf("退%s票%ld元\n", [self nameOf:passenger].UTF8String, (long)money);
    return money;
}
@end
