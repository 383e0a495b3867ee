#define _GNU_SOURCE
#import "worker.h"
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

// The worker server: forks a worker for each scenario (docs/worker-server.md).

enum { socketPlace = 3, messageSize = 4096, firstCopy = 32, most = 5 };

static void limit(int resource, const JSON *value, rlim_t more) {
    if (!value) return;
    rlim_t wanted = (rlim_t)value->integer;
    setrlimit(resource, &(struct rlimit){wanted, wanted + more});
}

/// Installs the filter; each number that stands for the worker's own becomes its process id.
static bool installFilter(int descriptor) {
    static struct sock_filter program[messageSize / sizeof(struct sock_filter)];
    ssize_t length = read(descriptor, program, sizeof program);
    if (length <= 0) return true;
    struct sock_fprog filter = {(unsigned short)((size_t)length / sizeof *program), program};
    for (int i = 0; i < filter.len; i++) {
        if (program[i].k == 0x7FFFFFFF) program[i].k = (unsigned)getpid();
    }
    return !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}

static bool becomeWorker(pid_t server, const JSON *request, const int *descriptors, int count) {
    static const int places[] = {3, 4, 1, 2};
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != server) return false;
    for (int i = 0; i < count; i++) {
        if (dup2(descriptors[i], firstCopy + i) < 0) return false;
    }
    for (int i = 0; i < 4; i++) {
        if (dup2(firstCopy + i, places[i]) < 0) return false;
    }
    for (int i = 5; i < 256; i++) {
        if (i != firstCopy + 4) close(i);
    }
    limit(RLIMIT_CPU, jsonMember(request, "cpu"), 1);
    limit(RLIMIT_AS, jsonMember(request, "memory"), 0);
    if (count < most) return true;
    bool isInstalled = installFilter(firstCopy + 4);
    close(firstCopy + 4);
    return isInstalled;
}

static void reap(Buffer *out, const JSON *request) {
    int status = 0;
    struct rusage usage;
    JSON *worker = jsonMember(request, "pid");
    if (!worker || wait4((pid_t)worker->integer, &status, 0, &usage) < 0) {
        bufferPrint(out, "{\"error\":\"there is no such worker\"}");
        return;
    }
    long long time = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000LL + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
    bufferPrint(out, "{\"status\":%d,\"cpu\":%lld,\"peak\":%ld}", status, time, usage.ru_maxrss);
}

/// Receives a message with the descriptors that came along; returns its length.
static ssize_t receive(char *message, int *descriptors, int *count) {
    char extra[CMSG_SPACE(most * sizeof(int))];
    struct iovec content = {message, messageSize};
    struct msghdr header = {.msg_iov = &content, .msg_iovlen = 1, .msg_control = extra, .msg_controllen = sizeof extra};
    ssize_t length = recvmsg(socketPlace, &header, 0);
    *count = 0;
    for (struct cmsghdr *part = CMSG_FIRSTHDR(&header); length > 0 && part; part = CMSG_NXTHDR(&header, part)) {
        if (part->cmsg_type != SCM_RIGHTS) continue;
        *count = (int)((part->cmsg_len - CMSG_LEN(0)) / sizeof(int));
        memcpy(descriptors, CMSG_DATA(part), (size_t)*count * sizeof(int));
    }
    return length;
}

void serve(void) {
    prctl(PR_SET_DUMPABLE, 0);
    for (;;) {
        char message[messageSize];
        int descriptors[most], count;
        ssize_t length = receive(message, descriptors, &count);
        if (length <= 0) _exit(0);
        Arena arena = {0};
        Buffer out = {0};
        JSON *request = jsonRead(&arena, message, (size_t)length);
        const char *name = jsonText(request, "op");
        if (name && !strcmp(name, "fork") && count >= 4) {
            pid_t server = getpid(), worker = fork();
            if (worker == 0) {
                if (!becomeWorker(server, request, descriptors, count)) _exit(70);
                return;
            }
            if (worker < 0) bufferPrint(&out, "{\"error\":\"it cannot fork\"}");
            else bufferPrint(&out, "{\"pid\":%d}", worker);
        } else {
            reap(&out, request);
        }
        for (int i = 0; i < count; i++) close(descriptors[i]);
        if (write(socketPlace, out.bytes, out.length) < 0) _exit(0);
        free(out.bytes);
        arenaRelease(&arena);
    }
}
