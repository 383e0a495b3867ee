/// Starting programs that cannot be trusted: fork, layers, exec; and the few system calls that Swift cannot make.
///
/// All memory of these structures belongs to the caller and is only read during the call. Nothing here allocates
/// between fork and exec. Functions that fail return an errno, unless they say otherwise.
#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A limit that is left as it is.
#define CSANDBOX_UNLIMITED UINT64_MAX

/// The number of descriptors that a child has at most: 0 to 4.
#define CSANDBOX_DESCRIPTORS 5

/// Steps of a child on its way to exec, in their order; a failed one is reported.
typedef enum {
    CSANDBOX_STAGE_NONE = 0,
    CSANDBOX_STAGE_FORK,
    CSANDBOX_STAGE_SESSION,
    CSANDBOX_STAGE_PARENT_DEATH,
    CSANDBOX_STAGE_CPUS,
    CSANDBOX_STAGE_DIRECTORY,
    CSANDBOX_STAGE_DESCRIPTORS,
    CSANDBOX_STAGE_LIMITS,
    CSANDBOX_STAGE_PRIVILEGES,
    CSANDBOX_STAGE_USER,
    CSANDBOX_STAGE_FILES,
    CSANDBOX_STAGE_SYSTEM_CALLS,
    CSANDBOX_STAGE_LEVEL,
    CSANDBOX_STAGE_EXEC,
} csandbox_stage;

/// Layers of docs/sandbox.md, as bits. Later layers continue the list.
typedef enum {
    /// L0: session, parent-death signal, descriptors, limits.
    CSANDBOX_LAYER_BASE = 1 << 0,
    /// L1: no_new_privs.
    CSANDBOX_LAYER_NO_NEW_PRIVILEGES = 1 << 1,
    /// L2: system calls that a submission has no use for are refused.
    CSANDBOX_LAYER_SYSTEM_CALLS = 1 << 2,
    /// L3: no file but the listed ones.
    CSANDBOX_LAYER_FILES = 1 << 3,
    /// L4: another user than root.
    CSANDBOX_LAYER_USER = 1 << 4,
    /// L5: namespaces.
    CSANDBOX_LAYER_NAMESPACES = 1 << 5,
    /// L6: a control group.
    CSANDBOX_LAYER_GROUP = 1 << 6,
} csandbox_layer;

/// The number of layers.
#define CSANDBOX_LAYERS 7

/// What a confined program is, which decides the system calls that it may use.
typedef enum {
    /// It runs a submission: no process but itself, nothing that changes a file.
    CSANDBOX_PURPOSE_WORKER = 0,
    /// It compiles or links a submission: as a worker, but it writes files.
    CSANDBOX_PURPOSE_BUILD,
    /// It is trusted and starts processes, which inherit what it may not do; but for that it is as a worker.
    CSANDBOX_PURPOSE_SERVER,
    /// It was forked by a server, whose filter it has already.
    CSANDBOX_PURPOSE_SERVED_WORKER,
} csandbox_purpose;

/// What may be done with a path and all below it, as bits.
typedef enum {
    CSANDBOX_ACCESS_READ = 1 << 0,
    CSANDBOX_ACCESS_EXECUTE = 1 << 1,
    CSANDBOX_ACCESS_WRITE = 1 << 2,
    /// Reading files whose names are known, not folders.
    CSANDBOX_ACCESS_READ_FILES = 1 << 3,
} csandbox_access;

/// A file or folder that a confined program may use; one that is not there is passed over.
typedef struct {
    const char *path;
    /// Bits of csandbox_access.
    uint32_t access;
} csandbox_path;

/// How a new root is made, a step at a time; all paths are absolute, and folders come before what lies in them.
typedef enum {
    /// Makes a folder.
    CSANDBOX_VIEW_FOLDER = 0,
    /// Makes an empty file, for something to be shown there.
    CSANDBOX_VIEW_FILE,
    /// Makes a symbolic link to `target`.
    CSANDBOX_VIEW_LINK,
    /// Shows at `path` what lies at `target` of the old root, with `access`; both are free of symbolic links.
    CSANDBOX_VIEW_SHOW,
} csandbox_view_kind;

/// A step of making a new root.
typedef struct {
    csandbox_view_kind kind;
    const char *path;
    /// In CSANDBOX_VIEW_SHOW without the slash in front.
    const char *target;
    /// Bits of csandbox_access.
    uint32_t access;
} csandbox_view_step;

/// Of Landlock whatever version the kernel has.
#define CSANDBOX_ANY_VERSION INT32_MAX

