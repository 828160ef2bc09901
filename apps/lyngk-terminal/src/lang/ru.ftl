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

terminal-help-move = вдоль линий; Shift: другая
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
