## Alhambra
alhambra-type-pavilion = Altán
alhambra-type-seraglio = Palác
alhambra-type-arcades = Arkády
alhambra-type-chambers = Komnaty
alhambra-type-garden = Zahrada
alhambra-type-tower = Věž
alhambra-letter-pavilion = L
alhambra-letter-seraglio = P
alhambra-letter-arcades = A
alhambra-letter-chambers = K
alhambra-letter-garden = Z
alhambra-letter-tower = V
alhambra-money-florin = gulden
alhambra-money-dirham = dirham
alhambra-money-denar = denár
alhambra-money-ducat = dukát
alhambra-letter-florin = G
alhambra-letter-dirham = H
alhambra-letter-denar = N
alhambra-letter-ducat = K
alhambra-amount-florin = { $amount } { $amount ->
    [one] gulden
    [few] guldeny
   *[other] guldenů
  }
alhambra-amount-dirham = { $amount } { $amount ->
    [one] dirham
    [few] dirhamy
   *[other] dirhamů
  }
alhambra-amount-denar = { $amount } { $amount ->
    [one] denár
    [few] denáry
   *[other] denárů
  }
alhambra-amount-ducat = { $amount } { $amount ->
    [one] dukát
    [few] dukáty
   *[other] dukátů
  }
alhambra-fountain = Lví fontána
alhambra-dirk = Pavel
alhambra-dirk-note = Pavel jen sbírá dlaždice. Počítají se při bodování.
alhambra-you = Ty
alhambra-side-n = sever
alhambra-side-e = východ
alhambra-side-s = jih
alhambra-side-w = západ
alhambra-walls = zdi: { $sides }
alhambra-no-walls = beze zdí
alhambra-east = { $count } na východ
alhambra-west = { $count } na západ
alhambra-south = { $count } na jih
alhambra-north = { $count } na sever
alhambra-middle = u fontány

alhambra-market = Stavební trh
alhambra-slot = Pole { $slot }: { $tile }, cena { $price }. { $pays ->
    [exactly] Můžeš zaplatit přesně.
    [over] Můžeš zaplatit, ale ne přesně.
   *[no] Teď koupit nejde.
  }
alhambra-slot-empty = Pole { $slot }, { $currency }: prázdné do konce tahu
alhambra-empty-until = prázdné do konce tahu
alhambra-plays-on = Můžeš zaplatit přesně a hrát dál
alhambra-display = Nabídka peněz
alhambra-display-rule = Vezmi jednu kartu, nebo více s hodnotou dohromady nejvýše 5.
alhambra-piles = Balíček { $deck } · odloženo { $discard }
alhambra-taken = vzato
alhambra-take-card = Vzít { $card }
alhambra-hand = Tvoje peníze
alhambra-hand-sum = { $money } v ruce
alhambra-hand-empty = Nemáš žádné peníze. Nějaké si vezmi.
alhambra-hand-hidden = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
  }
alhambra-reserve = Rezerva
alhambra-your-reserve = Tvoje rezerva
alhambra-reserve-empty = rezerva prázdná
alhambra-reserve-of = { $count ->
    [one] { $count } dlaždice v rezervě
    [few] { $count } dlaždice v rezervě
   *[other] { $count } dlaždic v rezervě
  }
alhambra-reserve-tile = V rezervě: { $tile }. Přesunout do Alhambry.
alhambra-reserve-note = V rezervě se neboduje; přestavbou ji lze přesunout do Alhambry.
alhambra-bought-tile = Koupeno: { $tile }

alhambra-players = Hráči
alhambra-player = { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }
alhambra-thinks = přemýšlí
alhambra-see-palace = Ukázat Alhambru: { $name }
alhambra-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
alhambra-tiles = { $count ->
    [one] { $count } dlaždice
    [few] { $count } dlaždice
   *[other] { $count } dlaždic
  }
alhambra-wall = zeď { $length }
alhambra-wall-word = Zeď
alhambra-palace-of = Alhambra: { $name }
alhambra-palace-words = { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
  }, nejdelší zeď { $wall }
