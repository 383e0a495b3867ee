"""Runs what is asynchronous, and tells what calls an error came through."""


def run_to_end(coroutine):
    import asyncio
    import time

    class Loop(asyncio.BaseEventLoop):
        """A loop without sockets, which a worker may not have; nothing but time wakes it."""
        _process_events = _write_to_self = lambda self, events=None: None

        def select(self, timeout):
            time.sleep(3600 if timeout is None else timeout)

    loop, outer = Loop(), asyncio._get_running_loop()
    loop._selector = loop
    asyncio.set_event_loop(loop)
    asyncio._set_running_loop(None)  # A closure of the script may call what is asynchronous inside of it.
    try:
        return loop.run_until_complete(coroutine)
    finally:
        asyncio._set_running_loop(outer)


def frames(error):
    """Returns the calls in the solution's own files that an error came through, the innermost first."""
    calls, place = [], error.__traceback__
    while place:
        calls.append((place.tb_frame.f_code, place.tb_lineno))
        place = place.tb_next
    return [{"file": code.co_filename[10:], "line": line, "function": getattr(code, "co_qualname", code.co_name)}
            for code, line in calls if code.co_filename.startswith("/solution/")][:-17:-1]
