## Alhambra
alhambra-type-pavilion = Pavilón
alhambra-type-seraglio = Palác
alhambra-type-arcades = Arkády
alhambra-type-chambers = Zámok
alhambra-type-garden = Záhrada
alhambra-type-tower = Veža
alhambra-letter-pavilion = P
alhambra-letter-seraglio = L
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
   *[other] guldenov
  }
alhambra-amount-dirham = { $amount } { $amount ->
    [one] dirham
    [few] dirhamy
   *[other] dirhamov
  }
alhambra-amount-denar = { $amount } { $amount ->
    [one] denár
    [few] denáre
   *[other] denárov
  }
alhambra-amount-ducat = { $amount } { $amount ->
    [one] dukát
    [few] dukáty
   *[other] dukátov
  }
alhambra-fountain = Levia fontána
alhambra-dirk = Dirk
alhambra-dirk-note = Dirk len zbiera dlaždice. Počítajú sa pri bodovaní.
alhambra-you = Ty
alhambra-side-n = sever
alhambra-side-e = východ
alhambra-side-s = juh
alhambra-side-w = západ
alhambra-walls = múry: { $sides }
alhambra-no-walls = bez múrov
alhambra-east = { $count } na východ
alhambra-west = { $count } na západ
alhambra-south = { $count } na juh
alhambra-north = { $count } na sever
alhambra-middle = pri fontáne

alhambra-market = Stavebný trh
alhambra-slot = Pole { $slot }: { $tile }, cena { $price }. { $pays ->
    [exactly] Môžeš zaplatiť presne.
    [over] Môžeš zaplatiť, ale nie presne.
   *[no] Teraz sa kúpiť nedá.
  }
alhambra-slot-empty = Pole { $slot }, { $currency }: prázdne do konca ťahu
alhambra-empty-until = prázdne do konca ťahu
alhambra-plays-on = Môžeš zaplatiť presne a hrať ďalej
alhambra-display = Ponuka peňazí
alhambra-display-rule = Vezmi jednu kartu, alebo viac s hodnotou spolu najviac 5.
alhambra-piles = Balíček { $deck } · odložené { $discard }
alhambra-taken = vzaté
alhambra-take-card = Vziať { $card }
alhambra-hand = Tvoje peniaze
alhambra-hand-sum = { $money } v ruke
alhambra-hand-empty = Nemáš žiadne peniaze. Nejaké si vezmi.
alhambra-hand-hidden = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých kariet
  }
alhambra-reserve = Rezerva
alhambra-your-reserve = Tvoja rezerva
alhambra-reserve-empty = rezerva prázdna
alhambra-reserve-of = { $count ->
    [one] { $count } dlaždica v rezerve
    [few] { $count } dlaždice v rezerve
   *[other] { $count } dlaždíc v rezerve
  }
alhambra-reserve-tile = V rezerve: { $tile }. Presunúť do Alhambry.
alhambra-reserve-note = V rezerve sa neboduje; prestavbou sa dá presunúť do Alhambry.
alhambra-bought-tile = Kúpené: { $tile }

alhambra-players = Hráči
alhambra-player = { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  }
alhambra-thinks = premýšľa
alhambra-see-palace = Ukázať Alhambru: { $name }
alhambra-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
  }
alhambra-tiles = { $count ->
    [one] { $count } dlaždica
    [few] { $count } dlaždice
   *[other] { $count } dlaždíc
  }
alhambra-wall = múr { $length }
alhambra-wall-word = Múr
alhambra-palace-of = Alhambra: { $name }
alhambra-palace-words = { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
  }, najdlhší múr { $wall }
