#import <Foundation/Foundation.h>
typedef NS_ENUM(NSInteger, Kind) { KindAdult, KindStudent, KindSenior, KindSoldier };
@interface Passenger : NSObject
@property (nonatomic) Kind kind;
- (NSString *)title;
@end
@implementation Passenger
- (NSString *)title { return @""; }
@end
@interface Adult : Passenger
@end
@implementation Adult
- (instancetype)init { self = [super init]; if (self) { self.kind = KindAdult; } return self; }
- (NSString *)title { return @"成人"; }
@end
@interface Student : Passenger
@end
@implementation Student
- (instancetype)init { self = [super init]; if (self) { self.kind = KindStudent; } return self; }
- (NSString *)title { return @"学生"; }
@end
@interface Senior : Passenger
@end
@implementation Senior
- (instancetype)init { self = [super init]; if (self) { self.kind = KindSenior; } return self; }
- (NSString *)title { return @"老人"; }
@end
@interface Soldier : Passenger
@end
@implementation Soldier
- (instancetype)init { self = [super init]; if (self) { self.kind = KindSoldier; } return self; }
- (NSString *)title { return @"军人"; }
@end

@interface TicketWindow : NSObject
@property (nonatomic) NSInteger takings;
- (NSInteger)sell:(Passenger *)passenger price:(NSInteger)price;
- (NSInteger)refund:(Passenger *)passenger price:(NSInteger)price;
@end
@implementation TicketWindow

- (NSInteger)fareOf:(Passenger *)p price:(NSInteger)price {
    switch ([p kind]) {
        case KindStudent: return price / 2;
        case KindSenior: return price * 7 / 10;
        case KindSoldier: return 0;
        default: return price;
    }
}
- (NSString *)nameOf:(Passenger *)p { return p.title; }

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
