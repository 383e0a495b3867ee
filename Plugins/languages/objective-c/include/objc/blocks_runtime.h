// What GNUstep's headers ask for where there are blocks: another runtime than gcc's brings it along.
#import <Block.h>
