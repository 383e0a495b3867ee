/// Forking: threads that live as long as the process fork all children.
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "Child.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// A child that a caller asks a spawning thread for; lives on the caller's stack until it is finished.
typedef struct job {
    csandbox_job prepared;
    /// What the child told.
    csandbox_report report;
    int error;
    int is_finished;
    struct job *next;
} job;

enum { STACK = 64 << 10, THREADS = 4 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work_came = PTHREAD_COND_INITIALIZER;
static pthread_cond_t work_finished = PTHREAD_COND_INITIALIZER;
static job *first_job = NULL;
static unsigned int thread_count = 0, idle_count = 0;
/// Layers that spoil every child that tries them, and why.
static uint32_t hopeless = 0;
static int hopeless_reasons[CSANDBOX_LAYERS];
/// Namespaces of the first worker that had some; never closed, so that no child can meet another's descriptor.
static csandbox_shared shared = {-1, -1};
/// Not 0 when sharing failed once.
static int may_not_share = 0;

static void reap(pid_t pid) {
    csandbox_usage usage;
    if (pid > 0) (void)csandbox_wait(pid, 1, &usage);
}

/// Starts a child and takes over what it told.
static void start(job *job, csandbox_memory *memory) {
    *memory->report = (csandbox_report){.stage = CSANDBOX_STAGE_FORK, .error = EIO};
    job->prepared.memory = memory;
    pid_t pid = csandbox_start_child(&job->prepared);
    if (pid < 0) {
        job->report = (csandbox_report){.stage = CSANDBOX_STAGE_FORK, .error = -pid};
        job->error = -pid;
        return;
    }
    job->report = *memory->report;
    csandbox_report *report = &job->report;
    // A child that has made a worker is only a go-between.
    if (report->worker > 0) {
        reap(pid);
    } else {
        report->worker = pid;
    }
    if (report->stage == CSANDBOX_STAGE_NONE) return;
    job->error = report->error;
    if (report->init > 0) (void)kill(report->init, SIGKILL);
    reap(report->worker);
    reap(report->init);
}

static int make_memory(csandbox_memory *memory) {
    char *stacks = mmap(NULL, 3 * STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    void *report = mmap(NULL, sizeof *memory->report, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (stacks == MAP_FAILED || report == MAP_FAILED) return 0;
    memory->report = report;
    memory->child_stack = stacks + STACK;
    memory->worker_stack = stacks + 2 * STACK;
    memory->init_stack = stacks + 3 * STACK;
    return 1;
}

static void *spawn_forever(void *unused) {
    csandbox_memory memory = {NULL, NULL, NULL, NULL};
    int has_memory = make_memory(&memory);
    (void)pthread_mutex_lock(&lock);
    for (;;) {
        idle_count++;
        while (!first_job) (void)pthread_cond_wait(&work_came, &lock);
        idle_count--;
        job *next = first_job;
        first_job = next->next;
        (void)pthread_mutex_unlock(&lock);
        if (has_memory) {
            start(next, &memory);
        } else {
            next->error = ENOMEM;
        }
        (void)pthread_mutex_lock(&lock);
        next->is_finished = 1;
        (void)pthread_cond_broadcast(&work_finished);
    }
    return unused;
}

/// Starts a spawning thread with all signals blocked, so that handlers run elsewhere; the lock is held.
static int start_thread(void) {
    (void)signal(SIGPIPE, SIG_IGN);
    sigset_t all, before;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    int error = pthread_create(&thread, NULL, spawn_forever, NULL);
    if (!error) {
        (void)pthread_detach(thread);
        thread_count++;
    }
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
    return error;
}

/// Lets a spawning thread do a job, and waits for it.
static int spawn_elsewhere(job *new_job) {
    (void)pthread_mutex_lock(&lock);
    int error = idle_count == 0 && thread_count < THREADS ? start_thread() : 0;
    if (thread_count > 0) {
        error = 0;
        job **end = &first_job;
        while (*end) end = &(*end)->next;
        *end = new_job;
        (void)pthread_cond_signal(&work_came);
        while (!new_job->is_finished) (void)pthread_cond_wait(&work_finished, &lock);
    }
    (void)pthread_mutex_unlock(&lock);
    return error ? error : new_job->error;
}

/// Keeps the namespaces of a worker that runs in some, for others to share.
static void keep_shared(const csandbox_report *report) {
    (void)pthread_mutex_lock(&lock);
    if (report->init > 0 && shared.network < 0 && !may_not_share) shared = csandbox_open_shared(report->worker);
    (void)pthread_mutex_unlock(&lock);
}

/// Spawns once, or again without the layers that spoilt a child.
static int spawn_with_what_works(const csandbox_program *program, int kept, csandbox_report *report) {
    csandbox_confinement const *confinement = program->confinement;
    int reasons[CSANDBOX_LAYERS];
    (void)pthread_mutex_lock(&lock);
    uint32_t given_up = hopeless;
    csandbox_shared namespaces = may_not_share ? (csandbox_shared){-1, -1} : shared;
    memcpy(reasons, hopeless_reasons, sizeof reasons);
    (void)pthread_mutex_unlock(&lock);
    for (;;) {
        job new_job = {.prepared = {.program = program, .given_up = given_up, .kept = kept, .parent = getpid()}};
        new_job.prepared.shared = namespaces;
        csandbox_choose_cpus(program->cpus, &new_job.prepared.cpus);
        if (confinement) {
            csandbox_filter_demand demand = {
                confinement->purpose, !csandbox_files_cover_truncation(confinement), confinement->tells_refusals,
                confinement->tells_threads};
            csandbox_build_filter(demand, &new_job.prepared.filter);
        }
        int error = spawn_elsewhere(&new_job);
        *report = new_job.report;
        if (!report->spoilt_by) {
            for (int bit = 0; bit < CSANDBOX_LAYERS; bit++) {
                if (confinement && confinement->wanted & given_up & (1u << bit)) report->absent[bit] = reasons[bit];
            }
            return error;
        }
        if (report->spoilt_by & CSANDBOX_LAYER_NAMESPACES && namespaces.network >= 0) {
            namespaces = (csandbox_shared){-1, -1};
            (void)pthread_mutex_lock(&lock);
            may_not_share = 1;
            (void)pthread_mutex_unlock(&lock);
            continue;
        }
        given_up |= report->spoilt_by;
        for (int bit = 0; bit < CSANDBOX_LAYERS; bit++) {
            if (report->spoilt_by & (1u << bit)) reasons[bit] = report->absent[bit];
        }
        if (!report->is_spoilt_forever) continue;
        (void)pthread_mutex_lock(&lock);
        hopeless |= report->spoilt_by;
        memcpy(hopeless_reasons, reasons, sizeof reasons);
        (void)pthread_mutex_unlock(&lock);
    }
}

int csandbox_spawn(const csandbox_program *program, csandbox_child *child) {
    *child = (csandbox_child){.pid = -1, .pidfd = -1, .refusals = -1, .failed_stage = CSANDBOX_STAGE_FORK};
    int ends[2] = {-1, -1};
    csandbox_report report = {.stage = CSANDBOX_STAGE_FORK};
    // Without the socket refusals are not told, which is all.
    if (program->confinement && program->confinement->tells_refusals) (void)csandbox_socket_pair(ends);
    int error = spawn_with_what_works(program, ends[1], &report);
    if (ends[1] >= 0) (void)close(ends[1]);
    child->layers = report.layers;
    memcpy(child->absent, report.absent, sizeof child->absent);
    child->failed_stage = report.stage;
    if (!error) {
        keep_shared(&report);
        child->pid = report.worker;
        child->init = report.init;
        child->pidfd = csandbox_open_pidfd(report.worker);
        if (ends[0] >= 0) child->refusals = csandbox_receive_descriptor(ends[0]);
    }
    if (ends[0] >= 0) (void)close(ends[0]);
    return error;
}

int csandbox_probe(const csandbox_confinement *confinement, int group, csandbox_child *child) {
    csandbox_program program = {
        .descriptors = {-1, -1, -1, -1, -1},
        .group = group,
        .confinement = confinement,
    };
    uint64_t *limits = (uint64_t *)&program.limits;
    for (size_t index = 0; index < sizeof program.limits / sizeof *limits; index++) limits[index] = CSANDBOX_UNLIMITED;
    int error = csandbox_spawn(&program, child);
    if (error) return error;
    csandbox_usage usage;
    (void)csandbox_wait(child->pid, 1, &usage);
    csandbox_end_init(child->init);
    csandbox_reap_inits();
    if (child->refusals >= 0) (void)close(child->refusals);
    if (child->pidfd >= 0) (void)close(child->pidfd);
    child->pid = child->pidfd = child->refusals = -1;
    child->init = 0;
    return 0;
}
