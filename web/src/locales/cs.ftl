## Medina

medina-kind-roof = Střecha
medina-kind-grey = Šedá
medina-kind-black = Černá
medina-kind-brown = Hnědá
medina-kind-orange = Oranžová
medina-kind-stable = Chlívek
medina-kind-merchant = Trhovec
medina-kind-wall = Hradba
medina-letter-grey = Š
medina-letter-black = Č
medina-letter-brown = H
medina-letter-orange = O
medina-palace-grey = šedý palác
medina-palace-black = černý palác
medina-palace-brown = hnědý palác
medina-palace-orange = oranžový palác
medina-rim-north = sever { $place }
medina-rim-east = východ { $place }
medina-rim-south = jih { $place }
medina-rim-west = západ { $place }
medina-short-northwest = SZ
medina-short-northeast = SV
medina-short-southeast = JV
medina-short-southwest = JZ
medina-placed-grey = šedá budova na { $place }
medina-placed-black = černá budova na { $place }
medina-placed-brown = hnědá budova na { $place }
medina-placed-orange = oranžová budova na { $place }
medina-placed-stable = kozí chlívek na { $place }
medina-placed-merchant = trhovec na { $place }
medina-placed-wall = hradba: { $place }
medina-placed-roof =
    { $colour ->
        [grey] střecha na šedém paláci u { $place }
        [black] střecha na černém paláci u { $place }
        [brown] střecha na hnědém paláci u { $place }
       *[orange] střecha na oranžovém paláci u { $place }
    }
medina-begins = začíná
medina-told = { $name }: { $deed }.
medina-takes-palace-card =
    { $colour ->
        [grey] Karta šedého paláce: { $name }.
        [black] Karta černého paláce: { $name }.
        [brown] Karta hnědého paláce: { $name }.
       *[orange] Karta oranžového paláce: { $name }.
    }
medina-takes-tower-card =
    { $tower ->
        [northwest] Karta severozápadní věže: { $name }.
        [northeast] Karta severovýchodní věže: { $name }.
        [southeast] Karta jihovýchodní věže: { $name }.
       *[southwest] Karta jihozápadní věže: { $name }.
    }
medina-palace-free =
    { $colour ->
        [grey] Šedý palác
        [black] Černý palác
        [brown] Hnědý palác
       *[orange] Oranžový palác
    } bez střechy: { $buildings ->
        [one] { $buildings } budova
        [few] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $stables ->
        [one] { $stables } chlívek
        [few] { $stables } chlívky
       *[other] { $stables } chlívků
    }, { $walls ->
        [one] { $walls } hradba
        [few] { $walls } hradby
       *[other] { $walls } hradeb
    }, { $merchants ->
        [one] { $merchants } trhovec
        [few] { $merchants } trhovci
       *[other] { $merchants } trhovců
    }; hodnota teď { $worth }.
medina-palace-owned =
    { $colour ->
        [grey] Šedý palác
        [black] Černý palác
        [brown] Hnědý palác
       *[orange] Oranžový palác
    }, majitel { $owner }: { $buildings ->
        [one] { $buildings } budova
        [few] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $stables ->
        [one] { $stables } chlívek
        [few] { $stables } chlívky
       *[other] { $stables } chlívků
    }, { $walls ->
        [one] { $walls } hradba
        [few] { $walls } hradby
       *[other] { $walls } hradeb
    }, { $merchants ->
        [one] { $merchants } trhovec
        [few] { $merchants } trhovci
       *[other] { $merchants } trhovců
    }; hodnota { $worth }.
medina-city = Město s okrajem
medina-cell-empty = { $place }: prázdné pole
medina-cell-merchant = { $place }: trhovec
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: hradba
medina-cell-open-rim = { $place }: volné pole pro hradbu
medina-cell-fits = { $holding }; sem lze položit: { $kind }
medina-supply = Tvoje kameny
medina-tray-piece =
    { $kind }: zbývá { $count }, { $fits ->
        [0] teď nejde nikam položit
        [one] { $fits } pole
        [few] { $fits } pole
       *[other] { $fits } polí
    } (klávesa { $key })
medina-prompt-first = Postav prvního trhovce mimo okraj.
medina-prompt-two = Polož dva kameny.
medina-prompt-second = Polož druhý kámen.
medina-choose = Nejdřív vyber kámen.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } možné pole
        [few] { $count } možná pole
       *[other] { $count } možných polí
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } možný palác
        [few] { $count } možné paláce
       *[other] { $count } možných paláců
    }
