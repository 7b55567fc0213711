## Medina

medina-kind-roof = Strecha
medina-kind-grey = Sivá
medina-kind-black = Čierna
medina-kind-brown = Hnedá
medina-kind-orange = Oranžová
medina-kind-stable = Chliev
medina-kind-merchant = Trhovník
medina-kind-wall = Hradba
medina-letter-grey = S
medina-letter-black = Č
medina-letter-brown = H
medina-letter-orange = O
medina-palace-grey = sivý palác
medina-palace-black = čierny palác
medina-palace-brown = hnedý palác
medina-palace-orange = oranžový palác
medina-rim-north = sever { $place }
medina-rim-east = východ { $place }
medina-rim-south = juh { $place }
medina-rim-west = západ { $place }
medina-short-northwest = SZ
medina-short-northeast = SV
medina-short-southeast = JV
medina-short-southwest = JZ
medina-placed-grey = sivá budova na { $place }
medina-placed-black = čierna budova na { $place }
medina-placed-brown = hnedá budova na { $place }
medina-placed-orange = oranžová budova na { $place }
medina-placed-stable = kozí chliev na { $place }
medina-placed-merchant = trhovník na { $place }
medina-placed-wall = hradba: { $place }
medina-placed-roof =
    { $colour ->
        [grey] strecha na sivom paláci pri { $place }
        [black] strecha na čiernom paláci pri { $place }
        [brown] strecha na hnedom paláci pri { $place }
       *[orange] strecha na oranžovom paláci pri { $place }
    }
medina-begins = začína
medina-told = { $name }: { $deed }.
medina-takes-palace-card =
    { $colour ->
        [grey] Karta sivého paláca: { $name }.
        [black] Karta čierneho paláca: { $name }.
        [brown] Karta hnedého paláca: { $name }.
       *[orange] Karta oranžového paláca: { $name }.
    }
medina-takes-tower-card =
    { $tower ->
        [northwest] Karta severozápadnej veže: { $name }.
        [northeast] Karta severovýchodnej veže: { $name }.
        [southeast] Karta juhovýchodnej veže: { $name }.
       *[southwest] Karta juhozápadnej veže: { $name }.
    }
medina-palace-free =
    { $colour ->
        [grey] Sivý palác
        [black] Čierny palác
        [brown] Hnedý palác
       *[orange] Oranžový palác
    } bez strechy: { $buildings ->
        [one] { $buildings } budova
        [few] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $stables ->
        [one] { $stables } chliev
        [few] { $stables } chlievy
       *[other] { $stables } chlievov
    }, { $walls ->
        [one] { $walls } hradba
        [few] { $walls } hradby
       *[other] { $walls } hradieb
    }, { $merchants ->
        [one] { $merchants } trhovník
        [few] { $merchants } trhovníci
       *[other] { $merchants } trhovníkov
    }; hodnota teraz { $worth }.
medina-palace-owned =
    { $colour ->
        [grey] Sivý palác
        [black] Čierny palác
        [brown] Hnedý palác
       *[orange] Oranžový palác
    }, majiteľ { $owner }: { $buildings ->
        [one] { $buildings } budova
        [few] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $stables ->
        [one] { $stables } chliev
        [few] { $stables } chlievy
       *[other] { $stables } chlievov
    }, { $walls ->
        [one] { $walls } hradba
        [few] { $walls } hradby
       *[other] { $walls } hradieb
    }, { $merchants ->
        [one] { $merchants } trhovník
        [few] { $merchants } trhovníci
       *[other] { $merchants } trhovníkov
    }; hodnota { $worth }.
medina-city = Mesto s okrajom
medina-cell-empty = { $place }: prázdne pole
medina-cell-merchant = { $place }: trhovník
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: hradba
medina-cell-open-rim = { $place }: voľné pole pre hradbu
medina-cell-fits = { $holding }; sem možno položiť: { $kind }
medina-supply = Tvoje kamene
medina-tray-piece =
    { $kind }: zostáva { $count }, { $fits ->
        [0] teraz sa nedá nikam položiť
        [one] { $fits } pole
        [few] { $fits } polia
       *[other] { $fits } polí
    } (kláves { $key })
medina-prompt-first = Postav prvého trhovníka mimo okraja.
medina-prompt-two = Polož dva kamene.
medina-prompt-second = Polož druhý kameň.
medina-choose = Najprv vyber kameň.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } možné pole
        [few] { $count } možné polia
       *[other] { $count } možných polí
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } možný palác
        [few] { $count } možné paláce
       *[other] { $count } možných palácov
    }
