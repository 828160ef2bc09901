### Les textes dont seul le terminal a besoin.

terminal-too-small = Cette fenêtre a { $columns } × { $rows } caractères. Le plateau en demande { $width } × { $height } : agrandissez-la, ou ajoutez --lines.
terminal-resumed = La partie enregistrée continue.
terminal-unsaved = La partie ne peut pas être enregistrée : { $reason }
terminal-exported = Écrit dans { $file }.
terminal-not-exported = Impossible d’écrire { $file } : { $reason }
terminal-two = Vos piles sont celles marquées d’un petit 2.
terminal-review-done = { $count ->
    [one] Le bilan est prêt : { $count } moment mérite un coup d’œil.
   *[other] Le bilan est prêt : { $count } moments méritent un coup d’œil.
}
terminal-new-game = Nouvelle partie : 1 à 9, ou 0 pour le niveau 10 ; f pour jouer à deux ; Entrée pour la même, l’autre commençant.
terminal-leave-unsaved = Les derniers coups ne sont pas enregistrés. s : les écrire dans un autre fichier ; q : quitter quand même ; toute autre touche : retour.
terminal-kept-aside = La dernière partie porte le numéro { $number } dans { $file } : lyngk play --game { $number } la rouvre.
terminal-aside-sure = La partie en cours n’est pas finie. La mettre de côté et en commencer une autre ?
terminal-yes = oui
terminal-no = non
terminal-letters = Les flèches déplacent le curseur. h donne un indice, et k réclame le noir.

## Keys, on the last line

terminal-key-move = aller
terminal-key-choose = prendre
terminal-key-claim = couleur
terminal-key-steps = parcourir
terminal-key-moments = moment suivant
terminal-key-export = fichier
terminal-key-help = aide
terminal-key-quit = quitter

## Keys, in the help

terminal-help-targets = pile ou destination suivante
terminal-help-choose = prendre, poser, jouer
terminal-help-claim = réclamer la couleur, ou non
terminal-help-pass = passer ; avec pendule : pause
terminal-help-moments = moments du bilan
terminal-help-export = écrire la partie (fichier)
terminal-help-puzzle = problèmes : solution, encore
terminal-help-quit = quitter ; la partie est gardée

## Marks around a stack, in the help

terminal-mark-picked = en main
terminal-mark-landing = destination
terminal-mark-lyngk = destination (règle-LYNGK)
terminal-mark-claim = destination qui réclame
terminal-mark-completes = destination qui complète
terminal-mark-obstacle = destination qui fait obstacle
terminal-mark-chosen = le coup finit ici
terminal-mark-path = point-LYNGK du chemin
terminal-mark-hint = indice
terminal-mark-threat = pile bientôt complète
terminal-mark-chance = pile que vous complétez
terminal-mark-from = dernier coup : d’ici
terminal-mark-through = dernier coup : par ici
terminal-mark-to = dernier coup : jusqu’ici

## Lines

