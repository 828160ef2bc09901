### The texts of the game itself, loaded with the page. Keys and placeholders are the same in all languages: `tests/words.rs` checks it.
### Colour names are inserted exactly as they stand under "Pieces": write sentences that work with that form.

## Pieces

color-ivory = бежевый
color-blue = синий
color-red = красный
color-green = зелёный
color-black = чёрный
joker = джокер

## Lists: all items but the last, and the last item

list-and = { $first } и { $last }
list-or = { $first } или { $last }
list-parts = { $first }; { $next }

## Players

player-one = Игрок 1
player-two = Игрок 2
you = Вы
engine-level = { $name } (уровень { $level })
opponent = Соперник

## A point, read aloud. Parts are joined by commas and semicolons: "d3, three high, red on top, yours; then green,
## blue; still missing: ivory and black".

point-empty = { $point }, пусто
point-single = { $point }, { $color } цвет, одиночная фишка
point-joker = { $point }, джокер, одиночная фишка
point-stack = { $point }, { $height ->
    [2] стопка из двух
    [3] стопка из трёх
    [4] стопка из четырёх
    [5] стопка из пяти
   *[6] стопка из шести
}, сверху { $color }
point-yours = ваша
point-theirs = соперника
point-of-player-one = игрока 1
point-of-player-two = игрока 2
point-of-named = игрок: { $player }
point-neutral = нейтральная
point-obstacle = препятствие
point-below = ниже { $pieces }
point-needs = ещё не хватает: { $colors }
point-needs-some = ещё не хватает { $count } из этих цветов: { $colors } ({ $jokers ->
    [one] оставшийся заменяет джокер
    [few] остальные заменяют джокеры
    [many] остальные заменяют джокеры
   *[other] остальные заменяют джокеры
})
point-picked = выбрана для хода
point-movable = можно переместить
point-movable-with-claim = можно переместить, если выбрать { $color } цвет
point-landing = сюда можно пойти
point-landing-lyngk = сюда можно пойти по правилу LYNGK
point-landing-claim = сюда можно пойти, если выбрать { $color } цвет
point-completes = получится полная стопка из { $height }
point-makes-obstacle = получится препятствие
point-chosen = здесь ход закончится
point-threat-you = здесь вы можете собрать стопку
point-threat-opponent = здесь соперник может собрать стопку
point-threat-player-one = здесь игрок 1 может собрать стопку
point-threat-player-two = здесь игрок 2 может собрать стопку

## Turns, announced

turn-you-move = Вы сходили с { $from } на { $to }
turn-other-moves = { $player } ходит с { $from } на { $to }
turn-you-claim = Вы выбрали { $color } цвет и сходили с { $from } на { $to }
turn-other-claims = { $player } выбирает { $color } цвет и ходит с { $from } на { $to }
turn-you-pass = Вы спасовали
turn-other-passes = { $player } пасует
turn-you-must-pass = вы не можете ходить
turn-other-must-pass = { $player } не может ходить
turn-by-lyngk = через точки LYNGK: { $points }
turn-completes = собрана стопка из { $height }
turn-you-complete = собрана стопка из { $height }: отлично!
turn-makes-obstacle = осталось препятствие
turns-taken-back = { $count ->
    [one] Возвращён { $count } ход
    [few] Возвращены { $count } хода
    [many] Возвращено { $count } ходов
   *[other] Возвращено { $count } хода
}

## Where the game stands

status-your-turn = Ваш ход
status-turn-of = { $player }, ваш ход
status-thinking = { $player } думает…
status-plays = { $player } ходит { $from } → { $to }
status-claims = { $player } выбирает { $color } цвет
status-must-pass = Ходов нет: пасуйте
status-must-claim = Сначала выберите цвет
status-paused = Пауза
paused-covered = Поле скрыто, пока вы не нажмёте «Продолжить».
paused-left = Вы покинули страницу. «Продолжить» откроет поле.
status-looking-back = После хода { $number }
status-at-start = Начальная позиция
status-picked = { $point }: куда?
status-claiming = Цвет { $color }: ваш ход
status-waiting-move = Сходить { $from } → { $to }?
status-waiting-claim = Цвет { $color }, { $from } → { $to }?

## The end

