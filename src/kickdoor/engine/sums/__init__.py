"""The sums: what counts, what it comes to. Looks at the state, changes nothing."""
