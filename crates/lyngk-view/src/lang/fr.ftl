### The texts of the game itself, loaded with the page. Keys and placeholders are the same in all languages: `tests/words.rs` checks it.
### Colour names are inserted exactly as they stand under "Pieces": write sentences that work with that form.
### French: a no-break space (U+00A0) before : and inside « », a narrow one (U+202F) before ; ! ?

## Pieces

color-ivory = ivoire
color-blue = bleu
color-red = rouge
color-green = vert
color-black = noir
joker = joker

## Lists: all items but the last, and the last item

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-parts = { $first } ; { $next }

## Players

player-one = Joueur 1
player-two = Joueur 2
you = Vous
engine-level = { $name } (niveau { $level })
opponent = Votre adversaire

## A point, read aloud. Parts are joined by commas and semicolons: "d3, three high, red on top, yours; then green,
## blue; still missing: ivory and black".

point-empty = { $point }, vide
point-single = { $point }, { $color }, pièce seule
point-joker = { $point }, joker, pièce seule
point-stack = { $point }, { $height ->
    [2] pile de deux
    [3] pile de trois
    [4] pile de quatre
    [5] pile de cinq
   *[6] pile de six
}, { $color } au sommet
point-yours = à vous
point-theirs = à votre adversaire
point-of-player-one = au joueur 1
point-of-player-two = au joueur 2
point-of-named = à { $player }
point-neutral = neutre
point-obstacle = obstacle
point-below = dessous { $pieces }
point-needs = il manque encore : { $colors }
point-needs-some = il manque encore { $count } de ces couleurs : { $colors } ({ $jokers ->
    [one] un joker remplace l’autre
   *[other] des jokers remplacent les autres
})
point-picked = en main
point-movable = peut être déplacée
point-movable-with-claim = peut être déplacée si vous réclamez sa couleur ({ $color })
point-landing = destination possible
point-landing-lyngk = destination possible grâce à la règle-LYNGK
point-landing-claim = destination possible si vous réclamez une couleur ({ $color })
point-completes = complète une pile de { $height }
point-makes-obstacle = forme un obstacle
point-chosen = le coup se termine ici
point-threat-you = vous pourriez compléter une pile ici
point-threat-opponent = votre adversaire pourrait compléter une pile ici
point-threat-player-one = le joueur 1 pourrait compléter une pile ici
point-threat-player-two = le joueur 2 pourrait compléter une pile ici

## Turns, announced

turn-you-move = Vous avez joué de { $from } à { $to }
turn-other-moves = { $player } a joué de { $from } à { $to }
turn-you-claim = Vous avez réclamé une couleur ({ $color }) et joué de { $from } à { $to }
turn-other-claims = { $player } a réclamé une couleur ({ $color }) et joué de { $from } à { $to }
turn-you-pass = Vous avez passé
turn-other-passes = { $player } a passé
turn-you-must-pass = vous ne pouvez pas jouer
turn-other-must-pass = { $player } ne peut pas jouer
turn-by-lyngk = par la règle-LYNGK, via { $points }
turn-completes = pile de { $height } complétée
turn-you-complete = pile de { $height } complétée : bravo !
turn-makes-obstacle = un obstacle reste en place
turns-taken-back = { $count ->
    [one] { $count } coup annulé
   *[other] { $count } coups annulés
}

## Where the game stands

status-your-turn = À vous de jouer
status-turn-of = { $player }, à vous de jouer
status-thinking = { $player } réfléchit…
status-plays = { $player } joue { $from } → { $to }
status-claims = { $player } réclame : { $color }
status-must-pass = Aucun coup possible : passez
status-must-claim = Réclamez une couleur
status-paused = Pause
paused-covered = Le plateau est caché jusqu’à ce que vous choisissiez « Continuer ».
paused-left = Page quittée ou rechargée : la partie est en pause. « Continuer » découvre le plateau.
status-looking-back = Après le coup { $number }
status-at-start = Position de départ
status-picked = { $point } : où la poser ?
status-claiming = Couleur ({ $color }) : jouez
status-waiting-move = Jouer { $from } → { $to } ?
status-waiting-claim = Couleur ({ $color }), { $from } → { $to } ?

## The end