alhambra-your-palace = Tvoje Alhambra
alhambra-whole-palace = Ukázat celou Alhambru
alhambra-zoom-in = Přiblížit
alhambra-fit = Ukázat vše
alhambra-before = Předchozí hráč
alhambra-after = Další hráč
alhambra-close = Zavřít
alhambra-cell-at = Místo { $number }, { $cell }: postavit sem
alhambra-cell-swap = Dlaždice { $number }, { $cell }: vyměnit
alhambra-cell-remove = Dlaždice { $number }, { $cell }: přesunout do rezervy

alhambra-majorities = Většiny a body
alhambra-you-have = Máš
alhambra-now-brings = { $scoring } by teď dalo +{ $points }
alhambra-then-brings = , pak +{ $points }
alhambra-why = proč?
alhambra-most-of = Nejvíc…
alhambra-points = Body
alhambra-at = při { $scoring }
alhambra-one-each = po 1
alhambra-bag = { $count ->
    [one] { $count } dlaždice v sáčku
    [few] { $count } dlaždice v sáčku
   *[other] { $count } dlaždic v sáčku
  }
alhambra-scoring = Bodování
alhambra-scored = Bodování { $scoring } proběhlo
alhambra-next = · příště { $scoring }
alhambra-at-end = · { $scoring } na konci
alhambra-track-short = příště { $scoring } · sáček { $bag }

alhambra-actions = Co můžeš udělat
alhambra-your-turn = Jsi na tahu
alhambra-over = Hra skončila.
alhambra-undo = Zpět
alhambra-restart = Tah znovu
alhambra-cancel = Zrušit
alhambra-confirm = Potvrdit
alhambra-build = Postavit
alhambra-take = Vzít
alhambra-pay = Zaplatit
alhambra-pay-and-play-on = Zaplatit a hrát dál
alhambra-pass = Vynechat
alhambra-redesign = Přestavba
alhambra-to-reserve = Do rezervy
alhambra-to-dirk = Dát Pavlovi
alhambra-prompt-action = Vezmi peníze, kup dlaždici, nebo přestavuj.
alhambra-prompt-play-on = Přesná platba: hraješ dál.
alhambra-prompt-pass = Nic nejde udělat.
alhambra-prompt-wait = Hraje { $name } …
alhambra-prompt-redesign = Vyber dlaždici v Alhambře nebo v rezervě.
alhambra-prompt-cards = Vykládej karty od nejvyšší.
alhambra-prompt-which = Kterou dlaždici umístíš jako první?
alhambra-prompt-place = Umísti: { $tile }
alhambra-prompt-move = Přesuň z rezervy: { $tile }
alhambra-prompt-take = Vzít: { $cards }
alhambra-prompt-pay = { $tile } za { $price }: { $cards }
alhambra-prompt-at = Postavit sem: { $tile }?
alhambra-prompt-swap = Vyměnit sem: { $tile }?
alhambra-prompt-remove = Do rezervy: { $tile }?
alhambra-prompt-reserve = Do rezervy: { $tile }?
alhambra-prompt-give = Dát Pavlovi: { $tile }?
alhambra-pays-exactly = je přesně, hraješ dál
alhambra-pays-over = je o { $by } víc
alhambra-pays-short = chybí { $by }
alhambra-cells-fit = { $cells ->
    [0] nikam nepasuje
    [one] { $cells } možné místo
    [few] { $cells } možná místa
   *[other] { $cells } možných míst
  }

