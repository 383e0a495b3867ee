#import "worker.h"

NSString *answer(void) {
    return @"worker";
}
