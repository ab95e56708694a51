import type { Translation } from '../translation'
import type { lessonMessages as English } from '../en/lesson'

export const lessonMessages: Translation<typeof English> = {
  lesson: {
    learn: 'Научиться играть',
    minutes: 'Десять минут, наедине с учителем',
    of: 'Урок · {n} из {of}',
    training: 'Тренировочная партия',
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
    practise: 'Сыграть тренировочную партию',
    practice: 'Тренировочная партия: играйте как хотите. Если не знаете, как быть, спросите, что бы сделал я.',
    practised: 'Партия окончена. Оглядитесь: все карты открыты. Ещё раз?',
    ask: 'А вы бы что сделали?',
    askWhy: 'Почему {name} так делает?',
    would: 'Я бы нажал подсвеченную кнопку. {why}',
    wouldHunch: 'Я бы нажал подсвеченную кнопку: чутьё, лучшей причины нет.',
    said: '{name}: «{why}»',
  },
}
