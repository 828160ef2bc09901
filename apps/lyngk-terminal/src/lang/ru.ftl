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
