### The texts of online games. Keys and placeholders are the same in all languages.
### "You" is the person at this device. A person's name is inserted as it is: write sentences that work with any name.

## Lobby

online-title = Jouer en ligne
online-intro = À deux, chacun chez soi, sans compte : envoyez un lien ou jouez avec qui est là.
online-missing = Les parties en ligne passent par le serveur LYNGK, et cette page n’en a pas. Tout le reste fonctionne.
online-unreachable = Le serveur est injoignable pour le moment. La page réessaie d’elle-même.
online-unreachable-again = Le serveur est injoignable pour le moment. Réessayez dans un instant.
online-name = Votre nom
online-name-hint = Sans nom, vous serez « { $name } ».
online-name-bad = Un nom compte de 1 à 24 caractères, dont au moins une lettre ou un chiffre.
online-guest = Invité
online-side-other = Votre adversaire
online-start = Position de départ
online-start-random = Au hasard
online-start-given = Position donnée
online-start-random-hint = Personne ne peut la choisir : vous, votre adversaire et le serveur la tirez au sort ensemble.
online-position = Position en LPN
online-watching = Qui peut regarder
online-private = Personne
online-public = Tout le monde
online-friend = Défier un ami
online-friend-hint = Vous obtenez un lien à envoyer.
online-now = Jouer maintenant
online-now-hint = Dès que quelqu’un choisit la même variante et la même pendule.
online-post = Proposer dans le salon
online-post-hint = Toute personne présente peut accepter.
online-lobby = Défis ouverts
online-lobby-empty = Aucun défi ouvert pour le moment. Proposez-en un ou défiez un ami.
online-games = Parties en cours
online-games-empty = Aucune partie publique pour le moment.
online-yours = Vos parties
online-yours-forget = Retirer { $name } de la liste
online-accept = Accepter
online-watch = Regarder
online-continue = Continuer
online-look = Voir
online-against = { $first } – { $second }
online-open-place = place libre
online-turns = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
online-won = Gagnée
online-lost = Perdue
online-tied = Partie nulle
online-their-turn = à votre adversaire de jouer

## Terms

online-terms-clock = { $minutes } min + { $seconds } s par coup
online-terms-clock-seconds = { $total } s + { $seconds } s par coup
online-terms-minutes = { $minutes } min
online-terms-no-clock = sans pendule
online-terms-host-first = { $name } joue en premier
online-terms-host-second = { $name } joue en second
online-terms-lot = ordre tiré au sort
online-terms-you-first = vous commencez
online-terms-other-first = votre adversaire commence
online-terms-random = départ au hasard
online-terms-given = position de départ donnée
online-terms-public = tout le monde peut regarder
online-terms-private = personne ne peut regarder

## Waiting for an opponent

online-waiting = En attente de votre adversaire
online-waiting-friend = Envoyez ce lien à un ami. La première personne qui accepte joue contre vous.
online-waiting-lobby = Votre défi reste dans le salon tant que cette page est ouverte et que vous n’ouvrez pas une autre partie en ligne. Vous pouvez aussi envoyer le lien.
online-loopback = Ce lien ne fonctionne que sur cet ordinateur. Pour les autres personnes de votre réseau, lancez le serveur avec --address 0.0.0.0 et ouvrez la page à l’adresse qu’il indique.
online-link = Lien vers cette partie
online-copy = Copier le lien
online-watch-link = Lien pour regarder
online-copy-watch = Copier le lien pour regarder
online-copied = Copié
online-share = Partager
online-share-text = Une partie de LYNGK avec moi ?
online-qr = Afficher le QR code
online-qr-label = QR code du lien
online-cancel = Retirer le défi
online-meanwhile = Jouer contre l’ordinateur en attendant
online-accepted = { $name } a accepté.
online-go = Aller à la partie

## Invitation

online-invites = { $name } vous lance un défi
online-aim-six = Un jeu de piles à deux : qui complète en premier une pile de six, l’une de ses couleurs au sommet, gagne aussitôt.
online-invited-accept = Accepter et jouer
online-invited-no = Pas maintenant

## The start

online-drawing = Tirage au sort du départ
online-drawing-hint = Le serveur et les joueurs apportent chacun un nombre secret. La partie commence quand les deux joueurs sont là.
online-drawing-waits = { $name } doit encore ouvrir la page.
online-fair = Départ tiré au sort et vérifié
online-fair-detail = Le serveur et les deux joueurs se sont chacun engagés sur un nombre avant de voir ceux des autres. Votre navigateur a vérifié que le départ découle bien des trois.
online-drawn = Départ tiré au sort
online-drawn-detail = Le départ découle bien des trois nombres. Mais celui qui figure sous votre nom ne vient pas de ce navigateur : si vous avez changé d’appareil, il vient du précédent.
online-server = Serveur
online-unfair = Le départ ne correspond pas aux nombres du tirage !
online-unfair-detail = Le serveur ou votre adversaire n’a pas respecté le protocole. Vous pouvez annuler la partie.
online-given-start = La position de départ était donnée dans le défi.
online-return-start = Le départ est celui de la partie précédente, en ordre inversé.