end-you-won = Вы победили
end-you-lost = Вы проиграли
end-player-won = Побеждает { $player }
end-draw = Ничья
end-no-moves = Никто больше не может ходить.
end-count-you = вы
end-by-count = { $height ->
    [5] Решают стопки из 5: { $first }, { $second }.
    [4] Стопок из 5 поровну, { $fives }:{ $fives }; решают стопки из 4: { $first }, { $second }.
    [3] Стопок из 5 и 4 поровну; решают стопки из 3: { $first }, { $second }.
    [2] Более высоких стопок поровну; решают стопки из 2: { $first }, { $second }.
   *[1] Всех стопок поровну; решают одиночные фишки: { $first }, { $second }.
}
end-all-equal = У обоих игроков поровну стопок каждой высоты.
end-by-your-six = Вы собрали стопку из шести на { $point }.
end-by-others-six = { $player } собирает стопку из шести на { $point }.
end-by-resignation = { $player } сдаётся.
end-by-time = { $player }: время истекло.
end-by-your-resignation = Вы сдались.
end-by-your-time = У вас закончилось время.
end-by-absence = { $player } слишком долго не в сети.
end-by-your-absence = Вы слишком долго были не в сети.
end-by-agreement = Игроки согласились на ничью.
end-by-forfeit = Программа проигравшего дала сбой.

## What a claim would change

claim-preview-stacks = { $count ->
    [0] пока вашим ничего не станет
    [one] вашей станет { $count } фишка или стопка, и ходить ею сможете только вы
    [few] вашими станут { $count } фишки и стопки, и ходить ими сможете только вы
    [many] вашими станут { $count } фишек и стопок, и ходить ими сможете только вы
   *[other] вашими станут { $count } фишки и стопки, и ходить ими сможете только вы
}
claim-preview-completes = можно сразу собрать стопку на { $points }

## Threats

threats-none = Следующим ходом никто не может собрать стопку.
threats-of = { $player }: можно собрать стопку на { $points }.

## Refusals. The number of the rule follows each sentence.

refused = { $turn }: ход невозможен.
cannot-pick = С { $point } пойти нельзя.
refusal-nowhere = Сейчас отсюда некуда идти.
refusal-over = Партия окончена.
refusal-may-not-pass = Тому, кто может ходить, пасовать нельзя.
refusal-may-not-pass-claim = Тому, кто может ходить, выбрав цвет, пасовать нельзя.
refusal-must-pass = Разрешённых ходов нет: нужно спасовать.
refusal-already-claimed = { $player } уже выбрал { $color } цвет.
refusal-already-yours = Вы уже выбрали { $color } цвет.
refusal-no-claim-left = Два цвета уже выбраны: { $colors }.
refusal-not-moving = Ход должен закончиться на другой точке.
refusal-empty-start = На { $point } ничего нет.
refusal-empty-end = На { $point } ничего нет: ход должен закончиться на фишке или стопке.
refusal-joker = Джокер никогда не перемещается сам.
refusal-opponents-color = Стопка принадлежит другому игроку: сверху — { $color }.
refusal-not-in-line = Эти две точки не лежат на одной линии.
refusal-blocked = Путь закрыт на { $point }.
refusal-no-lyngk-path = Туда не ведёт ни одна цепочка точек LYNGK (цвет: { $color }).
refusal-lyngk-is-for-own = Точки LYNGK туда ведут, но пользоваться ими может только тот, кто выбрал { $color } цвет.
refusal-color-twice = В стопке дважды оказался бы один и тот же цвет: { $colors }.
refusal-too-high = В стопке было бы { $height } фишек, а можно не больше { $limit }.
refusal-single-onto-stack = Одиночная нейтральная фишка может встать только на одиночную фишку.
refusal-onto-higher = Нейтральная стопка не может встать на более высокую.
not-your-turn = Сейчас не ваш ход.
is-paused = Игра на паузе.
looks-back = Это более ранняя позиция. Чтобы ходить, вернитесь к игре.

## Typed turns and given positions