/// The layers that a program runs in beyond L0 and L1.
typedef struct {
    /// Layers to apply where the machine has them: bits of csandbox_layer.
    uint32_t wanted;
    /// Layers without which the program is not executed.
    uint32_t required;
    /// Layers of which one at least is required; 0 for none.
    uint32_t required_any;
    csandbox_purpose purpose;
    const csandbox_path *paths;
    size_t path_count;
    /// The newest version of Landlock to use: tests mask it down, 0 for none.
    int landlock_version;
    /// A root with nothing but the paths: for namespaces, and for files where there is no Landlock; none without.
    const csandbox_view_step *view;
    size_t view_count;
    /// Not 0: refused system calls are told to us, where the kernel can do that.
    int tells_refusals;
    /// Not 0: new threads are told to us as well, where the kernel can do that; csandbox_limits.processes then is not applied.
    int tells_threads;
    /// The user and group of L4.
    uint32_t user;
} csandbox_confinement;

/// Resource limits of a child; CSANDBOX_UNLIMITED leaves one as it is. No core is ever written.
typedef struct {
    /// RLIMIT_AS, in bytes.
    uint64_t address_space;
    /// RLIMIT_CPU, in seconds; the hard limit is one more.
    uint64_t cpu_seconds;
    /// RLIMIT_FSIZE, in bytes.
    uint64_t file_size;
    /// RLIMIT_NOFILE.
    uint64_t open_files;
    /// RLIMIT_STACK, in bytes.
    uint64_t stack;
    /// RLIMIT_NPROC; root is never bound by it.
    uint64_t processes;
    /// RLIMIT_MEMLOCK, in bytes.
    uint64_t locked_memory;
    /// RLIMIT_MSGQUEUE, in bytes.
    uint64_t message_queues;
} csandbox_limits;

/// Reads our own limits, soft ones, which a child cannot be given more of; CSANDBOX_UNLIMITED for none.
void csandbox_own_limits(csandbox_limits *limits);

/// What to start, and how.
typedef struct {
    /// The path of the program; PATH is not searched.
    const char *executable;
    /// Its arguments from argv[0] on, ended by NULL.
    char *const *arguments;
    /// Its whole environment, ended by NULL.
    char *const *environment;
    /// Its working directory, or NULL for the caller's.
    const char *directory;
    /// What becomes descriptors 0 to 4; -1: 0 to 2 are /dev/null, 3 and 4 are closed.
    int descriptors[CSANDBOX_DESCRIPTORS];
    /// Its resource limits.
    csandbox_limits limits;
    /// It runs on at most this many CPUs, another set for each child; 0 for all.
    unsigned int cpus;
    /// Not 0: it need not be known what memory it used; it starts sooner, but its peak includes ours.
    int shares_memory;
    /// A descriptor of the control group's `cgroup.procs` that it enters, or -1.
    int group;
    /// The layers that it runs in, or NULL for L0 and L1 alone.
    const csandbox_confinement *confinement;
} csandbox_program;

/// A child that runs, or what kept it from running.
typedef struct {
    /// The child, leader of a session of its own; it has to be waited for.
    int pid;
    /// A close-on-exec descriptor that is readable when the child has ended, or -1 where the kernel has none.
    int pidfd;
    /// The first process of its namespaces, a child of ours too: killed and waited for after it; 0 where there are none.
    int init;
    /// A close-on-exec descriptor for csandbox_receive_call, readable when a call waits for our answer, or -1.
    int refusals;
    /// The applied layers: bits of csandbox_layer.
    uint32_t layers;
    /// Why a wanted layer is absent, as an errno, by the number of its bit; 0 where it is there or not wanted.
    int absent[CSANDBOX_LAYERS];
    /// The step that failed, when csandbox_spawn failed.
    csandbox_stage failed_stage;
} csandbox_child;

/// What a child used that was waited for, with its own children that it waited for.
typedef struct {
    /// The raw wait status.
    int status;
    /// CPU time, user and system, in microseconds.
    int64_t cpu_microseconds;
    /// Peak resident size in bytes.
    int64_t peak_bytes;
} csandbox_usage;

/// Starts a program and returns when it was executed (0), or the errno of the step that failed.
///
/// All children are forked by threads that live as long as the process, because the parent-death signal
/// fires when the forking thread ends. The first call makes the process ignore SIGPIPE; children do not.
int csandbox_spawn(const csandbox_program *program, csandbox_child *child);

/// Finds out which layers the machine has: a child applies them and leaves, nothing is executed.
///
/// `group` is a descriptor of the control group that the child enters, or -1.
int csandbox_probe(const csandbox_confinement *confinement, int group, csandbox_child *child);

