## Alhambra
alhambra-type-pavilion = Lystiskáli
alhambra-type-seraglio = Kvennabúr
alhambra-type-arcades = Súlnagöng
alhambra-type-chambers = Svefnálma
alhambra-type-garden = Garður
alhambra-type-tower = Turn
alhambra-letter-pavilion = L
alhambra-letter-seraglio = K
alhambra-letter-arcades = S
alhambra-letter-chambers = V
alhambra-letter-garden = G
alhambra-letter-tower = T
alhambra-money-florin = gyllini
alhambra-money-dirham = dirham
alhambra-money-denar = denar
alhambra-money-ducat = dúkat
alhambra-letter-florin = G
alhambra-letter-dirham = H
alhambra-letter-denar = N
alhambra-letter-ducat = K
alhambra-amount-florin = { $amount } gyllini
alhambra-amount-dirham = { $amount } { $amount ->
    [one] dirham
   *[other] dirhamar
  }
alhambra-amount-denar = { $amount } { $amount ->
    [one] denar
   *[other] denarar
  }
alhambra-amount-ducat = { $amount } { $amount ->
    [one] dúkat
   *[other] dúkatar
  }
alhambra-fountain = Ljónagosbrunnur
alhambra-dirk = Dirk
alhambra-dirk-note = Dirk safnar aðeins flísum. Þær telja í stigaumferðum.
alhambra-you = Þú
alhambra-side-n = norður
alhambra-side-e = austur
alhambra-side-s = suður
alhambra-side-w = vestur
alhambra-walls = múrar: { $sides }
alhambra-no-walls = engir múrar
alhambra-east = { $count } til austurs
alhambra-west = { $count } til vesturs
alhambra-south = { $count } til suðurs
alhambra-north = { $count } til norðurs
alhambra-middle = við gosbrunninn

alhambra-market = Markaður
alhambra-slot = Reitur { $slot }: { $tile }, verð { $price }. { $pays ->
    [exactly] Þú getur greitt nákvæmlega.
    [over] Þú getur greitt, en ekki nákvæmlega.
   *[no] Ekki hægt að kaupa núna.
  }
alhambra-slot-empty = Reitur { $slot }, { $currency }: tómur þar til leik lýkur
alhambra-empty-until = tómur þar til leik lýkur
alhambra-plays-on = Þú getur greitt nákvæmlega og leikið áfram
alhambra-display = Peningar í borði
alhambra-display-rule = Taktu eitt spil, eða fleiri sem eru samtals 5 eða minna virði.
alhambra-piles = Stokkur { $deck } · kastbunki { $discard }
alhambra-taken = tekið
alhambra-take-card = Taka { $card }
alhambra-hand = Peningarnir þínir
alhambra-hand-sum = { $money } á hendi
alhambra-hand-empty = Engir peningar á hendi. Taktu peninga.
alhambra-hand-hidden = { $count ->
    [one] { $count } falið spil
   *[other] { $count } falin spil
  }
alhambra-reserve = Geymsla
alhambra-your-reserve = Geymslureiturinn þinn
alhambra-reserve-empty = geymsla tóm
alhambra-reserve-of = { $count ->
    [one] { $count } flís í geymslu
   *[other] { $count } flísar í geymslu
  }
alhambra-reserve-tile = Í geymslu: { $tile }. Færa í höllina.
alhambra-reserve-note = Þar gefur hún engin stig; með endurhönnun má færa hana í höllina.
alhambra-bought-tile = Keypt: { $tile }

alhambra-players = Leikmenn
alhambra-player = { $name }, { $points } stig, { $cards } spil
alhambra-thinks = hugsar
alhambra-see-palace = Sýna höll: { $name }
alhambra-cards = { $count } spil
alhambra-tiles = { $count ->
    [one] { $count } flís
   *[other] { $count } flísar
  }
alhambra-wall = múr { $length }
alhambra-wall-word = Múr
alhambra-palace-of = Höll: { $name }
alhambra-palace-words = { $buildings ->
    [one] { $buildings } bygging
   *[other] { $buildings } byggingar
  }, lengsti múr { $wall }
