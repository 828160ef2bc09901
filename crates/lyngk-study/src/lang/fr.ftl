## Puzzles

puzzles-title = Problèmes
puzzles-unreadable = Les problèmes ne peuvent pas être chargés pour le moment. Rien de ce que vous avez résolu n’est perdu.
puzzle-number = Problème { $number }
puzzle-of-day = Problème du jour, { $date }
puzzle-action-hint = Indice
puzzle-action-give-up = Voir la solution
puzzle-action-again = Réessayer
puzzle-action-next = Problème suivant
puzzle-action-daily = Problème du jour
puzzle-all-difficulties = Toutes les difficultés
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-all-themes = Tous les thèmes
puzzle-theme-complete = Compléter une pile
puzzle-theme-deny = Empêcher une pile
puzzle-theme-chain = Chaînes LYNGK
puzzle-theme-claim = La bonne couleur à réclamer
puzzle-theme-run-out = Priver l’adversaire de coups
puzzle-theme-sudden-death = Mort subite
puzzle-all-variants = Les deux variantes
puzzle-variant-standard = Piles de 5
puzzle-variant-six = Piles de 6
puzzle-task-win = Un seul coup gagne. Trouvez-le.
puzzle-task-draw = Vous ne pouvez plus gagner, mais un coup sauve la partie nulle. Trouvez-le.
puzzle-task-length = { $count ->
    [one] Il y a { $count } coup à trouver.
   *[other] Il y a { $count } coups à trouver, l’un après l’autre.
}
puzzle-right = Bien joué. Votre adversaire répond { $reply }. Et maintenant ?
puzzle-right-pass = Bien joué. Votre adversaire ne peut pas jouer et passe. Et maintenant ?
puzzle-solved = Bien joué, c’est la solution.
puzzle-over = Ce problème est terminé.
puzzle-wrong-win-to-loss = { $turn } est permis, mais laisse échapper la victoire et perd même la partie.
puzzle-wrong-win-to-draw = { $turn } est permis, mais laisse échapper la victoire : il ne reste qu’une partie nulle.
puzzle-wrong-draw-to-loss = { $turn } est permis, mais perd la partie.
puzzle-wrong-answer = La réponse est { $answer }.
puzzle-wrong-completes = Votre adversaire pourrait compléter une pile par { $turn }.
puzzle-wrong-completes-so = Cela complète une pile.
puzzle-hint-complete = Une pile peut être complétée tout de suite.
puzzle-hint-deny = Votre adversaire s’apprête à compléter une pile. Empêchez-le.
puzzle-hint-chain = Suivez votre couleur de point-LYNGK en point-LYNGK.
puzzle-hint-claim = Il est temps de réclamer une couleur.
puzzle-hint-run-out = Ne laissez aucun coup à votre adversaire.
puzzle-hint-sudden-death = Une pile de 6 est à portée.
puzzle-hint-start = Regardez ce qui se trouve en { $point }.
puzzle-hint-start-claim = Réclamez d’abord une couleur, puis jouez depuis { $point }.
puzzle-solution = La solution : { $line }
puzzle-count = Résolus : { $solved } sur { $all }
puzzle-none-left = Vous les avez tous résolus. Choisissez-en d’autres ou attendez le problème du jour.
puzzle-streak = { $count ->
    [one] { $count } résolu d’affilée ; votre record : { $best }
   *[other] { $count } résolus d’affilée ; votre record : { $best }
}
puzzle-days = { $count ->
    [one] Problème du jour : { $count } jour de suite ; votre record : { $best }
   *[other] Problème du jour : { $count } jours de suite ; votre record : { $best }
}
