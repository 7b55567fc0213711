## Medina

medina-kind-roof = Þak
medina-kind-grey = Grá
medina-kind-black = Svört
medina-kind-brown = Brún
medina-kind-orange = Appelsínugul
medina-kind-stable = Geitahús
medina-kind-merchant = Kaupmaður
medina-kind-wall = Múr
medina-letter-grey = G
medina-letter-black = S
medina-letter-brown = B
medina-letter-orange = A
medina-palace-grey = grá höll
medina-palace-black = svört höll
medina-palace-brown = brún höll
medina-palace-orange = appelsínugul höll
medina-rim-north = norður { $place }
medina-rim-east = austur { $place }
medina-rim-south = suður { $place }
medina-rim-west = vestur { $place }
medina-short-northwest = NV
medina-short-northeast = NA
medina-short-southeast = SA
medina-short-southwest = SV
medina-placed-grey = grá bygging á { $place }
medina-placed-black = svört bygging á { $place }
medina-placed-brown = brún bygging á { $place }
medina-placed-orange = appelsínugul bygging á { $place }
medina-placed-stable = geitahús á { $place }
medina-placed-merchant = kaupmaður á { $place }
medina-placed-wall = múr: { $place }
medina-placed-roof =
    { $colour ->
        [grey] þak á gráu höllina við { $place }
        [black] þak á svörtu höllina við { $place }
        [brown] þak á brúnu höllina við { $place }
       *[orange] þak á appelsínugulu höllina við { $place }
    }
medina-begins = byrjar
medina-told = { $name }: { $deed }.
medina-takes-palace-card =
    { $colour ->
        [grey] Grátt hallarspil: { $name }.
        [black] Svart hallarspil: { $name }.
        [brown] Brúnt hallarspil: { $name }.
       *[orange] Appelsínugult hallarspil: { $name }.
    }
medina-takes-tower-card =
    { $tower ->
        [northwest] Turnspil í norðvestri: { $name }.
        [northeast] Turnspil í norðaustri: { $name }.
        [southeast] Turnspil í suðaustri: { $name }.
       *[southwest] Turnspil í suðvestri: { $name }.
    }
medina-palace-free =
    { $colour ->
        [grey] Grá höll
        [black] Svört höll
        [brown] Brún höll
       *[orange] Appelsínugul höll
    } án þaks: { $buildings ->
        [one] { $buildings } bygging
       *[other] { $buildings } byggingar
    }, { $stables } geitahús, { $walls ->
        [one] { $walls } múr
       *[other] { $walls } múrar
    }, { $merchants ->
        [one] { $merchants } kaupmaður
       *[other] { $merchants } kaupmenn
    }; { $worth } stiga virði núna.
medina-palace-owned =
    { $colour ->
        [grey] Grá höll
        [black] Svört höll
        [brown] Brún höll
       *[orange] Appelsínugul höll
    }, eigandi { $owner }: { $buildings ->
        [one] { $buildings } bygging
       *[other] { $buildings } byggingar
    }, { $stables } geitahús, { $walls ->
        [one] { $walls } múr
       *[other] { $walls } múrar
    }, { $merchants ->
        [one] { $merchants } kaupmaður
       *[other] { $merchants } kaupmenn
    }; { $worth } stiga virði.
medina-city = Borgin og jaðar hennar
medina-cell-empty = { $place }: auður reitur
medina-cell-merchant = { $place }: kaupmaður
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: múr
medina-cell-open-rim = { $place }: opinn múrreitur
medina-cell-fits = { $holding }; hér má setja: { $kind }
medina-supply = Kubbarnir þínir
medina-tray-piece =
    { $kind }: { $count } eftir, { $fits ->
        [0] kemst hvergi fyrir núna
        [one] { $fits } reitur
       *[other] { $fits } reitir
    } (lykill { $key })
medina-prompt-first = Settu fyrsta kaupmanninn, ekki við jaðarinn.
medina-prompt-two = Settu niður tvo kubba.
medina-prompt-second = Settu niður seinni kubbinn.
medina-choose = Veldu fyrst kubb.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } reitur kemur til greina
       *[other] { $count } reitir koma til greina
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } höll kemur til greina
       *[other] { $count } hallir koma til greina
    }