alhambra-your-palace = Höllin þín
alhambra-whole-palace = Sýna alla höllina
alhambra-zoom-in = Nær
alhambra-fit = Sýna allt
alhambra-before = Fyrri leikmaður
alhambra-after = Næsti leikmaður
alhambra-close = Loka
alhambra-cell-at = Reitur { $number }, { $cell }: byggja hér
alhambra-cell-swap = Flís { $number }, { $cell }: skipta hér
alhambra-cell-remove = Flís { $number }, { $cell }: færa í geymslu

alhambra-majorities = Meirihlutar og stig
alhambra-you-have = Þú átt
alhambra-now-brings = { $scoring } gæfi núna +{ $points }
alhambra-then-brings = , svo +{ $points }
alhambra-why = hvers vegna?
alhambra-most-of = Flest …
alhambra-points = Stig
alhambra-at = við { $scoring }
alhambra-one-each = 1 hver
alhambra-bag = { $count ->
    [one] { $count } flís í pokanum
   *[other] { $count } flísar í pokanum
  }
alhambra-scoring = Stigaumferð
alhambra-scored = Stigaumferð { $scoring } er lokið
alhambra-next = · { $scoring } næst
alhambra-at-end = · { $scoring } í lokin
alhambra-track-short = { $scoring } næst · poki { $bag }

alhambra-actions = Það sem þú getur gert
alhambra-your-turn = Þú átt leik
alhambra-over = Spilinu er lokið.
alhambra-undo = Til baka
alhambra-restart = Byrja leik aftur
alhambra-cancel = Hætta við
alhambra-confirm = Staðfesta
alhambra-build = Byggja
alhambra-take = Taka
alhambra-pay = Greiða
alhambra-pay-and-play-on = Greiða og leika áfram
alhambra-pass = Segja pass
alhambra-redesign = Endurhönnun
alhambra-to-reserve = Í geymslu
alhambra-to-dirk = Gefa Dirk
alhambra-prompt-action = Taktu peninga, keyptu flís eða endurhannaðu.
alhambra-prompt-play-on = Nákvæm greiðsla: þú leikur áfram.
alhambra-prompt-pass = Ekkert er mögulegt.
alhambra-prompt-wait = { $name } á leik …
alhambra-prompt-redesign = Veldu flís í höllinni eða geymslunni.
alhambra-prompt-cards = Leggðu spil, hæsta fyrst.
alhambra-prompt-which = Hvaða flís leggur þú fyrst?
alhambra-prompt-place = Leggðu: { $tile }
alhambra-prompt-move = Færðu úr geymslu: { $tile }
alhambra-prompt-take = Taka: { $cards }
alhambra-prompt-pay = { $tile }, { $price }: { $cards }
alhambra-prompt-at = Byggja hér: { $tile }?
alhambra-prompt-swap = Skipta hér: { $tile }?
alhambra-prompt-remove = Í geymslu: { $tile }?
alhambra-prompt-reserve = Í geymslu: { $tile }?
alhambra-prompt-give = Gefa Dirk: { $tile }?
alhambra-pays-exactly = er nákvæmt, þú leikur áfram
alhambra-pays-over = er { $by } of mikið
alhambra-pays-short = vantar { $by }
alhambra-cells-fit = { $cells ->
    [0] enginn reitur passar
    [one] { $cells } reitur passar
   *[other] { $cells } reitir passa
  }