alhambra-your-palace = Tvoja Alhambra
alhambra-whole-palace = Ukázať celú Alhambru
alhambra-zoom-in = Priblížiť
alhambra-fit = Ukázať všetko
alhambra-before = Predchádzajúci hráč
alhambra-after = Ďalší hráč
alhambra-close = Zavrieť
alhambra-cell-at = Miesto { $number }, { $cell }: postaviť sem
alhambra-cell-swap = Dlaždica { $number }, { $cell }: vymeniť
alhambra-cell-remove = Dlaždica { $number }, { $cell }: presunúť do rezervy

alhambra-majorities = Väčšiny a body
alhambra-you-have = Máš
alhambra-now-brings = { $scoring } by teraz dalo +{ $points }
alhambra-then-brings = , potom +{ $points }
alhambra-why = prečo?
alhambra-most-of = Najviac…
alhambra-points = Body
alhambra-at = pri { $scoring }
alhambra-one-each = po 1
alhambra-bag = { $count ->
    [one] { $count } dlaždica vo vrecku
    [few] { $count } dlaždice vo vrecku
   *[other] { $count } dlaždíc vo vrecku
  }
alhambra-scoring = Bodovanie
alhambra-scored = Bodovanie { $scoring } prebehlo
alhambra-next = · nabudúce { $scoring }
alhambra-at-end = · { $scoring } na konci
alhambra-track-short = nabudúce { $scoring } · vrecko { $bag }

alhambra-actions = Čo môžeš urobiť
alhambra-your-turn = Si na ťahu
alhambra-over = Hra sa skončila.
alhambra-undo = Späť
alhambra-restart = Ťah znova
alhambra-cancel = Zrušiť
alhambra-confirm = Potvrdiť
alhambra-build = Postaviť
alhambra-take = Vziať
alhambra-pay = Zaplatiť
alhambra-pay-and-play-on = Zaplatiť a hrať ďalej
alhambra-pass = Vynechať
alhambra-redesign = Prestavba
alhambra-to-reserve = Do rezervy
alhambra-to-dirk = Dať Dirkovi
alhambra-prompt-action = Vezmi peniaze, kúp dlaždicu alebo prestavuj.
alhambra-prompt-play-on = Presná platba: hráš ďalej.
alhambra-prompt-pass = Nič sa nedá urobiť.
alhambra-prompt-wait = Hrá { $name } …
alhambra-prompt-redesign = Vyber dlaždicu v Alhambre alebo v rezerve.
alhambra-prompt-cards = Vykladaj karty od najvyššej.
alhambra-prompt-which = Ktorú dlaždicu umiestniš ako prvú?
alhambra-prompt-place = Umiestni: { $tile }
alhambra-prompt-move = Presuň z rezervy: { $tile }
alhambra-prompt-take = Vziať: { $cards }
alhambra-prompt-pay = { $tile } za { $price }: { $cards }
alhambra-prompt-at = Postaviť sem: { $tile }?
alhambra-prompt-swap = Vymeniť sem: { $tile }?
alhambra-prompt-remove = Do rezervy: { $tile }?
alhambra-prompt-reserve = Do rezervy: { $tile }?
alhambra-prompt-give = Dať Dirkovi: { $tile }?
alhambra-pays-exactly = je presne, hráš ďalej
alhambra-pays-over = je o { $by } viac
alhambra-pays-short = chýba { $by }
alhambra-cells-fit = { $cells ->
    [0] nikam nepasuje
    [one] { $cells } možné miesto
    [few] { $cells } možné miesta
   *[other] { $cells } možných miest
  }