## Connection

online-reconnecting = Connexion perdue. Nouvelle tentative…
online-reconnecting-turn = Connexion perdue. Votre coup partira dès qu’elle sera rétablie.
online-turn-unsent = Votre coup n’est pas encore envoyé…
online-online = { $name } est en ligne
online-offline = { $name } est hors ligne
online-good = bonne connexion
online-fair-connection = connexion lente
online-poor = mauvaise connexion
online-you-online = Vous êtes en ligne
online-you-offline = Vous êtes hors ligne
online-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
online-left = { $name } a perdu la connexion.
online-left-claim = { $name } est hors ligne depuis trop longtemps. Vous pouvez réclamer la victoire.
online-left-wait = { $name } a perdu la connexion. Vous pourrez réclamer la victoire dans { $seconds } s.
online-returned = { $name } est de retour.
online-server-was-down = Le serveur s’est absenté un instant. Les pendules étaient arrêtées.
online-stopping = Le serveur redémarre. La partie reprend dans un instant.
online-busy = Le serveur ne peut rien enregistrer pour le moment. Votre coup sera renvoyé automatiquement.
online-full = Le serveur est complet pour le moment. La page réessaie d’elle-même.
online-too-fast = C’était trop rapide. Nouvel essai dans un instant.
online-too-fast-again = C’était trop rapide. Réessayez dans une minute.
online-moved = Vous jouez maintenant cette partie sur un autre appareil.
online-version = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.
online-reload = Recharger
online-not-understood = Le serveur et la page ne se comprennent pas. Rechargez la page.
online-no-room = Cette partie n’existe pas ou elle est privée.
online-bad-link = Ce lien ne mène à aucune partie. Manque-t-il une lettre à la fin ?
online-to-lobby = Retour au salon

## Acts at the table

online-draw = Nulle
online-offer-draw = Proposer partie nulle
online-offer-take-back = Demander l’annulation
online-offer-pause = Demander une pause
online-offer-resume = Reprendre
online-abort = Annuler
online-abort-hint = Met fin à la partie sans résultat. Possible tant que les deux joueurs n’ont pas joué.
online-claim-win = Réclamer la victoire
online-more = Plus
online-rename = Modifier
online-sure-resign = Abandonner la partie ?
online-sure-abort = Annuler la partie ?
online-yes = Oui
online-no = Non
online-offered-draw = { $name } propose partie nulle.
online-offered-take-back = { $name } demande à annuler un coup.
online-offered-take-back-more = { $count ->
    [2] { $name } demande à annuler les deux derniers coups pour jouer de nouveau.
   *[other] { $name } demande à annuler les { $count } derniers coups pour jouer de nouveau.
}
online-offered-pause = { $name } demande une pause.
online-offered-resume = { $name } veut reprendre la partie.
online-offered-rematch = { $name } propose une revanche.
online-offered-return = { $name } propose le même départ, en ordre inversé.
online-you-offered-draw = Vous avez proposé partie nulle.
online-you-offered-take-back = Vous avez demandé à annuler votre coup.
online-you-offered-take-back-more = { $count ->
    [2] Vous avez demandé à annuler les deux derniers coups.
   *[other] Vous avez demandé à annuler les { $count } derniers coups.
}
online-you-offered-pause = Vous avez demandé une pause.
online-you-offered-resume = En attente de { $name } pour reprendre la partie.
online-you-offered-rematch = Vous avez proposé une revanche.
online-you-offered-return = Vous avez proposé le même départ, en ordre inversé.
online-agree = Accepter
online-decline = Refuser
online-withdraw = Retirer
online-declined = { $name } a refusé.
online-offer-again = { $count ->
    [one] { $name } a refusé. Vous pourrez redemander après un autre coup.
   *[other] { $name } a refusé. Vous pourrez redemander après { $count } autres coups.
}
online-withdrawn = { $name } a retiré sa proposition.
online-paused-by-agreement = La partie est en pause.
online-goes-on = La partie reprend.
online-device = Jouer sur un autre appareil
online-copy-seat = Copier le lien vers ma place
online-device-hint = Ouvrez-y ce lien dans les dix minutes. Il ne sert qu’une fois, et la partie continue alors seulement là-bas. Gardez-le pour vous : qui l’ouvre joue à votre place.
online-device-bad = Ce lien a déjà servi ou date de plus de dix minutes. Créez-en un autre sur l’appareil où vous jouez.
online-device-taking = Reprise de votre place…
online-notify = M’avertir quand c’est à moi de jouer
online-your-turn = À vous de jouer
online-your-turn-against = À vous de jouer contre { $name }