alhambra-leads-alone = Vedeš jen ty
alhambra-leads-shared = Dělíš se o vedení
alhambra-behind = Za vedením o { $by }
alhambra-gain = { $points } při { $scoring }
alhambra-wall-stays = Zeď zůstává { $length }
alhambra-wall-changes = Zeď { $before } → { $after }
alhambra-not-so = Teď ne.
alhambra-not-here = Sem ne.
alhambra-rule = Pravidlo { $rule }
alhambra-why-legal = To jde.
alhambra-why-wrong-moment = Teď je na řadě něco jiného.
alhambra-why-must-act = Dokud je možná nějaká akce, nelze vynechat.
alhambra-why-cards-not-shown = Tyto karty v nabídce nejsou.
alhambra-why-slot-empty = Pole zůstává prázdné do konce tahu.
alhambra-why-too-little-money = V této měně máš málo peněz.
alhambra-why-card-not-held = Takovou kartu nemáš.
alhambra-why-cards-descend = Karty se vykládají od nejvyšší k nejnižší.
alhambra-why-cannot-reach-price = Tyto karty by na cenu nestačily.
alhambra-why-price-not-reached = Cena ještě není zaplacena.
alhambra-why-not-in-reserve = Tato dlaždice není v tvé rezervě.
alhambra-why-fits-nowhere = Tato dlaždice v tvé Alhambře nikam nepasuje.
alhambra-why-no-tile-there = Tam žádnou dlaždici nemáš.
alhambra-why-fountain-stays = Fontána zůstává vždy na místě.
alhambra-why-cuts-off = K jiným dlaždicím by se už nedalo dojít.
alhambra-why-leaves-hole = V Alhambře by zůstala díra.
alhambra-why-not-set-aside = Tuto dlaždici jsi v tomto tahu nekoupil.
alhambra-why-cell-taken = Tam už dlaždice leží.
alhambra-why-touches-nothing = Dlaždice musí sousedit stranou s Alhambrou.
alhambra-why-sides-differ = Zeď by přiléhala ke straně bez zdi.
alhambra-why-no-way-in = Obezděno: nedá se tam dojít.
alhambra-why-makes-hole = Uzavřelo by se prázdné místo.
alhambra-why-no-dirk = Pavel hraje jen se dvěma hráči.
alhambra-why-not-to-dirk = Dlaždice získané na konci se Pavlovi nedávají.
alhambra-why-not-drawn-now = Teď se nic nelosuje.

alhambra-since = Od tvého posledního tahu
alhambra-so-far = Tvůj tah zatím
alhambra-earlier = Dříve
alhambra-full-log = Celý záznam
alhambra-nothing-yet = Zatím nic.
alhambra-no-action = Zatím žádná akce. Vezmi peníze, kup dlaždici, nebo přestavuj.
alhambra-not-your-turn = Ještě nejsi na tahu.
alhambra-log-took = bere { $cards }
alhambra-log-bought = kupuje: { $tile } za { $money }
alhambra-log-bought-exactly = kupuje přesně: { $tile } za { $money }
alhambra-log-placed = staví: { $tile }
alhambra-log-moved = přesouvá z rezervy: { $tile }
alhambra-log-swapped = vyměňuje z rezervy: { $tile }
alhambra-log-stored = dává do rezervy: { $tile }
alhambra-log-removed = bourá do rezervy: { $tile }
alhambra-log-gave = dává Pavlovi: { $tile }
alhambra-log-passed = vynechává
alhambra-log-scoring = Bodování { $scoring }: { $list }
alhambra-coach = Rádce:
alhambra-coach-ask = Zeptat se rádce
alhambra-coach-thinks = Rádce přemýšlí …
alhambra-coach-silent = Rádce teď nemá radu.
alhambra-advise-took = vezmi { $cards }
alhambra-advise-bought = kup: { $tile } za { $money }
alhambra-advise-bought-exactly = kup přesně: { $tile } za { $money }
alhambra-advise-placed = postav: { $tile }
alhambra-advise-moved = přesuň z rezervy: { $tile }
alhambra-advise-swapped = vyměň z rezervy: { $tile }
alhambra-advise-stored = dej do rezervy: { $tile }
alhambra-advise-removed = zbourej do rezervy: { $tile }
alhambra-advise-gave = dej Pavlovi: { $tile }
alhambra-advise-passed = vynech
