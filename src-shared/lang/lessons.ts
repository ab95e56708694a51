/** Words around lessons; what a teacher says comes with each lesson (src-shared/lessons). */

const en = {
  learn: 'Learn to play',
  minutes: 'Ten minutes, alone, with a teacher',
  of: 'Lesson · {n} of {of}',
  teacher: 'The teacher',
  goOn: 'Go on',
  others: 'The others play …',
  again: 'Once more',
  close: 'End of the lesson',
  loading: 'The teacher is on the way …',
  pupil: 'You',
}

const ru: typeof en = {
  learn: 'Научиться играть',
  minutes: 'Десять минут, наедине с учителем',
  of: 'Урок · {n} из {of}',
  teacher: 'Учитель',
  goOn: 'Дальше',
  others: 'Ходят остальные…',
  again: 'Ещё раз',
  close: 'Закончить урок',
  loading: 'Учитель уже идёт…',
  pupil: 'Вы',
}

const it: typeof en = {
  learn: 'Impara a giocare',
  minutes: 'Dieci minuti, da solo con un maestro',
  of: 'Lezione · {n} di {of}',
  teacher: 'Il maestro',
  goOn: 'Avanti',
  others: 'Giocano gli altri …',
  again: 'Ancora una volta',
  close: 'Fine della lezione',
  loading: 'Il maestro sta arrivando …',
  pupil: 'Tu',
}

export const lessonWords = { en, ru, it }

export const lessonRefusals = {
  en: { lessonListens: 'One moment: the teacher is speaking.', lessonOther: 'The rules would allow that, but not this lesson. Look what the teacher asks for.' },
  ru: { lessonListens: 'Минуту: говорит учитель.', lessonOther: 'По правилам так можно, но урок про другое. Посмотрите, о чём просит учитель.' },
  it: { lessonListens: 'Un momento: parla il maestro.', lessonOther: 'Le regole lo permettono, ma la lezione no. Guarda che cosa chiede il maestro.' },
}
