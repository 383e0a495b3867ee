/// Forking: one thread that lives as long as the process forks all children.
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "Child.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/// A child that a caller asks the spawning thread for; lives on the caller's stack until it is finished.
typedef struct job {
    csandbox_job prepared;
    int report;
    pid_t pid;
    int error;
    int is_finished;
    struct job *next;
} job;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work_came = PTHREAD_COND_INITIALIZER;
static pthread_cond_t work_finished = PTHREAD_COND_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int start_error = 0;
static job *first_job = NULL;

static void *fork_forever(void *unused) {
    pid_t parent = getpid();
    (void)pthread_mutex_lock(&lock);
    for (;;) {
        while (!first_job) (void)pthread_cond_wait(&work_came, &lock);
        job *next = first_job;
        first_job = next->next;
        (void)pthread_mutex_unlock(&lock);
        pid_t pid = fork();
        if (pid == 0) csandbox_run_child(&next->prepared, next->report, parent);
        (void)pthread_mutex_lock(&lock);
        next->pid = pid;
        next->error = pid < 0 ? errno : 0;
        next->is_finished = 1;
        (void)pthread_cond_broadcast(&work_finished);
    }
    return unused;
}

/// Starts the spawning thread with all signals blocked, so that handlers run elsewhere.
static void start_thread(void) {
    (void)signal(SIGPIPE, SIG_IGN);
    sigset_t all, before;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    start_error = pthread_create(&thread, NULL, fork_forever, NULL);
    if (!start_error) (void)pthread_detach(thread);
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static int fork_elsewhere(job *new_job) {
    (void)pthread_once(&once, start_thread);
    if (start_error) return start_error;
    (void)pthread_mutex_lock(&lock);
    job **end = &first_job;
    while (*end) end = &(*end)->next;
    *end = new_job;
    (void)pthread_cond_signal(&work_came);
    while (!new_job->is_finished) (void)pthread_cond_wait(&work_finished, &lock);
    (void)pthread_mutex_unlock(&lock);
    return new_job->error;
}

/// Reads what the child reports until it executes its program or ends.
static csandbox_report read_report(int report) {
    csandbox_report last = {.stage = CSANDBOX_STAGE_FORK, .error = EIO};
    for (;;) {
        csandbox_report message;
        ssize_t count = read(report, &message, sizeof message);
        if (count < 0 && errno == EINTR) continue;
        if (count != (ssize_t)sizeof message) break;
        // A failed exec says so alone: the layers stay those of the message before.
        if (message.stage == CSANDBOX_STAGE_EXEC) {
            last.stage = message.stage;
            last.error = message.error;
        } else {
            last = message;
        }
    }
    return last;
}

int csandbox_spawn(const csandbox_program *program, csandbox_child *child) {
    *child = (csandbox_child){.pid = -1, .pidfd = -1, .failed_stage = CSANDBOX_STAGE_FORK};
    int ends[2];
    int error = csandbox_pipe(ends);
    if (error) return error;
    job new_job = {.prepared.program = program, .report = ends[1], .pid = -1};
    csandbox_choose_cpus(program->cpus, &new_job.prepared.cpus);
    if (program->confinement) {
        int keeps_truncation = !csandbox_files_cover_truncation(program->confinement);
        csandbox_build_filter(program->confinement->purpose, keeps_truncation, &new_job.prepared.filter);
    }
    error = fork_elsewhere(&new_job);
    (void)close(ends[1]);
    if (error) {
        (void)close(ends[0]);
        return error;
    }
    csandbox_report report = read_report(ends[0]);
    (void)close(ends[0]);
    child->layers = report.layers;
    memcpy(child->absent, report.absent, sizeof child->absent);
    child->failed_stage = report.stage;
    if (report.stage != CSANDBOX_STAGE_NONE) {
        csandbox_usage usage;
        (void)csandbox_wait(new_job.pid, 1, &usage);
        return report.error;
    }
    child->pid = new_job.pid;
    child->pidfd = csandbox_open_pidfd(new_job.pid);
    return 0;
}

int csandbox_probe(const csandbox_confinement *confinement, csandbox_child *child) {
    csandbox_program program = {.descriptors = {-1, -1, -1, -1, -1}, .confinement = confinement};
    uint64_t *limits = (uint64_t *)&program.limits;
    for (size_t index = 0; index < sizeof program.limits / sizeof *limits; index++) limits[index] = CSANDBOX_UNLIMITED;
    int error = csandbox_spawn(&program, child);
    if (error) return error;
    csandbox_usage usage;
    (void)csandbox_wait(child->pid, 1, &usage);
    if (child->pidfd >= 0) (void)close(child->pidfd);
    child->pid = child->pidfd = -1;
    return 0;
}