terminal-lines-hello = Écrivez un coup comme d3-e4, ou help pour toutes les commandes.
terminal-lines-board = Les piles de bas en haut, et le numéro de leur propriétaire :
terminal-lines-legal = { $count ->
    [0] Aucun coup possible.
    [one] { $count } coup possible :
   *[other] { $count } coups possibles :
}
terminal-lines-confirm = { $turn } ? Écrivez yes ou no.
terminal-command-turn = jouer un coup ; avec une lettre, réclamer d’abord cette couleur
terminal-command-board = tout le plateau
terminal-command-status = le dernier coup, le score, les couleurs, et à qui de jouer
terminal-command-legal = les coups possibles, ou ceux d’une pile
terminal-command-claims = ce que changerait chaque couleur réclamée
terminal-command-hint = un indice ; encore une fois pour en savoir plus
terminal-command-new = une autre partie : contre le même adversaire, contre un niveau de 1 à 10, ou à deux
terminal-command-review = faire le bilan d’une partie finie ; parcourir ses moments
terminal-command-look = ce qui se trouve sur un point et sur les lignes qui y passent
terminal-command-rules = une règle par son numéro, ou le but et toutes les règles
terminal-command-threats = les points où un joueur pourrait compléter une pile au prochain coup
terminal-command-back = reprendre votre dernier coup
terminal-command-pass = passer, si aucun coup n’est possible
terminal-command-record = tous les coups joués
terminal-command-steps = montrer une position précédente : un coup en arrière, un coup en avant, la première, et de nouveau la partie
terminal-command-pause = arrêter la pendule, et continuer
terminal-command-resign = abandonner la partie
terminal-command-answer = répondre à une question : confirmer un coup, ou non
terminal-command-export = écrire la partie dans un fichier
terminal-command-solution = montrer la solution
terminal-command-again = recommencer ce problème
terminal-command-next = le problème suivant
terminal-command-help = cette liste
terminal-command-quit = quitter ; tout est gardé
terminal-lines-unknown = Écrivez help pour voir toutes les commandes.
terminal-lines-answer = Écrivez yes ou no.
terminal-lines-no-question = Il n’y a pas de question.
terminal-lines-dropped = Rien n’a changé.
terminal-lines-no-way-back = Vous n’avez pas de coup à reprendre.
terminal-lines-no-moments = Il n’y a pas de moments à parcourir : écrivez review après une partie.
terminal-lines-not-over = La partie n’est pas encore finie.
terminal-lines-only-puzzles = Cette commande sert aux problèmes : lyngk puzzle.
terminal-lines-not-puzzles = Cette commande sert aux parties, pas aux problèmes.
terminal-lines-not-paused = La partie n’est pas en pause.
terminal-lines-you = Vous êtes le joueur { $number }.
terminal-lines-all-claims = Chacun peut aussi réclamer d’abord une autre couleur : { $count } en tout.
terminal-lines-towards = Vers { $point } : { $points }
terminal-lines-wrong = La position avant ce coup est de nouveau sur le plateau.

## Pages of the help, and signs

terminal-page-signs = Signes
terminal-page-rules = Règles
terminal-key-page = page suivante
terminal-key-scroll = défiler
terminal-help-target-before = pile ou destination précédente
terminal-help-rule = la règle citée par le dernier refus
terminal-help-redraw = redessiner l’écran
terminal-help-mouse = Souris : cliquez sur les piles ou faites-les glisser ; cliquez sur les couleurs, les coups de la liste et les touches de la dernière ligne. Le bouton droit annule, la molette parcourt la partie.
terminal-sign-stack = pièce du sommet, hauteur de la pile à partir de deux, joueur
terminal-sign-buried = les pièces en dessous, de haut en bas
terminal-sign-faded = pâle : ne peut ni se déplacer ni servir de destination
terminal-sign-empty = point vide
terminal-sign-path = chemin du dernier coup, et du coup en préparation
terminal-sign-obstacle = obstacle : une pile pleine qui ne compte pour personne
terminal-sign-winner = pile de 6 qui a gagné
terminal-sign-to-move = joueur au trait
terminal-sign-score = à droite d’un nom : piles complétées
terminal-sign-heights = piles par hauteur : deux de 5, aucune de 4
terminal-sign-count = à côté d’une couleur : pièces et piles qui l’ont au sommet
terminal-sign-claimed = réclamée par ce joueur
terminal-sign-chosen = réclamée avec ce coup
terminal-sign-unclaimable = ne peut être réclamée maintenant
terminal-review-failed = Pas de bilan pour l’instant : l’ordinateur ne répond pas.
terminal-mark-better-from = bilan : le meilleur coup, d’ici
terminal-mark-better-to = bilan : le meilleur coup, jusqu’ici
terminal-mark-played-from = bilan : le coup joué, d’ici
terminal-mark-played-to = bilan : le coup joué, jusqu’ici
