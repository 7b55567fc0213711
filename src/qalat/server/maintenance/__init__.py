"""Maintenance: transfer, verification, pruning, compilation."""
