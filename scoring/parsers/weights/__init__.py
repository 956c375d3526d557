"""What the linear models have learnt, written by `bench.suspicion` and `bench.conclusion`."""
