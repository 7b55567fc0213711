"""The random generator: four 32-bit words, the same stream compiled and interpreted.

The recurrence is Chris Doty-Humphrey's sfc32: three words of state mixed with a counter.
"""

from __future__ import annotations

import hashlib

import numpy as np

from qalat.core.kernel import entry, kernel, plain

WORDS = 4
_MASK = 0xFFFFFFFF
_WARM_UP = 16


def seeded(*seed: int | str) -> np.ndarray:
    """Return the first state of a seed's stream, the same on every machine."""
    stream = np.zeros(WORDS, np.int64)
    text = "\x1f".join(f"{'text' if isinstance(part, str) else 'whole'}:{part}" for part in seed)
    digest = hashlib.blake2s(text.encode(), digest_size=12).digest()
    for word in range(3):
        stream[word] = int.from_bytes(digest[4 * word : 4 * word + 4], "little")
    stream[3] = 1
    for _ in range(_WARM_UP):
        plain(next_word)(stream)
    return stream


@kernel()
def next_word(stream):
    """Return the next 32 random bits."""
    a = stream[0]
    b = stream[1]
    c = stream[2]
    word = (a + b + stream[3]) & _MASK
    stream[3] = (stream[3] + 1) & _MASK
    stream[0] = b ^ (b >> 9)
    stream[1] = (c + (c << 3)) & _MASK
    stream[2] = ((((c << 21) | (c >> 11)) & _MASK) + word) & _MASK
    return word


@entry
def below(stream, bound):
    """Return a uniformly random whole number below the bound."""
    product = next_word(stream) * bound
    if (product & _MASK) < bound:
        unfair = (_MASK + 1) % bound
        while (product & _MASK) < unfair:
            product = next_word(stream) * bound
    return product >> 32
