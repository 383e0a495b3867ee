/// L5: namespaces of its own for a worker, which stays a child of kata's.
///
/// The forked child becomes nothing but a go-between: it leaves the namespaces that it was in, and makes the first
/// process of the new pid namespace and the worker as its own siblings (CLONE_PARENT). So kata waits for the worker as
/// for any child, and knows its status and what it used. It sees both by their numbers of outside.
#if defined(__linux__)
#define _GNU_SOURCE
#include "Child.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

/// Writes a whole file of /proc. Returns 0 or an errno.
static int write_file(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return errno;
    int error = write(file, text, strlen(text)) < 0 ? errno : 0;
    (void)close(file);
    return error;
}

/// Writes a number and a blank; returns where they end.
static char *append(char *end, unsigned int number) {
    char digits[12];
    int count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0) *end++ = digits[--count];
    *end++ = ' ';
    return end;
}

/// Maps a number to itself.
static int map(const char *path, unsigned int number) {
    char text[32];
    char *end = append(append(text, number), number);
    *end++ = '1';
    *end = 0;
    return write_file(path, text);
}

/// Maps our user and group; the files are ours only while we are dumpable.
static int map_user(uid_t user, gid_t group) {
    if (prctl(PR_SET_DUMPABLE, 1) != 0) return errno;
    int error = write_file("/proc/self/setgroups", "deny");
    if (!error || error == ENOENT) error = map("/proc/self/uid_map", user);
    if (!error) error = map("/proc/self/gid_map", group);
    if (prctl(PR_SET_DUMPABLE, 0) != 0) return errno;
    return error;
}

/// Leaves namespaces, for those of a new user namespace where that takes a privilege that we lack.
static int leave_namespaces(int kinds, int *spoilt) {
    if (csandbox_has_capability(CSANDBOX_CAP_SYS_ADMIN)) return unshare(kinds) == 0 ? 0 : errno;
    uid_t user = geteuid();
    gid_t group = getegid();
    if (unshare(kinds | CLONE_NEWUSER) != 0) return errno;
    int error = map_user(user, group);
    *spoilt = error != 0;
    return error;
}

int csandbox_join_shared(const csandbox_job *job) {
    if (job->shared.network < 0) return 0;
    if (!csandbox_has_capability(CSANDBOX_CAP_SYS_ADMIN) && setns(job->shared.users, CLONE_NEWUSER) != 0) return errno;
    return setns(job->shared.network, CLONE_NEWNET) == 0 ? 0 : errno;
}

/// Opens `/proc/PID/ns/KIND`.
static int open_namespace(pid_t pid, const char *kind) {
    char path[40] = "/proc/";
    char *end = append(path + strlen(path), (unsigned int)pid) - 1;
    (void)strcpy(end, "/ns/");
    (void)strcat(end, kind);
    return open(path, O_RDONLY | O_CLOEXEC);
}

csandbox_shared csandbox_open_shared(pid_t worker) {
    csandbox_shared shared = {open_namespace(worker, "user"), open_namespace(worker, "net")};
    if (shared.users >= 0 && shared.network >= 0) return shared;
    // The worker may have ended already; the next one will do.
    if (shared.users >= 0) (void)close(shared.users);
    if (shared.network >= 0) (void)close(shared.network);
    return (csandbox_shared){-1, -1};
}

int csandbox_enter_mount_namespace(int *spoilt) { return leave_namespaces(CLONE_NEWNS, spoilt); }

#if defined(__x86_64__) || defined(__aarch64__)
/// Waits until the first process will die with the parent; it has nothing to wait for itself.
static void await_init(csandbox_report *report) {
    struct timespec moment = {.tv_nsec = 50000};
    for (int turn = 0; turn < 20000 && !atomic_load(&report->is_init_ready); turn++) {
        (void)nanosleep(&moment, NULL);
    }
}

int csandbox_enter_namespaces(csandbox_job *job, int *spoilt) {
    int kinds = CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWPID;
    csandbox_report *report = job->memory->report;
    int wants_user = (job->program->confinement->wanted & CSANDBOX_LAYER_USER) != 0;
    // A user namespace knows no other user, and another user is worth as much.
    if (job->shared.network < 0 && wants_user && csandbox_has_capability(CSANDBOX_CAP_SETUID) && !csandbox_has_capability(CSANDBOX_CAP_SYS_ADMIN)) {
        return EPERM;
    }
    int ends[2];
    int error = csandbox_pipe(ends);
    if (!error) {
        int has_joined = job->shared.network >= 0;
        if (!has_joined) kinds |= CLONE_NEWNET;
        // Who joined has all capabilities where it is now.
        error = leave_namespaces(kinds, spoilt);
        *spoilt = *spoilt || (error && has_joined);
    }
    if (error) return error;
    // From here on there is no way back.
    *spoilt = 1;
    if (prctl(PR_SET_DUMPABLE, 0) != 0 || chdir("/") != 0) return errno;
    csandbox_init init = {
        .is_ready = &report->is_init_ready,
        .pipe = ends[0],
        .stack_start = job->memory->worker_stack,
        .stack_end = job->memory->init_stack,
    };
    // The kernel then reaps what comes to it.
    (void)signal(SIGCHLD, SIG_IGN);
    report->init = clone(csandbox_be_init, job->memory->init_stack, CLONE_VM | CLONE_PARENT | SIGCHLD, &init);
    if (report->init < 0) return errno;
    (void)signal(SIGCHLD, SIG_DFL);
    pid_t worker =
        clone(csandbox_run_inside, job->memory->worker_stack, CLONE_VM | CLONE_VFORK | CLONE_PARENT | SIGCHLD, job);
    if (worker < 0) return errno;
    report->worker = worker;
    await_init(report);
    // The signal does not come if the parent has ended before it was asked for.
    if (!atomic_load(&report->is_init_ready) || getppid() != job->parent) (void)kill(report->init, SIGKILL);
    _exit(0);
}
#else
int csandbox_enter_namespaces(csandbox_job *job, int *spoilt) {
    (void)job;
    (void)spoilt;
    return ENOSYS;
}
#endif
#endif
