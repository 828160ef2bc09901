### The texts of online games. Keys and placeholders are the same in all languages.
### "You" is the person at this device. A person's name is inserted as it is: write sentences that work with any name.

## Lobby

online-title = Игра онлайн
online-intro = Вдвоём на расстоянии и без регистрации: отправьте ссылку или сыграйте с кем-нибудь из тех, кто здесь.
online-missing = Для игры онлайн нужен сервер LYNGK, а эта страница работает без него. Всё остальное доступно.
online-unreachable = Сервер сейчас недоступен. Страница сама повторит попытку.
online-unreachable-again = Сервер сейчас недоступен. Повторите попытку чуть позже.
online-name = Ваше имя
online-name-hint = Без имени вы — «{ $name }».
online-name-bad = В имени от 1 до 24 символов, среди них хотя бы одна буква или цифра.
online-guest = Гость
online-side-other = Соперник
online-start = Начальная позиция
online-start-random = Случайная
online-start-given = Заданная
online-start-random-hint = Выбрать её не может никто: вы, соперник и сервер определяете её жребием вместе.
online-position = Позиция (LPN)
online-watching = Кто может смотреть
online-private = Никто
online-public = Все
online-friend = Бросить вызов другу
online-friend-hint = Вы получите ссылку, которую нужно отправить.
online-now = Играть сейчас
online-now-hint = Как только кто-нибудь выберет тот же вариант и часы.
online-post = Разместить в лобби
online-post-hint = Принять вызов сможет любой, кто здесь.
online-lobby = Открытые вызовы
online-lobby-empty = Сейчас нет открытых вызовов. Разместите свой или бросьте вызов другу.
online-games = Текущие партии
online-games-empty = Сейчас нет открытых для просмотра партий.
online-yours = Ваши партии
online-yours-forget = Убрать из списка: { $name }
online-accept = Принять
online-watch = Смотреть
online-continue = Продолжить
online-look = Открыть
online-against = { $first } – { $second }
online-open-place = пока никого
online-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
online-won = Победа
online-lost = Поражение
online-tied = Ничья
online-their-turn = ход соперника

## Terms

online-terms-clock = { $minutes } мин + { $seconds } с за ход
online-terms-clock-seconds = { $total } с + { $seconds } с за ход
online-terms-minutes = { $minutes } мин
online-terms-no-clock = без часов
online-terms-host-first = первый ход: { $name }
online-terms-host-second = второй ход: { $name }
online-terms-lot = кто начинает, решит жребий
online-terms-you-first = начинаете вы
online-terms-other-first = начинает соперник
online-terms-random = случайная начальная позиция
online-terms-given = заданная начальная позиция
online-terms-public = смотреть могут все
online-terms-private = смотреть никому нельзя

## Waiting for an opponent

online-waiting = Ожидание соперника
online-waiting-friend = Отправьте эту ссылку другу. С вами сыграет тот, кто первым примет вызов.
online-waiting-lobby = Ваш вызов виден в лобби, пока открыта эта страница и вы не открыли другую онлайн-партию. Можно и отправить ссылку.
online-loopback = Эта ссылка работает только на этом компьютере. Чтобы могли играть другие в вашей сети, запустите сервер с параметром --address 0.0.0.0 и откройте страницу по адресу, который он укажет.
online-link = Ссылка на эту партию
online-copy = Копировать ссылку
online-watch-link = Ссылка для зрителей
online-copy-watch = Скопировать ссылку для зрителей
online-copied = Скопировано
online-share = Поделиться
online-share-text = Сыграем в LYNGK?
online-qr = Показать QR-код
online-qr-label = QR-код ссылки
online-cancel = Отозвать вызов
online-meanwhile = Пока сыграть с компьютером
online-accepted = { $name } принимает вызов.
online-go = К партии

## Invitation

online-invites = { $name } бросает вам вызов
online-aim-six = Игра на двоих: кто первым соберёт стопку из шести фишек со своим цветом сверху, сразу побеждает.
online-invited-accept = Принять и играть
online-invited-no = Не сейчас

## The start

online-drawing = Жеребьёвка начальной позиции
online-drawing-hint = Сервер и игроки вносят по одному секретному числу. Партия начнётся, когда оба игрока будут на месте.
online-drawing-waits = Ждём, пока { $name } откроет страницу.
online-fair = Жеребьёвка проведена и проверена
online-fair-detail = Сервер и оба игрока зафиксировали по числу, не зная остальных. Ваш браузер проверил, что начальная позиция получена из всех трёх.
online-drawn = Жеребьёвка проведена
online-drawn-detail = Начальная позиция получена из всех трёх чисел. Но число под вашим именем не из этого браузера: если вы перешли сюда с другого устройства, оно оттуда.
online-server = Сервер
online-unfair = Начальная позиция не соответствует числам жеребьёвки!
online-unfair-detail = Сервер или соперник нарушил протокол. Вы можете прервать партию.
online-given-start = Начальная позиция была задана в вызове.
online-return-start = Начальная позиция — из предыдущей партии, со сменой сторон.

