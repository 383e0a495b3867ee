/// What the fake tries that a sandbox refuses: each attempt tells its errno, 0 when it succeeded.
#define _GNU_SOURCE
#include "FakeWorker.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>

static int outcome(long result) { return result < 0 ? errno : 0; }

/// A child that was forked although it should not be ends at once.
static int try_fork(long pid) {
    if (pid == 0) _exit(0);
    int error = outcome(pid);
    if (pid > 0) waitpid((pid_t)pid, NULL, 0);
    return error;
}

static int try_open(const char *path, int flags) {
    int file = open(path, flags | O_CLOEXEC, 0600);
    int error = outcome(file);
    if (file >= 0) close(file);
    return error;
}

static int try_descriptor(long descriptor) {
    int error = outcome(descriptor);
    if (descriptor >= 0) close((int)descriptor);
    return error;
}

static int try_process(const char *name) {
    if (!strcmp(name, "fork")) return try_fork(fork());
    if (!strcmp(name, "vfork")) return try_fork(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
    if (!strcmp(name, "clone3")) return outcome(syscall(435, NULL, 0));
    if (!strcmp(name, "exec")) return execl("/bin/sh", "sh", "-c", "exit 0", NULL), errno;
    if (!strcmp(name, "kill")) return outcome(kill(getppid(), 0));
    if (!strcmp(name, "killAll")) return outcome(kill(-1, 0));
    if (!strcmp(name, "killSelf")) return outcome(kill(getpid(), 0));
    if (!strcmp(name, "tgkillSelf")) return outcome(syscall(SYS_tgkill, getpid(), getpid(), 0));
    if (!strcmp(name, "tkill")) return outcome(syscall(SYS_tkill, getppid(), 0));
    if (!strcmp(name, "pidfd")) return try_descriptor(syscall(434, getppid(), 0));
    if (!strcmp(name, "ptrace")) return outcome(ptrace(PTRACE_ATTACH, getppid(), 0, 0));
    if (!strcmp(name, "limits")) return outcome(prlimit(getppid(), RLIMIT_NOFILE, NULL, &(struct rlimit){0, 0}));
    if (!strcmp(name, "ownLimits")) return outcome(prlimit(0, RLIMIT_NOFILE, NULL, &(struct rlimit){0, 0}));
    if (!strcmp(name, "affinity")) {
        cpu_set_t cpus;
        sched_getaffinity(0, sizeof cpus, &cpus);
        return outcome(sched_setaffinity(0, sizeof cpus, &cpus));
    }
    if (!strcmp(name, "nice")) return outcome(setpriority(PRIO_PROCESS, 0, 0));
    if (!strcmp(name, "session")) return outcome(setsid());
    if (!strcmp(name, "outlive")) return outcome(prctl(PR_SET_PDEATHSIG, 0));
    return -1;
}

static int wait_for_ever(void *unused) {
    for (;;) pause();
    return unused != NULL;
}

/// Starts threads that never end, with hardly a stack; returns how many there are, at most as many as asked for.
int start_threads(int count) {
    enum { STACK = 4096 };
    int flags = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM;
    char *stacks = mmap(NULL, (size_t)count * STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stacks == MAP_FAILED) return -1;
    for (int number = 0; number < count; number++) {
        if (clone(wait_for_ever, stacks + (number + 1) * STACK, flags, NULL) < 0) return number;
    }
    return count;
}

static int try_kernel(const char *name) {
    if (!strcmp(name, "socket")) return try_descriptor(socket(AF_INET, SOCK_STREAM, 0));
    if (!strcmp(name, "unixSocket")) return try_descriptor(socket(AF_UNIX, SOCK_DGRAM, 0));
    if (!strcmp(name, "uring")) return outcome(syscall(425, 1, NULL));
    if (!strcmp(name, "memfd")) return try_descriptor(syscall(SYS_memfd_create, "x", 0));
    if (!strcmp(name, "keyctl")) return outcome(syscall(SYS_keyctl, 0, -3, 0));
    if (!strcmp(name, "namespace")) return outcome(unshare(CLONE_NEWUSER));
    if (!strcmp(name, "openat2")) return outcome(syscall(437, AT_FDCWD, "/dev/null", NULL, 0));
    if (!strcmp(name, "type")) return outcome(ioctl(0, 0x5412, "x"));
    if (!strcmp(name, "setuid")) return outcome(setresuid(1, 1, 1));
    return -1;
}

/// Tries what takes a resource that all processes share.
static int try_shared_resource(const char *name) {
    long context = 0;
    int timer = 0;
    if (!strcmp(name, "asyncRequests")) return outcome(syscall(SYS_io_setup, 60000, &context));
    if (!strcmp(name, "asyncSubmit")) return outcome(syscall(SYS_io_submit, 0, 0, NULL));
    if (!strcmp(name, "timer")) return outcome(syscall(SYS_timer_create, CLOCK_MONOTONIC, NULL, &timer));
    if (!strcmp(name, "handle")) return outcome(syscall(SYS_name_to_handle_at, AT_FDCWD, "/", NULL, NULL, 0));
    if (!strcmp(name, "queue")) return try_descriptor(syscall(SYS_mq_open, "x", O_CREAT | O_RDWR, 0600, NULL));
    if (!strcmp(name, "sharedMemory")) return outcome(syscall(SYS_shmget, 1, 4096, 01600));
    if (!strcmp(name, "semaphores")) return outcome(syscall(SYS_semget, 1, 1, 01600));
    if (!strcmp(name, "watch")) return try_descriptor(syscall(SYS_inotify_init1, 0));
    if (!strcmp(name, "faults")) return try_descriptor(syscall(SYS_userfaultfd, 0));
    if (!strcmp(name, "counters")) return outcome(syscall(SYS_perf_event_open, NULL, 0, 0, 0, 0));
    if (!strcmp(name, "lease")) return outcome(fcntl(0, 1024, F_RDLCK));
    if (!strcmp(name, "pipeSize")) return outcome(fcntl(0, 1031, 1 << 20));
    return -1;
}

/// Tries what tells one process what another one did: the cache of files, and memory of files that both map.
static int try_channel(const char *name) {
    char byte;
    struct iovec part = {&byte, 1};
    static int word;
    if (!strcmp(name, "advise")) return outcome(syscall(SYS_fadvise64, 0, 0, 0, 4));
    if (!strcmp(name, "ahead")) return outcome(syscall(SYS_readahead, 0, 0, 1));
    if (!strcmp(name, "resident")) return outcome(syscall(SYS_mincore, 0, 0, &byte));
    if (!strcmp(name, "readIfResident")) return outcome(syscall(SYS_preadv2, 0, &part, 1, 0, 0, 8));
    if (!strcmp(name, "cacheFacts")) return outcome(syscall(451, 0, NULL, NULL, 0));
    if (!strcmp(name, "pageOut")) return outcome(madvise(NULL, 0, 21));
    if (!strcmp(name, "adviseOwn")) return outcome(madvise(NULL, 0, MADV_NORMAL));
    if (!strcmp(name, "wakeShared")) return outcome(syscall(SYS_futex, &word, 1, 1, NULL, NULL, 0));
    if (!strcmp(name, "wakeSharedByClock")) return outcome(syscall(SYS_futex, &word, 1 | 256, 1, NULL, NULL, 0));
    if (!strcmp(name, "wakeOwn")) return outcome(syscall(SYS_futex, &word, 1 | 128, 1, NULL, NULL, 0));
    if (!strcmp(name, "wakeNewly")) return outcome(syscall(454, &word, 1, 1, 2));
    if (!strcmp(name, "hint")) return outcome(fcntl(0, 1036, NULL));
    if (!strcmp(name, "seeLocks")) return outcome(fcntl(0, F_GETLK, &(struct flock){.l_type = F_RDLCK}));
    return -1;
}

static int try_file(const char *name, const char *path) {
    if (!strcmp(name, "read")) return try_open(path, O_RDONLY);
    if (!strcmp(name, "write")) return try_open(path, O_WRONLY);
    if (!strcmp(name, "create")) return try_open(path, O_WRONLY | O_CREAT | O_EXCL);
    if (!strcmp(name, "emptyReadable")) return try_open(path, O_RDONLY | O_TRUNC);
    if (!strcmp(name, "emptyNameless")) return try_open(path, O_ACCMODE | O_TRUNC);
    if (!strcmp(name, "truncate")) return outcome(truncate(path, 0));
    if (!strcmp(name, "chmod")) return outcome(chmod(path, 0644));
    if (!strcmp(name, "touch")) return outcome(utimensat(AT_FDCWD, path, NULL, 0));
    if (!strcmp(name, "unlink")) return outcome(unlink(path));
    if (!strcmp(name, "lock")) return outcome(flock(0, LOCK_EX | LOCK_NB));
    if (!strcmp(name, "attribute")) return outcome(syscall(SYS_setxattr, path, "user.x", "x", 1, 0));
    return -1;
}

/// Tries what the text says: a name, and for files a path behind a blank.
int attempt(const char *text) {
    char name[64] = "", path[3072] = "";
    sscanf(text, "%63s %3071[^\n]", name, path);
    int result = try_process(name);
    if (result < 0) result = try_kernel(name);
    if (result < 0) result = try_shared_resource(name);
    if (result < 0) result = try_channel(name);
    return result < 0 ? try_file(name, path) : result;
}
#else
int attempt(const char *text) {
    (void)text;
    return ENOSYS;
}

int start_threads(int count) {
    (void)count;
    return 0;
}
#endif
