"""Weights of Templars' Journey, early and late in the game. Written by `python -m ai.tune`: do not edit by hand."""

WEIGHTS: dict[str, tuple[float, float]] = {
    "points": (0.0586, 0.2556),
    "edicts": (0.1646, 0.5072),
    "berths": (0.0595, 0.1046),
    "later edicts": (0.35, 0.4498),
    "later berths": (-0.0417, 0.1104),
    "seventh": (0.132, 0.2424),
    "temple": (-0.01, 0.3118),
    "gold": (-0.0702, 0.2186),
    "supply": (0.9847, -0.1846),
    "stand": (0.1145, 0.2245),
    "missions": (0.0018, 0.2602),
    "card": (0.0387, 0.2313),
}
