## Puzzles

puzzles-title = Задачи
puzzles-unreadable = Сейчас не удаётся загрузить задачи. Всё, что вы решили, сохранено.
puzzle-number = Задача { $number }
puzzle-of-day = Задача дня, { $date }
puzzle-action-hint = Подсказка
puzzle-action-give-up = Показать решение
puzzle-action-again = Ещё раз
puzzle-action-next = Следующая задача
puzzle-action-daily = Задача дня
puzzle-all-difficulties = Любая сложность
puzzle-easy = Лёгкие
puzzle-medium = Средние
puzzle-hard = Трудные
puzzle-all-themes = Все темы
puzzle-theme-complete = Собрать стопку
puzzle-theme-deny = Помешать собрать стопку
puzzle-theme-chain = Цепочки LYNGK
puzzle-theme-claim = Выбрать нужный цвет
puzzle-theme-run-out = Лишить соперника ходов
puzzle-theme-sudden-death = Внезапная смерть
puzzle-all-variants = Оба варианта
puzzle-variant-standard = Стопки из 5
puzzle-variant-six = Стопки из 6
puzzle-task-win = Выигрывает только один ход. Найдите его.
puzzle-task-draw = Выиграть уже нельзя, но один ход спасает ничью. Найдите его.
puzzle-task-length = { $count ->
    [one] Нужно найти { $count } ход.
    [few] Нужно найти { $count } хода подряд.
    [many] Нужно найти { $count } ходов подряд.
   *[other] Нужно найти { $count } хода подряд.
}
puzzle-right = Верно. Соперник отвечает { $reply }. Что теперь?
puzzle-right-pass = Верно. Соперник не может ходить и пасует. Что теперь?
puzzle-solved = Верно, это решение.
puzzle-over = Эта задача завершена.
puzzle-wrong-win-to-loss = { $turn } — возможный ход, но он упускает победу и даже проигрывает.
puzzle-wrong-win-to-draw = { $turn } — возможный ход, но он упускает победу: остаётся только ничья.
puzzle-wrong-draw-to-loss = { $turn } — возможный ход, но он проигрывает.
puzzle-wrong-answer = Ответ — { $answer }.
puzzle-wrong-completes = Соперник может собрать стопку ходом { $turn }.
puzzle-wrong-completes-so = Так он собирает стопку.
puzzle-hint-complete = Стопку можно собрать прямо сейчас.
puzzle-hint-deny = Соперник вот-вот соберёт стопку. Помешайте ему.
puzzle-hint-chain = Следуйте за своим цветом от одной точки LYNGK к другой.
puzzle-hint-claim = Пора выбрать цвет.
puzzle-hint-run-out = Не оставьте сопернику ходов.
puzzle-hint-sudden-death = Стопка из 6 фишек совсем близко.
puzzle-hint-start = Посмотрите, что стоит на { $point }.
puzzle-hint-start-claim = Сначала выберите цвет, затем ходите с { $point }.
puzzle-solution = Решение: { $line }
puzzle-count = Решено: { $solved } из { $all }
puzzle-none-left = Эти задачи вы решили все. Выберите другие или дождитесь задачи дня.
puzzle-streak = { $count ->
    [one] Решена подряд { $count } задача; ваш рекорд: { $best }
    [few] Решены подряд { $count } задачи; ваш рекорд: { $best }
    [many] Решено подряд { $count } задач; ваш рекорд: { $best }
   *[other] Решено подряд { $count } задачи; ваш рекорд: { $best }
}
puzzle-days = { $count ->
    [one] Задача дня: { $count } день подряд; ваш рекорд: { $best }
    [few] Задача дня: { $count } дня подряд; ваш рекорд: { $best }
    [many] Задача дня: { $count } дней подряд; ваш рекорд: { $best }
   *[other] Задача дня: { $count } дня подряд; ваш рекорд: { $best }
}
