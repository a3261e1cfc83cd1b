"""What a game is: ids, cards, switches, the fight, the state. Decides nothing."""
