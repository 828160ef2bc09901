## Puzzles

puzzles-title = Puzzels
puzzles-unreadable = De puzzels kunnen nu niet worden opgehaald. Wat je hebt opgelost, blijft bewaard.
puzzle-number = Puzzel { $number }
puzzle-of-day = Puzzel van de dag, { $date }
puzzle-action-hint = Tip
puzzle-action-give-up = Toon de oplossing
puzzle-action-again = Nog eens
puzzle-action-next = Volgende puzzel
puzzle-action-daily = Puzzel van de dag
puzzle-all-difficulties = Alle niveaus
puzzle-easy = Makkelijk
puzzle-medium = Gemiddeld
puzzle-hard = Moeilijk
puzzle-all-themes = Alle thema’s
puzzle-theme-complete = Een stapel voltooien
puzzle-theme-deny = Een stapel verhinderen
puzzle-theme-chain = LYNGK-ketens
puzzle-theme-claim = De juiste kleur claimen
puzzle-theme-run-out = De tegenstander vastzetten
puzzle-theme-sudden-death = Sudden death
puzzle-all-variants = Beide varianten
puzzle-variant-standard = Stapels van 5
puzzle-variant-six = Stapels van 6
puzzle-task-win = Maar één zet wint. Vind hem.
puzzle-task-draw = Winnen kan niet meer, maar met één zet blijft het onbeslist. Vind hem.
puzzle-task-length = { $count ->
    [one] Er is { $count } zet te vinden.
   *[other] Er zijn { $count } zetten te vinden, na elkaar.
}
puzzle-right = Goed. Je tegenstander antwoordt { $reply }. Wat nu?
puzzle-right-pass = Goed. Je tegenstander kan niet zetten en past. Wat nu?
puzzle-solved = Goed, dat is de oplossing.
puzzle-over = Deze puzzel is klaar.
puzzle-wrong-win-to-loss = { $turn } mag, maar geeft de winst weg en verliest zelfs.
puzzle-wrong-win-to-draw = { $turn } mag, maar geeft de winst weg: het wordt hoogstens onbeslist.
puzzle-wrong-draw-to-loss = { $turn } mag, maar verliest.
puzzle-wrong-answer = Het antwoord is { $answer }.
puzzle-wrong-completes = Je tegenstander kan met { $turn } een stapel voltooien.
puzzle-wrong-completes-so = Dat voltooit een stapel.
puzzle-hint-complete = Er kan meteen een stapel worden voltooid.
puzzle-hint-deny = Je tegenstander staat op het punt een stapel te voltooien. Verhinder het.
puzzle-hint-chain = Volg je kleur van LYNGK-punt naar LYNGK-punt.
puzzle-hint-claim = Het is tijd om een kleur te claimen.
puzzle-hint-run-out = Laat je tegenstander geen zet over.
puzzle-hint-sudden-death = Een stapel van 6 is binnen bereik.
puzzle-hint-start = Kijk naar wat op { $point } staat.
puzzle-hint-start-claim = Claim eerst een kleur en zet dan vanaf { $point }.
puzzle-solution = De oplossing: { $line }
puzzle-count = { $solved } van de { $all } opgelost
puzzle-none-left = Deze heb je allemaal opgelost. Kies andere of wacht op de puzzel van de dag.
puzzle-streak = { $count ->
    [one] { $count } op rij opgelost; je record: { $best }
   *[other] { $count } op rij opgelost; je record: { $best }
}
puzzle-days = { $count ->
    [one] Puzzel van de dag: { $count } dag op rij; je record: { $best }
   *[other] Puzzel van de dag: { $count } dagen op rij; je record: { $best }
}
