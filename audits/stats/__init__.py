"""Statistics of agreement and of scorers: arrays in, small typed results out, no framework.

Every figure is an `estimates.Estimate`: a value, or the reason why there is none, with its
interval, its n and its warnings. Nothing here rounds, judges, reads a clock or seeds itself.
"""
