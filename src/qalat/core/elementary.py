"""exp and log that round alike wherever kernels run: the C libraries' differ in the last place.

Both use nothing but additions, multiplications, divisions and the bits of a number, which are the
same on every machine and in WebAssembly. Their errors are below one unit in the last place.
The methods and coefficients are those of FDLIBM, Sun Microsystems' freely distributable library.
"""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel

_MANTISSA_BITS = 52
_MANTISSA = (1 << _MANTISSA_BITS) - 1
_BIAS = 1023

_LOG2_E = 1.44269504088896338700
_LN2_HIGH = 6.93147180369123816490e-01
_LN2_LOW = 1.90821492927058770002e-10

_MOST = 709.0
_LEAST = -708.0
"""Beyond these the powers of e are no longer normal numbers."""

_ROOT_HALF = 0x3FE6A09E << 32
"""The bits of a number just below the square root of 1/2, where a mantissa's range begins."""

_ONE = _BIAS << _MANTISSA_BITS
"""The bits of 1.0."""


@kernel()
def exp(x):
    """Return e to the power of x; as much as for 709 if it is more, 0 if it is below -708."""
    if x < _LEAST:
        return 0.0
    power = np.floor(min(x, _MOST) * _LOG2_E + 0.5)
    high = min(x, _MOST) - power * _LN2_HIGH
    low = power * _LN2_LOW
    rest = high - low
    square = rest * rest
    series = -1.65339022054652515390e-06 + square * 4.13813679705723846039e-08
    series = 6.61375632143793436117e-05 + square * series
    series = -2.77777777770155933842e-03 + square * series
    series = 1.66666666666666019037e-01 + square * series
    part = rest - square * series
    near_one = 1.0 - ((low - rest * part / (2.0 - part)) - high)
    return near_one * np.int64((np.int64(power) + _BIAS) << _MANTISSA_BITS).view(np.float64)


@kernel()
def log(x):
    """Return the natural logarithm of a positive normal number."""
    bits = np.float64(x).view(np.int64) + (_ONE - _ROOT_HALF)
    power = np.float64((bits >> _MANTISSA_BITS) - _BIAS)
    rest = np.int64((bits & _MANTISSA) + _ROOT_HALF).view(np.float64) - 1.0
    half_square = 0.5 * rest * rest
    ratio = rest / (2.0 + rest)
    square = ratio * ratio
    fourth = square * square
    even = 2.222219843214978396e-01 + fourth * 1.531383769920937332e-01
    even = fourth * (3.999999999940941908e-01 + fourth * even)
    odd = 1.818357216161805012e-01 + fourth * 1.479819860511658591e-01
    odd = 2.857142874366239149e-01 + fourth * odd
    odd = square * (6.666666666666735130e-01 + fourth * odd)
    small = ratio * (half_square + (odd + even)) + power * _LN2_LOW
    return (small - half_square) + rest + power * _LN2_HIGH
