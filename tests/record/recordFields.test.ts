/**
 * Every field of a record that somebody brings: of its kind, within its bounds, and no field besides. What is read is
 * replayed, stored and shown, so nothing that is spoilt may get that far.
 */
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src-shared/kernel'
import { spoilt } from '../kit/spoilt'
import { readRecord } from '../../src-shared/record'

const HEX = 'ab'.repeat(32)
const TERMS = {
  ...{ table: 't', match: 'm', round: 1, game: 'castle', rules: 1, options: { rounds: 3 }, deck: HEX },
  seats: [{ person: 'p1' }, { bot: { level: 'hard', personality: 'bold' } }],
  ...{ contributors: ['p1'], excluded: ['p2'], restarts: ['Boris'], dropped: ['d'] },
}
const MEMBERS = { seq: 2, term: 1, host: 'a', members: ['a', 'b'], signature: 's' }
const RECORD = {
  ...{ record: 1, id: 'm', table: 'Table', game: 'castle', rules: 1 },
  seats: [
    { who: 'person', name: 'Anna', person: 'p1' },
    { who: 'bot', name: 'Pierrot', person: null },
  ],
  ...{ options: { notes: true }, deck: { cards: [1] }, dealt: 10.5, ended: 20.5, key: HEX },
  begun: [{ event: { kind: 'dealt' }, own: { 1: { card: 'king' } } }],
  answers: [
    {
      entry: { seat: 1, ask: '0/turn/1', answer: { branch: 'swap' }, by: 'clock' },
      told: [{ event: { kind: 'swap' }, own: { 1: 5 } }],
    },
  ],
  outcome: { winners: [0], reason: 'rich' },
  fair: {
    ...{ fixed: false, commit: HEX, number: HEX, restarts: ['Boris'], terms: TERMS },
    hands: [{ seat: 0, commit: HEX, number: HEX }],
    dropped: [{ terms: TERMS, commit: HEX, number: HEX }],
    moves: {
      table: 't',
      first: { term: 0, host: 'a' },
      computers: [{ id: 'a', name: 'Anna', certificate: 'c' }],
      changes: [
        { how: 'moved', term: 1, from: 'a', to: 'b', signature: 's' },
        { how: 'elected', term: 2, to: 'a', of: MEMBERS, votes: [{ voter: 'a', signature: 's' }] },
        { how: 'forced', term: 2, to: 'a', missing: ['b'], signature: 's' },
      ],
    },
  },
  wentOnAlone: [{ after: 1, at: 5.5, host: 'Anna', missing: ['Boris'] }],
}

/** What belongs to the game, and is checked when the match is replayed. */
const OF_THE_GAME = /(^|\.)(options|deck|own|event|answer)\./

/** The paths of all fields, those of their parts included, without what belongs to the game. */
function fieldsOf(value: unknown, path: readonly string[] = []): readonly string[] {
  const name = path.join('.')
  if (OF_THE_GAME.test(name)) return []
  const own = name === '' ? [] : [name]
  if (typeof value !== 'object' || value === null) return own
  return [...own, ...Object.entries(value).flatMap(([key, part]) => fieldsOf(part, [...path, key]))]
}
const FIELDS = fieldsOf(RECORD)

const valueAt = (name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => (value as { [key: string]: unknown })[key], RECORD)
const whyWith = (name: string, make: (found: unknown) => unknown): string => {
  const read = readRecord(JSON.stringify(spoilt(RECORD, name.split('.'), make)))
  return isRefusal(read) ? read.refused : 'read'
}
const isRead = (name: string, make: (found: unknown) => unknown): boolean => whyWith(name, make) === 'read'
const readWith = (make: (found: unknown) => unknown, of = FIELDS): readonly string[] =>
  of.filter(name => isRead(name, make)).toSorted()