alhambra-leads-alone = Ein flest
alhambra-leads-shared = Jöfn um flest
alhambra-behind = { $by } á eftir
alhambra-gain = { $points } við { $scoring }
alhambra-wall-stays = Múr áfram { $length }
alhambra-wall-changes = Múr { $before } → { $after }
alhambra-not-so = Ekki núna.
alhambra-not-here = Ekki hér.
alhambra-rule = Regla { $rule }
alhambra-why-legal = Það er hægt.
alhambra-why-wrong-moment = Nú er beðið um annað.
alhambra-why-must-act = Meðan aðgerð er möguleg má ekki segja pass.
alhambra-why-cards-not-shown = Þessi spil eru ekki í borði.
alhambra-why-slot-empty = Reiturinn er tómur þar til leik lýkur.
alhambra-why-too-little-money = Þú átt of lítið í þessum gjaldmiðli.
alhambra-why-card-not-held = Þú átt ekkert slíkt spil.
alhambra-why-cards-descend = Spil eru lögð frá hæsta til lægsta.
alhambra-why-cannot-reach-price = Þessi spil næðu ekki verðinu.
alhambra-why-price-not-reached = Verðinu er ekki enn náð.
alhambra-why-not-in-reserve = Þessi flís er ekki í geymslunni þinni.
alhambra-why-fits-nowhere = Þessi flís passar hvergi í höllina þína.
alhambra-why-no-tile-there = Þar áttu enga flís.
alhambra-why-fountain-stays = Gosbrunnurinn er alltaf kyrr.
alhambra-why-cuts-off = Ekki væri lengur hægt að ganga að öðrum flísum.
alhambra-why-leaves-hole = Gat yrði eftir í höllinni.
alhambra-why-not-set-aside = Þú keyptir ekki þessa flís í þessum leik.
alhambra-why-cell-taken = Þar liggur þegar flís.
alhambra-why-touches-nothing = Flís verður að snerta höllina með hlið.
alhambra-why-sides-differ = Múr mætti opinni hlið.
alhambra-why-no-way-in = Múrað inni: engin gönguleið þangað.
alhambra-why-makes-hole = Tómur reitur lokaðist inni.
alhambra-why-no-dirk = Dirk er aðeins með tveimur leikmönnum.
alhambra-why-not-to-dirk = Flísar sem vinnast í lokin fara ekki til Dirks.
alhambra-why-not-drawn-now = Nú er ekkert dregið.

alhambra-since = Frá síðasta leik þínum
alhambra-so-far = Leikur þinn hingað til
alhambra-earlier = Áður
alhambra-full-log = Öll skráin
alhambra-nothing-yet = Ekkert enn.
alhambra-no-action = Engin aðgerð enn. Taktu peninga, keyptu flís eða endurhannaðu.
alhambra-not-your-turn = Þú átt ekki leik enn.
alhambra-log-took = tekur { $cards }
alhambra-log-bought = kaupir: { $tile }, { $money }
alhambra-log-bought-exactly = kaupir nákvæmlega: { $tile }, { $money }
alhambra-log-placed = byggir: { $tile }
alhambra-log-moved = færir úr geymslu: { $tile }
alhambra-log-swapped = skiptir úr geymslu: { $tile }
alhambra-log-stored = setur í geymslu: { $tile }
alhambra-log-removed = fjarlægir í geymslu: { $tile }
alhambra-log-gave = gefur Dirk: { $tile }
alhambra-log-passed = segir pass
alhambra-log-scoring = Stigaumferð { $scoring }: { $list }
alhambra-coach = Ráðgjafi:
alhambra-coach-ask = Spyrja ráðgjafann
alhambra-coach-thinks = Ráðgjafinn hugsar …
alhambra-coach-silent = Ráðgjafinn á ekkert ráð núna.
alhambra-advise-took = taktu { $cards }
alhambra-advise-bought = keyptu: { $tile }, { $money }
alhambra-advise-bought-exactly = keyptu nákvæmlega: { $tile }, { $money }
alhambra-advise-placed = byggðu: { $tile }
alhambra-advise-moved = færðu úr geymslu: { $tile }
alhambra-advise-swapped = skiptu úr geymslu: { $tile }
alhambra-advise-stored = settu í geymslu: { $tile }
alhambra-advise-removed = fjarlægðu í geymslu: { $tile }
alhambra-advise-gave = gefðu Dirk: { $tile }
alhambra-advise-passed = segðu pass