medina-turn-ends = Tvůj tah končí.
medina-waiting = Na tahu: { $name }.
medina-over = Konec hry. Vítěz: { $winners }.
medina-your-turn = Tvůj tah
medina-turn = Tah { $number }
medina-piece = Kámen { $number } ze 2
medina-undo = Zpět
medina-ask-back = Požádat o vrácení tahu
medina-place = Položit
medina-end-turn = Ukončit tah
medina-cards = Karty
medina-close = Zavřít
medina-not-here = Sem ne.
medina-choose-first = Nejdřív vyber kámen dole.
medina-rim-takes-walls = Na okraj patří jen hradby.
medina-walls-take-rim = Hradby patří na okraj.
medina-roofs-take-palaces = Střecha patří na palác.
medina-nowhere = Tento kámen teď nejde nikam položit.
medina-would-place = { $kind } na { $place }.
medina-would-own =
    Palác bude tvůj: { $worth ->
        [one] { $worth } bod.
        [few] { $worth } body.
       *[other] { $worth } bodů.
    }
medina-would-found = Nový palác.
medina-would-grow = Palác vyroste na { $size }.
medina-would-be-free = Zatím nikomu nepatří.
medina-would-score = Body: { $changes }.
medina-would-change-nothing = Body se nezmění.
medina-cards-title = Karty a kdo je má
medina-palace-card =
    { $colour ->
        [grey] Karta šedého paláce
        [black] Karta černého paláce
        [brown] Karta hnědého paláce
       *[orange] Karta oranžového paláce
    }
medina-tower-card =
    { $tower ->
        [northwest] Karta severozápadní věže
        [northeast] Karta severovýchodní věže
        [southeast] Karta jihovýchodní věže
       *[southwest] Karta jihozápadní věže
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
medina-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
medina-size = velikost { $size }
medina-card-free = volná
medina-arms = hradby { $first }+{ $second }
medina-player =
    { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
medina-bot = Počítač
medina-roofs-left =
    { $count ->
        [one] zbývá { $count } střecha
        [few] zbývají { $count } střechy
       *[other] zbývá { $count } střech
    }
medina-cards-worth = karty +{ $points }
medina-behind-screen =
    { $count ->
        [one] { $count } kámen za zástěnou
        [few] { $count } kameny za zástěnou
       *[other] { $count } kamenů za zástěnou
    }
medina-pieces-short = { $count } ks
medina-your-palaces = Tvoje paláce
medina-no-palaces = Zatím nemáš žádný palác: polož na nějaký střechu.
medina-palace = Palác
medina-part-buildings = Budovy
medina-part-stables = Kozí chlívky
medina-part-walls = Hradby vedle
medina-part-merchants = Trhovci vedle
medina-part-sum = Celkem
medina-brief-buildings = bud.
medina-brief-stables = chl.
medina-brief-walls = hr.
medina-brief-merchants = trh.
medina-brief-sum = ∑
medina-card-sums = Karty paláců { $palaces }, karty věží { $towers }
medina-since = Od tvého tahu
medina-replay = Přehrát
medina-log = Záznam
medina-all-turns = Všechny tahy
medina-nothing-yet = Zatím se nic nestalo.
medina-coach = Rádce:
medina-coach-thinks = přemýšlí ...
medina-coach-says = { $deeds }.
medina-coach-waits = zeptej se, co by hrál.
medina-hint = Rada
medina-why-legal = To je možné.
medina-why-wrong_moment = Teď je na řadě něco jiného.
medina-why-none_left = Takový kámen už nemáš.
medina-why-left_the_game = Budovy této barvy už jsou ze hry.
medina-why-must_roof = Střechy zbývají jen tobě: v každém tahu musíš jednu položit.
medina-why-cell_taken = Na tom poli už něco stojí.
medina-why-not_central = První trhovec nestojí vedle okraje.
medina-why-too_near = Vedle by stál jiný palác.
medina-why-must_extend = Palác této barvy ještě může růst: stav vedle jeho budov.
medina-why-is_roofed = K paláci se střechou už se nestaví.
medina-why-no_building_beside = Chlívek stojí vedle budovy.
medina-why-stable_too_near = Vedle chlívku by stál jiný palác.
medina-why-not_at_an_end = Trhovec se staví na konec řady, dokud může růst.
medina-why-between_merchants = Trhovec nikdy nestojí mezi dvěma jinými.
medina-why-wall_taken = Hradba tam už stojí.
medina-why-no_arm = Vedle není věž ani hradba.
medina-why-gate = Poslední volné pole strany je brána.
medina-why-no_palace = Ten palác už střechu má.
medina-why-one_a_colour = Palác této barvy už zastřešený máš.
medina-why-not_drawn_now = Teď se nic nelosuje.
