### De teksten die alleen de terminal nodig heeft.

terminal-too-small = Dit venster heeft { $columns } × { $rows } tekens. Het speelbord heeft er { $width } × { $height } nodig: maak het groter, of start met --lines.
terminal-resumed = De bewaarde partij gaat verder.
terminal-unsaved = De partij kan niet worden bewaard: { $reason }
terminal-exported = Geschreven naar { $file }.
terminal-not-exported = { $file } kan niet worden geschreven: { $reason }
terminal-two = Jouw stapels zijn die met een kleine 2.
terminal-review-done = { $count ->
    [one] De beoordeling is klaar: { $count } moment is een blik waard.
   *[other] De beoordeling is klaar: { $count } momenten zijn een blik waard.
}
terminal-new-game = Nieuwe partij: 1 tot 9, of 0 voor niveau 10; f voor twee personen; Enter voor dezelfde, waarin de ander begint.
terminal-leave-unsaved = De laatste zetten zijn niet bewaard. s: naar een ander bestand schrijven; q: toch stoppen; elke andere toets: terug.
terminal-kept-aside = De laatste partij is nummer { $number } in { $file }: lyngk play --game { $number } opent die weer.
terminal-aside-sure = De partij op het bord is niet afgelopen. Opzijleggen en een andere beginnen?
terminal-yes = ja
terminal-no = nee
terminal-letters = De pijltoetsen bewegen de cursor. h geeft een hint, en k claimt zwart.

## Keys, on the last line

terminal-key-move = gaan
terminal-key-choose = kiezen
terminal-key-claim = kleur
terminal-key-steps = bladeren
terminal-key-moments = volgend moment
terminal-key-export = in bestand
terminal-key-help = uitleg
terminal-key-quit = stoppen

## Keys, in the help

terminal-help-targets = volgende stapel of landing
terminal-help-choose = oppakken, neerzetten, zetten
terminal-help-claim = deze kleur claimen, of niet
terminal-help-pass = passen; met klok: pauze
terminal-help-moments = momenten van de beoordeling
terminal-help-export = partij naar een bestand
terminal-help-puzzle = puzzels: oplossing, opnieuw
terminal-help-quit = stoppen; de partij blijft

## Marks around a stack, in the help

terminal-mark-picked = opgepakt
terminal-mark-landing = landing
terminal-mark-lyngk = landing met de LYNGK-regel
terminal-mark-claim = landing die de kleur claimt
terminal-mark-completes = landing die voltooit
terminal-mark-obstacle = landing die obstakel maakt
terminal-mark-chosen = hier eindigt de zet
terminal-mark-path = LYNGK-punt van het pad
terminal-mark-hint = hint
terminal-mark-threat = kan zo voltooid worden
terminal-mark-chance = kun jij zo voltooien
terminal-mark-from = laatste zet: van hier
terminal-mark-through = laatste zet: hierlangs
terminal-mark-to = laatste zet: hierheen

## Lines