alhambra-leads-alone = Vedieš len ty
alhambra-leads-shared = Delíš sa o vedenie
alhambra-behind = Za vedením o { $by }
alhambra-gain = { $points } pri { $scoring }
alhambra-wall-stays = Múr zostáva { $length }
alhambra-wall-changes = Múr { $before } → { $after }
alhambra-not-so = Teraz nie.
alhambra-not-here = Sem nie.
alhambra-rule = Pravidlo { $rule }
alhambra-why-legal = To sa dá.
alhambra-why-wrong-moment = Teraz je na rade niečo iné.
alhambra-why-must-act = Kým je možná nejaká akcia, nedá sa vynechať.
alhambra-why-cards-not-shown = Tieto karty v ponuke nie sú.
alhambra-why-slot-empty = Pole zostáva prázdne do konca ťahu.
alhambra-why-too-little-money = V tejto mene máš málo peňazí.
alhambra-why-card-not-held = Takú kartu nemáš.
alhambra-why-cards-descend = Karty sa vykladajú od najvyššej po najnižšiu.
alhambra-why-cannot-reach-price = Tieto karty by na cenu nestačili.
alhambra-why-price-not-reached = Cena ešte nie je zaplatená.
alhambra-why-not-in-reserve = Táto dlaždica nie je v tvojej rezerve.
alhambra-why-fits-nowhere = Táto dlaždica sa do tvojej Alhambry nikam nehodí.
alhambra-why-no-tile-there = Tam žiadnu dlaždicu nemáš.
alhambra-why-fountain-stays = Fontána zostáva vždy na mieste.
alhambra-why-cuts-off = K iným dlaždiciam by sa už nedalo dôjsť.
alhambra-why-leaves-hole = V Alhambre by zostala diera.
alhambra-why-not-set-aside = Túto dlaždicu si v tomto ťahu nekúpil.
alhambra-why-cell-taken = Tam už dlaždica leží.
alhambra-why-touches-nothing = Dlaždica musí susediť stranou s Alhambrou.
alhambra-why-sides-differ = Múr by priliehal k strane bez múru.
alhambra-why-no-way-in = Obmurované: nedá sa tam dôjsť.
alhambra-why-makes-hole = Uzavrelo by sa prázdne miesto.
alhambra-why-no-dirk = Dirk hrá len s dvoma hráčmi.
alhambra-why-not-to-dirk = Dlaždice získané na konci sa Dirkovi nedávajú.
alhambra-why-not-drawn-now = Teraz sa nič neťahá.

alhambra-since = Od tvojho posledného ťahu
alhambra-so-far = Tvoj ťah zatiaľ
alhambra-earlier = Skôr
alhambra-full-log = Celý záznam
alhambra-nothing-yet = Zatiaľ nič.
alhambra-no-action = Zatiaľ žiadna akcia. Vezmi peniaze, kúp dlaždicu alebo prestavuj.
alhambra-not-your-turn = Ešte nie si na ťahu.
alhambra-log-took = berie { $cards }
alhambra-log-bought = kupuje: { $tile } za { $money }
alhambra-log-bought-exactly = kupuje presne: { $tile } za { $money }
alhambra-log-placed = stavia: { $tile }
alhambra-log-moved = presúva z rezervy: { $tile }
alhambra-log-swapped = vymieňa z rezervy: { $tile }
alhambra-log-stored = dáva do rezervy: { $tile }
alhambra-log-removed = búra do rezervy: { $tile }
alhambra-log-gave = dáva Dirkovi: { $tile }
alhambra-log-passed = vynecháva
alhambra-log-scoring = Bodovanie { $scoring }: { $list }
alhambra-coach = Radca:
alhambra-coach-ask = Opýtať sa radcu
alhambra-coach-thinks = Radca premýšľa …
alhambra-coach-silent = Radca teraz nemá radu.
alhambra-advise-took = vezmi { $cards }
alhambra-advise-bought = kúp: { $tile } za { $money }
alhambra-advise-bought-exactly = kúp presne: { $tile } za { $money }
alhambra-advise-placed = postav: { $tile }
alhambra-advise-moved = presuň z rezervy: { $tile }
alhambra-advise-swapped = vymeň z rezervy: { $tile }
alhambra-advise-stored = daj do rezervy: { $tile }
alhambra-advise-removed = zbúraj do rezervy: { $tile }
alhambra-advise-gave = daj Dirkovi: { $tile }
alhambra-advise-passed = vynechaj
