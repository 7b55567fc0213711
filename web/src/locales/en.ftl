game-alhambra = Alhambra
game-alhambra-line = Buy buildings in four currencies, wall them in, hold the most of each kind.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Two blue dice, two yellow, thirty-six buildings. Finish a kind before the others.
game-medina = Medina
game-medina-line = Raise one city together, then decide which palaces are yours.