## Connection

online-reconnecting = Связь потеряна. Новая попытка…
online-reconnecting-turn = Связь потеряна. Ваш ход будет отправлен, как только она восстановится.
online-turn-unsent = Ваш ход ещё не отправлен…
online-online = { $name } в сети
online-offline = { $name } не в сети
online-good = хорошая связь
online-fair-connection = медленная связь
online-poor = плохая связь
online-you-online = Вы в сети
online-you-offline = Вы не в сети
online-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
online-left = { $name }: связь потеряна.
online-left-claim = { $name } слишком долго не в сети. Вы можете засчитать себе победу.
online-left-wait = { $name }: связь потеряна. Через { $seconds } с вы сможете засчитать себе победу.
online-returned = { $name } снова в сети.
online-server-was-down = Сервер ненадолго пропадал. Часы в это время стояли.
online-stopping = Сервер перезапускается. Партия вот-вот продолжится.
online-busy = Сервер сейчас не может ничего сохранить. Ваш ход будет отправлен ещё раз автоматически.
online-full = Сервер сейчас переполнен. Страница сама повторит попытку.
online-too-fast = Слишком быстро. Скоро будет новая попытка.
online-too-fast-again = Слишком быстро. Повторите попытку через минуту.
online-moved = Теперь вы играете эту партию на другом устройстве.
online-version = Эта страница старше или новее сервера. Обновите её.
online-reload = Обновить
online-not-understood = Сервер и страница не понимают друг друга. Обновите страницу.
online-no-room = Такой партии нет, или она закрыта для просмотра.
online-bad-link = По этой ссылке партии нет. Не пропала ли буква в конце?
online-to-lobby = В лобби

## Acts at the table

online-draw = Ничья
online-offer-draw = Предложить ничью
online-offer-take-back = Попросить вернуть ход
online-offer-pause = Попросить паузу
online-offer-resume = Продолжить
online-abort = Прервать
online-abort-hint = Завершает партию без результата. Можно, пока не сходили оба игрока.
online-claim-win = Засчитать победу
online-more = Ещё
online-rename = Изменить
online-sure-resign = Сдать партию?
online-sure-abort = Прервать партию?
online-yes = Да
online-no = Нет
online-offered-draw = { $name } предлагает ничью.
online-offered-take-back = { $name } просит вернуть ход.
online-offered-take-back-more = { $count ->
    [2] { $name } просит вернуть два последних хода, чтобы сходить иначе.
    [few] { $name } просит вернуть { $count } последних хода, чтобы сходить иначе.
   *[other] { $name } просит вернуть { $count } последних ходов, чтобы сходить иначе.
}
online-offered-pause = { $name } просит паузу.
online-offered-resume = { $name } хочет продолжить.
online-offered-rematch = { $name } предлагает реванш.
online-offered-return = { $name } предлагает ту же начальную позицию со сменой сторон.
online-you-offered-draw = Вы предложили ничью.
online-you-offered-take-back = Вы попросили вернуть свой ход.
online-you-offered-take-back-more = { $count ->
    [2] Вы попросили вернуть два последних хода.
    [few] Вы попросили вернуть { $count } последних хода.
   *[other] Вы попросили вернуть { $count } последних ходов.
}
online-you-offered-pause = Вы попросили паузу.
online-you-offered-resume = Ждём, когда { $name } продолжит партию.
online-you-offered-rematch = Вы предложили реванш.
online-you-offered-return = Вы предложили ту же начальную позицию со сменой сторон.
online-agree = Принять
online-decline = Отклонить
online-withdraw = Отозвать
online-declined = { $name } отказывается.
online-offer-again = { $count ->
    [one] { $name } отказывается. Попросить снова можно будет через один ход.
    [few] { $name } отказывается. Попросить снова можно будет через { $count } хода.
    [many] { $name } отказывается. Попросить снова можно будет через { $count } ходов.
   *[other] { $name } отказывается. Попросить снова можно будет через { $count } хода.
}
online-withdrawn = { $name } отзывает предложение.
online-paused-by-agreement = Игра на паузе.
online-goes-on = Игра продолжается.
online-device = Играть на другом устройстве
online-copy-seat = Скопировать ссылку на моё место
online-device-hint = Откройте там эту ссылку в течение десяти минут. Она сработает один раз, и дальше партия пойдёт только там. Никому её не давайте: кто её откроет, сыграет на вашем месте.
online-device-bad = Ссылка уже использована, или ей больше десяти минут. Создайте новую на устройстве, на котором играете.
online-device-taking = Переход на это устройство…
online-notify = Сообщить, когда будет мой ход
online-your-turn = Ваш ход
online-your-turn-against = Ваш ход. Соперник: { $name }

