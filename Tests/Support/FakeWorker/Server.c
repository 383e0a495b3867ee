/// The fake as a worker server: docs/worker-server.md.
#define _GNU_SOURCE
#include "FakeWorker.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>

/// Receives a message with up to five descriptors; returns its size.
static ssize_t receive(char *text, size_t capacity, int descriptors[5]) {
    char control[CMSG_SPACE(5 * sizeof(int))];
    struct iovec part = {.iov_base = text, .iov_len = capacity - 1};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    ssize_t count = recvmsg(3, &message, MSG_CMSG_CLOEXEC);
    if (count <= 0) return count;
    text[count] = 0;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    for (int index = 0; index < 5; index++) descriptors[index] = -1;
    if (header) memcpy(descriptors, CMSG_DATA(header), header->cmsg_len - CMSG_LEN(0));
    return count;
}

static long number(const char *text, const char *name, long absent) {
    const char *start = strstr(text, name);
    return start ? strtol(start + strlen(name), NULL, 10) : absent;
}

/// Installs the filter that a pipe holds, with the own pid where it is wanted.
static void confine(int pipe) {
    struct sock_filter filter[512];
    ssize_t count = read(pipe, filter, sizeof filter) / (ssize_t)sizeof *filter;
    for (ssize_t index = 0; index < count; index++) {
        if (filter[index].k == 0x7FFFFFFF) filter[index].k = (unsigned int)getpid();
    }
    struct sock_fprog program = {(unsigned short)count, filter};
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) _exit(70);
}

static void become_worker(const char *text, const int descriptors[5]) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // What was received may stand at 3 or 4 itself: move it out of the way first.
    int requests = fcntl(descriptors[0], F_DUPFD, 16);
    int answers = fcntl(descriptors[1], F_DUPFD, 16);
    int log = fcntl(descriptors[2], F_DUPFD, 16);
    int errors = fcntl(descriptors[3], F_DUPFD, 16);
    dup2(log, 1);
    dup2(errors, 2);
    dup2(requests, 3);
    dup2(answers, 4);
    int filter = descriptors[4] < 0 ? -1 : fcntl(descriptors[4], F_DUPFD, 40);
    for (int other = 5; other < 32; other++) close(other);
    long cpu = number(text, "\"cpu\":", -1), memory = number(text, "\"memory\":", -1);
    if (cpu >= 0) setrlimit(RLIMIT_CPU, &(struct rlimit){(rlim_t)cpu, (rlim_t)cpu + 1});
    if (memory >= 0) setrlimit(RLIMIT_AS, &(struct rlimit){(rlim_t)memory, (rlim_t)memory});
    if (filter >= 0) {
        confine(filter);
        close(filter);
    }
    work("");
}

static int fork_worker(const char *text, const int descriptors[5], char *reply, size_t capacity) {
    pid_t pid = fork();
    if (pid == 0) become_worker(text, descriptors);
    for (int index = 0; index < 5; index++) close(descriptors[index]);
    return snprintf(reply, capacity, "{\"pid\":%d}", pid);
}

static int reap(const char *text, char *reply, size_t capacity) {
    int status;
    struct rusage used;
    if (wait4((pid_t)number(text, "\"pid\":", -1), &status, 0, &used) < 0) {
        return snprintf(reply, capacity, "{\"error\":\"no such worker\"}");
    }
    long cpu = (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000 + used.ru_utime.tv_usec + used.ru_stime.tv_usec;
    return snprintf(reply, capacity, "{\"status\":%d,\"cpu\":%ld,\"peak\":%ld}", status, cpu, used.ru_maxrss);
}

void serve(const char *mode) {
    char text[4096], reply[256];
    int descriptors[5];
    while (receive(text, sizeof text, descriptors) > 0) {
        int count;
        if (strcmp(mode, "broken") == 0) {
            for (int index = 0; index < 5; index++) close(descriptors[index]);
            count = snprintf(reply, sizeof reply, "{\"error\":\"no\"}");
        } else if (strstr(text, "\"op\":\"fork\"")) {
            // Time enough for others to want a worker meanwhile.
            if (strcmp(mode, "slow") == 0) usleep(200000);
            count = fork_worker(text, descriptors, reply, sizeof reply);
        } else {
            count = reap(text, reply, sizeof reply);
        }
        if (send(3, reply, (size_t)count, 0) < 0) return;
    }
}
#else
void serve(const char *mode) {
    (void)mode;
    _exit(1);
}
#endif