describe('a record', () => {
  it('with all fields that one can have comes back as it was written', () => {
    expect(readRecord(JSON.stringify(RECORD))).toEqual(RECORD)
  })

  it('lacks no field, except what earlier versions did not write', () => {
    expect(
      readWith(
        () => undefined,
        FIELDS.filter(name => !/\.\d+$/.test(name)),
      ),
    ).toEqual(
      [
        ...['begun.0.own', 'answers.0.told.0.own', 'wentOnAlone'],
        ...['terms', 'dropped', 'moves'].map(field => `fair.${field}`),
      ].toSorted(),
    )
  })

  it('has null for a bot, the built-in deck, and no end; nowhere else', () => {
    expect(readWith(() => null)).toEqual(
      [
        ...['seats.0.person', 'seats.1.person', 'deck', 'outcome', 'answers.0.entry.answer'],
        ...['fair.terms.deck', 'fair.dropped.0.terms.deck'],
      ].toSorted(),
    )
  })

  it('has no field of another kind', () => {
    const other = (found: unknown): unknown =>
      typeof found === 'string' ? 5 : typeof found === 'object' && found !== null ? 'x' : 'constructor'
    // An answer is whatever its ask allows: the game checks it.
    expect(readWith(other)).toEqual(['answers.0.entry.answer', 'seats.1.person'])
  })

  it('has no field more, in itself or in any of its parts', () => {
    const objects = FIELDS.filter(name => {
      const value = valueAt(name)
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    })
    expect(readWith(found => ({ ...(found as object), more: { x: 1 } }), objects)).toEqual(
      ['answers.0.entry.answer', 'deck', 'options', 'fair.terms.options', 'fair.dropped.0.terms.options']
        .concat(['begun.0.event', 'answers.0.told.0.event', 'begun.0.own', 'answers.0.told.0.own'])
        .toSorted(),
    )
  })

  it('counts in whole numbers from 0; only times lie between', () => {
    const numbers = FIELDS.filter(name => typeof valueAt(name) === 'number' && name !== 'record')
    const moments = ['dealt', 'ended', 'wentOnAlone.0.at']
    expect(readWith(() => -1, numbers)).toEqual([])
    expect(readWith(() => 0.5, numbers)).toEqual(moments)
    expect(readWith(() => 2 ** 53, numbers)).toEqual([])
    expect(readWith(() => 8_640_000_000_000_000, numbers)).toEqual(
      [
        ...moments,
        'rules',
        'wentOnAlone.0.after',
        ...numbers.filter(name => /\.(round|rules|term|seq)$/.test(name)),
      ].toSorted(),
    )
    expect(readWith(() => 8_640_000_000_000_001, moments)).toEqual([])
  })

  it('names seats that its table has: as a winner, and as who answered', () => {
    for (const name of ['outcome.winners.0', 'answers.0.entry.seat'])
      expect([name, [0, 1, 2].map(seat => isRead(name, () => seat))]).toEqual([name, [true, true, false]])
    expect([15, 16].map(seat => isRead('fair.hands.0.seat', () => seat))).toEqual([true, false])
  })

  it('has keys, commitments and numbers of 32 bytes in hex; those of the host may be missing', () => {
    const hex = FIELDS.filter(name => valueAt(name) === HEX)
    expect(hex).toHaveLength(9)
    for (const wrong of [`${HEX}0`, HEX.slice(1), HEX.toUpperCase(), `0${HEX}`])
      expect(readWith(() => wrong, hex)).toEqual([])
    expect(readWith(() => '', hex)).toEqual(['fair.commit', 'fair.number'])
  })

  it('has lists that end, and as many as these', () => {
    const LIMITS: { readonly [name: string]: number } = {
      seats: 16,
      begun: 500,
      'answers.0.told': 500,
      answers: 20_000,
      'outcome.winners': 16,
      'fair.hands': 16,
      'fair.restarts': 100,
      'fair.dropped': 100,
      'fair.terms.seats': 100,
      'fair.terms.contributors': 100,
      'fair.terms.dropped': 100,
      'fair.moves.computers': 100,
      'fair.moves.changes': 256,
      'fair.moves.changes.1.votes': 9,
      'fair.moves.changes.1.of.members': 9,
      'fair.moves.changes.2.missing': 9,
      wentOnAlone: 100,
      'wentOnAlone.0.missing': 20,
    }
    for (const [name, most] of Object.entries(LIMITS)) {
      const of = (length: number) => isRead(name, found => Array(length).fill((found as readonly unknown[])[0]))
      expect([name, of(most), of(most + 1)]).toEqual([name, true, false])
    }
  })

  it('has texts that end: ids at 40 letters, words at 80, names at 200, a text of the game at 4000', () => {
    const LIMITS: { readonly [name: string]: number } = {
      id: 40,
      game: 40,
      table: 200,
      'seats.0.name': 200,
      'seats.0.person': 40,
      'answers.0.entry.ask': 80,
      'outcome.reason': 80,
      'fair.restarts.0': 200,
      'fair.terms.contributors.0': 40,
      'wentOnAlone.0.host': 200,
      'wentOnAlone.0.missing.0': 200,
      'options.notes': 4000,
      'answers.0.entry.answer': 4000,
    }
    for (const [name, most] of Object.entries(LIMITS)) {
      const of = (length: number) => isRead(name, () => 'x'.repeat(length))
      expect([name, of(most), of(most + 1)]).toEqual([name, true, false])
    }
    const empty = Object.keys(LIMITS).filter(name => isRead(name, () => ''))
    expect(empty).toEqual(Object.keys(LIMITS).filter(name => (LIMITS[name] ?? 0) > 80))
  })

  it('nests twenty deep, not deeper', () => {
    const deep = (n: number): unknown => (n === 0 ? 1 : [deep(n - 1)])
    // The record and its options are two.
    expect([18, 19].map(n => isRead('options.notes', () => deep(n)))).toEqual([true, false])
  })

  it.each(['__proto__', 'constructor', 'prototype'])('has no field named %s, at any depth', field => {
    const text = JSON.stringify(RECORD)
    for (const place of ['"branch"', '"notes"', '"cards"', '"card"'])
      expect(readRecord(text.replace(place, `"${field}"`))).toMatchObject({ refused: 'recordUnreadable' })
  })

  it('says which of its fields is wrong, and of which version it is if that is later', () => {
    expect(readRecord(JSON.stringify({ ...RECORD, key: 'x' }))).toMatchObject({ params: { field: 'key' } })
    expect(readRecord(JSON.stringify({ ...RECORD, seats: [RECORD.seats[0]], answers: [] }))).not.toHaveProperty(
      'refused',
    )
    expect(readRecord(JSON.stringify({ ...RECORD, seats: [RECORD.seats[0]] }))).toMatchObject({
      params: { field: 'seats' },
    })
    expect(readRecord(JSON.stringify({ ...RECORD, record: 2 }))).toEqual({
      refused: 'recordNewer',
      params: { record: 2 },
    })
    for (const record of [0, 0.5]) expect(whyWith('record', () => record)).toBe('recordUnreadable')
  })
})
