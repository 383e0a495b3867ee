"""The worker server: forks a worker for each scenario (docs/worker-server.md)."""

import _ctypes
import _socket
import array
import gc
import json
import os
import resource
import sys

CONTROL = _ctypes.dlsym(_ctypes.dlopen(None, 0), "prctl")
SET_PARENT_DEATH_SIGNAL, SET_DUMPABLE, SET_FILTER = 1, 4, 22


def run(work):
    socket = _socket.socket(_socket.AF_UNIX, _socket.SOCK_SEQPACKET, 0, 3)
    _ctypes.call_function(CONTROL, (SET_DUMPABLE, 0, 0, 0, 0))
    gc.collect()
    gc.freeze()
    while True:
        message, extra, _, _ = socket.recvmsg(4096, _socket.CMSG_SPACE(4 * 4))
        if not message:
            os._exit(0)
        descriptors = array.array("i")
        for _, _, content in extra:
            descriptors.frombytes(content)
        try:
            reply = answer(json.loads(message), descriptors.tolist(), work)
        except (OSError, KeyError, ValueError) as error:
            reply = {"error": str(error)}
        for descriptor in descriptors:
            os.close(descriptor)
        socket.send(json.dumps(reply).encode())


def answer(request, descriptors, work):
    if request["op"] == "fork":
        server, child = os.getpid(), os.fork()
        if child == 0:
            try:
                become_worker(server, request, *descriptors)
            except BaseException:
                os._exit(70)
            work()
        return {"pid": child}
    _, status, usage = os.wait4(request["pid"], 0)
    return {"status": status, "cpu": round((usage.ru_utime + usage.ru_stime) * 1e6), "peak": usage.ru_maxrss}


def become_worker(server, request, requests, answers, log, errors, filter=None):
    _ctypes.call_function(CONTROL, (SET_PARENT_DEATH_SIGNAL, 9, 0, 0, 0))
    assert os.getppid() == server
    program = bytearray(os.read(filter, 4096)) if filter is not None else b""
    for copy, source in zip(range(32, 36), (requests, answers, log, errors)):
        os.dup2(source, copy)
    for place, copy in zip((3, 4, 1, 2), range(32, 36)):
        os.dup2(copy, place)
    os.closerange(5, 256)
    for kind, key, more in ((resource.RLIMIT_CPU, "cpu", 1), (resource.RLIMIT_AS, "memory", 0)):
        if key in request:
            resource.setrlimit(kind, (request[key], request[key] + more))
    for place in range(4, len(program), 8):
        if program[place:place + 4] == b"\xff\xff\xff\x7f":
            program[place:place + 4] = os.getpid().to_bytes(4, sys.byteorder)
    if program:
        memory = array.array("B", program)
        header = array.array("Q", [len(program) // 8, memory.buffer_info()[0]]).tobytes()  # struct sock_fprog
        assert _ctypes.call_function(CONTROL, (SET_FILTER, 2, header, 0, 0)) == 0