terminal-lines-hello = Typ een zet zoals d3-e4, of help voor alle opdrachten.
terminal-lines-board = Stapels van onder naar boven, en het nummer van de eigenaar:
terminal-lines-legal = { $count ->
    [0] Geen mogelijke zet.
    [one] { $count } mogelijke zet:
   *[other] { $count } mogelijke zetten:
}
terminal-lines-confirm = { $turn }? Typ yes of no.
terminal-command-turn = een zet; met een letter ervoor eerst die kleur claimen
terminal-command-board = het hele speelbord
terminal-command-status = de laatste zet, stand, kleuren, en wie aan zet is
terminal-command-legal = de mogelijke zetten, of die van een stapel
terminal-command-claims = wat elke claim zou veranderen
terminal-command-hint = een hint; nog een keer voor meer
terminal-command-new = een andere partij: tegen dezelfde, tegen een niveau van 1 tot 10, of met twee personen
terminal-command-review = een afgelopen partij beoordelen; de momenten langs
terminal-command-look = wat er op een punt staat, en wat op de lijnen erdoor ligt
terminal-command-rules = een regel met dit nummer, of het doel en alle regels
terminal-command-threats = de punten waarop een speler zo een stapel kan voltooien
terminal-command-back = je laatste zet terugnemen
terminal-command-pass = passen, als er geen zet mogelijk is
terminal-command-record = alle zetten tot nu toe
terminal-command-steps = een eerdere stelling tonen: een zet terug, een zet verder, de eerste, en weer de partij
terminal-command-pause = de klok stilzetten, en verdergaan
terminal-command-resign = de partij opgeven
terminal-command-answer = een vraag beantwoorden: een zet bevestigen, of niet
terminal-command-export = de partij naar een bestand schrijven
terminal-command-solution = de oplossing tonen
terminal-command-again = deze puzzel opnieuw beginnen
terminal-command-next = de volgende puzzel
terminal-command-help = deze lijst
terminal-command-quit = stoppen; alles blijft bewaard
terminal-lines-unknown = Typ help voor alle opdrachten.
terminal-lines-answer = Typ yes of no.
terminal-lines-no-question = Er is geen vraag te beantwoorden.
terminal-lines-dropped = Er is niets veranderd.
terminal-lines-no-way-back = Je hebt geen zet om terug te nemen.
terminal-lines-no-moments = Er zijn geen momenten om langs te gaan: typ review na een partij.
terminal-lines-not-over = De partij is nog niet afgelopen.
terminal-lines-only-puzzles = Deze opdracht is voor puzzels: lyngk puzzle.
terminal-lines-not-puzzles = Deze opdracht is voor partijen, niet voor puzzels.
terminal-lines-not-paused = De partij is niet gepauzeerd.
terminal-lines-you = Je bent speler { $number }.
terminal-lines-all-claims = Elke kan ook eerst een andere kleur claimen: { $count } met alle claims.
terminal-lines-towards = Naar { $point }: { $points }
terminal-lines-wrong = De stelling voor deze zet staat weer op het bord.

## Pages of the help, and signs

terminal-page-signs = Tekens
terminal-page-rules = Regels
terminal-key-page = volgende pagina
terminal-key-scroll = bladeren
terminal-help-target-before = vorige stapel of landing
terminal-help-rule = de regel die de laatste weigering noemt
terminal-help-redraw = het scherm opnieuw tekenen
terminal-help-mouse = Muis: klik op stapels of sleep ze; klik op kleuren, op zetten in de lijst en op toetsen van de laatste regel. De rechterknop neemt terug, het wiel bladert door de partij.
terminal-sign-stack = bovenste stuk, hoogte van de stapel vanaf twee, eigenaar
terminal-sign-buried = de stukken eronder, van boven naar beneden
terminal-sign-faded = vaag: kan nu niet bewegen en is geen landing
terminal-sign-empty = leeg punt
terminal-sign-path = pad van de laatste zet, en van de zet die je nu doet
terminal-sign-obstacle = obstakel: een volle stapel die voor niemand telt
terminal-sign-winner = stapel van 6 die gewonnen heeft
terminal-sign-to-move = speler aan zet
terminal-sign-score = rechts van een naam: voltooide stapels
terminal-sign-heights = stapels per hoogte: twee van 5, geen van 4
terminal-sign-count = naast een kleur: stukken en stapels met die kleur bovenop
terminal-sign-claimed = geclaimd door deze speler
terminal-sign-chosen = geclaimd met deze zet
terminal-sign-unclaimable = kan nu niet geclaimd worden
terminal-review-failed = Er is nu geen beoordeling: de computer reageert niet.
terminal-mark-better-from = beoordeling: de betere zet, van hier
terminal-mark-better-to = beoordeling: de betere zet, hierheen
terminal-mark-played-from = beoordeling: de gespeelde zet, van hier
terminal-mark-played-to = beoordeling: de gespeelde zet, hierheen
