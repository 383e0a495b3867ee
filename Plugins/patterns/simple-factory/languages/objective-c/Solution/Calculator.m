// Creator: CalculatorFactory. Product: Calculator. ConcreteProduct: AddCalculator, MinusCalculator, MultiplyCalculator,
// DivideCalculator. The factory is the only place that knows them all by name.

#import <Foundation/Foundation.h>

/// Two numbers, and what becomes of them.
@interface Calculator : NSObject
@property (nonatomic, assign) double numberA;
@property (nonatomic, assign) double numberB;
- (double)calculate;
@end

@implementation Calculator
- (double)calculate {
    return 0;
}
@end

@interface AddCalculator : Calculator
@end

@implementation AddCalculator
- (double)calculate {
    return self.numberA + self.numberB;
}
@end

@interface MinusCalculator : Calculator
@end

@implementation MinusCalculator
- (double)calculate {
    return self.numberA - self.numberB;
}
@end

@interface MultiplyCalculator : Calculator
@end

@implementation MultiplyCalculator
- (double)calculate {
    return self.numberA * self.numberB;
}
@end

@interface DivideCalculator : Calculator
@end

@implementation DivideCalculator
- (double)calculate {
    if (self.numberB == 0) {
        NSLog(@"dividend is can not be zero!");
        return 0;
    }
    return self.numberA / self.numberB;
}
@end

/// Makes the calculator that a button stands for.
@interface CalculatorFactory : NSObject
/// Returns a new calculator, or nil where there is no such button.
+ (Calculator *)create:(NSString *)operation;
@end

@implementation CalculatorFactory
+ (Calculator *)create:(NSString *)operation {
    NSDictionary<NSString *, Class> *kinds = @{
        @"+": [AddCalculator class],
        @"-": [MinusCalculator class],
        @"*": [MultiplyCalculator class],
        @"/": [DivideCalculator class],
    };
    return [[kinds[operation] alloc] init];
}
@end