misread-turn = «{ $text }» — это не ход. Напишите, например, d3-d4 или R,d3-d4, чтобы сначала выбрать красный цвет.
misread-path = Ход { $turn } возможен, но не этим путём.
engine-failed = Компьютер перестал отвечать.
lpn-bad = Такую позицию разыграть нельзя.
lpn-syntax = На месте символа { $column } должно быть: { $expected }.
expected-stack = стопка, например RIJ, или . для пустой точки
expected-char = символ { $char }
expected-space = пробел
expected-side = игрок, который ходит, 1 или 2
expected-claims = выбранные цвета, буквы из IBRGK в этом порядке, или -, если их нет
expected-score = число собранных стопок
expected-variant = вариант, std или six
expected-end = конец текста
fault-too-high = Высота стопки на { $point } — { $height }, а можно не больше { $limit }.
fault-color-twice = В стопке на { $point } повторяется цвет: { $colors }.
fault-joker-on-top = В стопке на { $point } сверху джокер: он должен стоять отдельно или лежать ниже.
fault-too-many-pieces = Число фишек этого вида ({ $piece }) — { $count }, а в игре их всего { $limit }.
fault-piece-count = Число фишек на поле — { $count }, а при таком счёте должно быть { $expected }.
fault-too-many-scored = Число собранных стопок — { $count }, а может быть не больше { $limit }.
fault-too-many-claims = { $player }: выбрано больше двух цветов — { $colors }.
fault-claimed-by-both = Оба игрока выбрали один и тот же цвет: { $colors }.
saved-bad = Не удалось прочитать сохранённую партию: { $reason }
saved-bad-record = не удалось прочитать строку { $line }, столбец { $column }.
saved-bad-seats = не указано, кто играет.
saved-bad-details = часы или результат не подходят к ходам.

## Around the board

page-title = LYNGK
page-aim = Игра на двоих: соберите больше стопок из пяти разных цветов, сверху — один из ваших.
skip-to-board = К полю
status-title = Состояние партии
panel-to-move = ход
panel-clock = Оставшееся время
panel-claims = Выбранные цвета
panel-unclaimed = цвет ещё не выбран
tray-title = Выбрать цвет
tray-hint = Выбрать цвет можно сейчас или позже: за партию — два, спешить некуда.
tray-must = Сходить можно, только выбрав цвет: { $colors }.
tray-dashed = Встав на стопку с пунктиром, вы выбираете { $color } цвет.
tray-if = Если выбрать { $color } цвет:
tray-claiming = Вы выбираете { $color }:
tray-undo = Выберите { $color } ещё раз, чтобы отменить.
tray-used-up-you = Вы выбрали оба своих цвета.
tray-used-up-other = { $player }: оба цвета выбраны.
action-play = Подтвердить
action-undo = Отмена
action-pass = Пас
action-continue = Продолжить
action-present = Вернуться к игре
action-hint = Подсказка
action-hint-key = Подсказка (клавиша H)
controls-title = Партия
control-take-back = Вернуть ход
control-pause = Пауза
control-resign = Сдаться
control-resign-sure = Сдать эту партию?
control-resign-yes = Да, сдаюсь
control-resign-no = Нет
control-threats = Угрозы
control-rotate = Поворот
typed-label = Введите ход
typed-submit = Сделать ход
record-title = Ходы
record-empty = Ходов пока нет.
record-pass = пас
record-steps = Просмотр партии
record-start = В начало
record-back = На ход назад
record-on = На ход вперёд
record-present = К текущей позиции
record-study = Разобрать эту партию
banners-title = Уведомления
trouble-engine = Компьютер перестал отвечать. С вашей партией всё в порядке.
trouble-engine-restart = Запустить его снова
trouble-engine-without = Продолжить без него
broken-kept = Она сохранена без изменений, а новая партия уже готова.
broken-copy = Скопировать запись
broken-copied = Скопировано
broken-download = Скачать
broken-discard = Удалить
unkept = Этот браузер не позволяет странице ничего хранить: партии и настройки исчезнут, когда вы её закроете.
unkept-close = Понятно
welcome-learn = Научитесь за шесть минут
welcome-not-now = Сразу играть

## Score, lead and clocks, beside the board

panel-score = { $count ->
    [one] { $count } собранная стопка
    [few] { $count } собранные стопки
    [many] { $count } собранных стопок
   *[other] { $count } собранной стопки
}
lead-you = { $by ->
    [one] Вы впереди на { $by } собранную стопку
    [few] Вы впереди на { $by } собранные стопки
    [many] Вы впереди на { $by } собранных стопок
   *[other] Вы впереди на { $by } собранной стопки
}
lead-other = { $by ->
    [one] { $player } впереди на { $by } собранную стопку
    [few] { $player } впереди на { $by } собранные стопки
    [many] { $player } впереди на { $by } собранных стопок
   *[other] { $player } впереди на { $by } собранной стопки
}
tie-you = { $height ->
    [5] Если закончить сейчас, выигрываете вы: больше стопок из 5, { $more } против { $less }
    [4] Если закончить сейчас, выигрываете вы: больше стопок из 4, { $more } против { $less }
    [3] Если закончить сейчас, выигрываете вы: больше стопок из 3, { $more } против { $less }
    [2] Если закончить сейчас, выигрываете вы: больше стопок из 2, { $more } против { $less }
   *[1] Если закончить сейчас, выигрываете вы: больше одиночных фишек, { $more } против { $less }
}
tie-other = { $height ->
    [5] { $player } выигрывает, если закончить сейчас: больше стопок из 5, { $more } против { $less }
    [4] { $player } выигрывает, если закончить сейчас: больше стопок из 4, { $more } против { $less }
    [3] { $player } выигрывает, если закончить сейчас: больше стопок из 3, { $more } против { $less }
    [2] { $player } выигрывает, если закончить сейчас: больше стопок из 2, { $more } против { $less }
   *[1] { $player } выигрывает, если закончить сейчас: больше одиночных фишек, { $more } против { $less }
}
lead-none = Пока поровну
lead-two-rings = Ваши стопки — с двумя кольцами.
panel-slot-unknown = собрана до этой позиции
clock-low = { $player }: мало времени
rule-link = Правило { $rule }

