"""What keeps a server's tables in order: transfer, verification, pruning, compilation."""
