"""Tuned weights, one data module per game: written by `python -m ai.tune`, read by `ai.value`."""
