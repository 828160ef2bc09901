### Тексты, которые нужны только терминалу.

terminal-too-small = В этом окне { $columns } × { $rows } знаков. Полю нужно { $width } × { $height }: увеличьте окно или запустите с --lines.
terminal-resumed = Сохранённая партия продолжается.
terminal-unsaved = Партию не удаётся сохранить: { $reason }
terminal-exported = Записано в { $file }.
terminal-not-exported = Не удаётся записать { $file }: { $reason }
terminal-two = Ваши стопки отмечены маленькой цифрой 2.
terminal-review-done = { $count ->
    [one] Оценка готова: { $count } момент стоит внимания.
    [few] Оценка готова: { $count } момента стоят внимания.
    [many] Оценка готова: { $count } моментов стоят внимания.
   *[other] Оценка готова: { $count } момента стоят внимания.
}
terminal-new-game = Новая игра: от 1 до 9 или 0 для уровня 10; f для двух игроков; Enter — такая же, но начинает другой.
terminal-leave-unsaved = Последние ходы не сохранены. s: записать в другой файл; q: всё равно выйти; любая другая клавиша: назад.
terminal-kept-aside = Последняя партия — номер { $number } в { $file }: lyngk play --game { $number } откроет её снова.
terminal-aside-sure = Партия на поле не окончена. Отложить её и начать другую?
terminal-yes = да
terminal-no = нет
terminal-letters = Стрелки двигают курсор. h даёт подсказку, а k выбирает чёрный.

## Keys, on the last line

terminal-key-move = идти
terminal-key-choose = взять
terminal-key-claim = цвет
terminal-key-steps = листать
terminal-key-moments = дальше
terminal-key-export = в файл
terminal-key-help = помощь
terminal-key-quit = выход

## Keys, in the help

terminal-help-targets = следующая стопка или цель
terminal-help-choose = взять, положить, пойти
terminal-help-claim = выбрать цвет или отменить
terminal-help-pass = пас; с часами: пауза
terminal-help-moments = моменты оценки
terminal-help-export = записать партию в файл
terminal-help-puzzle = задачи: решение, ещё раз
terminal-help-quit = выход; партия сохранится

## Marks around a stack, in the help

terminal-mark-picked = выбрана для хода
terminal-mark-landing = цель
terminal-mark-lyngk = цель по правилу LYNGK
terminal-mark-claim = цель с выбором цвета
terminal-mark-completes = цель, где стопка будет полной
terminal-mark-obstacle = цель, где будет препятствие
terminal-mark-chosen = здесь ход закончится
terminal-mark-path = точка LYNGK на пути
terminal-mark-hint = подсказка
terminal-mark-threat = можно собрать сразу
terminal-mark-chance = вы можете собрать
terminal-mark-from = последний ход: отсюда
terminal-mark-through = последний ход: через
terminal-mark-to = последний ход: сюда

## Lines

terminal-lines-hello = Введите ход, например d3-e4, или help, чтобы увидеть команды.
terminal-lines-board = Стопки снизу вверх и номер владельца:
terminal-lines-legal = { $count ->
    [0] Ходов нет.
    [one] { $count } возможный ход:
    [few] { $count } возможных хода:
    [many] { $count } возможных ходов:
   *[other] { $count } возможного хода:
}
terminal-lines-confirm = { $turn }? Введите yes или no.
terminal-command-turn = ход; с буквой впереди сначала выбирается этот цвет
terminal-command-board = всё поле
terminal-command-status = последний ход, счёт, цвета и чей ход
terminal-command-legal = возможные ходы, все или одной стопки
terminal-command-claims = что изменит выбор каждого цвета
terminal-command-hint = подсказка; ещё раз, чтобы узнать больше
terminal-command-new = другая партия: с тем же противником, с уровнем от 1 до 10 или вдвоём
terminal-command-review = оценить законченную партию; её моменты
terminal-command-look = что стоит на точке и на линиях, которые через неё проходят
terminal-command-rules = правило по номеру или цель и все правила
terminal-command-threats = точки, на которых игрок мог бы сразу собрать стопку
terminal-command-back = вернуть свой последний ход
terminal-command-pass = пас, если ходов нет
terminal-command-record = все ходы до сих пор
terminal-command-steps = показать более раннюю позицию: на ход назад, на ход вперёд, первую и снова партию
terminal-command-pause = остановить часы и продолжить
terminal-command-resign = сдать партию
terminal-command-answer = ответить на вопрос: подтвердить ход или нет
terminal-command-export = записать партию в файл
terminal-command-solution = показать решение
terminal-command-again = начать эту задачу заново
terminal-command-next = следующая задача
terminal-command-help = этот список
terminal-command-quit = выход; всё сохранится
terminal-lines-unknown = Введите help, чтобы увидеть все команды.
terminal-lines-answer = Введите yes или no.
terminal-lines-no-question = Сейчас вопроса нет.
terminal-lines-dropped = Ничего не изменилось.
terminal-lines-no-way-back = Нет хода, который можно вернуть.
terminal-lines-no-moments = Моментов нет: введите review после партии.
terminal-lines-not-over = Партия ещё не окончена.
terminal-lines-only-puzzles = Эта команда для задач: lyngk puzzle.
terminal-lines-not-puzzles = Эта команда для партий, а не для задач.
terminal-lines-not-paused = Партия не на паузе.
terminal-lines-you = Вы игрок { $number }.
terminal-lines-all-claims = В каждом можно сначала выбрать другой цвет: всего { $count }.
terminal-lines-towards = К { $point }: { $points }
terminal-lines-wrong = На поле снова позиция до этого хода.

## Pages of the help, and signs

terminal-page-signs = Знаки
terminal-page-rules = Правила
terminal-key-page = следующая страница
terminal-key-scroll = прокрутка
terminal-help-target-before = предыдущая стопка или цель
terminal-help-rule = правило из последнего отказа
terminal-help-redraw = нарисовать экран заново
terminal-help-mouse = Мышь: нажимайте на стопки или перетаскивайте их; нажимайте на цвета, на ходы в списке и на клавиши последней строки. Правая кнопка отменяет, колёсико листает партию.
terminal-sign-stack = верхняя фишка, высота стопки от двух, владелец
terminal-sign-buried = фишки под ней, сверху вниз
terminal-sign-faded = бледная: сейчас не может ходить и не является целью
terminal-sign-empty = пустой пункт
terminal-sign-path = путь последнего хода и хода, который вы делаете
terminal-sign-obstacle = препятствие: полная стопка, которая не засчитывается никому
terminal-sign-winner = стопка из 6, которая победила
terminal-sign-to-move = игрок, чей ход
terminal-sign-score = справа от имени: собранные стопки
terminal-sign-heights = стопки по высоте: две из 5, ни одной из 4
terminal-sign-count = рядом с цветом: фишки и стопки с ним сверху
terminal-sign-claimed = выбран этим игроком
terminal-sign-chosen = выбран этим ходом
terminal-sign-unclaimable = сейчас нельзя выбрать
terminal-review-failed = Сейчас оценки нет: компьютер не отвечает.
terminal-mark-better-from = оценка: лучший ход, отсюда
terminal-mark-better-to = оценка: лучший ход, сюда
terminal-mark-played-from = оценка: сыгранный ход, отсюда
terminal-mark-played-to = оценка: сыгранный ход, сюда