end-you-won = Vous avez gagné
end-you-lost = Vous avez perdu
end-player-won = { $player } a gagné
end-draw = Partie nulle
end-no-moves = Plus personne ne peut jouer.
end-count-you = vous
end-by-count = { $height ->
    [5] Les piles de 5 décident : { $first }, { $second }.
    [4] Piles de 5 : { $fives } à { $fives } ; les piles de 4 décident : { $first }, { $second }.
    [3] Égalité aux piles de 5 et de 4 ; les piles de 3 décident : { $first }, { $second }.
    [2] Égalité jusqu’aux piles de 3 ; les piles de 2 décident : { $first }, { $second }.
   *[1] Égalité à toutes les piles ; les pièces seules décident : { $first }, { $second }.
}
end-all-equal = Égalité à toutes les hauteurs de pile.
end-by-your-six = Vous avez complété une pile de 6 en { $point }.
end-by-others-six = { $player } a complété une pile de 6 en { $point }.
end-by-resignation = { $player } a abandonné.
end-by-time = { $player } n’a plus de temps.
end-by-your-resignation = Vous avez abandonné.
end-by-your-time = Votre temps est écoulé.
end-by-absence = { $player } est hors ligne depuis trop longtemps.
end-by-your-absence = Vous avez été hors ligne trop longtemps.
end-by-agreement = Les deux joueurs sont convenus d’une partie nulle.
end-by-forfeit = Le programme perdant est tombé en panne.

## What a claim would change

claim-preview-stacks = { $count ->
    [0] rien n’est encore à vous
    [one] { $count } pièce ou pile devient la vôtre, et votre adversaire ne peut plus la déplacer
   *[other] { $count } pièces et piles deviennent les vôtres, et votre adversaire ne peut plus les déplacer
}
claim-preview-completes = vous pouvez compléter tout de suite une pile en { $points }

## Threats

threats-none = Personne ne peut compléter une pile au prochain coup.
threats-of = { $player } : une pile peut être complétée en { $points }.

## Refusals. The number of the rule follows each sentence.

refused = { $turn } n’est pas possible.
cannot-pick = Impossible de partir de { $point }.
refusal-nowhere = Il n’y a aucune destination possible pour l’instant.
refusal-over = La partie est terminée.
refusal-may-not-pass = On ne peut pas passer quand un coup est possible.
refusal-may-not-pass-claim = On ne peut pas passer quand un coup est possible en réclamant une couleur.
refusal-must-pass = Il n’y a aucun coup permis : vous devez passer.
refusal-already-claimed = { $player } a déjà réclamé cette couleur : { $color }.
refusal-already-yours = Vous avez déjà réclamé cette couleur : { $color }.
refusal-no-claim-left = Deux couleurs sont déjà réclamées : { $colors }.
refusal-not-moving = Un coup doit se terminer sur un autre point.
refusal-empty-start = Il n’y a rien en { $point }.
refusal-empty-end = Il n’y a rien en { $point } : un coup doit se terminer sur une pièce ou une pile.
refusal-joker = Un joker ne se déplace jamais de lui-même.
refusal-opponents-color = Cette pile est à l’autre joueur : { $color } au sommet.
refusal-not-in-line = Les deux points ne sont pas sur une même ligne.
refusal-blocked = { $point } barre le chemin.
refusal-no-lyngk-path = Aucune suite de points-LYNGK ({ $color }) n’y mène.
refusal-lyngk-is-for-own = Des points-LYNGK y mènent, mais il faut avoir réclamé leur couleur ({ $color }) pour s’en servir.
refusal-color-twice = La pile contiendrait deux fois la même couleur : { $colors }.
refusal-too-high = La pile aurait { $height } pièces ; le maximum est { $limit }.
refusal-single-onto-stack = Une pièce neutre seule ne peut aller que sur une pièce seule.
refusal-onto-higher = Une pile neutre ne peut pas aller sur une pile plus haute.
not-your-turn = Ce n’est pas à vous de jouer.
is-paused = La partie est en pause.
looks-back = C’est une position passée. Revenez à la partie pour jouer.

## Typed turns and given positions

