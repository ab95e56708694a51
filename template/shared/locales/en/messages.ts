/** The words of Smugglers in English: the table that the other languages follow. `n` chooses the plural form. */
import { title } from './title'

export const messages = {
  ...title,
  cards: {
    grain: { name: 'Grain', text: 'The harbour pays 1 coin.' },
    wine: { name: 'Wine', text: 'The harbour pays 2 coins.' },
    silk: { name: 'Silk', text: 'The harbour pays 3 coins.' },
    gold: { name: 'Gold', text: 'The harbour pays 4 coins.' },
  },
  zones: { hand: 'Cards', stock: 'Not dealt', coins: 'Coins', claim: 'Says', found: 'Found', crate: 'Your crate' },
  progress: 'Round {n} of {of}',
  asks: {
    load: { title: 'What do you load?', hint: 'A card goes into your crate, face down. Then say what it is.' },
    sail: { title: 'Ready to sail?', hint: 'As long as somebody isn’t ready, ships can be searched.' },
    search: { title: 'Search a ship?', hint: 'A liar pays you the fine. If it was the truth, you pay it.' },
  },
  waiting: { load: '{name} is loading', sail: '{name} is making ready' },
  choices: { ok: 'Ready', pass: 'I won’t search', search: 'Search' },
  parts: { cargo: 'Which card?', claim: 'What do you say it is?', search: 'Whose ship?' },
  events: {
    round: 'Round {n} begins.',
    claim: '{name} says: “{card}!”',
    caught: '{name} searches {other}: it is {card}, a lie!',
    honest: '{name} searches {other}: it is {card}, the truth.',
    sold: '{name} sells {card}: +{n}',
    end: 'The richest: {names}.',
  },
  reasons: { richest: 'Four rounds are over, and the richest wins.' },
  options: {
    fine: {
      name: 'Fine',
      hint: 'What a liar pays who is found out, or somebody who searched in vain.',
      values: { number: '{n} coin | {n} coins' },
    },
  },
  rulebook: {
    aim: { title: 'What it is about', text: 'Four rounds, four cards each. The richest wins.' },
    load: { title: 'Load', text: 'All at once put a card into their crate, face down, and say what it is.' },
    search: {
      title: 'Search',
      text: 'Until all are ready to sail, each player may open one crate.\n\nA liar pays the fine to the searcher and sells nothing. An honest captain gets the fine and sells as usual.',
    },
  },
}
