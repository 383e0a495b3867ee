/// Waiting, killing, polling and messages: what is alike on all systems.
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>

#if defined(__linux__)
enum { PEAK_UNIT = 1024 };
#else
enum { PEAK_UNIT = 1 };
#endif

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif
#ifndef MSG_CMSG_CLOEXEC
#define MSG_CMSG_CLOEXEC 0
#endif

static int64_t microseconds(struct timeval time) { return (int64_t)time.tv_sec * 1000000 + time.tv_usec; }

int csandbox_wait(pid_t pid, int blocks, csandbox_usage *usage) {
    struct rusage used;
    int status = 0;
    pid_t found;
    do {
        found = wait4(pid, &status, blocks ? 0 : WNOHANG, &used);
    } while (found < 0 && errno == EINTR);
    if (found < 0) return errno;
    if (found == 0) return EAGAIN;
    usage->status = status;
    usage->cpu_microseconds = microseconds(used.ru_utime) + microseconds(used.ru_stime);
    usage->peak_bytes = (int64_t)used.ru_maxrss * PEAK_UNIT;
    return 0;
}

int csandbox_has_ended(pid_t pid) {
    siginfo_t info;
    memset(&info, 0, sizeof info);
    return waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == pid;
}

void csandbox_kill_group(pid_t leader) {
    if (leader > 1) (void)kill(-leader, SIGKILL);
}

void csandbox_reap_group(pid_t leader) {
    if (leader <= 1) return;
    while (waitpid(-leader, NULL, 0) > 0 || errno == EINTR) {}
}

/// First processes that were killed and not reaped yet.
static pthread_mutex_t ended_lock = PTHREAD_MUTEX_INITIALIZER;
static pid_t ended[256];
static size_t ended_count = 0;

/// Reaps those that have left, or all; the lock is held.
static void reap_ended(int blocks) {
    csandbox_usage usage;
    size_t left = 0;
    for (size_t index = 0; index < ended_count; index++) {
        if (csandbox_wait(ended[index], blocks, &usage) == EAGAIN) ended[left++] = ended[index];
    }
    ended_count = left;
}

void csandbox_end_init(pid_t init) {
    if (init <= 1) return;
    (void)kill(init, SIGKILL);
    (void)pthread_mutex_lock(&ended_lock);
    reap_ended(ended_count == sizeof ended / sizeof *ended);
    ended[ended_count++] = init;
    (void)pthread_mutex_unlock(&ended_lock);
}

void csandbox_reap_inits(void) {
    (void)pthread_mutex_lock(&ended_lock);
    reap_ended(1);
    (void)pthread_mutex_unlock(&ended_lock);
}

int csandbox_set_nonblocking(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0) return errno;
    return fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0 ? errno : 0;
}

int csandbox_send(int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count) {
    union {
        struct cmsghdr alignment;
        char bytes[CMSG_SPACE(8 * sizeof(int))];
    } control;
    if (descriptor_count > 8) return EINVAL;
    memset(&control, 0, sizeof control);
    struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (descriptor_count > 0) {
        message.msg_control = control.bytes;
        message.msg_controllen = CMSG_SPACE(descriptor_count * sizeof(int));
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(descriptor_count * sizeof(int));
        memcpy(CMSG_DATA(header), descriptors, descriptor_count * sizeof(int));
    }
    ssize_t sent;
    do {
        sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    if (sent < 0) return errno;
    return (size_t)sent == count ? 0 : EMSGSIZE;
}

int csandbox_receive_descriptor(int socket) {
    union {
        struct cmsghdr alignment;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    char byte;
    int descriptor = -1;
    struct iovec part = {.iov_base = &byte, .iov_len = 1};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    if (recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) < 1) return -1;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (!header || header->cmsg_type != SCM_RIGHTS) return -1;
    memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
    (void)fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    return descriptor;
}

unsigned int csandbox_poll(int first, int second, int pidfd, int write, int third, int fourth, int milliseconds) {
    struct pollfd entries[6] = {
        {.fd = first, .events = POLLIN},
        {.fd = second, .events = POLLIN},
        {.fd = pidfd, .events = POLLIN},
        {.fd = write, .events = POLLOUT},
        {.fd = third, .events = POLLIN},
        {.fd = fourth, .events = POLLIN},
    };
    unsigned int ready = 0;
    if (poll(entries, 6, milliseconds) <= 0) return 0;
    for (unsigned int index = 0; index < 6; index++) {
        if (entries[index].fd >= 0 && entries[index].revents != 0) ready |= 1u << index;
    }
    return ready;
}