misread-turn = « { $text } » n’est pas un coup. Écrivez par exemple d3-d4, ou R,d3-d4 pour réclamer d’abord le rouge.
misread-path = { $turn } est possible, mais pas par ce chemin.
engine-failed = L’ordinateur ne répond plus.
lpn-bad = Cette position ne peut pas être jouée.
lpn-syntax = Au caractère { $column }, on attend { $expected }.
expected-stack = une pile comme RIJ, ou . pour un point vide
expected-char = le caractère { $char }
expected-space = une espace
expected-side = le joueur qui doit jouer, 1 ou 2
expected-claims = les couleurs réclamées, prises dans IBRGK dans cet ordre, ou - s’il n’y en a pas
expected-score = le nombre de piles complétées
expected-variant = la variante, std ou six
expected-end = la fin du texte
fault-too-high = La pile en { $point } a { $height } pièces ; le maximum est { $limit }.
fault-color-twice = La pile en { $point } contient une couleur plus d’une fois : { $colors }.
fault-joker-on-top = La pile en { $point } a un joker au sommet : un joker est seul ou plus bas dans une pile.
fault-too-many-pieces = Il y a { $count } pièces de cette sorte : { $piece }. Le jeu en compte { $limit }.
fault-piece-count = Il y a { $count } pièces sur le plateau ; avec ce score, il doit y en avoir { $expected }.
fault-too-many-scored = Le score est de { $count } piles complétées ; le maximum est { $limit }.
fault-too-many-claims = { $player } a plus de deux couleurs : { $colors }.
fault-claimed-by-both = Les deux joueurs ont réclamé la même couleur : { $colors }.
saved-bad = La partie enregistrée n’a pas pu être lue : { $reason }
saved-bad-record = la ligne { $line }, colonne { $column }, est illisible.
saved-bad-seats = elle ne dit pas qui joue.
saved-bad-details = sa pendule ou son résultat ne correspond pas aux coups.

## Around the board

page-title = LYNGK
page-aim = Un jeu de piles à deux : complétez le plus de piles de cinq couleurs différentes, l’une des vôtres au sommet.
skip-to-board = Aller au plateau
status-title = État de la partie
panel-to-move = au trait
panel-clock = Temps restant
panel-claims = Couleurs réclamées
panel-unclaimed = encore à réclamer
tray-title = Réclamer une couleur
tray-hint = Vous pouvez réclamer une couleur maintenant ou plus tard : deux par partie, rien ne presse.
tray-must = Vous ne pouvez jouer qu’en réclamant une couleur : { $colors }.
tray-dashed = Arriver sur une pile en pointillé réclame sa couleur ({ $color }).
tray-if = Si vous réclamez cette couleur ({ $color }) :
tray-claiming = Avec ce coup, vous réclamez une couleur ({ $color }) :
tray-undo = Choisissez encore { $color } pour annuler.
tray-used-up-you = Vous avez réclamé vos deux couleurs.
tray-used-up-other = { $player } a réclamé ses deux couleurs.
action-play = Confirmer
action-undo = Annuler
action-pass = Passer
action-continue = Continuer
action-present = Retour à la partie
action-hint = Indice
action-hint-key = Indice (touche H)
controls-title = Partie
control-take-back = Annuler le coup
control-pause = Pause
control-resign = Abandon
control-resign-sure = Abandonner la partie ?
control-resign-yes = Oui, abandonner
control-resign-no = Non
control-threats = Menaces
control-rotate = Tourner
typed-label = Écrire un coup
typed-submit = Jouer ce coup
record-title = Coups joués
record-empty = Aucun coup joué.
record-pass = passe
record-steps = Parcourir la partie
record-start = Au début
record-back = Un coup en arrière
record-on = Un coup en avant
record-present = À la position actuelle
record-study = Étudier cette partie
banners-title = Avis
trouble-engine = L’ordinateur ne répond plus. Votre partie n’est pas perdue.
trouble-engine-restart = Le relancer
trouble-engine-without = Continuer sans lui
broken-kept = Elle est conservée telle quelle, et une nouvelle partie est prête.
broken-copy = Copier le texte enregistré
broken-copied = Copié
broken-download = Télécharger
broken-discard = Supprimer
unkept = Ce navigateur ne laisse rien enregistrer à la page : parties et réglages seront perdus à sa fermeture.
unkept-close = Compris
welcome-learn = Apprendre en six minutes
welcome-not-now = Jouer tout de suite

## Score, lead and clocks, beside the board

