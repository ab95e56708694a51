/** Every event of Mascarade is told in words, in three languages, to whom it is about in a form of its own. */
import { describe, expect, it } from 'vitest'
import { keyedRandom, Match, drawAnswer } from '../../src-shared/kernel'
import { mascarade, type MascaradeEvent } from '../../src-shared/games/mascarade'
import { CHARACTER_IDS } from '../../src-shared/games/mascarade/characters'
import { LANGUAGES } from '../../src-shared/lang'
import { sentence, shownText, slotName } from '../../src-renderer/boards/mascarade/sentences'
import { defaultsOf, keyOf, tellerIn } from './kit'

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

/** A sentence that a person can read: no key, no empty place, no form bar. */
const readable = (text: string | null): boolean =>
  text !== null &&
  text.length > 3 &&
  !/[{}|]|games\.|\b(undefined|null)\b/.test(text) &&
  text[0] === text[0]?.toLocaleUpperCase()

describe.each(LANGUAGES.map(language => language.id))('in %s', language => {
  it.each(Object.entries(EVENTS))('%s is told to others, to oneself and to spectators', (_, events) => {
    for (const event of events) {
      const said = [1, 2, 0, null].map(you => sentence({ event: { ...event } as never }, tellerIn(language, you, 6)))
      expect(said.filter(text => !readable(text))).toEqual([])
    }
  })

  it('small tables tell which card is meant', () => {
    const event = { kind: 'announce', seat: 1, slot: 's1.left', character: 'king' } as const
    const teller = tellerIn(language, 0, 2)
    expect(sentence({ event }, teller)).toContain(slotName('s1.left', teller))
  })

  it('one is spoken to in a form of its own', () => {
    const event = { kind: 'pass', seat: 1, character: 'king' } as const
    expect(sentence({ event }, tellerIn(language, 1, 6))).not.toContain('Boris')
    expect(sentence({ event }, tellerIn(language, 0, 6))).toContain('Boris')
  })

  it('what was shown is told: a card, a swap, no swap', () => {
    const teller = tellerIn(language, 0, 6)
    const swapped = shownText({ kind: 'swapped', slots: ['s0', 's1'], swapped: true }, teller)
    const not = shownText({ kind: 'swapped', slots: ['s0', 's1'], swapped: false }, teller)
    expect([swapped, not, shownText({ kind: 'card', slot: 's0', character: 'king' }, teller)].every(readable)).toBe(
      true,
    )
    expect(swapped).not.toBe(not)
  })

  it.each([2, 3, 5, 13])('a whole match with %i seats is told without a gap', seats => {
    const { match, told } = Match.start(mascarade, seats, defaultsOf({ turnLimit: 60 }), keyOf(seats))
    const random = keyedRandom(keyOf(7), 0)
    const events = [...told]
    for (let i = 0; i < 2000 && !match.outcome; i++) {
      const [ask] = match.asks()
      if (!ask) throw new Error('nobody is asked')
      const proposal = match.answer(
        ask.seat,
        ask.id,
        drawAnswer(ask.pick, (n, j) => random.below(n, `a${i}`, j)),
      )
      if (proposal === 'again' || 'refused' in proposal) throw new Error('refused')
      match.commit(proposal)
      events.push(...proposal.told)
    }
    const teller = tellerIn(language, 1, seats)
    const unread = events
      .map(one => sentence({ event: { ...one.event } as never }, teller))
      .filter(text => !readable(text))
    expect(unread).toEqual([])
    expect(match.outcome).not.toBeNull()
  })
})

it('an event that this page does not know is not told', () => {
  expect(sentence({ event: { kind: 'fireworks' } }, tellerIn('en', 0, 4))).toBeNull()
})
