"""What was made beforehand: weights of the linear models, by `bench.suspicion` and
`bench.conclusion`, and the words of patterns, by `bench.hints`.
"""
