/// Starting programs that cannot be trusted: fork, layers, exec; and the few system calls that Swift cannot make.
///
/// All memory of these structures belongs to the caller and is only read during the call. Nothing here allocates
/// between fork and exec. Functions that fail return an errno, unless they say otherwise.
#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

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
    CSANDBOX_STAGE_EXEC,
} csandbox_stage;

/// Layers of spec/sandbox.md, as bits. Later layers continue the list.
typedef enum {
    /// L0: session, parent-death signal, descriptors, limits.
    CSANDBOX_LAYER_BASE = 1 << 0,
    /// L1: no_new_privs.
    CSANDBOX_LAYER_NO_NEW_PRIVILEGES = 1 << 1,
} csandbox_layer;

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
} csandbox_program;

/// A child that runs, or what kept it from running.
typedef struct {
    /// The child, leader of a session of its own; it has to be waited for.
    pid_t pid;
    /// A close-on-exec descriptor that is readable when the child has ended, or -1 where the kernel has none.
    int pidfd;
    /// The applied layers: bits of csandbox_layer.
    uint32_t layers;
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
/// All children are forked by one thread that lives as long as the process, because the parent-death signal
/// fires when the forking thread ends. The first call makes the process ignore SIGPIPE; children do not.
int csandbox_spawn(const csandbox_program *program, csandbox_child *child);

/// Waits for a child; with `blocks` 0 returns EAGAIN when it has not ended.
int csandbox_wait(pid_t pid, int blocks, csandbox_usage *usage);

/// Tells whether a child has ended, without reaping it.
int csandbox_has_ended(pid_t pid);

/// Kills all processes of the group that a child leads; the child is left to be waited for.
void csandbox_kill_group(pid_t leader);

/// Reaps the members of a killed group that became children of ours; call it when the leader was reaped.
void csandbox_reap_group(pid_t leader);

/// Returns the CPU time that a running process used, in nanoseconds, or -1 where it cannot be known.
int64_t csandbox_cpu_time(pid_t pid);

/// Returns the peak resident size of a running process in bytes, or -1 where it cannot be known.
int64_t csandbox_peak_memory(pid_t pid);

/// Opens a pidfd of a process, or returns -1 where the kernel has none.
int csandbox_open_pidfd(pid_t pid);

/// Lets a process run on `count` CPUs of those that we may use, another set at each call.
void csandbox_limit_cpus(pid_t pid, unsigned int count);

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
} csandbox_ready;

/// Waits until a descriptor is ready: two to read, a pidfd, one to write; -1 stands for none.
///
/// Returns bits of csandbox_ready; 0 after `milliseconds` (-1: no end) or when a signal came.
unsigned int csandbox_poll(int first, int second, int pidfd, int write, int milliseconds);

/// Protects the process from the programs that it starts: not dumpable, and orphans come to it.
int csandbox_protect_controller(void);

#ifdef __cplusplus
}
#endif

#endif