## The head of the page

page-name = lyngk
head-rooms = Главное меню
head-play = Играть
head-puzzles = Задачи
head-study = Разбор
head-online = Онлайн
head-new-game = Новая игра
head-learn = Обучение
head-settings = Настройки
head-language = Язык
dialog-close = Закрыть

## The characters that play the engine’s levels: names, and how they play. The facts are those of docs/strength.md.
## Sentences without a subject need no gender.

opponent-level = Уровень { $level }
opponent-beaten = победа одержана
opponent-pip = Пип
opponent-pip-plays = Обычно берёт стопку, которая прямо перед глазами, но почти никогда не видит цепочек точек LYNGK.
opponent-nino = Нино
opponent-nino-plays = Любит собирать стопки, находит путь через одну точку LYNGK и многое другое упускает.
opponent-tilda = Тильда
opponent-tilda-plays = Берёт почти каждую стопку, какую видит, не думая о том, что будет дальше.
opponent-amara = Амара
opponent-amara-plays = Играет по наитию: чувствует хорошие ходы и длинные цепочки, но никогда не смотрит вперёд.
opponent-jaro = Яро
opponent-jaro-plays = Прежде чем прыгнуть, бросает взгляд вперёд и ошибается примерно один раз из десяти.
opponent-bo = Бо
opponent-bo-plays = Перед каждым ходом взвешивает несколько идей и редко оставляет вам стопку, которую можно собрать.
opponent-yuki = Юки
opponent-yuki-plays = Сравнивает десятки позиций и всегда выбирает лучший из найденных ходов.
opponent-ravi = Рави
opponent-ravi-plays = Перед каждым ходом просматривает сотни позиций и помнит их все.
opponent-selma = Сельма
opponent-selma-plays = Смотрит далеко вперёд и точно решает концовки, до последней фишки.
opponent-onyx = Оникс
opponent-onyx-plays = Играет в полную силу: думает дольше всех и точно решает концовки.

## A new game

new-title = Новая игра
new-running = Партия на поле не закончена. Новая займёт её место.
new-back = Вернуться к игре
new-start = Начать
new-opponent = Соперник
new-opponent-engine = Компьютер
new-opponent-friend = Вдвоём на этом устройстве
new-names = Имена, если хотите
new-level = Уровень
new-side = Кто начинает
new-side-me = Я
new-side-lot = Случайно
new-seat = Ваша сторона
new-variant = Вариант
new-variant-standard = Стопки из 5
new-variant-standard-hint = Обычная игра: каждая собранная стопка из 5 — одно очко.
new-variant-six = Стопки из 6
new-variant-six-hint = Внезапная смерть: стопки из 5 остаются и растут, а первая стопка из 6 сразу приносит победу.
new-more-item = { $name }: { $value }
new-from = Начальная позиция
new-from-random = Случайная
new-from-day = Сегодняшняя
new-from-day-hint = { $date }: сегодня она одна для всех.
new-from-seed = По номеру
new-from-seed-hint = Один и тот же номер всегда даёт одну и ту же начальную позицию.
new-from-lpn = Заданная
new-from-lpn-hint = Записывается в LPN, где указан и вариант.
new-seed = Номер позиции
new-seed-bad = Введите целое число от 0 до { $limit }.
new-lpn = Позиция (LPN)
new-clock = Часы
new-clock-none = Нет
new-clock-custom = Другие
new-clock-hint = Минуты на всю партию и секунды, которые добавляются за каждый ход.
new-minutes = Минуты на партию
new-seconds = Секунды, добавляемые за ход
new-clock-bad = Введите от 1 до { $minutes } минут и от 0 до { $seconds } секунд.

