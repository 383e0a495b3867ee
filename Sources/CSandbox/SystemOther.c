/// Stand-ins where there is no Linux (macOS): what the system lacks is left out, and no layer is claimed for it.
#if !defined(__linux__)
#include "Child.h"

#include <errno.h>
#include <stdio.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

void csandbox_choose_cpus(unsigned int count, csandbox_cpu_set *set) {
    (void)count;
    set->count = 0;
}

int csandbox_apply_cpus(pid_t pid, const csandbox_cpu_set *set) {
    (void)pid;
    (void)set;
    return 0;
}

void csandbox_limit_cpus(pid_t pid, unsigned int count) {
    (void)pid;
    (void)count;
}

int csandbox_die_with_parent(pid_t parent) { return getppid() == parent ? 0 : ESRCH; }

int csandbox_close_from(int first) {
    int end = getdtablesize();
    for (int number = first; number < end; number++) (void)close(number);
    return 0;
}

int csandbox_apply_system_limits(const csandbox_limits *limits) {
    (void)limits;
    return 0;
}

int csandbox_refuse_privileges(uint32_t *layers) {
    (void)layers;
    return 0;
}

int csandbox_drop_capabilities(void) { return 0; }

/// Waits until a pipe is closed by exec or by the end of the child.
static void await_close(int pipe) {
    char byte;
    while (read(pipe, &byte, 1) > 0 || errno == EINTR) errno = 0;
}

pid_t csandbox_start_child(csandbox_job *job) {
    int ends[2];
    int error = csandbox_pipe(ends);
    if (error) return -error;
    if (job->kept < 0) job->kept = ends[1];
    pid_t pid = fork();
    if (pid == 0) (void)csandbox_run_child(job);
    error = errno;
    (void)close(ends[1]);
    if (pid > 0) await_close(ends[0]);
    (void)close(ends[0]);
    return pid < 0 ? -error : pid;
}

int csandbox_join_shared(const csandbox_job *job) {
    (void)job;
    return 0;
}

csandbox_shared csandbox_open_shared(pid_t worker) {
    (void)worker;
    return (csandbox_shared){-1, -1};
}

int csandbox_enter_namespaces(csandbox_job *job, int *spoilt) {
    (void)job;
    (void)spoilt;
    return ENOSYS;
}

int csandbox_enter_mount_namespace(int *spoilt) {
    (void)spoilt;
    return ENOSYS;
}

int csandbox_enter_view(const csandbox_confinement *confinement, int has_pid_namespace) {
    (void)confinement;
    (void)has_pid_namespace;
    return ENOSYS;
}

int csandbox_needs_view(const csandbox_confinement *confinement) {
    (void)confinement;
    return 1;
}

int csandbox_can_count_threads(void) { return 0; }

int csandbox_receive_call(int refusals, csandbox_call *call) {
    (void)refusals;
    (void)call;
    return 0;
}

void csandbox_answer_call(int refusals, const csandbox_call *call, int error) {
    (void)refusals;
    (void)call;
    (void)error;
}

int csandbox_thread_count(pid_t pid) {
    (void)pid;
    return -1;
}

const char *csandbox_call_name(int number) {
    (void)number;
    return NULL;
}

int csandbox_change_user(const csandbox_program *program, int *executable) {
    (void)program;
    *executable = -1;
    return ENOSYS;
}

int csandbox_execute_opened(int executable, char *const *arguments, char *const *environment) {
    (void)executable;
    (void)arguments;
    (void)environment;
    return ENOSYS;
}

int csandbox_landlock_version(void) { return 0; }

int csandbox_files_cover_truncation(const csandbox_confinement *confinement) {
    (void)confinement;
    return 0;
}

int csandbox_make_file_rules(const csandbox_confinement *confinement) {
    (void)confinement;
    return -ENOSYS;
}

int csandbox_apply_file_rules(int rules) {
    (void)rules;
    return ENOSYS;
}

void csandbox_build_filter(csandbox_filter_demand demand, csandbox_filter *filter) {
    (void)demand;
    filter->count = 0;
}

int csandbox_apply_filter(csandbox_filter *filter, int socket) {
    (void)filter;
    (void)socket;
    return ENOSYS;
}

size_t csandbox_served_worker_filter(uint8_t bytes[CSANDBOX_FILTER_BYTES]) {
    (void)bytes;
    return 0;
}

int csandbox_open_pidfd(pid_t pid) {
    (void)pid;
    return -1;
}

int64_t csandbox_cpu_time(pid_t pid) {
    (void)pid;
    return -1;
}

int64_t csandbox_peak_memory(pid_t pid) {
    (void)pid;
    return -1;
}

static int close_on_exec(int ends[2]) {
    for (int index = 0; index < 2; index++) {
        if (fcntl(ends[index], F_SETFD, FD_CLOEXEC) < 0) return errno;
    }
    return 0;
}

int csandbox_pipe(int ends[2]) { return pipe(ends) == 0 ? close_on_exec(ends) : errno; }

int csandbox_socket_pair(int ends[2]) {
    return socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) == 0 ? close_on_exec(ends) : errno;
}

int csandbox_protect_controller(void) { return 0; }

int csandbox_rename_if_free(const char *from, const char *to) {
    return renamex_np(from, to, RENAME_EXCL) == 0 ? 0 : errno;
}
#endif
