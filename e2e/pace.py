"""How long something may take: what is wanted on a machine of one's own, with headroom for one that is shared."""

from __future__ import annotations

import os


def within(milliseconds: float) -> float:
    """The limit to assert: twice what is wanted, times the number of tasks that wait for each core.

    Tests share the machine with each other, with the browser and with the computer players' thread, so that a wall
    clock says little by itself; the figures are printed besides.
    """
    return 2 * milliseconds * max(1.0, max(os.getloadavg()[:2]) / (os.cpu_count() or 1))
