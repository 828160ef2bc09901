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
terminal-command-point = что стоит на точке
terminal-command-board = всё поле
terminal-command-status = последний ход, счёт, цвета и чей ход
terminal-command-legal = возможные ходы, все или одной стопки
terminal-command-claims = что изменит выбор каждого цвета
terminal-command-hint = подсказка; ещё раз, чтобы узнать больше
terminal-command-new = другая партия: с тем же противником, с уровнем от 1 до 10 или вдвоём
terminal-command-review = оценить законченную партию; её моменты; следующая задача