## Settings

settings-title = Настройки
settings-language = Язык
settings-language-browser = Как в браузере ({ $language })
settings-theme = Оформление
settings-theme-system = Системное
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-theme-contrast = Контрастное
settings-pieces = Фишки
settings-pieces-stone = Каменные
settings-pieces-stone-hint = Точёный камень с гравировкой
settings-pieces-distinct = Различимые
settings-pieces-distinct-hint = Для любого цветового зрения
settings-pieces-grey = Серые
settings-pieces-grey-hint = Различаются по символам
settings-board = Поле
settings-board-plain = Простое
settings-board-wood = Дерево
settings-board-slate = Сланец
settings-board-felt = Сукно
settings-rotation = Поворот поля
settings-rotation-now = { $degrees ->
    [0] Без поворота
   *[other] Повёрнуто на { $degrees }°
}
settings-rotate-left = Повернуть влево
settings-rotate-right = Повернуть вправо
settings-rotate-reset = Сбросить
settings-turning = Поворачивать поле к тому, чей ход
settings-turning-hint = После каждого хода поле поворачивается на пол-оборота.
settings-turning-when = Когда двое играют на этом устройстве.
settings-screen = Экран
settings-fullscreen = Во весь экран
settings-zen = Режим дзен
settings-screen-hint = В режиме дзен видно только то, что нужно для игры.
settings-screen-keys = Escape завершает его. Клавиши: Shift+F и Z.
zen-leave = Выйти из режима дзен
settings-volume = Громкость звуков
settings-silent = Без звука
settings-motion = Анимация
settings-motion-slow = Медленно
settings-motion-normal = Обычно
settings-motion-fast = Быстро
settings-motion-off = Нет
settings-motion-hint = Всегда выключена, если так настроена ваша система.
settings-coordinates = Координаты
settings-coordinates-hint = Названия точек вокруг поля.
settings-confirm = Подтверждать ходы
settings-confirm-hint = Ход сначала показывается, а делается, когда вы его подтвердите.
settings-passing = Пасовать автоматически
settings-passing-hint = Когда ходов нет. С часами так всегда.
settings-threats = Показывать угрозы
settings-threats-hint = Отмечает стопки, которые любой из игроков может собрать следующим ходом.
settings-letters = Однобуквенные клавиши
settings-letters-hint = Буквы и знаки вроде R или ? действуют сразу. Отключите их, если диктуете.
settings-about = О программе

## About

about-title = О программе
about-game = LYNGK — игра Криса Бурма для двоих, изданная в 2017 году, седьмая в проекте GIPF.
about-unofficial = Эта программа неофициальная. Ни Крис Бурм, ни его издатели её не создавали и не одобряли. Если игра вам понравилась, сыграйте в неё и настоящими фишками.
about-licence = Лицензия
about-notices = Лицензии использованных программ
about-version = Версия

## The end of a game, beside the board

over-label = Партия окончена
over-review = Оценить
over-rematch = Реванш
over-new-game = Новая игра
over-height = { $height ->
    [5] Из 5
    [4] Из 4
    [3] Из 3
    [2] Из 2
   *[1] По 1
}

language-unreachable = Сейчас не удаётся загрузить этот язык. Работает ли ещё сервер страницы?

## The board

board-name = Игровое поле

## A part of the page that could not be loaded

part-unreachable = Не удалось загрузить эту часть. Есть ли подключение к интернету?
part-again = Повторить

## A newer version of the page

update-here = Доступна новая версия. Ваша партия сохранится.
update-load = Обновить
update-later = Позже

## Games that are kept

game-left-out = Для вашей последней партии не хватило места. Скачайте её или освободите место: «Разбор», «Все партии и разборы».





## Aids at the board

help-title = Клавиши и знаки
board-pencil = Рисовать стрелки и круги
pencil-on = Рисование: проведите для стрелки, коснитесь точки для круга. Чтобы играть, нажмите карандаш ещё раз.
pen-plain = Сплошная линия
pen-dashed = Штриховая линия
pen-dotted = Пунктирная линия
pen-mixed = Штрихи и точки



# The page as an installed program and in search results
page-description = Играйте в LYNGK, настольную игру Криса Бурма о стопках и цветах: с десятью соперниками или вдвоём, с уроками, задачами и анализом.
shortcut-today = Задача дня
