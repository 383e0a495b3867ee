#import <Foundation/Foundation.h>

@interface Passenger : NSObject
@property (nonatomic, copy, readonly) NSString *kind;
@end
@implementation Passenger
- (NSString *)kind { return @""; }
@end
@interface Adult : Passenger
@end
@implementation Adult
- (NSString *)kind { return @"adult"; }
@end
@interface Student : Passenger
@end
@implementation Student
- (NSString *)kind { return @"student"; }
@end
@interface Senior : Passenger
@end
@implementation Senior
- (NSString *)kind { return @"senior"; }
@end
@interface Soldier : Passenger
@end
@implementation Soldier
- (NSString *)kind { return @"soldier"; }
@end

@interface TicketWindow : NSObject
@property (nonatomic) NSInteger takings;
- (NSInteger)sell:(Passenger *)passenger price:(NSInteger)price;
- (NSInteger)refund:(Passenger *)passenger price:(NSInteger)price;
@end

@implementation TicketWindow {
    NSMutableDictionary *_tenths;
    NSMutableDictionary *_titles;
}
- (instancetype)init {
    if ((self = [super init])) {
        _tenths = [NSMutableDictionary dictionary];
        _tenths[@"adult"] = @10;
        _tenths[@"student"] = @5;
        _tenths[@"senior"] = @7;
        _tenths[@"soldier"] = @0;
        _titles = [[NSMutableDictionary alloc] init];
        [_titles setObject:@"成人票" forKey:@"adult"];
        [_titles setObject:@"学生票" forKey:@"student"];
        [_titles setObject:@"老人票" forKey:@"senior"];
        [_titles setObject:@"军人票" forKey:@"soldier"];
    }
    return self;
}
- (NSInteger)fare:(Passenger *)passenger price:(NSInteger)price {
    return price * [_tenths[passenger.kind] integerValue] / 10;
}
- (NSInteger)sell:(Passenger *)passenger price:(NSInteger)price {
    NSInteger fare = [self fare:passenger price:price];
    printf("%s%ld元\n", [[_titles objectForKey:passenger.kind] UTF8String], (long)fare);
    self.takings += fare;
    return fare;
}
- (NSInteger)refund:(Passenger *)passenger price:(NSInteger)price {
    NSInteger fare = [self fare:passenger price:price];
    printf("退%s%ld元\n", [_titles[passenger.kind] UTF8String], (long)fare);
    self.takings -= fare;
    return fare;
}
@end
