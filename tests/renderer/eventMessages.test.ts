/** Every event of Mascarade has a message in three languages, with a form of its own for the player it is about. */
import { describe, expect, it } from 'vitest'
import { mascarade, type MascaradeEvent } from '../../src-shared/games/mascarade/rules'
import { CHARACTER_IDS } from '../../src-shared/games/mascarade/rules/characters'
import { LANGUAGES } from '../../src-shared/locales/languages'
import { mascaradeEvents } from '../../src-renderer/games/mascarade/events'
import { shownText, slotName } from '../../src-renderer/games/mascarade/names'
import { nextMove } from '../games/mascarade/rules/play'
import { contextIn } from './kit'
import { shownIn } from './wholeMatches'

const EVENTS: { readonly [kind in MascaradeEvent['kind']]: readonly Extract<MascaradeEvent, { kind: kind }>[] } = {
  deal: [{ kind: 'deal', first: 1 }],
  cover: [{ kind: 'cover', slots: ['s0', 's1'] }],
  turn: (['prepare', 'forced', 'free'] as const).map(sort => ({ kind: 'turn', seat: 1, number: 5, sort })),
  swap: (['turn', 'fool', 'spy'] as const).map(how => ({ kind: 'swap', seat: 1, slots: ['s1', 'm0'], how })),
  look: (['turn', 'spy'] as const).map(how => ({ kind: 'look', seat: 1, slots: ['s1'], how })),
  announce: [{ kind: 'announce', seat: 1, slot: 's1', character: 'king' }],
  claim: [{ kind: 'claim', seat: 1, slot: 's1', character: 'king' }],
  pass: [{ kind: 'pass', seat: 1, character: 'king' }],
  reveal: [
    {
      kind: 'reveal',
      cards: [
        { seat: 0, slot: 's0', character: 'king' },
        { seat: 1, slot: 's1', character: 'widow' },
      ],
    },
  ],
  nobody: [{ kind: 'nobody', character: 'witch' }],
  power: CHARACTER_IDS.map(character => ({ kind: 'power', seat: 1, character })),
  coins: [
    { kind: 'coins', from: 'bank', to: 1, amount: 3, why: 'king' },
    { kind: 'coins', from: 'bank', to: 1, amount: 2, why: 'queen' },
    { kind: 'coins', from: 'bank', to: 1, amount: 1, why: 'fool' },
    { kind: 'coins', from: 'bank', to: 1, amount: 1, why: 'peasant' },
    { kind: 'coins', from: 'bank', to: 1, amount: 9, why: 'widow' },
    { kind: 'coins', from: 'courthouse', to: 1, amount: 5, why: 'judge' },
    { kind: 'coins', from: 2, to: 1, amount: 2, why: 'bishop' },
    { kind: 'coins', from: 1, to: 2, amount: 1, why: 'thief' },
    { kind: 'coins', from: 1, to: 2, amount: 4, why: 'inquisitor' },
    { kind: 'coins', from: 1, to: 'courthouse', amount: 1, why: 'fine' },
  ],
  noEffect: [{ kind: 'noEffect', seat: 1, character: 'cheat' }],
  fortunes: [
    { kind: 'fortunes', seat: 1, with: 2 },
    { kind: 'fortunes', seat: 1, with: null },
    { kind: 'fortunes', seat: 2, with: 1 },
  ],
  point: [
    { kind: 'point', seat: 1, target: 2 },
    { kind: 'point', seat: 2, target: 1 },
  ],
  confess: [
    { kind: 'confess', seat: 1, said: 'king', truth: 'king', right: true },
    { kind: 'confess', seat: 1, said: 'king', truth: 'queen', right: false },
    { kind: 'confess', seat: 1, said: 'silence', truth: 'queen', right: false },
  ],
  end: (['thirteen', 'bankrupt', 'cheat', 'turnLimit'] as const).map(reason => ({
    kind: 'end',
    winners: [1, 2],
    reason,
  })),
}

/** A readable sentence: no key, no empty parameter, no plural bar. */
const readable = (text: string | null): boolean =>
  text !== null &&
  text.length > 3 &&
  !/[{}|]|games\.|\b(undefined|null)\b/.test(text) &&
  text[0] === text[0]?.toLocaleUpperCase()

const TABLES = [2, 3, 5, 13].map(seats => ({
  seats,
  ...shownIn(mascarade, [{ seats, options: { turnLimit: 60 }, next: nextMove, deal: seats }]),
}))

describe.each(LANGUAGES.map(language => language.id))('in %s', language => {
  it.each(Object.entries(EVENTS))('%s has a message for others, for the own seat and for spectators', (_, events) => {
    for (const event of events) {
      const said = [1, 2, 0, null].map(you =>
        mascaradeEvents.eventMessage({ event: { ...event } as never }, contextIn(language, you, 6)),
      )
      expect(said.filter(text => !readable(text))).toEqual([])
    }
  })

  it('at small tables the message says which card is meant', () => {
    const event = { kind: 'announce', seat: 1, slot: 's1.left', character: 'king' } as const
    const context = contextIn(language, 0, 2)
    expect(mascaradeEvents.eventMessage({ event }, context)).toContain(slotName('s1.left', context))
  })

  it('the reader is addressed as "you"', () => {
    const event = { kind: 'pass', seat: 1, character: 'king' } as const
    expect(mascaradeEvents.eventMessage({ event }, contextIn(language, 1, 6))).not.toContain('Boris')
    expect(mascaradeEvents.eventMessage({ event }, contextIn(language, 0, 6))).toContain('Boris')
  })

  it('private looks have messages: a card, a swap, no swap', () => {
    const context = contextIn(language, 0, 6)
    const swapped = shownText({ kind: 'swapped', slots: ['s0', 's1'], swapped: true }, context)
    const not = shownText({ kind: 'swapped', slots: ['s0', 's1'], swapped: false }, context)
    expect([swapped, not, shownText({ kind: 'card', slot: 's0', character: 'king' }, context)].every(readable)).toBe(
      true,
    )
    expect(swapped).not.toBe(not)
  })

  it.each(TABLES)('a whole match with $seats seats has a message for every event', ({ seats, told }) => {
    const context = contextIn(language, null, seats)
    expect(told.filter(one => !readable(mascaradeEvents.eventMessage(one, { ...context, you: one.you })))).toEqual([])
  })
})

it('an unknown event has no message', () => {
  expect(mascaradeEvents.eventMessage({ event: { kind: 'fireworks' } }, contextIn('en', 0, 4))).toBeNull()
})