medina-turn-ends = Tvoj ťah sa končí.
medina-waiting = Na ťahu: { $name }.
medina-over = Koniec hry. Víťaz: { $winners }.
medina-your-turn = Tvoj ťah
medina-turn = Ťah { $number }
medina-piece = Kameň { $number } z 2
medina-undo = Späť
medina-ask-back = Požiadať o vrátenie ťahu
medina-place = Položiť
medina-end-turn = Ukončiť ťah
medina-cards = Karty
medina-close = Zavrieť
medina-not-here = Sem nie.
medina-choose-first = Najprv vyber kameň dole.
medina-rim-takes-walls = Na okraj patria len hradby.
medina-walls-take-rim = Hradby patria na okraj.
medina-roofs-take-palaces = Strecha patrí na palác.
medina-nowhere = Tento kameň sa teraz nedá nikam položiť.
medina-would-place = { $kind } na { $place }.
medina-would-own =
    Palác bude tvoj: { $worth ->
        [one] { $worth } bod.
        [few] { $worth } body.
       *[other] { $worth } bodov.
    }
medina-would-found = Nový palác.
medina-would-grow = Palác vyrastie na { $size }.
medina-would-be-free = Zatiaľ nikomu nepatrí.
medina-would-score = Body: { $changes }.
medina-would-change-nothing = Body sa nezmenia.
medina-cards-title = Karty a kto ich má
medina-palace-card =
    { $colour ->
        [grey] Karta sivého paláca
        [black] Karta čierneho paláca
        [brown] Karta hnedého paláca
       *[orange] Karta oranžového paláca
    }
medina-tower-card =
    { $tower ->
        [northwest] Karta severozápadnej veže
        [northeast] Karta severovýchodnej veže
        [southeast] Karta juhovýchodnej veže
       *[southwest] Karta juhozápadnej veže
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
medina-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
medina-size = veľkosť { $size }
medina-card-free = voľná
medina-arms = hradby { $first }+{ $second }
medina-player =
    { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
medina-bot = Počítač
medina-roofs-left =
    { $count ->
        [one] zostáva { $count } strecha
        [few] zostávajú { $count } strechy
       *[other] zostáva { $count } striech
    }
medina-cards-worth = karty +{ $points }
medina-behind-screen =
    { $count ->
        [one] { $count } kameň za zástenou
        [few] { $count } kamene za zástenou
       *[other] { $count } kameňov za zástenou
    }
medina-pieces-short = { $count } ks
medina-your-palaces = Tvoje paláce
medina-no-palaces = Zatiaľ nemáš palác: polož na niektorý strechu.
medina-palace = Palác
medina-part-buildings = Budovy
medina-part-stables = Kozie chlievy
medina-part-walls = Hradby vedľa
medina-part-merchants = Trhovníci vedľa
medina-part-sum = Spolu
medina-brief-buildings = bud.
medina-brief-stables = chl.
medina-brief-walls = hr.
medina-brief-merchants = trh.
medina-brief-sum = ∑
medina-card-sums = Karty palácov { $palaces }, karty veží { $towers }
medina-since = Od tvojho ťahu
medina-replay = Prehrať
medina-log = Záznam
medina-all-turns = Všetky ťahy
medina-nothing-yet = Zatiaľ sa nič nestalo.
medina-coach = Radca:
medina-coach-thinks = premýšľa ...
medina-coach-says = { $deeds }.
medina-coach-waits = spýtaj sa, čo by hral.
medina-hint = Rada
medina-why-legal = To je možné.
medina-why-wrong_moment = Teraz je na rade niečo iné.
medina-why-none_left = Taký kameň už nemáš.
medina-why-left_the_game = Budovy tejto farby sú už z hry.
medina-why-must_roof = Strechy zostali len tebe: v každom ťahu musíš jednu položiť.
medina-why-cell_taken = Na tom poli už niečo stojí.
medina-why-not_central = Prvý trhovník nestojí vedľa okraja.
medina-why-too_near = Vedľa by stál iný palác.
medina-why-must_extend = Palác tejto farby ešte môže rásť: stavaj vedľa jeho budov.
medina-why-is_roofed = K palácu so strechou sa už nestavia.
medina-why-no_building_beside = Chliev stojí vedľa budovy.
medina-why-stable_too_near = Vedľa chlieva by stál iný palác.
medina-why-not_at_an_end = Trhovník sa stavia na koniec radu, kým môže rásť.
medina-why-between_merchants = Trhovník nikdy nestojí medzi dvoma inými.
medina-why-wall_taken = Hradba tam už stojí.
medina-why-no_arm = Vedľa nie je veža ani hradba.
medina-why-gate = Posledné voľné pole strany je brána.
medina-why-no_palace = Ten palác už strechu má.
medina-why-one_a_colour = Palác tejto farby už zastrešený máš.
medina-why-not_drawn_now = Teraz sa nič nelosuje.
