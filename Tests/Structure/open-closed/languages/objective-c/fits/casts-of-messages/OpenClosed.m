#import <Foundation/Foundation.h>
@protocol Passenger <NSObject>
@property (nonatomic, readonly) NSString *title;
- (NSInteger)fare:(NSInteger)price;
@end
@interface Adult : NSObject <Passenger> @end
@implementation Adult
- (NSString *)title { return @"成人"; }
- (NSInteger)fare:(NSInteger)price { return price; }
@end
@interface Student : NSObject <Passenger> @end
@implementation Student
- (NSString *)title { return @"学生"; }
- (NSInteger)fare:(NSInteger)price { return price / 2; }
@end
@interface Senior : NSObject <Passenger> @end
@implementation Senior
- (NSString *)title { return @"老人"; }
- (NSInteger)fare:(NSInteger)price { return price * 7 / 10; }
@end
@interface Soldier : NSObject <Passenger> @end
@implementation Soldier
- (NSString *)title { return @"军人"; }
- (NSInteger)fare:(NSInteger)price { return 0; }
@end
@interface TicketWindow : NSObject
@property (nonatomic) NSInteger takings;
- (NSInteger)sell:(id<Passenger>)passenger price:(NSInteger)price;
- (NSInteger)refund:(id<Passenger>)passenger price:(NSInteger)price;
@end
@implementation TicketWindow
- (NSInteger)sell:(id<Passenger>)passenger price:(NSInteger)price {
    NSLog(@"%@票%ld元", passenger.title, (long)[passenger fare:price]);
    self.takings += (NSInteger)[passenger fare:price];
    return [passenger fare:price];
}
- (NSInteger)refund:(id<Passenger>)passenger price:(NSInteger)price {
    long fare = (long)[passenger fare:price];
    NSLog(@"退%@票%ld元", passenger.title, fare);
    self.takings -= fare;
    return fare;
}
@end