## The end

online-aborted = Партия прервана
online-aborted-detail = Результата нет.
online-cancelled = Вызов отозван
online-result = Результат
online-rematch = Реванш
online-rematch-hint = Новая позиция, смена сторон
online-return = Та же позиция, смена сторон
online-return-hint = Решают обе партии вместе
online-to-rematch = К следующей партии
online-review = Оценить
online-download = Скачать
online-share-game = Ссылка на партию
online-new = Новая игра
online-match = Обе партии вместе
online-match-won = Вы выиграли матч, { $own }:{ $other }.
online-match-lost = Вы проиграли матч, { $own }:{ $other }.
online-match-tied = Матч завершился вничью, { $own }:{ $other }.
online-match-other = { $name } выигрывает матч, { $own }:{ $other }.
online-match-stacks = Решает число стопок высоты { $height } в двух партиях вместе.
online-match-played-out = По одной победе. Победа из-за сдачи, по времени или стопкой из шести весит больше, чем победа по подсчёту.

## Chat

online-chat = Чат
online-chat-watchers = Чат зрителей
online-chat-empty = Пока никто ничего не написал.
online-chat-say = Напишите сообщение
online-chat-send = Отправить
online-chat-unsent = ещё не отправлено
online-chat-long = В сообщении может быть не больше { $count } символов.
online-chat-mute = Заглушить
online-chat-unmute = Больше не глушить
online-chat-muted = Чат заглушён.
online-chat-off = Чат выключен.
online-chat-turn-off = Выключить чат
online-chat-turn-on = Включить чат
online-chat-phrases = Быстрые фразы
online-chat-you = Вы
online-chat-new = { $name } пишет: { $text }
online-phrase-hello = Привет!
online-phrase-good-luck = Удачи!
online-phrase-have-fun = Приятной игры!
online-phrase-nice-turn = Хороший ход!
online-phrase-oops = Ой!
online-phrase-one-moment = Минутку, пожалуйста.
online-phrase-back = Я снова здесь.
online-phrase-well-played = Отличная игра!
online-phrase-thank-you = Спасибо!
online-phrase-goodbye = До свидания!
online-phrase-other = (фраза, которую эта страница не знает)

## Refusals

online-no-not-a-player = Это могут делать только двое играющих.
online-no-not-the-host = Отозвать вызов может только тот, кто его бросил.
online-no-full = Кто-то успел раньше: оба места заняты.
online-no-already-seated = Вы уже за этим столом.
online-no-cancelled = Этот вызов отозван.
online-no-name-taken = У кого-то за этим столом очень похожее имя. Выберите другое.
online-no-not-started = Партия ещё не началась.
online-no-started = Партия уже началась.
online-no-over = Партия окончена.
online-no-not-over = Партия ещё не окончена.
online-no-not-your-turn = Сейчас ход соперника.
online-no-time-is-up = Время истекло.
online-no-outdated-turn = Позиция тем временем изменилась. Посмотрите ещё раз и сделайте ход.
online-no-illegal-turn = По данным сервера, этот ход против правил.
online-no-paused = Игра на паузе.
online-no-not-paused = Игра не на паузе.
online-no-nothing-to-take-back = У вас нет хода, который можно вернуть.
online-no-no-such-offer = Этого предложения уже нет.
online-no-offered-already = Вы это уже предлагали. Сначала сделайте ещё два хода.
online-no-too-late-to-abort = Вы оба уже сходили. Можно сдаться или предложить ничью.
online-no-not-gone = Соперник здесь или отсутствует ещё недостаточно долго.
online-no-too-early-to-claim = Только после того, как оба сделают ход. Партию можно прервать.
online-no-lot = Жеребьёвка не удалась. Прервите партию и бросьте новый вызов.
online-no-talked-out = Вы написали за этим столом слишком много. Игра продолжается.
online-no-other = Сервер отказал.
online-no-invalid = Сервер не понимает этот вызов.
online-no-other-site = Сервер отказал: страница открыта с другого адреса.