## The end

online-aborted = La partie a été annulée
online-aborted-detail = Elle n’a pas de résultat.
online-cancelled = Le défi a été retiré
online-result = Résultat
online-rematch = Revanche
online-rematch-hint = Nouveau départ, ordre inversé
online-return = Même départ, ordre inversé
online-return-hint = Les deux parties comptent ensemble
online-to-rematch = Partie suivante
online-review = Bilan
online-download = Télécharger
online-share-game = Lien vers la partie
online-new = Nouvelle partie
online-match = Les deux parties ensemble
online-match-won = Vous gagnez le match, { $own } à { $other }.
online-match-lost = Vous perdez le match, { $own } à { $other }.
online-match-tied = Match nul, { $own } à { $other }.
online-match-other = { $name } gagne le match, { $own } à { $other }.
online-match-stacks = Le plus grand nombre de piles de { $height } sur les deux parties décide.
online-match-played-out = Une victoire chacun. Une victoire par abandon, au temps ou par une pile de six compte plus qu’une victoire au décompte.

## Chat

online-chat = Discussion
online-chat-watchers = Discussion des spectateurs
online-chat-empty = Personne n’a encore rien écrit.
online-chat-say = Écrire un message
online-chat-send = Envoyer
online-chat-unsent = pas encore envoyé
online-chat-long = Un message compte au plus { $count } caractères.
online-chat-mute = Mettre en sourdine
online-chat-unmute = Lever la sourdine
online-chat-muted = La discussion est en sourdine.
online-chat-off = La discussion est désactivée.
online-chat-turn-off = Désactiver la discussion
online-chat-turn-on = Activer la discussion
online-chat-phrases = Messages rapides
online-chat-you = Vous
online-chat-new = { $name } écrit : { $text }
online-phrase-hello = Bonjour !
online-phrase-good-luck = Bonne chance !
online-phrase-have-fun = Bon jeu !
online-phrase-nice-turn = Joli coup !
online-phrase-oops = Oups !
online-phrase-one-moment = Un petit instant, merci.
online-phrase-back = Je suis de retour.
online-phrase-well-played = Bien joué !
online-phrase-thank-you = Merci !
online-phrase-goodbye = Au revoir !
online-phrase-other = (un message que cette page ne connaît pas)

## Refusals

online-no-not-a-player = C’est réservé aux deux joueurs.
online-no-not-the-host = Seule la personne qui a lancé le défi peut le retirer.
online-no-full = Quelqu’un a été plus rapide : les deux places sont prises.
online-no-already-seated = Vous êtes déjà à cette table.
online-no-cancelled = Ce défi a été retiré.
online-no-name-taken = Quelqu’un à cette table porte un nom trop semblable. Choisissez-en un autre.
online-no-not-started = La partie n’a pas encore commencé.
online-no-started = La partie a déjà commencé.
online-no-over = La partie est terminée.
online-no-not-over = La partie n’est pas encore terminée.
online-no-not-your-turn = C’est à votre adversaire de jouer.
online-no-time-is-up = Le temps est écoulé.
online-no-outdated-turn = La position a changé entre-temps. Regardez-la de nouveau avant de jouer.
online-no-illegal-turn = Selon le serveur, ce coup est contraire aux règles.
online-no-paused = La partie est en pause.
online-no-not-paused = La partie n’est pas en pause.
online-no-nothing-to-take-back = Vous n’avez aucun coup à annuler.
online-no-no-such-offer = Cette proposition n’est plus valable.
online-no-offered-already = Vous l’avez déjà proposé. Jouez d’abord deux autres coups.
online-no-too-late-to-abort = Vous avez joué tous les deux. Vous pouvez abandonner ou proposer partie nulle.
online-no-not-gone = Votre adversaire est là, ou son absence est encore trop courte.
online-no-too-early-to-claim = Pas avant que chacun ait joué. La partie peut être annulée.
online-no-lot = Le tirage au sort a échoué. Annulez la partie et lancez un nouveau défi.
online-no-talked-out = Vous avez envoyé trop de messages à cette table. La partie continue.
online-no-other = Le serveur a refusé.
online-no-invalid = Le serveur ne comprend pas ce défi.
online-no-other-site = Le serveur a refusé, car la page vient d’une autre adresse.
