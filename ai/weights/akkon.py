"""Weights of Akkon, early and late in the game. Written by `python -m ai.tune`: do not edit by hand."""

WEIGHTS: dict[str, tuple[float, float]] = {
    "highest": (-0.0799, 0.6199),
    "second": (0.1163, 0.2829),
    "third": (0.1824, -0.0654),
    "lowest": (-0.2125, 0.7625),
    "payable": (0.024, 0.5237),
    "later": (0.2072, 0.7465),
    "bids": (0.0485, 0.3976),
    "prospects": (0.0291, 0.4906),
    "privileges": (0.1559, 0.3516),
    "loans": (0.1605, 0.0546),
}
