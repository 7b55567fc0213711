## Alhambra Roll & Write
rw-type-pavilion = Lystiskáli
rw-type-palace = Kvennabúr
rw-type-arcades = Súlnagöng
rw-type-castle = Svefnálma
rw-type-garden = Garður
rw-type-tower = Turn
rw-letter-pavilion = L
rw-letter-palace = K
rw-letter-arcades = S
rw-letter-castle = V
rw-letter-garden = G
rw-letter-tower = T
rw-pair = blár { $blue }, gulur { $yellow }
rw-blue-value = Blár { $value }
rw-yellow-value = Gulur { $value }
rw-axes = Bláir teningar lárétt, gulir lóðrétt
rw-type = Gerð
rw-place = { $place }.
rw-you = Þú
rw-virtual = Sýndarleikmaður { $number }
rw-your-turn = Þú átt leik
rw-round = Umferð { $round } af { $rounds }
rw-your-sheet = Blaðið þitt
rw-sheet-of = { $name }: blað
rw-see-sheet = Skoða blaðið: { $name }
rw-player = { $name }, { $points } stig, { $built ->
        [one] { $built } bygging
       *[other] { $built } byggingar
    }
rw-coins = { $coins ->
        [one] { $coins } mynt
       *[other] { $coins } myntir
    }
rw-built-of = { $built } af { $all }
rw-coins-title = Myntir
rw-coins-left = { $coins } til ráðstöfunar
rw-coins-words = Myntir til ráðstöfunar: { $left }; hringur um { $gained } af { $printed }, strikað yfir { $spent }
rw-coins-legend = hringur: fengið, kross: eytt
rw-lines-legend = Raðir og dálkar: 4 byggðar +{ $four }, 5 byggðar +{ $five }, allar 6 +{ $six }
rw-built = Byggt hingað til
rw-crossing-free = Blár { $blue }, gulur { $yellow }: { $type }, laust
rw-crossing-built = Blár { $blue }, gulur { $yellow }: { $type }, byggt
rw-crossing-build = Blár { $blue }, gulur { $yellow }: { $type }, laust, má byggja
rw-crossing-again = Blár { $blue }, gulur { $yellow }: { $type }, laust, má byggja fyrir myntir
rw-crossing-keep = Blár { $blue }, gulur { $yellow }: { $type }; halda þessu pari
rw-row-words = Röð gulur { $value }: { $built } af 6, stig: { $points }
rw-column-words = Dálkur blár { $value }: { $built } af 6, stig: { $points }
rw-ask-action = Byggðu einn skurðpunkt eða taktu myntir
rw-ask-coins = Allir skurðpunktar teninganna eru byggðir: taktu myntir
rw-ask-again = Byggðu aftur fyrir myntir eða ljúktu leiknum
rw-ask-keep = Haltu einum bláum og einum gulum teningi; { $name } fær hina
rw-ask-wait = { $name } hugsar sig um
rw-ask-dice = Teningunum er kastað
rw-ask-over = Leiknum er lokið
rw-tray = Teningarnir þínir og kostir
rw-pair-own = Parið þitt
rw-pair-from = Frá: { $name }
rw-pair-second = Seinna parið
rw-pair-used = Notað, kastað næst
rw-pair-unused = Ónotað, gengur áfram
rw-pair-rolled = Nýkastað
rw-die-blue = Blár teningur, { $value } ({ $place })
rw-die-yellow = Gulur teningur, { $value } ({ $place })
rw-turn-blue = Snúa bláa teningnum úr { $from } í { $to } fyrir mynt
rw-turn-yellow = Snúa gula teningnum úr { $from } í { $to } fyrir mynt
rw-turn-price = snúningur um einn depil: 1 mynt
rw-turn-limit = aldrei 6 í 1 eða 1 í 6
rw-choose-build = { $type }
rw-choose-again = { $type } að auki
rw-choose-again-price = { $coins ->
        [one] fyrir { $coins } mynt
       *[other] fyrir { $coins } myntir
    }
rw-choose-keep = Halda { $blue } · { $yellow }
rw-choose-keep-type = sýnir: { $type }
rw-choose-some-coins = Taka myntir
rw-choose-coins = { $coins ->
        [one] Taka { $coins } mynt
       *[other] Taka { $coins } myntir
    }
rw-choose-end = Ljúka leik
rw-second-build = Seinni bygging
rw-second-build-price = { $coins ->
        [one] { $coins } mynt, á eftir þeirri fyrri
       *[other] { $coins } myntir, á eftir þeirri fyrri
    }
rw-undo = Afturkalla
rw-restart = Byrja leik aftur
rw-undo-reach = Afturköllun nær að síðasta kasti
rw-change-type = { $type } { $built } af { $boxes }
rw-change-row = röð { $value }: +{ $points }
rw-change-column = dálkur { $value }: +{ $points }
rw-change-coins = til ráðstöfunar: { $coins }
rw-change-total = ef leiknum lyki nú: úr { $before } í { $after }
rw-score-sheet = Stigablað
rw-points = Stigin þín hingað til
rw-points-completed = Fullgerðar gerðir
rw-points-lines = Raðir og dálkar
rw-points-coins = Myntir, 1 fyrir 2
rw-points-types = Ef leiknum lyki nú bæta gerðir við { $points }
rw-since = Frá síðasta leik þínum
rw-nothing-yet = Ekkert enn
rw-log = Leikskrá
rw-close = Loka
rw-deed-built = byggði: { $type }, blár { $blue }, gulur { $yellow }
rw-deed-again = fyrir myntir að auki: { $type }, blár { $blue }, gulur { $yellow }
rw-deed-kept = hélt bláum { $blue }, gulum { $yellow }
rw-deed-coins = { $coins ->
        [0] tók engar myntir
        [one] tók { $coins } mynt
       *[other] tók { $coins } myntir
    }
rw-deed-turned-blue = sneri bláum { $from } í { $to }
rw-deed-turned-yellow = sneri gulum { $from } í { $to }
rw-deed-virtual = byggði: { $type }
rw-coach = Þjálfari:
rw-coach-ask = Spyrja þjálfarann
rw-coach-thinks = Þjálfarinn hugsar
rw-coach-silent = Engin ráð núna
rw-reason-wrong_moment = Nú er beðið um annað.
rw-reason-no_such_die = Enginn teningur í þessum lit sýnir þetta gildi.
rw-reason-never_round = Teningi er aldrei snúið úr 6 í 1 eða úr 1 í 6.
rw-reason-turning_is_over = Teningum er snúið á undan aðgerð, ekki á eftir.
rw-reason-no_coin = Engin mynt er eftir til að snúa teningi.
rw-reason-not_shown = Enginn blár og gulur teningur sýna þennan skurðpunkt saman.
rw-reason-built_already = Þessi skurðpunktur er þegar byggður.
rw-reason-not_after_coins = Seinni bygging kemur aðeins á eftir þeirri fyrri.
rw-reason-too_few_coins = Seinni bygging kostar þrjár myntir.
rw-reason-second_built = Skurðpunktur ónotuðu teninganna tveggja er þegar byggður.
rw-reason-not_rolled = Teningarnir fjórir sýna ekki þetta par.