medina-turn-ends = Leik þínum lýkur.
medina-waiting = { $name } á leik.
medina-over = Spilinu er lokið. Sigurvegari: { $winners }.
medina-your-turn = Þú átt leik
medina-turn = Leikur { $number }
medina-piece = Kubbur { $number } af 2
medina-undo = Til baka
medina-ask-back = Biðja um leikinn aftur
medina-place = Setja
medina-end-turn = Ljúka leik
medina-cards = Spil
medina-close = Loka
medina-not-here = Ekki hér.
medina-choose-first = Veldu fyrst kubb fyrir neðan.
medina-rim-takes-walls = Aðeins múrar fara á jaðarinn.
medina-walls-take-rim = Múrar fara á jaðarinn.
medina-roofs-take-palaces = Þak fer á höll.
medina-nowhere = Þessi kubbur kemst hvergi fyrir núna.
medina-would-place = { $kind } á { $place }.
medina-would-own = Höllin verður þín: { $worth } stig.
medina-would-found = Ný höll.
medina-would-grow = Höllin stækkar í { $size }.
medina-would-be-free = Enginn á hana enn.
medina-would-score = Stig: { $changes }.
medina-would-change-nothing = Stigin breytast ekki.
medina-cards-title = Spilin og hver á þau
medina-palace-card =
    { $colour ->
        [grey] Grátt hallarspil
        [black] Svart hallarspil
        [brown] Brúnt hallarspil
       *[orange] Appelsínugult hallarspil
    }
medina-tower-card =
    { $tower ->
        [northwest] Turnspil í norðvestri
        [northeast] Turnspil í norðaustri
        [southeast] Turnspil í suðaustri
       *[southwest] Turnspil í suðvestri
    }, { $points } stig
medina-points = { $count } stig
medina-size = stærð { $size }
medina-card-free = laust
medina-arms = múrar { $first }+{ $second }
medina-player = { $name }, { $points } stig
medina-bot = Tölva
medina-roofs-left =
    { $count ->
        [one] { $count } þak eftir
       *[other] { $count } þök eftir
    }
medina-cards-worth = spil +{ $points }
medina-behind-screen =
    { $count ->
        [one] { $count } kubbur bak við skerminn
       *[other] { $count } kubbar bak við skerminn
    }
medina-pieces-short = { $count } stk.
medina-your-palaces = Hallirnar þínar
medina-no-palaces = Þú átt enga höll enn: settu þak á eina.
medina-palace = Höll
medina-part-buildings = Byggingar
medina-part-stables = Geitahús
medina-part-walls = Múrar við hana
medina-part-merchants = Kaupmenn við hana
medina-part-sum = Samtals
medina-brief-buildings = bygg.
medina-brief-stables = geit.
medina-brief-walls = múr
medina-brief-merchants = kaup.
medina-brief-sum = ∑
medina-card-sums = Hallarspil { $palaces }, turnspil { $towers }
medina-since = Síðan þú lékst
medina-replay = Sýna aftur
medina-log = Skrá
medina-all-turns = Allir leikir
medina-nothing-yet = Ekkert hefur gerst enn.
medina-coach = Ráðgjafi:
medina-coach-thinks = hugsar ...
medina-coach-says = { $deeds }.
medina-coach-waits = spurðu hvað ég myndi gera.
medina-hint = Ráð
medina-why-legal = Þetta er hægt.
medina-why-wrong_moment = Nú er annað á dagskrá.
medina-why-none_left = Þú átt engan slíkan kubb eftir.
medina-why-left_the_game = Byggingar í þessum lit eru úr leik.
medina-why-must_roof = Aðeins þú átt þök eftir: í hverjum leik þarf að setja eitt.
medina-why-cell_taken = Þar stendur eitthvað nú þegar.
medina-why-not_central = Fyrsti kaupmaðurinn stendur ekki við jaðarinn.
medina-why-too_near = Önnur höll væri þá við hliðina.
medina-why-must_extend = Höll í þessum lit getur enn stækkað: byggðu við byggingar hennar.
medina-why-is_roofed = Ekki er byggt við höll með þaki.
medina-why-no_building_beside = Geitahús stendur við byggingu.
medina-why-stable_too_near = Önnur höll væri þá við geitahúsið.
medina-why-not_at_an_end = Kaupmaður fer á enda raðar á meðan hún getur lengst.
medina-why-between_merchants = Kaupmaður stendur aldrei milli tveggja annarra.
medina-why-wall_taken = Þar er múr nú þegar.
medina-why-no_arm = Hvorki turn né múr er við hliðina.
medina-why-gate = Síðasti opni reitur hliðar er hlið borgarinnar.
medina-why-no_palace = Þessi höll er nú þegar með þak.
medina-why-one_a_colour = Þú hefur þegar sett þak á höll í þessum lit.
medina-why-not_drawn_now = Nú er ekkert dregið.
