### Les textes des leçons, des règles, des problèmes et des études, chargés à l’ouverture d’une telle salle.

## Study

study-brace = Un commentaire ne peut pas contenir d’accolade fermante. Si vous ne la changez pas, les accolades sont enregistrées comme parenthèses.
study-brace-replaced = Votre commentaire a été enregistré avec des parenthèses à la place des accolades, car un commentaire ne peut pas contenir d’accolade fermante.
study-tag = Cela doit tenir sur une seule ligne.
study-game = { $one } – { $two }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}, { $result }
tree-turn = { $number }, { $player } : { $turn }
mark-good = bon coup
mark-mistake = erreur
mark-very-good = très bon coup
mark-blunder = gaffe
mark-interesting = coup intéressant
mark-doubtful = coup douteux
tree-clock = pendule { $time }
tree-drawn = avec des dessins
drawing-arrow = { $pen } : flèche de { $from } à { $to }
drawing-circle = { $pen } : cercle autour de { $point }
drawing-all = Dessiné : { $shapes }.
drawing-added = Dessiné. { $shape }
drawing-removed = Supprimé. { $shape }
drawing-remove = Supprimer. { $shape }
drawings-title = Dessins
drawings-erase = Supprimer tous les dessins
tree-thought = réflexion { $time }
mark-only-move = seul coup
mark-even = position égale
mark-unclear = position peu claire
mark-slightly-better = { $player } est un peu mieux
mark-clearly-better = { $player } est nettement mieux
mark-winning = { $player } a un avantage décisif
mark-zugzwang = zugzwang
mark-initiative = initiative
mark-attack = attaque
mark-compensation = compensation
mark-counterplay = contre-jeu
mark-time-trouble = crise de temps
mark-idea = avec l’idée
mark-novelty = nouveauté
mark-number = signe { $number }
import-empty = Il n’y a rien à lire.
import-too-large = Ce texte fait { $size } ko ; le maximum est de { $limit } ko.
import-too-many = Ce texte contient plus de { $limit } parties. Ouvrez-en moins à la fois.
import-unknown = Ce n’est ni une partie, ni une position, ni un lien. Une partie (LGN) commence par une balise comme [Variant "std"], une position (LPN) par ses colonnes, comme K/I,R,R,B/…
lgn-at = Ligne { $line }, colonne { $column } : { $problem }
lgn-missing-tag = Il manque la balise { $name } ; elle doit précéder les coups.
lgn-repeated-tag = La balise { $name } apparaît deux fois ; elle ne doit apparaître qu’une fois.
lgn-tag-value = La valeur de la balise { $name } doit tenir sur une ligne, entre guillemets.
lgn-variant = « { $value } » n’est pas une variante ; écrivez std ou six.
lgn-start = La partie ne peut pas commencer par cette position. { $reasons }
lgn-turn = { $player }, coup { $number } : { $reason }
lgn-nothing-to-vary = Une variante secondaire doit venir après le coup qu’elle remplace.
lgn-empty-variation = Une variante secondaire doit contenir un coup.
lgn-not-in-variation = À cette ) ne correspond aucune (.
lgn-open-variation = Une variante secondaire est ouverte par ( ; fermez-la d’abord par ).
lgn-nothing-to-mark = Une annotation doit venir après le coup qu’elle juge.
lgn-not-one = Il doit y avoir ici une partie, et une seule.
lgn-syntax = On attend { $expected }, mais il y a « { $found } ».
lgn-syntax-end = On attend { $expected }, mais le texte s’arrête là.
sgf-other-game = C’est une partie de « { $game } », pas de LYNGK.
sgf-missing = Il manque la propriété { $name }.
sgf-too-large = Cette partie est trop grande pour être lue.
sgf-order = Ce coup ne s’accorde pas avec ceux qui précèdent.
sgf-note-obstacle = Sur Boardspace, quand { $player } a réclamé { $color } au coup { $number }, l’obstacle en { $points } a quitté le plateau. Ici, il reste.
sgf-note-rules = La partie continue selon les règles de Boardspace, avec des coups impossibles ici : { $turns }
sgf-note-early = Sur Boardspace, la partie était finie ici. Selon les règles d’ici, { $turn } est encore possible.
sgf-note-result = Selon les règles de Boardspace, le résultat est { $result }.
sgf-note-doubt = On ne sait pas avec certitude qui a gagné cette partie.
sgf-note-part = Une partie du fichier n’a pas été lue : elle continue à partir d’une autre position ou selon d’autres règles.
expected-point = un point du plateau, de a1 à i1
expected-row = le numéro d’un point de cette colonne, de 1 à { $points }
expected-claim = une couleur à réclamer : I, B, R, G ou K
expected-turn = un coup comme c1-c2, R,c1-c2 ou pass
expected-tag-name = le nom d’une balise
expected-tag = une balise comme [Variant "std"]
expected-number-or-result = le numéro d’un coup ou un résultat
expected-comment-end = l’accolade qui ferme le commentaire
expected-mark = une annotation : ! ? !! ?? !? ?! ou de $0 à $255
expected-result = un coup ou le résultat : 1-0, 0-1, 1/2-1/2 ou *

## Editor

editor-none-left = Il ne reste plus de pièces de cette sorte : { $piece }. Le jeu en compte { $limit }.
editor-empty = Il n’y a rien en { $point }.
editor-same-point = C’est déjà là.
editor-complete = Cette position peut être jouée.
editor-place = { $count ->
    [one] Il reste { $count } pièce à poser sur le plateau ou à compter dans les piles complétées.
   *[other] Il reste { $count } pièces à poser sur le plateau ou à compter dans les piles complétées.
} En réserve : { $pieces }.
editor-take-off = { $count ->
    [one] { $count } pièce est à retirer du plateau : elle fait partie des piles complétées.
   *[other] { $count } pièces sont à retirer du plateau : elles font partie des piles complétées.
}
editor-cover-joker = Le joker en { $point } doit être couvert par une pièce.
editor-some = { $count } × { $piece }

## Link

link-empty = Ce lien est vide.
link-too-long = C’est trop long pour un lien : { $letters } caractères, et le maximum est { $limit }. Retirez des commentaires ou des variantes secondaires, ou envoyez un fichier.
link-unknown-version = Ce lien vient d’une version plus récente de la page. Rechargez la page et rouvrez le lien.
link-wrong-letter = Le caractère { $place } du lien est « { $letter } », qu’aucun lien ne contient. Copiez-le de nouveau.
link-damaged = Ce lien est incomplet ou mal recopié. Copiez-le de nouveau, en entier.
link-impossible = Ce que décrit ce lien ne peut pas être joué.

## Analysis

score-chances = Victoire { $win } %, nulle { $draw } %, défaite { $loss } %
score-short = { $percent } %
score-proved-win = victoire certaine
score-proved-draw = partie nulle certaine
score-proved-loss = défaite certaine
score-win-in = { $count ->
    [one] Victoire certaine en { $count } coup
   *[other] Victoire certaine en { $count } coups
}
score-draw-in = { $count ->
    [one] Partie nulle certaine en { $count } coup
   *[other] Partie nulle certaine en { $count } coups
}
score-loss-in = { $count ->
    [one] Défaite certaine en { $count } coup
   *[other] Défaite certaine en { $count } coups
}
score-won = Gagné
score-tied = Partie nulle
score-lost = Perdu
score-by-six = par une pile de 6
score-by-stacks = { $height ->
    [5] par les piles de 5 (+{ $count })
    [4] par les piles de 4 (+{ $count })
    [3] par les piles de 3 (+{ $count })
    [2] par les piles de 2 (+{ $count })
   *[1] par les pièces seules (+{ $count })
}
analysis-no-claim = sans réclamer de couleur
grade-best = meilleur coup
grade-good = bon coup
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
thrown-win-for-draw = La victoire était certaine ; c’est maintenant une partie nulle.
thrown-win-for-loss = La victoire était certaine ; la partie est maintenant perdue.
thrown-draw-for-loss = La partie nulle était certaine ; la partie est maintenant perdue.
theme-missed-completion = Une pile pouvait être complétée tout de suite.
theme-allows-completion = L’adversaire peut maintenant compléter une pile.
theme-early-claim = Il était trop tôt pour réclamer cette couleur : { $color }. En attendant, on peut encore répondre à tout, et une couleur réclamée peut être recouverte.
theme-missed-claim = Il était temps de réclamer une couleur : { $color }.
theme-other-claim = Couleur à réclamer : { $better }, et non { $claimed }.
theme-ran-out = Qui joue ainsi n’a plus aucun coup ensuite.
theme-missed-lyngk = La règle-LYNGK permettait un coup par { $points }.

## Review

review-progress = { $done } sur { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
retry-best = Oui, c’est le meilleur coup.
retry-good-enough = Bien : ce coup vaut autant que le meilleur.
retry-as-played = C’est ce qui a été joué. Il y a mieux.
retry-worse = Pas encore : ce coup coûte { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de pourcentage de vos chances.

## Puzzles

puzzles-title = Problèmes
puzzles-unreadable = Les problèmes ne peuvent pas être chargés pour le moment. Rien de ce que vous avez résolu n’est perdu.
puzzle-number = Problème { $number }
puzzle-of-day = Problème du jour, { $date }
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
puzzle-theme-chain = Chaînes-LYNGK
puzzle-theme-claim = La bonne couleur à réclamer
puzzle-theme-run-out = Priver l’adversaire de coups
puzzle-theme-sudden-death = Mort subite
puzzle-all-variants = Les deux variantes
puzzle-variant-standard = Piles de 5
puzzle-variant-six = Piles de 6
puzzle-task-win = Un seul coup gagne. Trouvez-le.
puzzle-task-draw = Vous ne pouvez plus gagner, mais un coup sauve la partie nulle. Trouvez-le.
puzzle-task-length = { $count ->
    [one] Après la réponse, il y en a encore un à trouver.
   *[other] Après les réponses, il y en a encore { $count } à trouver.
}
puzzle-right = Bien joué. Votre adversaire répond { $reply }. Et maintenant ?
puzzle-right-pass = Bien joué. Votre adversaire ne peut pas jouer et passe. Et maintenant ?
puzzle-solved = Bien joué, c’est la solution.
puzzle-over = Ce problème est terminé.
puzzle-wrong-win-to-loss = Ce coup est permis, mais laisse échapper la victoire et perd même la partie.
puzzle-wrong-win-to-draw = Ce coup est permis, mais laisse échapper la victoire : il ne reste qu’une partie nulle.
puzzle-wrong-draw-to-loss = Ce coup est permis, mais perd la partie.
puzzle-wrong-answer = Votre adversaire répond { $answer }.
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
puzzle-shown = Voici la solution.
puzzle-outcome = { $wins } : { $why }.
puzzle-tied = À la fin, les piles sont à égalité : partie nulle.
puzzle-wins = { $count ->
    [one] Vous gagnez avec ce coup
   *[other] Vous gagnez en { $count } coups
}
puzzle-won-by = { $height ->
    [6] vous complétez une pile de 6
    [5] à la fin, vous avez plus de piles de 5, { $own } à { $theirs }
    [4] à la fin, les piles de 5 sont à égalité, mais vous avez plus de piles de 4, { $own } à { $theirs }
    [3] à la fin, les piles plus hautes sont à égalité, mais vous avez plus de piles de 3, { $own } à { $theirs }
    [2] à la fin, les piles plus hautes sont à égalité, mais vous avez plus de piles de 2, { $own } à { $theirs }
   *[1] à la fin, les piles plus hautes sont à égalité, mais vous avez plus de pièces seules, { $own } à { $theirs }
}
puzzle-theme-is = Thème : { $theme }.
puzzle-unstoppable = Plus rien ne peut arrêter la pile de 6.
puzzle-action-play-out = Continuer
puzzle-action-study = Ouvrir dans Étude
puzzle-rating = Votre classement : { $rating } ± { $margin }
puzzle-rating-change = Votre classement : { $rating } ({ $change })
puzzle-rating-new = Après environ { $of } problèmes, vous avez un classement, qui choisit les suivants.
puzzle-rating-finding = Votre classement est en cours de calcul ({ $count } sur environ { $of } problèmes)
storm-title = Tempête
storm-intro = Autant de problèmes que possible en trois minutes, du plus facile au plus difficile. Un mauvais coup met fin au problème et coûte dix secondes.
storm-start = Commencer la tempête
storm-stop = Arrêter
storm-left = Temps restant
storm-solved = Résolus
storm-right = Bien joué. Résolus jusqu’ici : { $count }.
storm-wrong = Raté : dix secondes de moins. Au suivant.
storm-over = La tempête est passée
storm-result = { $count ->
    [one] { $count } problème résolu
   *[other] { $count } problèmes résolus
}
storm-best = Votre record : { $count }
storm-pace = Temps par problème : { $seconds } s
storm-new-best = C’est votre nouveau record.
storm-none-missed = Pas une seule erreur.
storm-missed = À revoir
storm-again = Recommencer
paper-title = À imprimer ou à garder
paper-intro = Les prochains problèmes du type choisi, avec les solutions à la fin.
paper-count = Combien
paper-print = Imprimer
paper-file = Télécharger le fichier
paper-solutions = Solutions
puzzle-count = Résolus de ce type : { $solved } sur { $all }
puzzle-count-all = Résolus en tout : { $solved } sur { $all }
puzzle-none-left = Vous les avez tous résolus. Choisissez-en d’autres, ou attendez le prochain problème du jour.
puzzle-none-exist = Il n’y a pas de problèmes de ce genre. Choisissez-en d’autres.
puzzle-none-in-variant = Il n’y a pas de problèmes de ce genre : « { $theme } » n’existe qu’avec « { $variant } ».
puzzle-streak = { $count ->
    [one] { $count } résolu d’affilée ; votre record : { $best }
   *[other] { $count } résolus d’affilée ; votre record : { $best }
}
puzzle-days = { $count ->
    [one] Problème du jour : { $count } jour de suite ; votre record : { $best }
   *[other] Problème du jour : { $count } jours de suite ; votre record : { $best }
}

## Lessons

lesson-basics = Les bases
lesson-more = Les autres règles
lesson-strategy = Premières stratégies

lesson-move-title = Le but et les premiers coups
lesson-aim-1 = Le but : des piles de cinq couleurs différentes, avec l’une des vôtres au sommet. Le rouge est à vous, et il ne manque que lui à la pile du centre. Choisissez la pièce rouge, puis la pile.
lesson-aim-1-done = Une pile de 5 avec votre couleur au sommet quitte le plateau : un point pour vous. Qui a le plus de points à la fin gagne. Et maintenant les règles, une à une.
lesson-aim-1-again = C’est permis, mais ce n’est pas un point. Posez la pièce rouge sur la pile du centre.
lesson-move-1 = Choisissez la pièce rouge au centre, puis une des pièces qui l’entourent. Un coup suit une ligne droite et se termine sur la première pièce rencontrée.
lesson-move-1-done = C’est ainsi qu’une pièce se déplace. Les deux forment maintenant une pile, rouge au sommet.
lesson-move-1-again = Cette pièce peut bouger aussi. Pour l’instant, prenez la rouge au centre.
lesson-move-2 = Une pièce franchit autant de points vides qu’il y en a. Elle ne s’arrête jamais sur l’un d’eux et ne saute par-dessus rien. Amenez la pièce bleue sur la noire.
lesson-move-2-done = C’est cela. La pièce ivoire, derrière la noire, était hors de portée.
lesson-move-2-again = C’est permis aussi. Mais quelle ligne mène du bleu au noir ?

lesson-build-title = Empiler
lesson-build-1 = Une pile se déplace tout entière et se pose sur ce qu’elle trouve. Formez une pile de 4.
lesson-build-1-done = Déjà quatre pièces ! Une pile en compte cinq au plus.
lesson-build-1-again = Un coup permis, mais pas une pile de 4. Deux piles de 2 en font une.
lesson-build-2 = Une pile ne contient jamais deux fois la même couleur. Faites une pile de 3 avec celle du centre : posez-la sur une couleur qui lui manque.
lesson-build-2-done = Il lui manquait le vert. Cinq couleurs différentes dans une pile : voilà le but.
lesson-build-2-again = C’est permis, mais déplacez la pile du centre. Elle contient déjà du rouge et du bleu.

lesson-neutral-title = Les couleurs neutres
lesson-neutral-1 = Au début, toutes les couleurs sont neutres : les deux joueurs peuvent les déplacer. Mais une pièce neutre seule ne va que sur une pièce seule. Déplacez la rouge.
lesson-neutral-1-done = Une pièce seule sur une pièce seule. Les piles alentour étaient toutes trop hautes.
lesson-neutral-1-again = C’est permis aussi. Maintenant, déplacez la pièce rouge au centre.
lesson-neutral-2 = Une pile neutre va sur tout ce qui est aussi haut qu’elle, ou moins haut. Formez une pile de 4.
lesson-neutral-2-done = Deux sur deux. La pile de 3 aurait été trop haute.
lesson-neutral-2-again = C’est permis, mais ce n’est pas une pile de 4. Cherchez deux piles de même hauteur.
lesson-neutral-2-obstacle = Cinq couleurs, mais le rouge au sommet n’est à personne : une telle pile ne compte pour personne et ne bouge plus jamais. Réunissez les deux piles de 2.

lesson-joker-title = Les jokers
lesson-joker-1 = Les pièces tachetées sont les jokers. Un joker remplace n’importe quelle couleur qui manque à sa pile. On peut se poser dessus, mais il ne bouge jamais de lui-même. Choisissez la pièce qui ne commence jamais un coup.
lesson-joker-1-done = C’est le joker. Dès qu’on se pose sur lui, il voyage avec la pile.
lesson-joker-1-again = Celle-ci peut bouger d’elle-même. Cherchez la pièce tachetée.
lesson-joker-2 = Une pile peut contenir plusieurs jokers. Formez une pile de 4 qui en contient deux.
lesson-joker-2-done = Deux couleurs et deux jokers : les couleurs qui manquent peuvent encore s’y ajouter.
lesson-joker-2-again = Pas encore. Deux piles ont un joker à la base : réunissez-les.

lesson-claim-title = Réclamer une couleur
lesson-claim-1 = Avant un coup, vous pouvez réclamer une couleur neutre. Choisissez le rouge, puis jouez le coup que vous voulez.
lesson-claim-1-done = Le rouge est à vous. Désormais, personne d’autre que vous ne déplace les piles qui ont du rouge au sommet.
lesson-claim-1-again = Vous avez réclamé une autre couleur. Recommencez, avec le rouge.
lesson-claim-1-none = Vous avez joué sans réclamer de couleur. Choisissez d’abord le rouge, puis jouez.
lesson-claim-2 = Vos couleurs peuvent aller sur n’importe quelle hauteur. Posez votre pièce rouge sur la pile de 3.
lesson-claim-2-done = Une pièce neutre n’aurait pas pu le faire. L’idée plaît à votre adversaire, qui réclame le bleu.
lesson-claim-2-again = D’accord, mais votre rouge peut faire mieux. Même la pile de 3 n’est pas trop haute pour lui.
lesson-claim-3 = Chacun peut réclamer deux couleurs dans la partie, mais une seule par tour. Réclamez la seconde, celle que vous voulez, et jouez.
lesson-claim-3-done = Ces deux couleurs sont à vous jusqu’à la fin. Quand quatre sont réclamées, la cinquième reste neutre pour toujours.
lesson-claim-3-again = On peut aussi jouer sans réclamer. Mais cette fois, prenez votre seconde couleur.

lesson-whose-title = À qui est la pile ?
lesson-whose-1 = Seule la pièce du sommet détermine à qui est une pile. Le rouge est à vous, le noir à votre adversaire. Choisissez la pile que seul votre adversaire peut déplacer.
lesson-whose-1-done = Le noir est au sommet. Votre rouge, dessous, n’y change rien.
lesson-whose-1-again = Personne n’a réclamé cette couleur : vous pouvez tous deux la déplacer. Cherchez le noir au sommet.
lesson-whose-1-yours = Le rouge est au sommet : elle est à vous.
lesson-whose-2 = Choisissez maintenant quelque chose que vous pouvez déplacer tous les deux.
lesson-whose-2-done = Exact : la couleur du sommet est encore neutre.
lesson-whose-2-again = Le noir est au sommet : seul votre adversaire peut la déplacer.
lesson-whose-2-yours = Le rouge est au sommet : personne d’autre que vous ne peut la déplacer.

lesson-lyngk-title = La règle-LYNGK
lesson-lyngk-1 = Le rouge est à vous. Une autre pile avec du rouge au sommet est pour lui un point-LYNGK : il peut y aller, puis repartir dans n’importe quelle direction. Amenez la pièce rouge seule sur la pile de 2 à sommet noir.
lesson-lyngk-1-done = Jusqu’au point-LYNGK, un virage, et plus loin : le tout en un seul coup.
lesson-lyngk-1-again = Cela marche aussi. Mais trouvez le virage qui mène à la pile bleue et noire.
lesson-lyngk-2 = Un coup peut passer par plusieurs points-LYNGK, une fois par chacun. Trouvez-en un qui passe par trois.
lesson-lyngk-2-done = Trois points-LYNGK en un seul coup ! Plus vous en avez, plus vous allez loin.
lesson-lyngk-2-again = Ce coup n’est pas passé par trois points-LYNGK. Partez de la pièce rouge la plus éloignée des autres.
lesson-lyngk-3 = Seul ce qui porte la même couleur au sommet est un point-LYNGK, quelle que soit sa hauteur. Choisissez celui dont votre pièce rouge du centre peut se servir.
lesson-lyngk-3-done = Du rouge au sommet : rien d’autre ne compte.
lesson-lyngk-3-again = Cherchez une autre pile avec du rouge au sommet.
lesson-lyngk-3-joker = Un joker n’est jamais un point-LYNGK.
lesson-lyngk-3-below = Elle contient du rouge, mais pas au sommet.
lesson-lyngk-4 = Seule une couleur que vous avez réclamée peut passer par des points-LYNGK. Ici, personne n’a réclamé le rouge : il ne peut pas encore tourner. Réclamez-le, puis amenez la pièce rouge seule sur la pile bleue et noire.
lesson-lyngk-4-done = Une fois le rouge réclamé, l’autre pile rouge est devenue un point-LYNGK. Une couleur neutre n’en a jamais.
lesson-lyngk-4-none = Tant qu’il n’est pas réclamé, le rouge est neutre et ne peut pas passer par un point-LYNGK. Réclamez-le d’abord.
lesson-lyngk-4-again = Réclamez le rouge, puis amenez la pièce rouge seule, par l’autre pile rouge, sur la pile bleue et noire.

lesson-complete-title = Compléter une pile de 5
lesson-complete-top = C’est le sommet qui décide. Le noir est neutre : une pile de 5 avec du noir au sommet ne compte pour personne et reste sur le plateau, c’est un obstacle. Faites une pile de 5 qui compte.
lesson-complete-top-done = Du rouge au sommet : un point. Dans l’autre sens, c’était un obstacle.
lesson-complete-top-again = Pas encore de pile de 5. Votre pièce rouge et la pile du milieu ont cinq couleurs à elles deux.
lesson-complete-top-obstacle = Un obstacle : le noir au sommet n’est à personne. Il ne bouge plus jamais et ne compte pour personne. Essayez dans l’autre sens.
lesson-complete-2 = Une couleur réclamée compte aussitôt. Réclamez-en une et complétez une pile de 5 dans le même coup.
lesson-complete-2-done = Une couleur et un point en un seul coup !
lesson-complete-2-again = Pas encore de pile de 5. Quelle couleur manque à la pile de 4, et quelle pièce peut l’apporter ?

lesson-ready-title = Avant votre première partie
lesson-ready-1 = Une pile de 4 est un cadeau pour qui peut la compléter. Le rouge est à vous, le bleu et le noir à votre adversaire. Jouez, mais ne laissez rien qu’il puisse compléter.
lesson-ready-1-done = C’est sûr. Avant chaque coup, regardez ce que votre adversaire pourrait compléter.
lesson-ready-1-again = Voilà une pile de 4 à laquelle il ne manque que le bleu, et le bleu peut l’atteindre. Cherchez un coup plus sûr.
lesson-ready-1-four = Une pile de 4 à laquelle il ne manque que le bleu : votre adversaire la complète et prend le point.
lesson-ready-2 = On ne passe que si l’on ne peut pas jouer. Quand personne ne le peut, la partie est finie. À trois piles complétées chacun, les piles de 4 sur le plateau décident, puis celles de 3, etc. Le rouge et le vert sont à vous. Qui gagne ?
lesson-ready-2-done = Votre pile de 4 l’emporte sur deux piles de 3. Vous en savez assez pour votre première partie.
lesson-ready-2-again = Cherchez d’abord les piles de 4. À qui est la couleur du sommet ?

lesson-start-title = La mise en place
lesson-start-1 = Une partie commence ainsi : 43 pièces, huit de chaque couleur et trois jokers, une par point, au hasard. Le sort désigne qui commence : c’est vous. Déplacez la pièce verte du centre.
lesson-start-1-done = À votre adversaire de jouer. On joue à tour de rôle, jusqu’à ce que plus personne ne puisse jouer.
lesson-start-1-claim = Vous pouvez réclamer une couleur dès le premier coup. Mais cette fois, jouez sans réclamer.
lesson-start-1-again = C’est permis aussi. Mais cette fois, commencez par la pièce verte du centre.

lesson-obstacle-title = Les obstacles
lesson-obstacle-1 = Une pile de 5 avec une couleur neutre au sommet ne compte pour personne. Complétez-en une sans rien réclamer, et regardez ce qui se passe.
lesson-obstacle-1-done = Elle reste là et ne bouge plus jamais : un obstacle.
lesson-obstacle-1-again = Cela ne fait pas cinq. La pile de 3 et la pile de 2 ont cinq couleurs à elles deux.
lesson-obstacle-1-point = En réclamant, c’est un point, et un beau coup ! Mais pour une fois, faites-le sans.
lesson-obstacle-2 = Un obstacle le reste, même si sa couleur est réclamée plus tard. Mais le rouge est à vous, et celui-ci a du rouge au sommet : servez-vous-en comme point-LYNGK.
lesson-obstacle-2-done = Pas un point pour vous, mais un bon endroit où tourner.
lesson-obstacle-2-again = Ce coup n’est pas passé par l’obstacle. Allez-y avec votre pièce rouge seule, et continuez plus loin.

lesson-pass-title = Passer
lesson-pass-1 = Le rouge et le vert sont à vous, le bleu et le noir à votre adversaire. Votre pièce rouge n’a nulle part où aller, et vous n’en avez pas d’autre : il ne reste qu’à passer.
lesson-pass-1-done = On ne passe que si l’on ne peut pas jouer. Regardez ce que fait votre adversaire.
lesson-pass-2 = La pile de 5 de votre adversaire a quitté le plateau, et la voie est libre. Qui peut jouer doit jouer : allez-y.
lesson-pass-2-done = Passer n’est jamais un choix. Dès qu’un coup est possible, il faut le jouer.
lesson-pass-3 = Telle quelle, la position ne vous laisse aucun coup. Mais vous pouvez encore réclamer une couleur, et alors il y en a un. On ne passe donc pas : réclamez et jouez.
lesson-pass-3-done = Exact. On ne passe que si même une couleur réclamée n’y change rien.

lesson-end-title = La fin
lesson-end-1 = Plus personne ne peut jouer : la partie est finie. Vous avez complété quatre piles, votre adversaire trois. Il reste deux piles de 4 aux couleurs de votre adversaire. Qui gagne ?
lesson-end-1-done = Qui a complété le plus de piles gagne. Dans ce cas, ce qui reste sur le plateau ne compte pas.
lesson-end-1-again = Les piles complétées décident d’abord, et vous en avez plus.
lesson-end-2 = Trois piles complétées chacun. On compte alors sur le plateau les piles de 4, pour qui possède la couleur du sommet ; puis les piles de 3, de 2, et les pièces seules. Le rouge et le vert sont à vous, le bleu et le noir à votre adversaire. Qui gagne ?
lesson-end-2-done = Une pile de 4 chacun, mais il y a une pile de 3, et elle est à votre adversaire. Vos deux pièces seules ne comptent plus.
lesson-end-2-again = Chacun a une pile de 4. Regardez maintenant les piles de 3.
lesson-end-3 = Quatre piles complétées chacun. Sur le plateau, il vous reste une pièce seule, la rouge, et à votre adversaire une aussi, la bleue. Le joker n’est à personne. Qui gagne ?
lesson-end-3-done = Tout est égal, jusqu’aux pièces seules : la partie est nulle.
lesson-end-3-again = Vous avez chacun quatre piles complétées et une pièce seule. Qu’est-ce qui pourrait encore décider ?
lesson-end-you = Moi
lesson-end-opponent = Mon adversaire
lesson-end-nobody = Personne, la partie est nulle

lesson-six-title = Variante : les piles de 6
lesson-six-1 = Dans cette variante, les piles de 5 restent sur le plateau et continuent de grandir. Formez-en une avec votre rouge au sommet.
lesson-six-1-done = Elle reste, et elle est à vous tant que le rouge est au sommet.
lesson-six-1-again = Essayez votre pièce rouge seule : elle atteint la pile de 4 au centre.
lesson-six-2 = Qui complète une pile de 6 avec une de ses couleurs au sommet gagne aussitôt. Outre les cinq couleurs, il y faut un joker, qui représente le blanc. Gagnez cette partie !
lesson-six-2-done = Cinq couleurs et un joker, rouge au sommet : vous avez gagné sur-le-champ.
lesson-six-2-again = Pas encore. La pile du centre a son joker, il ne lui manque que le rouge.
lesson-six-3 = La pile du centre, verte au sommet, est à vous. Elle a les cinq couleurs, mais pas de joker. Pouvez-vous gagner quand même ?
lesson-six-3-done = Droit sur le joker. Il ne bouge jamais de lui-même, mais il vous attend.
lesson-six-3-again = Ce coup ne gagne pas. Quelle est la seule pièce qui aille encore avec cinq couleurs ?
lesson-six-4 = Une pile de 6 avec une couleur neutre au sommet ne donne pas la victoire. Le vert est à vous, et personne n’a réclamé le rouge. Amenez la pile du centre sur le joker sans rien réclamer, et regardez ce qui se passe.
lesson-six-4-done = Elle reste en place, et la partie continue. Elle ne donnera jamais la victoire, même si quelqu’un réclame le rouge plus tard.
lesson-six-4-won = En réclamant cette couleur, vous gagnez aussitôt ! Mais pour une fois, complétez une pile de 6 sans réclamer.
lesson-six-5 = Plus personne ne peut jouer, et personne n’a gagné. On compte alors les piles de 5, pour qui possède la couleur du sommet ; puis celles de 4, de 3, de 2, et les pièces seules. Le rouge et le vert sont à vous, le bleu et le noir à votre adversaire. Qui gagne ?
lesson-six-5-done = Trois piles de 5 contre deux, pour votre adversaire. Les piles de 6 ont l’ivoire neutre au sommet : elles ne comptent pour personne.
lesson-six-5-again = Comptez les piles de 5 d’après la couleur du sommet. Les piles de 6 ne comptent pour personne : l’ivoire est neutre.

## Strategy

strategy-claim-title = Quand réclamer
strategy-claim-1 = Réclamez une couleur quand elle rapporte aussitôt. Personne n’en a encore, et en d1 et e1 une pile de 5 attend le premier venu. Un seul coup gagne.
strategy-claim-1-done = Le point est à vous, et le vert aussi. La pièce verte en c7 complétera bientôt une autre pile de 5.
strategy-claim-1-again = Ce coup ne gagne pas. Une pile de 5 attend en d1 et e1 : prenez-la avant votre adversaire, et choisissez bien la couleur du sommet.
strategy-claim-1-red = Avec le rouge, c’est un point aussi. Mais le vert revient à votre adversaire ; vous n’avez bientôt plus de coups, et cela décide.
strategy-claim-2 = Bleu ou noir : chacun permet de compléter une pile de 5 en h1 et h2. Mais l’un des deux gâche la victoire. Quelle couleur servira le plus par la suite ?
strategy-claim-2-done = Le bleu est au sommet de trois autres piles. Elles vous donnent des coups et des menaces jusqu’au bout.
strategy-claim-2-again = Prenez d’abord le point qui s’offre : h1 et h2 font une pile de 5. Reste à savoir quelle couleur vient au sommet.
strategy-claim-2-black = Le même point. Mais les piles bleues sont désormais libres pour votre adversaire, et elles pèsent plus lourd.
strategy-claim-3 = Vous perdez deux à zéro. Cherchez la couleur qui marque tout de suite et ne laisse presque rien à déplacer à votre adversaire.
strategy-claim-3-done = Le bleu est au sommet de quatre autres piles, et la pièce noire de h3 ne peut plus gâcher votre autre pile de 4. Bientôt, votre adversaire devra passer pendant que vous revenez au score.
strategy-claim-3-again = Marquez tout de suite, avec la couleur qui est au sommet du plus grand nombre de piles.
strategy-claim-3-black = Un point, mais toutes ces piles bleues restent à votre adversaire. Le bleu valait davantage.
strategy-claim-3-other = Le bleu est le bon choix. Mais vous avez deux piles de 4, et votre adversaire complète l’autre.
strategy-claim-4 = Votre adversaire a déjà ses deux couleurs : personne ne peut plus vous prendre le rouge ni le noir. Amenez l’ivoire de e3 en c2. Réclamez-vous une couleur avec ce coup, ou attendez-vous ?
strategy-claim-4-done = Une dernière couleur que personne ne peut prendre ne s’envole pas. Réclamez-la quand vous saurez laquelle il vous faut.
strategy-claim-4-again = Le coup, ici, c’est l’ivoire de e3 en c2. Reste à savoir si vous réclamez en même temps.
strategy-claim-4-early = Trop tôt : votre adversaire voit votre couleur et recouvre aussitôt une pile de cette couleur.

strategy-tempo-title = À court de coups
strategy-tempo-1 = Qui ne peut pas jouer passe, et l’autre continue seul. Votre adversaire n’a plus que deux coups : le rouge neutre depuis f5, et le noir de g2 à g7. Un seul coup lui enlève les deux.
strategy-tempo-1-done = Le rouge est à vous, et il est en g2. Votre adversaire ne peut que regarder pendant que vous complétez la pile de 5 qu’il vous faut.
strategy-tempo-1-again = Votre adversaire peut encore jouer. Il vous faut le rouge, et g2 doit être recouvert.
strategy-tempo-1-late = Une bonne pile, mais votre adversaire va de g2 à g7, et vous ne le rattrapez plus.
strategy-tempo-2 = Vous avez deux points de retard, mais les coups qui restent à votre adversaire sont tous autour de f6, g6 et g7. Enlevez-les-lui d’un seul coup.
strategy-tempo-2-done = Le noir a enfermé la pièce verte, et la pile de f6 ne peut pas s’y poser : elle contient déjà du noir. Désormais, il n’y a plus que vous qui jouez.
strategy-tempo-2-again = Il reste un coup à votre adversaire. Et si la pièce noire neutre en g6 fermait ce coin ?
strategy-tempo-2-late = Votre adversaire va de f6 à g7 et garde l’avance.

strategy-deny-title = Empêcher
strategy-deny-1 = La pile ivoire en h4 va se poser en g2 et compléter une pile de 5. Vous ne pouvez pas en compléter une vous-même. Retirez donc la pièce sur laquelle elle veut se poser.
strategy-deny-1-done = La pièce a quitté g2 et, puisque le vert est à vous, elle aussi. Votre adversaire ne peut même plus jouer.
strategy-deny-1-again = Cela ne suffit pas : votre adversaire garde le dessus. La pièce en g2 doit partir, et sa couleur devrait être à vous.
strategy-deny-1-late = Et voilà : de h4 en g2, votre adversaire a sa pile de 5.
strategy-deny-2 = Le rouge en g2 peut aller en d4 et compléter une pile de 5. La meilleure défense, ici, est de se poser sur l’attaquant.
strategy-deny-2-done = Le vert coiffe la pile rouge, qui est maintenant à vous. En c4, elle va compléter une pile de 5.
strategy-deny-2-again = Cela n’aidera pas longtemps. Quelle couleur, une fois réclamée, peut atteindre g2 ?
strategy-deny-2-late = Le rouge va en d4 : une pile de 5. Pour parer une menace, il faut s’y attaquer.
strategy-deny-3 = Chacun a déjà réclamé ses deux couleurs. La pile verte en e2 va se poser en b2 et compléter une pile de 5. Mais la pile en b2 est neutre.
strategy-deny-3-done = La pile en b1 contient maintenant elle-même du rouge et du vert : celle de e2 ne peut plus s’y poser.
strategy-deny-3-again = La pile de 5 en b2 reste possible. Cette pile-là, vous pouvez la déplacer aussi.
strategy-deny-3-late = Maintenant la pile de e2 se pose en b2 : une pile de 5, et la partie est perdue.

strategy-network-title = Tisser un réseau
strategy-network-1 = Les piles avec votre couleur au sommet sont des relais : plus il y en a qui se voient, plus elles vont loin. Trouvez la pile de 5 pour le vert, et réclamez ce qu’il faut à votre adversaire pour la suivante.
strategy-network-1-done = Par h2 et d5 jusqu’en d4. Et comme le bleu est à vous, la pile de 5 en d5 le sera aussi.
strategy-network-1-again = Le vert de h4 arrive en d4 par deux points-LYNGK. Et quelle couleur manque en d5 ?
strategy-network-1-unclaimed = Le bon coup, mais sans réclamer. Votre adversaire prend le bleu et, avec lui, la pile de 5 en d5.
strategy-network-2 = Le rouge est à vous. Deux de ses piles sont si bien placées qu’une troisième peut passer par les deux. Où arrive-t-elle ?
strategy-network-2-done = Par g4 et e5 jusqu’en c4 : une pile de 5. Et les relais restent en place.
strategy-network-2-again = Suivez le rouge de relais en relais : de h2 par g4 et e5. Ne rompez pas cette chaîne.
strategy-network-2-broken = Vous retirez un relais de votre propre réseau, et il ne reste que la partie nulle.

## Rules

rule-board-title = Le plateau
rule-board = Un hexagone de quatre points de côté, 37 en tout, et six points de plus, un au-delà du milieu de chaque côté : 43 points. De chacun partent des lignes dans six directions au plus. Les colonnes vont de a à i, de gauche à droite ; les points d’une colonne se comptent à partir du bas.

rule-setup-title = Pièces, but, mise en place
rule-pieces = Il y a cinq couleurs : ivoire, bleu, rouge, vert et noir. Les trois pièces blanches tachetées sont les jokers.
rule-start = Au départ, chaque point porte une pièce, placée au hasard : huit de chaque couleur et les trois jokers. Une pièce de plus de chaque couleur attend à côté du plateau. Qui réclame la couleur la prend comme repère ; ces cinq pièces n’entrent jamais en jeu.
rule-start-picture = Un départ : 43 pièces, et une de chaque couleur à côté du plateau. Une pièce peut aller sur une voisine d’une autre couleur, pas sur la sienne.
rule-begin = Le sort désigne qui commence ; on joue ensuite à tour de rôle. Comme personne n’a encore de couleur, la disposition n’avantage personne.
rule-aim = Le but est de compléter plus de piles que l’adversaire : cinq pièces de cinq couleurs différentes, avec une de ses propres couleurs au sommet. Un joker peut remplacer une couleur qui manque.

rule-colors-title = Jokers, couleurs neutres et réclamées
rule-d1 = Un joker remplace n’importe quelle couleur qui manque à sa pile. Il est passif : il ne se déplace jamais de lui-même, ni seul ni au sommet d’une pile ; il voyage dans les piles. Un joker n’est donc au sommet que s’il est seul.
rule-d1-picture = Le rouge peut se poser sur le joker. Le joker, lui, ne peut pas bouger.
rule-d2 = Une couleur que personne n’a réclamée est neutre : les deux joueurs peuvent la déplacer.
rule-d2-picture = Rien n’est réclamé : à son tour, chacun peut déplacer n’importe laquelle des trois.
rule-d3 = Chacun peut réclamer deux couleurs dans une partie, et seulement des couleurs encore neutres. Dès lors, personne d’autre ne les déplace.
rule-d3-picture = Le rouge est à vous et peut bouger. Le noir est à votre adversaire : vous ne pouvez pas le déplacer.
rule-d4 = On réclame à son tour, avant de déplacer une pièce ou une pile.
rule-d4-picture = Une pièce neutre seule ne peut pas aller sur une pile de 3. Réclamez d’abord le rouge, et elle le peut.
rule-d5 = On réclame une couleur au plus par tour.
rule-d6 = Quand chacun a réclamé deux couleurs, la cinquième reste neutre jusqu’à la fin.
rule-d6-picture = Quatre couleurs sont réclamées. L’ivoire reste neutre : il va sur une pièce seule, mais pas sur une pile de 2.

rule-turn-title = Un tour
rule-e1 = À votre tour, vous pouvez réclamer une couleur ; puis vous déplacez une pièce ou une pile. On peut déplacer tout ce qui a au sommet une couleur neutre ou l’une des siennes.
rule-e2 = Une pile se déplace tout entière. Seule la pièce du sommet détermine à qui elle est.
rule-e2-picture = La pile rouge et bleue va tout entière sur la verte et noire : une pile de 4, bleue au sommet.
rule-e3 = Un coup suit une ligne par-dessus des points vides jusqu’au premier point occupé et s’y termine, sur ce qui s’y trouve. Il ne finit jamais sur un point vide et ne saute par-dessus rien (exception : la règle-LYNGK, F).
rule-e3-picture = Le bleu peut franchir trois points vides jusqu’au noir. Il ne peut pas sauter jusqu’à la pièce ivoire derrière, ni s’arrêter sur un point vide.
rule-e5 = Une pile compte cinq pièces au plus, et aucune couleur deux fois. Elle peut contenir plusieurs jokers.
rule-e5-picture = Votre pile bleue peut aller sur celle à sommet vert : une pile de 4 avec deux jokers. Pas sur celle qui contient déjà du bleu ; et sur la pile de 4, elle serait trop haute.
rule-e6 = Une pièce neutre seule ne va que sur une pièce seule : de n’importe quelle autre couleur, ou un joker.
rule-e6-picture = La pièce rouge peut aller sur la bleue et sur l’ivoire. Pas sur la rouge, car aucune couleur ne peut y être deux fois ; pas sur la pile de 2, car une pièce neutre seule ne va que sur une pièce seule.
rule-e7 = Une pile à sommet neutre ne va que sur une pièce ou une pile qui n’est pas plus haute qu’elle.
rule-e7-picture = Une pile de 2 peut aller sur la pile de 2 et sur la pièce seule, mais pas sur la pile de 3.
rule-e8 = Avec une de ses couleurs au sommet, on peut aller sur n’importe quelle hauteur.
rule-e8-picture = Votre pièce rouge seule peut aller sur la pile de 3.
rule-e9 = Une pile de 5 qui a au sommet la couleur du joueur qui l’a complétée quitte aussitôt le plateau : un point pour lui.
rule-e9-picture = Votre rouge se pose sur la pile de 4 et complète une pile de 5 : un point.
rule-e10 = Une pile de 5 à sommet neutre reste en place comme obstacle et ne compte pour personne.
rule-e10-picture = Personne n’a réclamé le vert : cette pile de 5 reste comme obstacle.
rule-e11 = Qui peut jouer ne peut pas passer.
rule-e11-picture = Le rouge atteint la pile de 2. Il n’est donc pas permis de passer.
rule-e12 = Qui ne peut pas jouer passe, mais doit de nouveau jouer dès qu’un tour suivant le permet.
rule-e12-picture = Votre seule pièce, la rouge, ne peut pas se poser sur une pile qui contient du rouge. Vous passez.

rule-lyngk-title = La règle-LYNGK
rule-f1 = La règle-LYNGK ne vaut que pour les coups joués avec une couleur que l’on a réclamée.
rule-f1-picture = Le rouge est neutre ici : il ne peut pas continuer en passant par l’autre pile rouge. Si vous réclamez le rouge, il le peut.
rule-f2 = Une pièce ou une pile à votre couleur peut aller jusqu’à une autre qui a la même couleur au sommet, un point-LYNGK, et repartir de là le long de n’importe quelle ligne, encore et encore, jusqu’à se poser là où elle en a le droit. Chaque point-LYNGK a au sommet la couleur qui se déplace.
rule-f2-picture = Vous réclamez le rouge et passez par trois points-LYNGK jusqu’à la pile de 4 : la pile de 5 est complète, un point.
rule-f4 = Un joker n’est jamais un point-LYNGK.
rule-f4-picture = Votre rouge peut se poser sur le joker, mais pas repartir de là.
rule-f5 = Chaque point-LYNGK sert une fois au plus dans un même tour.
rule-lyngk-height = D’une pile qui sert de point-LYNGK, seul le sommet importe, pas la hauteur.
rule-lyngk-height-picture = La pile de 4 à sommet rouge est, pour votre pièce rouge, un point-LYNGK comme un autre.

rule-end-title = La fin
rule-g1 = La partie finit quand plus personne ne peut jouer. Qui a complété le plus de piles de 5 gagne.
rule-g1-picture = Personne ne peut jouer. Le joueur 1 a complété quatre piles, le joueur 2 trois : le joueur 1 gagne, quoi qu’il reste sur le plateau.
rule-g2 = En cas d’égalité, les piles de 4 restées sur le plateau décident, chacune pour qui possède la couleur du sommet ; puis celles de 3, de 2, et les pièces seules.
rule-g2-picture = Trois piles complétées et une pile de 4 chacun. La pile de 3 est au joueur 2, qui gagne.
rule-g3 = Si tout est égal, la partie est nulle.
rule-g3-picture = Quatre piles complétées chacun, et rien que des jokers sur le plateau : partie nulle.

rule-six-title = Variante : les piles de 6
rule-h1 = Les piles de 5 restent sur le plateau, se déplacent et grandissent encore ; la limite est de six.
rule-h1-picture = Votre rouge forme une pile de 5. Elle reste sur le plateau.
rule-h2 = Un joker représente aussi une sixième couleur, le blanc. Il reste passif, et le blanc ne se réclame pas.
rule-h3 = Une pile de 6 contient donc au moins un joker ; d’autres jokers peuvent remplacer des couleurs manquantes.
rule-h3-picture = La pile du centre a son joker. Avec votre rouge au sommet, elle devient une pile de 6.
rule-h4 = Qui complète une pile de 6 avec une de ses couleurs au sommet gagne aussitôt.
rule-h4-picture = Votre pile de 5 va sur le joker : une pile de 6, vous avez gagné.
rule-h5 = Une pile de 6 à sommet neutre ne donne pas la victoire. Elle reste en place, et la partie continue.
rule-h5-picture = Le rouge est neutre : cette pile de 6 ne donne pas la victoire.
rule-h6 = Si plus personne ne peut jouer avant que quelqu’un ait gagné, les piles de 5 restées sur le plateau décident, chacune pour qui possède la couleur du sommet ; puis celles de 4, de 3, de 2, et les pièces seules. Si tout est égal, la partie est nulle.

rule-rulings-title = Précisions
rule-x1 = Réclamer et déplacer ne font qu’un coup. Il est permis si le déplacement l’est une fois la couleur réclamée. On n’est pas tenu de déplacer la couleur qu’on vient de réclamer.
rule-x1-picture = Vous pouvez réclamer le bleu et déplacer le rouge.
rule-x2 = Qui ne peut jouer qu’en réclamant doit réclamer et jouer. On ne passe que si l’on n’a aucun coup permis, même en réclamant ; et qui passe ne réclame pas.
rule-x2-picture = Sans réclamer, il n’y a aucun coup ici. Avec le rouge, il y en a : vous ne pouvez donc pas passer.
rule-x3 = La partie est finie dès que personne n’a plus de coup permis, même en réclamant. Jusque-là, qui n’en a pas passe.
rule-x4 = Une pile complétée avec un sommet neutre (de 5, ou de 6 dans la variante) ne compte pour personne jusqu’à la fin de la partie, même si sa couleur est réclamée plus tard ; elle peut alors servir de point-LYNGK à qui l’a réclamée.
rule-x4-picture = L’obstacle à sommet rouge n’est pas un point pour vous, mais votre rouge peut passer par lui.
rule-x5 = Pendant un coup LYNGK, le point d’où part la pile compte comme vide. Cela ne change rien aux arrivées possibles ; couleur réclamée, départ et arrivée décrivent donc entièrement un coup.
rule-x6 = Deux coups sont identiques si la couleur réclamée, le départ et l’arrivée sont les mêmes, quel que soit le chemin.
rule-x7 = À la fin de la partie, c’est le sommet qui détermine à qui est une pile. Les obstacles ne comptent pour personne.

## Learning

learn-title = Apprendre LYNGK
learn-intro = Une chose à la fois. Quoi que vous essayiez, vous avez une réponse.
learn-begin = Commencer
learn-go-on = Continuer : { $lesson }
learn-all-done = Vous avez fait toutes les leçons. Le reste vient en jouant.
learn-time = six minutes environ
learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
learn-steps-done = { $done } sur { $count }
learn-done = Réussi
learn-shown = Montré
learn-steps-shown = { $count ->
    [one] Parcouru, { $count } étape à essayer vous-même
   *[other] Parcouru, { $count } étapes à essayer vous-même
}
learn-lost = Il n’y a pas de leçon à cette adresse. Voici toutes les leçons.
learn-broken = Une partie de votre progression est illisible. Elle est mise de côté dans ce navigateur, et le reste est là.
learn-all-lessons = Toutes les leçons
learn-step = Étape { $number } sur { $count }
learn-task = À vous de jouer
learn-not-yet = Pas encore
learn-hint = Indice
learn-hint-points = Regardez ce qui est marqué : { $points }.
learn-refused-higher = Seules vos propres piles peuvent aller sur des piles plus hautes.
learn-lyngk-point = Choisissez où le coup se termine : le chemin par les points-LYNGK est trouvé pour vous.
learn-show = Montrez-moi
learn-again = Recommencer
learn-next = Suivant
learn-next-lesson = Ensuite : { $lesson }
learn-play-now = Jouer maintenant
learn-soon = Encore deux minutes :
learn-rules = Les règles complètes
learn-rules-text = Chaque règle avec son numéro et des exemples à jouer
learn-rules-intro = Chaque règle porte un numéro, que la page cite quand quelque chose n’est pas permis. Chaque exemple peut être essayé sur un plateau.
learn-contents = Chapitres
learn-beside = À côté du plateau
learn-try = Essayer
learn-try-rule = Essayer : { $rule }
learn-try-both = Ici, vous jouez pour les deux côtés. Si quelque chose n’est pas permis, la page dit pourquoi.
learn-back-to-rules = Retour aux règles
learn-back-to-game = Retour à votre partie

## Puzzles, on the page

puzzle-room-day-open = Résoudre
puzzle-room-day-easier = Commencer par un plus facile
puzzle-room-day-six = Le problème du jour avec des piles de 6
puzzle-room-day-solved = Résolu aujourd’hui
puzzle-room-day-failed = Essayé aujourd’hui, pas résolu
puzzle-room-more = D’autres problèmes
puzzle-room-difficulty = Difficulté
puzzle-room-theme = Thème
puzzle-room-variant = Variante
puzzle-room-progress = Votre progression
puzzle-room-all = Tous les problèmes
puzzle-room-merit-solved = Ce problème compte comme résolu.
puzzle-room-merit-helped = Résolu avec un indice : votre série ne change pas.
puzzle-room-merit-failed = Pas résolu cette fois ; le problème reviendra.
puzzle-room-merit-practice = C’était pour s’entraîner : rien ne change.
puzzle-room-unknown = Il n’y a pas de problème à cette adresse. Voici tous les problèmes.
puzzle-room-broken = Une partie de ce qui était enregistré de vos problèmes n’a pas pu être lue. Le reste compte, et l’ensemble est mis de côté tel quel.
puzzle-room-link = Copier le lien
puzzle-room-link-by-hand = Lien vers ce problème
puzzle-room-line = La solution

## Studies, on the page

study-opened = Ouvert : { $game }.
study-put-aside = Ce qui était ouvert avant se trouve parmi vos parties et études.
study-copy = copie
study-copied = Les mêmes passages de cette étude ont été modifiés dans une autre fenêtre. Les deux versions sont conservées : la vôtre s’appelle maintenant « { $name } ».
study-unkept = Le navigateur ne permet pas à la page d’enregistrer cette étude. Elle reste ouverte, mais serait perdue si vous fermiez la page. Téléchargez-la.
study-unkept-full = Le navigateur n’accorde plus de place à la page : vos dernières modifications de cette étude ne sont pas enregistrées. Téléchargez-la, ou supprimez quelque chose dans « Vos parties et études ».
study-unkept-download = Télécharger l’étude
study-broken = L’étude enregistrée ici est illisible. { $reason } Elle est conservée telle quelle, et une nouvelle est prête.
study-back-to-table = Retour à la partie en ligne
study-link-broken = Ce lien ne peut pas être ouvert. { $reason } Rien n’a changé ici.
study-tree = Coups
study-start = Début
study-keys = Les flèches parcourent l’étude : gauche et droite le long de la ligne, haut et bas d’une variante secondaire à l’autre. Début et Fin mènent à ses extrémités, la barre d’espace fait défiler les coups.
study-last = À la fin de la ligne
study-autoplay = Faire défiler les coups
study-autoplay-stop = Pause
study-previous = Variante secondaire précédente
study-next = Variante secondaire suivante
chapters-title = Chapitres
chapter-number = Chapitre { $number }
chapter-at = Chapitre { $number } sur { $count } : { $name }
chapter-of = Chapitre { $number } sur { $count }
chapter-previous = Chapitre précédent
chapter-next = Chapitre suivant
chapters-up = Monter
chapters-down = Descendre
chapters-remove = Supprimer le chapitre
chapters-removed = Supprimé : { $name }
chapters-study-name = Nom de l’étude
chapters-name = Nom de ce chapitre
chapters-add = Ajouter un chapitre
chapters-add-empty = Vide, à partir de cette position
chapters-add-copy = Copie de ce chapitre
chapters-paste = À partir d’un texte : parties (LGN), position (LPN) ou lien
chapters-read = Ajouter
chapters-limit = Une étude peut avoir au plus { $limit } chapitres.
study-notes = Notes
study-analysis = Analyse
study-review = Bilan
study-open = Ouvrir
study-share = Partager
study-comment = Commentaire sur ce coup
study-comment-start = Commentaire avant le premier coup
study-marks = Juger ce coup
study-position-marks = Juger la position
study-promote = Promouvoir la variante
study-delete = Supprimer à partir d’ici
study-redo = Rétablir
study-details = À propos de cette partie
source-title = Modifier le texte (LGN)
source-label = Texte de la partie
source-good = Le texte est une partie complète.
source-apply = Appliquer
source-discard = Abandonner les modifications
source-applied = Le texte a été appliqué.
study-event = Événement
study-result = Résultat
study-wins = { $player } gagne
study-result-open = Partie inachevée ou résultat inconnu
study-paste = Coller une partie (LGN, SGF), une position ou un lien
study-read = Ouvrir
study-file = Depuis un fichier
study-choose = Il y a plusieurs parties. Choisissez-en une :
study-choose-all = Tout ouvrir comme chapitres d’une étude
study-choose-collection = Ouvrir comme collection
study-new = Nouvelle position de départ
study-new-six = Nouvelle position de départ, piles de 6
study-copy-link = Copier le lien
study-copy-game = Copier la partie (LGN)
study-download = Télécharger la partie
study-download-all = Télécharger tous les chapitres
study-copy-position = Copier la position (LPN)
study-link-hint = Le lien contient toute l’étude : qui l’ouvre la voit, et rien n’est enregistré ailleurs.
study-link-hint-chapter = Le lien contient ce chapitre, pas les autres. Pour partager tous les chapitres, téléchargez-les dans un fichier. Rien n’est enregistré ailleurs.
study-copy-by-hand = Le navigateur ne laisse pas la page copier. Voici le texte :
study-stop = Arrêter
analysis-start = Lancer l’analyse
analysis-hint = L’ordinateur analyse la position du plateau et vous suit à travers la partie.
analysis-thinking = L’ordinateur réfléchit…
analysis-failed = L’ordinateur ne répond pas. Relancez-le.
analysis-for = { $player } : { $score }
analysis-lines = Meilleurs coups : { $player }
analysis-claims = Ce que changerait une couleur réclamée
outlook-title = Perspectives
outlook-end = Piles de 5 à la fin : { $first } environ { $one }, { $second } environ { $two }
outlook-lead = { $player }, avance dans au moins 4 parties semblables sur 5 : { $lead }
outlook-proved = Le résultat est certain : la fin de la partie est indiquée plus haut.
outlook-between = de { $low } à { $high }
outlook-show = Qui pourrait obtenir quelle pile ?
outlook-completes = { $player }, piles à portée : { $stacks }
outlook-open = Aucune pile n’est encore en vue, ni d’un côté ni de l’autre.
outlook-stack = { $point } { $percent } %
review-start = Faire le bilan de la partie
review-effort = Degré d’approfondissement
review-quick = Rapide
review-thorough = Approfondi
review-hint = L’ordinateur juge chaque coup de la ligne principale et montre où il y avait mieux.
review-changed = La ligne principale a changé depuis. Refaites le bilan.
review-longer = Depuis, des coups ont été ajoutés à la fin. Ils ne sont pas encore jugés.
review-at = Après le coup { $number } : { $score }.
review-at-start = Au début : { $score }.
review-elsewhere = Dans une variante secondaire
review-mistakes = Erreurs
review-no-mistakes = Aucune erreur n’a été trouvée.
review-resigned = { $player } a abandonné, alors que ses chances étaient de { $percent } %.
review-resigned-you = Vous avez abandonné, alors que vos chances étaient de { $percent } %.
review-annotate = Ajouter à l’étude
review-annotated = Les annotations et les meilleurs coups sont maintenant dans l’étude.
retry-start = Apprendre de ses erreurs : { $player } ({ $count })
retry-title = Moment { $number } sur { $count }
retry-title-own = Votre moment { $number } sur { $count }
retry-task = { $player } a joué { $turn }. Trouvez mieux sur le plateau.
retry-why = Après { $turn } : { $why }
retry-judging = L’ordinateur regarde…
retry-show = Montrer le meilleur coup
retry-next = Erreur suivante
retry-leave = Retour à l’étude
drill-open = Trouvez le coup
drill-lead = Parcourez l’étude comme une leçon : trouvez les coups de sa ligne principale.
drill-whose = Coups à trouver
drill-both = Les deux
drill-which = Quels coups trouver
drill-all = Tous les coups
drill-marked = Seulement les coups marqués ! ou !!
drill-start = Commencer
drill-link = Copier le lien de la leçon
drill-nothing = Pour ce choix, la ligne principale n’a aucun coup à trouver.
drill-title = Coup { $number } sur { $count }
drill-task = À { $player } de jouer. Trouvez le coup de l’étude.
drill-wait = { $player } répond…
drill-on = L’étude continue…
drill-right = Oui, c’est le coup.
drill-variation = Pas celui-ci : dans l’étude, c’est une variante secondaire.
drill-answer = La suite est { $turn }.
drill-unknown = Pas celui-ci. Il n’est pas dans l’étude.
drill-from = C’est la pile en { $point } qui bouge.
drill-turn = Le coup est { $turn }.
drill-show = Montrer le coup
drill-result = La leçon est finie. Trouvés du premier coup et sans aide : { $found } sur { $count }.
drill-repeat = Depuis le début

## One mistake at a time

review-again = Refaire le bilan
review-previous = Erreur précédente
review-played = Joué
review-better = Mieux
review-play-better = Jouer la meilleure suite
retry-task-you = Vous avez joué { $turn }. Trouvez mieux sur le plateau.
turn-claiming = { $turn }, couleur réclamée : { $color }
turn-not-claiming = { $turn } sans réclamer de couleur

## Hints

hint-only = Un seul coup est permis ici.
hint-look = Regardez { $points }.
hint-points-of = { $points }… ({ $count } en tout)
hint-forced-win = vous pouvez forcer la victoire
hint-forced-draw = avec le meilleur jeu, c’est une partie nulle
hint-forced-loss = votre adversaire peut forcer la victoire
hint-forced-line = { $count ->
    [one] { $forced }, par exemple en { $count } coup
   *[other] { $forced }, par exemple en { $count } coups
}
hint-pass = Vous ne pouvez que passer.
hint-move = Jouez de { $from } à { $to }.
hint-claim-move = Réclamez une couleur ({ $color }), puis jouez de { $from } à { $to }.
hint-through = Le chemin passe par des points-LYNGK : { $points }.
hint-wins = Cela met fin à la partie, et vous gagnez.
hint-completes = Cela complète une pile de { $height } en { $point }.
hint-builds = Une pile de { $height } se forme en { $point }.
hint-builds-own = En { $point } se forme une pile de { $height } que personne d’autre ne peut déplacer.
hint-obstacle = En { $point } reste un obstacle qui ne sert plus à personne.
hint-runs-out = Votre adversaire ne peut alors plus jouer et doit passer.
hint-denies = Votre adversaire ne pourra pas compléter une pile en { $points }.
hint-threatens = Cela prépare une pile que vous pourriez compléter ensuite : { $points }.
hint-still-open = Votre adversaire peut toutefois compléter une pile en { $points }.
hint-inevitable = Aucun coup n’empêche votre adversaire de compléter une pile en { $points }.
hint-safe = Votre adversaire n’a ensuite aucune pile à compléter.
hint-promises = Ce que ce coup vous promet : { $score }.
hint-worse = { $turn } promet moins : { $score }.
hint-worse-completes = { $turn } compléterait une pile tout de suite, mais promet moins : { $score }.
hint-worse-stops = { $turn } l’empêcherait, mais promet moins : { $score }.
hint-as-good = { $turn } vaut à peu près autant : { $score }.
hint-even = { $turn } vaut autant : rien ne départage encore les meilleurs coups.
hint-worse-allows = Votre adversaire pourrait alors compléter une pile en { $points }.
hint-failed = Pas d’indice pour l’instant : l’ordinateur ne répond pas.
hint-show-turn = Montrer le coup
hint-show-why = Pourquoi ce coup ?
hint-claim = Réclamer : { $color }
hint-this = Ce coup
hint-other = { $turn } à la place
hint-used = { $count ->
    [one] { $count } indice dans cette partie
   *[other] { $count } indices dans cette partie
}

## Editor, on the page

editor-title = Éditeur de positions
editor-open = Composer une position
editor-back = Retour à l’étude
editor-reserve = Réserve
editor-left = { $piece }, reste { $count }
editor-take = Retirer
editor-move = Déplacer une pile
editor-undo = Annuler
editor-clear = Plateau vide
editor-stacks = Piles complétées
editor-less = Une pile de moins
editor-more = Une pile de plus
editor-from-study = Position de l’étude
editor-swap = Échanger les joueurs
editor-random = Position de départ au hasard
editor-study = Étudier cette position
editor-play = Jouer d’ici
editor-analyse = Analyser
editor-keys = Touches sur le plateau : I, B, R, G, K et J ou 1 à 6 choisissent une pièce, T ou 7 retire, M ou 8 déplace des piles ; Entrée valide. Retour arrière retire la pièce du dessus, Suppr toute la pile. Glisser déplace toujours une pile.

## Library

library-title = Vos parties et études
library-lead = Elles sont enregistrées dans ce navigateur et nulle part ailleurs. Exportez-les de temps en temps pour ne rien perdre.
library-back = Retour au plateau
library-link = Toutes les parties et études
library-games = Parties
library-studies = Études
library-no-games = Une partie figure ici dès que vous en commencez une autre.
library-no-studies = Une étude apparaît ici dès que vous y avez joué un coup ou écrit un commentaire.
library-now-game = sur le plateau en ce moment
library-now-study = ouverte en ce moment
library-players = { $one } – { $two }
library-six = piles de 6
library-turns = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
library-chapters = { $count ->
    [one] { $count } chapitre
   *[other] { $count } chapitres
}
library-unfinished = inachevée
library-open-this = Ouvrir : { $name }
library-rename = Renommer
library-rename-this = Renommer : { $name }
library-name = Nouveau nom
library-save = Enregistrer
library-cancel = Annuler
library-renamed = Le nom est maintenant : { $name }.
library-delete = Supprimer
library-delete-this = Supprimer : { $name }
library-deleted = Supprimé : { $name }
library-undo = Annuler
library-export = Tout exporter
library-restore = Restaurer depuis un fichier
library-nothing-new = Il n’y avait rien de nouveau dans le fichier.
library-restored = { $count ->
    [one] { $count } entrée a été restaurée.
   *[other] { $count } entrées ont été restaurées.
}
library-known = { $count ->
    [one] { $count } était déjà là.
   *[other] { $count } étaient déjà là.
}
library-left-out = { $count ->
    [one] Il n’y avait plus de place pour { $count } entrée. Supprimez ce dont vous n’avez plus besoin, puis restaurez de nouveau depuis le fichier.
   *[other] Il n’y avait plus de place pour { $count } entrées. Supprimez ce dont vous n’avez plus besoin, puis restaurez de nouveau depuis le fichier.
}
library-unread = { $count ->
    [one] { $count } est illisible. { $reason }
   *[other] { $count } sont illisibles. La première : { $reason }
}
library-full = Il n’y a plus de place. Exportez tout, puis supprimez ce dont vous n’avez plus besoin.
library-unkept = Le navigateur ne laisse pas la page enregistrer cela. Rien n’a changé.
library-broken = Quelque chose qui était enregistré ici est illisible. C’est conservé tel quel, et tout le reste est dans la liste.
library-reading = Lecture du fichier : { $percent } %
library-more = En afficher plus ({ $count } en tout)

## Collections

collection-reading = Lecture : { $percent } %, { $count } parties jusqu’ici
collection-storing = Le fichier est en cours d’enregistrement dans ce navigateur. Ne fermez pas encore la page.
collection-stopped = La lecture a été arrêtée. Ce qui a été lu est utilisable.
collection-empty = Le fichier est vide.
collection-not-text = Ce fichier n’est pas un texte en UTF-8. S’il contient des parties, enregistrez-le en UTF-8 dans un éditeur de texte et rouvrez-le.
collection-some-not-text = Parties illisibles, car elles ne sont pas en UTF-8 : { $count }. Enregistrez le fichier en UTF-8 et rouvrez-le.
collection-no-game = Ce fichier ne contient aucune partie. Une partie (LGN) commence par une balise comme [Variant "std"].
collection-not-kept = Le fichier n’est pas conservé.
collection-unreadable = Le navigateur n’a pas pu lire le fichier jusqu’au bout. Il a peut-être été modifié ou déplacé.
collection-broken-text = Ligne { $line } : ce n’est pas un texte en UTF-8.
collection-broken-long = À partir de la ligne { $line } : c’est trop long pour une partie.
collection-hit = coup { $number } : puis { $turn }
collection-hit-end = à la fin
collection-hit-variation = dans une variante, coup { $number } : puis { $turn }
collection-hit-variation-end = à la fin d’une variante
collection-title = Collections
collection-lead = Un fichier contenant de nombreuses parties (LGN, jusqu’à { $limit } Mo) peut être exploré ici, y compris par position. Choisissez-le ou déposez-le sur cette page.
collection-file = Ouvrir une collection
collection-own = Chercher dans vos parties et études
collection-size = { $size } Mo
collection-size-small = { $size } ko
collection-back = Toutes les parties et études
collection-to-list = Retour à la liste
collection-previous-game = Partie précédente de la liste
collection-next-game = Partie suivante de la liste
collection-stop = Arrêter la lecture
collection-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
collection-shown = { $count } parties sur { $total }
collection-broken = { $count ->
    [one] { $count } est illisible
   *[other] { $count } sont illisibles
}
collection-player = Joueur
collection-text = Commentaires et noms
collection-more = Autres critères
collection-from = Du
collection-to = Au
collection-result = Résultat
collection-any = indifférent
collection-shortest = Coups, au moins
collection-longest = Coups, au plus
collection-level = Niveau
collection-kind = Type
collection-kind-game = parties
collection-kind-study = études
collection-kind-broken = illisibles
collection-clear = Effacer les critères
collection-sort = Ordre
collection-sort-file = comme dans le fichier
collection-sort-file-down = comme dans le fichier, la fin d’abord
collection-sort-day = date, les plus anciennes d’abord
collection-sort-day-down = date, les plus récentes d’abord
collection-sort-players = joueurs, de A à Z
collection-sort-players-down = joueurs, de Z à A
collection-sort-moves = longueur, les plus courtes d’abord
collection-sort-moves-down = longueur, les plus longues d’abord
collection-sort-result = résultat, le joueur 1 d’abord
collection-sort-result-down = résultat, les inachevées d’abord
collection-select-all = Tout sélectionner
collection-select-none = Tout désélectionner
collection-selected = { $count } sélectionnées
collection-selected-hidden = { $count } sélectionnées, dont { $hidden } non affichées
collection-export = Exporter la liste
collection-export-selected = Exporter la sélection
collection-exported = { $count ->
    [one] { $count } partie a été exportée.
   *[other] { $count } parties ont été exportées.
}
collection-study = Créer une étude avec la sélection
collection-study-none = Aucune des parties sélectionnées n’est lisible.
collection-none = Aucune partie ne répond à ces critères.
collection-keys = Les flèches, Page précédente et Page suivante parcourent la liste, Entrée ouvre une partie, la barre d’espace la sélectionne, Ctrl+A sélectionne tout.
collection-unkept-full = Il n’y a pas assez de place pour conserver cette collection. Vous pouvez l’utiliser jusqu’à ce que vous quittiez l’étude.
collection-unkept = Le navigateur ne laisse pas la page conserver cette collection. Vous pouvez l’utiliser jusqu’à ce que vous quittiez l’étude.
collection-missing = Cette collection n’est pas enregistrée dans ce navigateur.
collection-failed = La collection ne peut pas être explorée : le programme qui la lit a échoué. Rechargez la page.
collection-find = Chercher cette position dans la collection
collection-board = Recherche sur le plateau
collection-board-none = rien
collection-board-position = la position de l’étude
collection-board-stack = une pile
collection-board-claims = couleurs réclamées
collection-position-hint = Les plateaux tournés ou retournés comptent aussi.
collection-stack = Pièces de bas en haut (I, B, R, G, K, J)
collection-stack-hint = Seuls comptent le sommet et l’ensemble des pièces, pas leur ordre au-dessous.
collection-stack-wrong = Ce n’est pas une pile : écrivez de deux à six lettres, par exemple RIB.
collection-nobody = personne
collection-next = Coup suivant
collection-games = Parties
collection-open = Inachevées
collection-record-ends = fin de l’enregistrement
collection-in-variations = seulement dans une variante
collection-all = En tout
collection-follow = Chercher la position après { $turn }

## Pictures, prints and boards on other pages

picture-title = LYNGK : { $one } – { $two }
picture-title-turn = LYNGK : { $one } – { $two }, après { $turn }
picture-to-move = { $player } est au trait.
picture-won = Victoire : { $player }.
picture-tied = La partie est nulle.
picture-winner = gagne
picture-claims = Couleurs réclamées par { $player } : { $colors }.
picture-completed = Piles complétées par { $player } : { $count }.
picture-stacks = Piles sur le plateau, de bas en haut : { $stacks }.
picture-after = Après { $turn }
share-send = Envoyer…
share-picture = Image de la position
share-ground = Fond
share-ground-paper = Blanc, pour le papier
share-turn = Dernier coup
share-players = Joueurs
share-png = Télécharger en PNG
share-svg = Télécharger en SVG
share-copy-picture = Copier l’image
share-failed = Le navigateur n’a pas pu créer l’image. Réessayez, ou choisissez un autre format.
share-embed = Plateau pour une autre page
share-embed-hint = À placer dans votre propre page : on peut y parcourir la partie. Rien n’est enregistré.
share-embed-copy = Copier le code
embed-open = Ouvrir dans LYNGK
embed-broken = Ce plateau ne peut pas être affiché. { $reason }
print-title = Imprimer
print-diagrams = Diagrammes dans la partie
print-marked = Début, fin et positions marquées
print-commented = Aussi à chaque commentaire
print-every = Aussi tous les { $count } coups
print-here = Diagramme ici
print-game = Imprimer la partie
print-position = Imprimer la position
share-film = Image animée de la partie
share-film-hint = Un GIF avec une image pour chaque coup de la ligne principale, dans le style de l’image ci-dessus.
share-film-make = Créer
share-film-again = Recréer
share-film-progress = { $number } sur { $count }
share-film-made = C’est prêt : { $size } ko.
share-film-show = Afficher l’animation
share-film-save = Télécharger le GIF

## The card at the end of a game

over-by-score = { $moves ->
    [one] { $title } { $own } à { $other } en { $moves } coup.
   *[other] { $title } { $own } à { $other } en { $moves } coups.
}
over-after = { $moves ->
    [one] { $title } après { $moves } coup.
   *[other] { $title } après { $moves } coups.
}
over-turn = Le tournant : coup { $turn }
over-try = Essayer { $name }
over-graph = Qui menait, coup après coup
over-reviewing = Bilan de la partie en cours…
over-review-failed = Pas de courbe pour l’instant : l’ordinateur ne répond pas.
over-gifts = { $count ->
    [one] Pour { $name }, une pile n’est devenue possible que par votre coup précédent. À surveiller la prochaine fois.
   *[other] Pour { $name }, { $count } piles ne sont devenues possibles que par votre coup précédent. À surveiller la prochaine fois.
}
over-close = C’était serré : il ne manquait qu’une pile.
over-first-win = Votre première victoire contre { $name } !

## Help: keys, gestures and marks

help-keys = Touches
help-cap-enter = Entrée
help-cap-space = Espace
help-cap-shift = Maj
help-cap-page-up = Page préc.
help-cap-page-down = Page suiv.
help-cap-home = Début
help-cap-end = Fin
help-everywhere = Partout
help-key-help = Ouvre cette page
help-key-escape = Repose une pile ; ferme ce qui est ouvert
help-key-step = Un coup en arrière ou en avant
help-at-board = Sur le plateau
help-key-arrows = Au point suivant sur une ligne
help-key-other-line = Sur l’autre ligne
help-key-choose = Prend une pile ou la pose
help-key-jump = Au point suivant ou précédent où une action est possible
help-key-ends = Au premier ou au dernier de ces points
help-key-draw = Commence une flèche ou un cercle à ce point, et le termine au point atteint
help-key-hint = Un indice, dans les parties contre l’ordinateur
help-key-rotate = Tourner le plateau
help-key-flip = Le tourner de 180°
help-key-rotate-back = Le tourner dans l’autre sens
help-letters = Touches seules
help-letters-note = Ces touches se désactivent dans les réglages.
help-in-record = Dans la liste des coups
help-key-far = Au début, à la position actuelle
help-hand = Souris et doigt
help-do-drag = Glisser une pile
help-means-drag = La déplace. Au-dessus d’une arrivée possible, on voit la pile obtenue.
help-do-card = S’arrêter sur une pile, ou appui long
help-means-card = Montre toutes ses pièces et ce qui manque
help-do-circle = Clic droit, ou toucher avec le crayon
help-means-circle = Dessine un cercle, ou l’efface
help-do-arrow = Glisser à droite, ou avec le crayon
help-means-arrow = Dessine une flèche. Maj, Alt ou les deux : un autre trait.
help-do-clear = Clic sur un point vide
help-means-clear = Efface les dessins, comme le coup suivant
help-marks = Signes sur le plateau
mark-player-one = Un anneau : une pile du joueur 1
mark-player-two = Deux anneaux : une pile du joueur 2
mark-slots = Hauteur de la pile et une case par couleur : pleine si elle l’a, vide si elle lui manque. Un losange est un joker.
mark-veiled = Plus pâle : vous ne pouvez pas la déplacer maintenant, ou pas y arriver
mark-needs-claim = En pointillé : peut se déplacer si vous réclamez sa couleur
mark-picked = Soulevée : prise en main
mark-landing = La pile peut arriver ici
mark-landing-lyngk = Chaîne : arrive ici par la règle-LYNGK
mark-landing-claim = Jeton de couleur : arrive ici si vous réclamez cette couleur
mark-completes = Étoile : complète une de vos piles
mark-makes-obstacle = Croix : crée un obstacle
mark-chosen = Coche : le coup finit ici et attend votre confirmation
mark-hinted = Halo : un indice désigne cette pile
mark-becomes = Deviendrait vôtre avec cette couleur
mark-last-turn = Le dernier coup : son chemin et son arrivée
mark-threat = Menace : ce joueur pourrait compléter une pile ici au prochain coup
mark-obstacle = Obstacle : ne bouge pas, ne grandit pas, ne compte pour personne
mark-winner = La pile de 6 pièces qui a gagné
help-beside = À côté du plateau
mark-slot = Une place pour une pile complétée
mark-elsewhere = L’autre coup de ce numéro est sur une autre ligne
help-answers = Indices, bilans et problèmes
mark-arrow = Flèche : un coup montré par un indice ou par l’analyse ; plus elle est pâle, plus il est faible
mark-right = Coche : le bon coup
mark-wrong = Croix : le mauvais coup

# The first game
guide-title = Votre première partie
guide-start = Choisissez une pièce, puis l’une des places marquées. Les deux forment une pile.
guide-move = Choisissez une pièce, puis l’une des places marquées. Un bon début : suivez la flèche de { $from } à { $to }.
guide-claim-move = Un bon début : réclamez { $color }, choisissez la pièce en { $from }, puis { $to }, où elle arrive. Les deux forment une pile.
guide-claiming = Avant un coup, vous pouvez réclamer une couleur : ses piles ne sont alors qu’à vous. Deux fois par partie : rien ne presse.
guide-claim = Bon moment : réclamez { $color }, puis jouez de { $from } à { $to }. Pièces et piles qui deviennent les vôtres : { $count }.
guide-complete = Complétez une pile : suivez la flèche de { $from } à { $to }. Une pile de 5 avec votre couleur au sommet compte.
guide-complete-claim = Complétez une pile : réclamez { $color }, puis jouez de { $from } à { $to }. Une pile de 5 à votre couleur compte.
guide-threat = Attention : votre adversaire pourrait bientôt compléter une pile en { $point }. Pouvez-vous l’éloigner ou barrer le chemin ?
guide-chain = { $from } peut aller à { $to } par { $via }, où votre couleur est aussi au sommet. Une chaîne marque toutes ces places.
guide-obstacle = La pile de 5 barrée en { $point } est un obstacle : personne n’avait réclamé sa couleur. Elle n’est à personne et reste là.
guide-pass = Vous ne pouvez pas jouer : vous passez. Dès que vous le pourrez de nouveau, vous devrez jouer.
guide-passed = Votre adversaire ne pouvait pas jouer et a dû passer. La partie finit quand plus personne ne peut jouer.
guide-gift = Un instant : votre adversaire pourrait compléter une pile en { $point }. Voulez-vous annuler votre coup ?
guide-play-on = Continuer
guide-waits = { $player } vous attend
guide-close = Plus de conseils

## Ses propres parties au fil du temps

own-title = Vos parties au fil du temps
own-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, dont { $reviewed } avec bilan
own-mean = Précision moyenne : { $accuracy }
own-trend = Vos { $count } dernières parties avec bilan : { $lately } %, avant : { $before } %.
own-trend-up = Votre jeu gagne en précision.
own-trend-down = Votre jeu perd en précision.
own-trend-even = C’est à peu près pareil.
own-graph = Précision de vos parties, de la plus ancienne à la plus récente
own-graph-key = Points : une partie chacun. Ligne : moyenne de cinq parties.
own-won = gagnée
own-tied = nulle
own-lost = perdue
own-game = Contre { $name }, { $result }
own-games = Toutes les parties
own-review-this = Ouvrir le bilan : { $game }
own-against = Résultats par adversaire
own-opponent = Adversaire
own-column-won = Gagnées
own-column-tied = Nulles
own-column-lost = Perdues
own-weaknesses = Erreurs typiques
own-times = { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}
own-train = Problèmes : { $theme }
own-train-any = Problèmes
own-missed-stack = Vous manquez une pile que vous pourriez compléter.
own-given-stack = Vous laissez une pile que votre adversaire peut compléter.
own-early-claim = Vous réclamez une couleur trop tôt.
own-missed-claim = Vous attendez trop avant de réclamer une couleur.
own-wrong-claim = Vous réclamez la mauvaise couleur.
own-ran-out = Vous n’avez plus de coups.
own-missed-lyngk = Vous ne voyez pas un chemin par des points-LYNGK.
own-other = Un autre coup était meilleur, pour des raisons difficiles à nommer.
own-no-weaknesses = Aucune erreur n’a été trouvée dans les parties avec bilan.
own-review-rest = { $count ->
    [one] Faire le bilan d’une autre partie
   *[other] Faire le bilan de { $count } autres parties
}
own-reviewing = Bilan de la partie { $number } sur { $count }
own-empty = Aucune de vos parties contre le moteur n’est encore enregistrée. Jouez-en une jusqu’au bout : son bilan dira avec quelle précision vous avez joué, et quoi travailler.
own-unreviewed = Aucune de ces parties n’a encore de bilan. Un bilan dit avec quelle précision vous avez joué, et quoi travailler.
own-play = Jouer une partie

## The report of a review

review-accuracy = Précision
review-inaccuracies = Imprécisions
review-blunders = Gaffes
review-given = Autres piles offertes
review-given-note = L’adversaire a pu compléter une pile qu’on pouvait empêcher, bien que la partie fût déjà presque perdue. Les piles offertes par un coup ?!, ? ou ?? comptent là.
review-turning-point = tournant
review-says = { $player } : { $turn }.
grade-gift = pile offerte
moment-missed-win = gain manqué
moment-missed-stack = pile manquée
review-find = Chercher soi-même
review-fell-you = Vos chances sont passées de { $from } % à { $to } %.
review-fell = { $player } : les chances sont passées de { $from } % à { $to } %.
review-gave-you = Vous avez laissé { $player } compléter une pile en { $point }.
review-gave-to-you = { $giver } vous a laissé compléter une pile en { $point }.
review-gave = { $giver } a laissé { $player } compléter une pile en { $point }.
retry-still-gives = Pas encore : l’adversaire peut toujours compléter une pile.
retry-shown-safe = Après { $turn }, aucune pile ne pouvait être complétée.
score-tenths = { $whole },{ $tenth } %
analysis-searched = Positions examinées : { $count }, profondeur { $depth }, { $time }
analysis-line-count = Variantes
analysis-longest = Recherche la plus longue
analysis-seconds = { $seconds } s
analysis-limit = Arrêt à
analysis-no-limit = sans limite
analysis-limit-visits = { $count } positions
analysis-limit-depth = profondeur { $depth }
inspect-ask-threat = Menace
inspect-ask-why = Pourquoi pas ce coup ?
inspect-why-none = Allez d’abord à un coup : celui qui a mené à la position du plateau est expliqué.
inspect-no-threat = { $player } ne pourrait pas jouer.
inspect-threat = Si c’était à { $player } : { $turn }.
inspect-reply = { $player } répond { $turn }.
inspect-only = C’est le seul coup permis.
inspect-best = Aucun meilleur coup n’a été trouvé.
inspect-wins = Il gagne la partie.
inspect-runs-out = Il laisse l’autre joueur sans coup.
inspect-denies = Il empêche une pile en { $points }.
inspect-threatens = Il menace de compléter une pile en { $points }.
inspect-prepares = Il prépare une pile en { $points }, mais { $player } pourrait la compléter avant.
inspect-prepares-you = Il prépare une pile en { $points }, mais vous pourriez la compléter avant.
inspect-nothing = Il n’y a pas de menace.
inspect-could = { $player } pourrait aussi compléter une pile en { $points }.
inspect-could-you = Vous pourriez aussi compléter une pile en { $points }.
why-allows = Ce coup laisse { $player } compléter une pile en { $points }.
why-allows-you = Ce coup vous laisse compléter une pile en { $points }.
why-covers = Il recouvre la pile de { $player } en { $point }.
why-covers-you = Il recouvre votre pile en { $point }.
why-scores = La pile en { $point } compte, mais elle coûte plus qu’elle ne rapporte.
why-later = Un peu plus tard, { $player } peut compléter une pile en { $point }.
why-later-you = Un peu plus tard, vous pouvez compléter une pile en { $point }.
why-claim-taken = { $player } réclame cette couleur à la place : { $color }.
why-claim-taken-you = Vous réclamez cette couleur à la place : { $color }.
why-claim-brings = Ensuite, une pile peut être complétée en { $point }.
why-claim-tops = Piles et pièces avec cette couleur au sommet : { $count }.
why-better = Le meilleur coup était { $turn }.
inspect-reply-you = Vous répondez { $turn }.
inspect-threat-you = Si c’était à vous : { $turn }.
inspect-no-threat-you = Vous ne pourriez pas jouer.
inspect-as-good = Ce coup est à peu près aussi bon que le meilleur.
analysis-lines-you = Vos meilleurs coups
review-no-mistakes-you = Vous n’avez fait aucune erreur.
retry-safe = Bien : après ce coup, l’adversaire ne peut compléter aucune pile.
duel-title = Ordinateur contre ordinateur
duel-watch = Regarder
duel-pause = Pause
duel-speed = Vitesse
duel-slow = lente
duel-normal = normale
duel-fast = rapide
