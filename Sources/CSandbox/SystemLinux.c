/// What only Linux has: parent-death signal, pidfd, CPU sets, no_new_privs.
#if defined(__linux__)
#define _GNU_SOURCE
#include "Child.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif
#ifndef SYS_close_range
#define SYS_close_range 436
#endif

void csandbox_choose_cpus(unsigned int count, csandbox_cpu_set *set) {
    static atomic_uint turn = 0;
    cpu_set_t allowed;
    set->count = 0;
    unsigned int capacity = sizeof set->numbers / sizeof set->numbers[0];
    if (count == 0 || sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
    unsigned int available = (unsigned int)CPU_COUNT(&allowed);
    if (count > capacity) count = capacity;
    if (available <= count) return;
    unsigned int skipped = atomic_fetch_add(&turn, 1) * count % available;
    for (int round = 0; round < 2; round++) {
        for (int cpu = 0; cpu < CPU_SETSIZE && set->count < count; cpu++) {
            if (!CPU_ISSET(cpu, &allowed)) continue;
            if (skipped > 0) {
                skipped--;
            } else {
                set->numbers[set->count++] = (unsigned short)cpu;
            }
        }
    }
}

int csandbox_apply_cpus(pid_t pid, const csandbox_cpu_set *set) {
    if (set->count == 0) return 0;
    cpu_set_t chosen;
    CPU_ZERO(&chosen);
    for (unsigned int index = 0; index < set->count; index++) CPU_SET(set->numbers[index], &chosen);
    return sched_setaffinity(pid, sizeof chosen, &chosen) == 0 ? 0 : errno;
}

void csandbox_limit_cpus(pid_t pid, unsigned int count) {
    csandbox_cpu_set set;
    csandbox_choose_cpus(count, &set);
    (void)csandbox_apply_cpus(pid, &set);
}

int csandbox_die_with_parent(pid_t parent) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
    return getppid() == parent ? 0 : ESRCH;
}

int csandbox_close_from(int first) {
    if (syscall(SYS_close_range, (unsigned int)first, ~0u, 0) == 0) return 0;
    // Kernels before 5.9 close one by one.
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return errno;
    for (rlim_t number = (rlim_t)first; number < files.rlim_max && number < 1 << 20; number++) (void)close((int)number);
    return 0;
}

int csandbox_apply_system_limits(const csandbox_limits *limits) {
    return csandbox_apply_limit(RLIMIT_MSGQUEUE, limits->message_queues, limits->message_queues);
}

int csandbox_refuse_privileges(uint32_t *layers) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    *layers |= CSANDBOX_LAYER_NO_NEW_PRIVILEGES;
    return 0;
}

/// The third version of the structures of capset(2), of 64 bits in two halves; pid 0 is the caller.
typedef struct {
    uint32_t version;
    int pid;
} capability_header;

int csandbox_drop_capabilities(void) {
    capability_header header = {0x20080522, 0};
    uint32_t none[6] = {0};
    return syscall(SYS_capset, &header, none) == 0 ? 0 : errno;
}

int csandbox_has_capability(int number) {
    capability_header header = {0x20080522, 0};
    // Effective, permitted, inheritable: the lower halves, then the upper ones.
    uint32_t sets[6] = {0};
    return syscall(SYS_capget, &header, sets) == 0 && sets[0] & (1u << number);
}

/// Tells whether a child may run in our memory until it executes: what it does there must not change it.
static int may_share_memory(const csandbox_program *program) {
    const csandbox_confinement *confinement = program->confinement;
    if (!program->shares_memory || !program->executable) return 0;
    // With a new user namespace our memory would not be ours any more.
    return !confinement || (!(confinement->wanted & CSANDBOX_LAYER_NAMESPACES) && !csandbox_needs_view(confinement));
}

pid_t csandbox_start_child(csandbox_job *job) {
    int shared = may_share_memory(job->program) ? CLONE_VM : 0;
    pid_t pid = clone(csandbox_run_child, job->memory->child_stack, shared | CLONE_VFORK | SIGCHLD, job);
    return pid < 0 ? -errno : pid;
}

int csandbox_open_pidfd(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

int64_t csandbox_cpu_time(pid_t pid) {
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/// Writes the path `/proc/PID/status`; snprintf would do, but this costs nothing.
static void status_path(pid_t pid, char path[32]) {
    char digits[12];
    int count = 0;
    do {
        digits[count++] = (char)('0' + pid % 10);
        pid /= 10;
    } while (pid > 0);
    strcpy(path, "/proc/");
    size_t end = strlen(path);
    while (count > 0) path[end++] = digits[--count];
    strcpy(path + end, "/status");
}

/// Returns the number behind a field of `/proc/PID/status`, such as "\nThreads:", or -1.
static int64_t status_field(pid_t pid, const char *name) {
    char path[32], text[4096];
    status_path(pid, path);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t count = read(file, text, sizeof text - 1);
    (void)close(file);
    if (count <= 0) return -1;
    text[count] = 0;
    const char *field = strstr(text, name);
    return field ? strtoll(field + strlen(name), NULL, 10) : -1;
}

int64_t csandbox_peak_memory(pid_t pid) {
    int64_t kibibytes = status_field(pid, "\nVmHWM:");
    return kibibytes < 0 ? -1 : kibibytes * 1024;
}

int csandbox_thread_count(pid_t pid) { return (int)status_field(pid, "\nThreads:"); }

int csandbox_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

int csandbox_socket_pair(int ends[2]) {
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : errno;
}

int csandbox_protect_controller(void) {
    if (prctl(PR_SET_DUMPABLE, 0) != 0) return errno;
    return prctl(PR_SET_CHILD_SUBREAPER, 1) == 0 ? 0 : errno;
}
#endif
