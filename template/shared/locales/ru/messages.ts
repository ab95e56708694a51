import type { Translation } from '../../../../src-shared/locales/translation'
import type { messages as English } from '../en/messages'
import { title } from './title'

export const messages: Translation<typeof English> = {
  ...title,
  cards: {
    grain: { name: 'Зерно', text: 'Гавань платит 1 монету.' },
    wine: { name: 'Вино', text: 'Гавань платит 2 монеты.' },
    silk: { name: 'Шёлк', text: 'Гавань платит 3 монеты.' },
    gold: { name: 'Золото', text: 'Гавань платит 4 монеты.' },
  },
  zones: {
    hand: 'Карты',
    stock: 'Не розданы',
    coins: 'Монеты',
    claim: 'Объявлено',
    found: 'Внутри',
    crate: 'Ваш ящик',
  },
  progress: 'Раунд {n} из {of}',
  asks: {
    load: { title: 'Что погрузите?', hint: 'Карта ложится в ящик лицом вниз. Потом объявите, что это.' },
    sail: { title: 'Готовы к отплытию?', hint: 'Пока готовы не все, корабли можно обыскивать.' },
    search: { title: 'Обыскать корабль?', hint: 'Лжец платит вам штраф. Если это правда, платите вы.' },
  },
  waiting: { load: '{name} грузит ящик', sail: '{name} готовится к отплытию' },
  choices: { ok: 'К отплытию готовы', pass: 'Не обыскивать', search: 'Обыскать' },
  parts: { cargo: 'Какую карту?', claim: 'Чем вы её назовёте?', search: 'Чей корабль?' },
  events: {
    round: 'Раунд {n} начинается.',
    claim: '{name}: «{card}!»',
    caught: '{name} обыскивает корабль игрока {other}: {card} — обман!',
    honest: '{name} обыскивает корабль игрока {other}: {card} — чистая правда.',
    sold: '{name} продаёт груз — {card}: +{n}',
    end: 'Больше всех монет: {names}.',
  },
  reasons: { richest: 'Четыре раунда позади — побеждает самый богатый.' },
  options: {
    fine: {
      name: 'Штраф',
      hint: 'Сколько платит разоблачённый лжец — или тот, кто обыскал зря.',
      values: { number: '{n} монета | {n} монеты | {n} монет' },
    },
  },
  rulebook: {
    aim: { title: 'О чём игра', text: 'Четыре раунда, у каждого четыре карты. Побеждает самый богатый.' },
    load: { title: 'Погрузка', text: 'Все одновременно кладут карту в ящик лицом вниз и объявляют, что это.' },
    search: {
      title: 'Обыск',
      text: 'Пока не все готовы к отплытию, каждый может открыть один ящик.\n\nЛжец платит штраф тому, кто обыскал, и ничего не продаёт. Честный капитан получает штраф и продаёт как обычно.',
    },
  },
}
