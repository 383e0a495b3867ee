#include <arpa/inet.h>
#include <sys/socket.h>

@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

@implementation Target
- (void)attack {
    struct sockaddr_in place = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof place;
    int server = socket(AF_INET, SOCK_STREAM, 0), client = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(server, (struct sockaddr *)&place, length) || listen(server, 1)) return;
    getsockname(server, (struct sockaddr *)&place, &length);
    if (!connect(client, (struct sockaddr *)&place, length)) NSLog(@"a connection");
}

- (void)answer {
    NSLog(@"answered");
}
@end
