"""Where servers log in tests: to standard error, by a file that no other thread uses.

A server runs in a thread of its own, and a text file of Python that two threads use at a time, one
to write and pytest to capture what was written, can crash the process.
"""

SERVER_LOG = open(2, "w", closefd=False)  # noqa: SIM115  open as long as the tests run
