import type { Translation } from '../../../../locales/translation'
import type { boardMessages as English } from '../en/board'

export const boardMessages: Translation<typeof English> = {
  memo: {
    title: 'Что вы видели',
    hint: 'Ваш личный список. В нём то, что было верно, когда вы это видели, а не то, что верно сейчас.',
    empty: 'Пока ничего. Путешествия расширяют кругозор.',
    turn: 'Ход {n}',
    object: {
      spy: 'у игрока {name}: {object} (подсмотрено)',
      offer: 'предложение игрока {name}: {object}',
      got: 'от игрока {name}: {object}',
      gave: 'для игрока {name}: {object}',
    },
    objects: 'у игрока {name}: {objects}',
    society: 'общество игрока {name}: {society}',
    profession: 'новая профессия игрока {name}: {profession}',
    leftOver: 'лишние профессии: {professions}',
    deck: 'в колоде: {objects}',
    top: 'положено наверх, в таком порядке: {objects}',
  },

  duel: {
    title: '{attacker} против {defender}',
    attacker: 'Нападающий',
    defender: 'Защищающийся',
    points: '{n} очко | {n} очка | {n} очков',
    tokens: '{n} жетон дуэли | {n} жетона дуэли | {n} жетонов дуэли',
    support: 'Поддержка',
    hidden: 'выбрано втайне',
    nobody: 'никто',
    void: 'не считается',
    hypnotised: 'под гипнозом: {name}',
    duelist: 'без поддержки',
    alchemist: { attacker: 'По воле Алхимика: нападающий', defender: 'По воле Алхимика: защищающийся' },
    stages: {
      challenge: 'Вызов',
      support: 'Поддержка',
      hypnotist: 'Гипноз',
      react: 'Вмешательство',
      count: 'Подсчёт',
      ring: 'Ничья',
      doctor: 'Врач?',
      result: 'Исход',
    },
    result: { attacker: 'Побеждает нападающий', defender: 'Побеждает защищающийся', draw: 'Ничья' },
  },

  exchange: {
    title: '{name} предлагает предмет, {other} решает',
    offered: 'Предложено',
    returned: 'Взамен',
    faceDown: 'лицом вниз',
  },

  board: {
    turnNumber: 'Ход {n}',
    you: { objects: 'Ваши предметы', society: 'Ваше общество', profession: 'Ваша профессия' },
    objects: '{n} предмет | {n} предмета | {n} предметов',
    tokens: '{n} жетон дуэли | {n} жетона дуэли | {n} жетонов дуэли',
    stack: '{n} жетон дуэли в стопке | {n} жетона дуэли в стопке | {n} жетонов дуэли в стопке',
    deck: '{n} предмет в колоде | {n} предмета в колоде | {n} предметов в колоде',
    deckEmpty: 'Колода предметов пуста: Саквояжи – это Ключ и Кубок',
    leftOver: '{n} лишняя профессия | {n} лишние профессии | {n} лишних профессий',
    faceDown: 'профессия закрыта',
    spent: 'уже применена',
    odd: 'Одна карта общества вне игры, и одно из обществ в меньшинстве',
    box: 'Не участвуют в игре: {objects}',
    open: 'Карты на столе',
  },
}