panel-score = { $count ->
    [one] { $count } pile complétée
   *[other] { $count } piles complétées
}
lead-you = { $by ->
    [one] Vous menez de { $by } pile complétée
   *[other] Vous menez de { $by } piles complétées
}
lead-other = { $by ->
    [one] { $player } mène de { $by } pile complétée
   *[other] { $player } mène de { $by } piles complétées
}
tie-you = { $height ->
    [5] Si tout s’arrêtait là, vous gagneriez : plus de piles de 5, { $more } à { $less }
    [4] Si tout s’arrêtait là, vous gagneriez : plus de piles de 4, { $more } à { $less }
    [3] Si tout s’arrêtait là, vous gagneriez : plus de piles de 3, { $more } à { $less }
    [2] Si tout s’arrêtait là, vous gagneriez : plus de piles de 2, { $more } à { $less }
   *[1] Si tout s’arrêtait là, vous gagneriez : plus de pièces seules, { $more } à { $less }
}
tie-other = { $height ->
    [5] { $player } gagnerait si tout s’arrêtait là : plus de piles de 5, { $more } à { $less }
    [4] { $player } gagnerait si tout s’arrêtait là : plus de piles de 4, { $more } à { $less }
    [3] { $player } gagnerait si tout s’arrêtait là : plus de piles de 3, { $more } à { $less }
    [2] { $player } gagnerait si tout s’arrêtait là : plus de piles de 2, { $more } à { $less }
   *[1] { $player } gagnerait si tout s’arrêtait là : plus de pièces seules, { $more } à { $less }
}
lead-none = Égalité
lead-two-rings = Vos piles sont celles à deux anneaux.
panel-slot-unknown = complétée avant cette position
clock-low = { $player } : peu de temps
rule-link = Règle { $rule }

## The head of the page

page-name = lyngk
head-rooms = Menu principal
head-play = Jouer
head-puzzles = Problèmes
head-study = Étude
head-online = En ligne
head-new-game = Nouvelle partie
head-learn = Apprendre
head-settings = Réglages
head-language = Langue
dialog-close = Fermer

## The characters that play the engine’s levels: names, and how they play. The facts are those of docs/strength.md.
## Sentences without a subject need no gender.

opponent-level = Niveau { $level }
opponent-beaten = victoire obtenue
opponent-pip = Pip
opponent-pip-plays = Prend en général la pile qui est droit devant, mais ne voit presque jamais une suite de points-LYNGK.
opponent-nino = Nino
opponent-nino-plays = Aime compléter des piles, trouve un chemin par un point-LYNGK et laisse échapper bien d’autres choses.
opponent-tilda = Tilda
opponent-tilda-plays = Prend presque toutes les piles en vue, sans se demander ce qui vient après.
opponent-amara = Amara
opponent-amara-plays = Joue à l’intuition : l’œil pour les bons coups et les longues suites, mais jamais d’anticipation.
opponent-jaro = Jaro
opponent-jaro-plays = Jette un coup d’œil avant de sauter, et se trompe environ une fois sur dix.
opponent-bo = Bo
opponent-bo-plays = Pèse quelques idées avant chaque coup et vous laisse rarement une pile à compléter.
opponent-yuki = Yuki
opponent-yuki-plays = Compare des dizaines de positions et joue toujours le meilleur coup trouvé.
opponent-ravi = Ravi
opponent-ravi-plays = Examine des centaines de positions avant chaque coup et n’en oublie aucune.
opponent-selma = Selma
opponent-selma-plays = Voit loin et résout les fins de partie exactement, jusqu’à la dernière pièce.
opponent-onyx = Onyx
opponent-onyx-plays = Donne tout : réfléchit le plus longtemps et résout les fins de partie exactement.

## A new game

new-title = Nouvelle partie
new-running = La partie en cours n’est pas terminée. Une nouvelle partie prendra sa place.
new-back = Retour à la partie
new-start = Commencer
new-opponent = Adversaire
new-opponent-engine = Ordinateur
new-opponent-friend = À deux sur cet appareil
new-names = Noms, si vous voulez
new-level = Niveau
new-side = Qui commence
new-side-me = Moi
new-side-lot = Au hasard
new-seat = Vous êtes
new-variant = Variante
new-variant-standard = Piles de 5
new-variant-standard-hint = Le jeu standard : chaque pile de 5 complétée vaut un point.
new-variant-six = Piles de 6
new-variant-six-hint = Mort subite : les piles de 5 restent et grandissent, et la première pile de 6 gagne aussitôt.
new-more-item = { $name } : { $value }
new-from = Position de départ
new-from-random = Au hasard
new-from-day = Du jour
new-from-day-hint = { $date } : la même pour tout le monde aujourd’hui.
new-from-seed = Par numéro
new-from-seed-hint = Le même numéro donne toujours la même position de départ.
new-from-lpn = Position donnée
new-from-lpn-hint = Écrite en LPN, qui indique aussi la variante.
new-seed = Numéro de la position
new-seed-bad = Entrez un nombre entier de 0 à { $limit }.
new-lpn = Position en LPN
new-clock = Pendule
new-clock-none = Aucune
new-clock-custom = Autre
new-clock-hint = Minutes pour toute la partie et secondes ajoutées à chaque coup.
new-minutes = Minutes pour la partie
new-seconds = Secondes ajoutées par coup
new-clock-bad = Entrez de 1 à { $minutes } minutes et de 0 à { $seconds } secondes.