/// The version of Landlock that the kernel has; 0 without it.
int csandbox_landlock_version(void);

/// The longest filter in bytes.
#define CSANDBOX_FILTER_BYTES 4096

/// The value that a process which installs a filter by itself replaces by its pid, in the last four of eight bytes.
#define CSANDBOX_OWN_PID 0x7FFFFFFFu

/// Writes what the filter of a worker adds to that of its server, as `struct sock_filter`s, and returns its size; 0 where
/// there is no seccomp.
size_t csandbox_served_worker_filter(uint8_t bytes[CSANDBOX_FILTER_BYTES]);

/// A system call of a child that waits for our answer.
typedef struct {
    /// What the kernel knows it by.
    uint64_t id;
    /// The number of the call.
    int number;
    /// Not 0: it makes a thread and may go on; any other one is refused.
    int is_thread;
} csandbox_call;

/// Tells whether the kernel can let a call go on after it asked us (Linux 5.5), so that threads can be counted.
int csandbox_can_count_threads(void);

/// Receives a call that waits; returns 0 when there was none after all.
int csandbox_receive_call(int refusals, csandbox_call *call);

/// Answers a call with an errno; 0 lets it go on, which only a new thread may.
void csandbox_answer_call(int refusals, const csandbox_call *call, int error);

/// Returns the number of threads of a process, or -1 where it cannot be known.
int csandbox_thread_count(int pid);

/// The name of a system call that a filter refuses, or NULL.
const char *csandbox_call_name(int number);

/// Waits for a child; with `blocks` 0 returns EAGAIN when it has not ended.
int csandbox_wait(int pid, int blocks, csandbox_usage *usage);

/// Tells whether a child has ended, without reaping it.
int csandbox_has_ended(int pid);

/// Kills all processes of the group that a child leads; the child is left to be waited for.
void csandbox_kill_group(int leader);

/// Reaps the members of a killed group that became children of ours; call it when the leader was reaped.
void csandbox_reap_group(int leader);

/// Kills the first process of a worker's namespaces, and all in them; call it when the worker was reaped.
///
/// It is reaped later: taking mounts apart takes milliseconds on a busy machine.
void csandbox_end_init(int init);

/// Waits for all first processes that were killed.
void csandbox_reap_inits(void);

/// Returns the CPU time that a running process used, in nanoseconds, or -1 where it cannot be known.
int64_t csandbox_cpu_time(int pid);

/// Returns the peak resident size of a running process in bytes, or -1 where it cannot be known.
int64_t csandbox_peak_memory(int pid);

/// Opens a pidfd of a process, or returns -1 where the kernel has none.
int csandbox_open_pidfd(int pid);

/// Lets a process run on `count` CPUs of those that we may use, another set at each call.
void csandbox_limit_cpus(int pid, unsigned int count);

/// Makes a pipe whose ends are closed on exec: ends[0] to read, ends[1] to write.
int csandbox_pipe(int ends[2]);

/// Makes a connected pair of message sockets (SOCK_SEQPACKET) that are closed on exec.
int csandbox_socket_pair(int ends[2]);

/// Makes reads and writes of a descriptor return instead of wait.
int csandbox_set_nonblocking(int descriptor);

/// Sends one message with descriptors; never raises SIGPIPE.
int csandbox_send(int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count);

/// Bits of what csandbox_poll found ready.
typedef enum {
    CSANDBOX_READY_FIRST = 1 << 0,
    CSANDBOX_READY_SECOND = 1 << 1,
    CSANDBOX_READY_ENDED = 1 << 2,
    CSANDBOX_READY_WRITE = 1 << 3,
    CSANDBOX_READY_THIRD = 1 << 4,
    CSANDBOX_READY_FOURTH = 1 << 5,
} csandbox_ready;

/// Waits until a descriptor is ready: two to read, a pidfd, one to write, two more to read; -1 stands for none.
///
/// Returns bits of csandbox_ready; 0 after `milliseconds` (-1: no end) or when a signal came.
unsigned int csandbox_poll(int first, int second, int pidfd, int write, int third, int fourth, int milliseconds);

/// Protects the process from the programs that it starts: not dumpable, and orphans come to it.
int csandbox_protect_controller(void);

/// Renames a file unless the new name is taken (EEXIST).
int csandbox_rename_if_free(const char *from, const char *to);

/// Makes crashes of this process (traps, overflows, a broken heap) leave the mark of the thread that crashed.
int csandbox_note_crashes(void);

/// Sets the file that a crash of this thread makes; NULL for none.
int csandbox_set_crash_mark(const char *path);

#ifdef __cplusplus
}
#endif

#endif
