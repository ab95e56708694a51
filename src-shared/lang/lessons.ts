/** Words around lessons; what a teacher says comes with each lesson (src-shared/lessons). */

const en = {
  learn: 'Learn to play',
  minutes: 'Ten minutes, alone, with a teacher',
  of: 'Lesson · {n} of {of}',
  training: 'A match for practice',
  teacher: 'The teacher',
  goOn: 'Go on',
  others: 'The others play…',
  again: 'Once more',
  close: 'End of the lesson',
  loading: 'The teacher is on the way…',
  pupil: 'You',
  /** The others of a lesson, as their teacher calls them. */
  names: { Alba: 'Alba', Bruno: 'Bruno', Carla: 'Carla', Livia: 'Livia', Marco: 'Marco', Nora: 'Nora', Greta: 'Greta' },
  practise: 'Practise a whole match',
  practice: 'A whole match for practice: play as you like. If you are at a loss, ask what I would do.',
  practised: 'The match is over. Look around: all cards lie open. Once more?',
  ask: 'What would you do?',
  askWhy: 'Why did {name} do that?',
  would: 'I would press what shines. {why}',
  wouldHunch: 'I would press what shines: I have no better reason than a hunch.',
  said: '{name}: “{why}”',
}

const ru: typeof en = {
  learn: 'Научиться играть',
  minutes: 'Десять минут, наедине с учителем',
  of: 'Урок · {n} из {of}',
  training: 'Партия для тренировки',
  teacher: 'Учитель',
  goOn: 'Дальше',
  others: 'Ходят остальные…',
  again: 'Ещё раз',
  close: 'Закончить урок',
  loading: 'Учитель уже идёт…',
  pupil: 'Вы',
  names: {
    Alba: 'Альба',
    Bruno: 'Бруно',
    Carla: 'Карла',
    Livia: 'Ливия',
    Marco: 'Марко',
    Nora: 'Нора',
    Greta: 'Грета',
  },
  practise: 'Сыграть целую партию',
  practice: 'Целая партия для тренировки: играйте как хотите. Если не знаете, как быть, спросите, что бы сделал я.',
  practised: 'Партия окончена. Оглядитесь: все карты открыты. Ещё раз?',
  ask: 'А вы бы что сделали?',
  askWhy: 'Почему {name} так делает?',
  would: 'Я бы нажал то, что подсвечено. {why}',
  wouldHunch: 'Я бы нажал то, что подсвечено, – чутьё, лучшей причины нет.',
  said: '{name}: «{why}»',
}

const it: typeof en = {
  learn: 'Impara a giocare',
  minutes: 'Dieci minuti, con un maestro tutto per te',
  of: 'Lezione · {n} di {of}',
  training: 'Una partita per esercizio',
  teacher: 'Il maestro',
  goOn: 'Avanti',
  others: 'Giocano gli altri…',
  again: 'Ancora una volta',
  close: 'Fine della lezione',
  loading: 'Il maestro sta arrivando…',
  pupil: 'Tu',
  names: { Alba: 'Alba', Bruno: 'Bruno', Carla: 'Carla', Livia: 'Livia', Marco: 'Marco', Nora: 'Nora', Greta: 'Greta' },
  practise: 'Gioca una partita intera',
  practice: 'Una partita intera per esercizio: gioca come vuoi. Se non sai che fare, chiedi che cosa farei io.',
  practised: 'La partita è finita. Guardati intorno: tutte le carte sono scoperte. Ancora una?',
  ask: 'Tu che cosa faresti?',
  askWhy: 'Perché {name} fa così?',
  would: 'Io premerei ciò che brilla. {why}',
  wouldHunch: 'Io premerei ciò che brilla: non ho ragioni migliori del fiuto.',
  said: '{name}: «{why}»',
}

export const lessonWords = { en, ru, it }

export const lessonRefusals = {
  en: {
    lessonListens: 'One moment: the teacher is speaking.',
    lessonOther: 'The rules would allow that, but not this lesson. See what the teacher asks for.',
  },
  ru: {
    lessonListens: 'Минутку: говорит учитель.',
    lessonOther: 'По правилам так можно, но урок про другое. Посмотрите, о чём просит учитель.',
  },
  it: {
    lessonListens: 'Un momento: parla il maestro.',
    lessonOther: 'Le regole lo permettono, ma la lezione no. Guarda che cosa chiede il maestro.',
  },
}