## Settings

settings-title = Réglages
settings-language = Langue
settings-language-browser = Comme le navigateur ({ $language })
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-pieces = Pièces
settings-pieces-stone = Pierre
settings-pieces-stone-hint = Pierre tournée, gravée
settings-pieces-distinct = Contrastées
settings-pieces-distinct-hint = Pour toutes les visions des couleurs
settings-pieces-grey = Grises
settings-pieces-grey-hint = Reconnaissables à leurs symboles
settings-board = Plateau
settings-board-plain = Uni
settings-board-wood = Bois
settings-board-slate = Ardoise
settings-board-felt = Feutre
settings-rotation = Orientation du plateau
settings-rotation-now = { $degrees ->
    [0] Normal
   *[other] Tourné de { $degrees }°
}
settings-rotate-left = Tourner à gauche
settings-rotate-right = Tourner à droite
settings-rotate-reset = Réinitialiser
settings-turning = Tourner le plateau vers qui doit jouer
settings-turning-hint = Après chaque coup, le plateau pivote de 180°.
settings-turning-when = Quand on joue à deux sur cet appareil.
settings-screen = Écran
settings-fullscreen = Plein écran
settings-zen = Mode zen
settings-screen-hint = Le mode zen ne montre que l’essentiel pour jouer.
settings-screen-keys = Échap y met fin. Touches : Maj+F et Z.
zen-leave = Quitter le mode zen
settings-volume = Volume des sons
settings-silent = Aucun son
settings-motion = Animations
settings-motion-slow = Lentes
settings-motion-normal = Normales
settings-motion-fast = Rapides
settings-motion-off = Aucune
settings-motion-hint = Toujours coupées si votre système le demande.
settings-coordinates = Coordonnées
settings-coordinates-hint = Les noms des points autour du plateau.
settings-confirm = Confirmer les coups
settings-confirm-hint = Un coup est d’abord montré, puis joué quand vous le confirmez.
settings-passing = Passer sans demander
settings-passing-hint = Quand aucun coup n’est possible. Avec une pendule, c’est toujours ainsi.
settings-threats = Montrer les menaces
settings-threats-hint = Signale les piles que l’un ou l’autre joueur peut compléter au prochain coup.
settings-letters = Raccourcis à une touche
settings-letters-hint = Des touches seules, comme R ou H, agissent aussitôt. À désactiver si vous dictez.
settings-about = À propos de ce programme

## About

about-title = À propos
about-game = LYNGK est un jeu pour deux de Kris Burm, paru en 2017, le septième du projet GIPF.
about-unofficial = Ce programme n’est pas officiel. Il n’a été ni réalisé ni approuvé par Kris Burm ou ses éditeurs. Si le jeu vous plaît, jouez-y aussi avec de vraies pièces.
about-licence = Licence
about-notices = Licences des logiciels inclus
about-version = Version

## The end of a game, beside the board

over-label = La partie est terminée
over-review = Bilan
over-rematch = Revanche
over-new-game = Nouvelle partie
over-height = { $height ->
    [5] De 5
    [4] De 4
    [3] De 3
    [2] De 2
   *[1] Seules
}

language-unreachable = Cette langue ne peut pas être chargée pour le moment. Le serveur de la page fonctionne-t-il encore ?

## The board

board-name = Plateau

## A part of the page that could not be loaded

part-unreachable = Cette partie de la page n’a pas pu être chargée. Êtes-vous en ligne ?
part-again = Réessayer

## A newer version of the page

update-here = Une nouvelle version est disponible. Votre partie reste telle quelle.
update-load = Mettre à jour
update-later = Plus tard

## Games that are kept

game-left-out = Il n’y avait plus de place pour votre dernière partie. Téléchargez-la, ou faites de la place : Étude, « Toutes les parties et études ».





## Aids at the board

help-title = Touches et signes
board-pencil = Dessiner des flèches et des cercles
pencil-on = Dessin : faites glisser pour une flèche, touchez un point pour un cercle. Pour jouer, choisissez de nouveau le crayon.
pen-plain = Trait plein
pen-dashed = Tirets
pen-dotted = Pointillés
pen-mixed = Tirets et points



# The page as an installed program and in search results
page-description = Jouez à LYNGK, le jeu de piles et de couleurs de Kris Burm : contre dix adversaires ou à deux, avec des leçons, des problèmes et l’analyse.
shortcut-today = Problème du jour
