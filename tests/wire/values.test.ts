/** What two ends of a connection have to agree on, and what a message keeps on its way. */
import { describe, expect, it } from 'vitest'
import { PLAN } from '../kit/tournament'
import {
  CLOSE,
  COLOURS,
  DEFAULT_PROFILE,
  decodeClient,
  FACES,
  FORMS,
  isHallRequest,
  isWordsMessage,
  LATE,
  LEAVERS,
  LEVELS,
  LISTINGS,
  MAX_MESSAGE,
  OPENERS,
  PERSONALITIES,
  POINTS,
  REACTIONS,
  UNFINISHED,
} from '../../src-shared/wire'
import { hallRequests } from '../../src-shared/wire/hall'
import { cleanName } from '../../src-shared/wire/names'
import { TABLE_SETTINGS } from '../../src-shared/wire/settings'

const read = (message: object) => decodeClient(JSON.stringify(message))

describe('what an answer carries', () => {
  it('comes through as it was, whatever kind of JSON it is', () => {
    for (const answer of [null, true, false, 0, -1.5, '', '  a b ', [], {}, [null, { a: [{}], b: ' ' }]])
      expect(read({ kind: 'answer', n: 1, ask: 'a', answer })).toMatchObject({ message: { answer } })
  })

  it('and typed names come through with their spaces: who keeps them cleans them', () => {
    expect(read({ kind: 'rename', n: 1, name: ' Anna ' })).toMatchObject({ message: { name: ' Anna ' } })
  })
})

describe('the length of a message', () => {
  it('may be the longest that there is, and not one more', () => {
    const long = (length: number) => {
      const message = { kind: 'answer', n: 1, ask: 'a', answer: '' }
      return read({ ...message, answer: 'x'.repeat(length - JSON.stringify(message).length) })
    }
    expect(long(MAX_MESSAGE)).toHaveProperty('message')
    expect(long(MAX_MESSAGE + 1)).toEqual({ n: 1, why: { refused: 'tooLong' } })
  })
})

describe('a message', () => {
  it('for the hall is read by the hall, each of them, and no other', () => {
    for (const { entries } of hallRequests) expect(isHallRequest({ kind: entries.kind.literal })).toBe(true)
    for (const kind of ['sit', 'hello', 'leave', 'record']) expect(isHallRequest({ kind })).toBe(false)
  })

  it('about the words of a connection is settled before hello, and no other', () => {
    for (const kind of ['commitWords', 'revealWords']) expect(isWordsMessage({ kind })).toBe(true)
    for (const kind of ['wordsNonce', 'hello', 'commit']) expect(isWordsMessage({ kind })).toBe(false)
  })
})

describe('a tournament plan', () => {
  it('has each of its fields, of its kind, and no other', () => {
    const isRead = (plan: object): boolean => 'message' in read({ kind: 'beginTournament', n: 1, plan })
    expect(isRead(PLAN)).toBe(true)
    for (const field of Object.keys(PLAN)) {
      expect([field, isRead({ ...PLAN, [field]: undefined })]).toEqual([field, false])
      expect([field, isRead({ ...PLAN, [field]: { x: [] } })]).toEqual([field, field === 'options'])
      expect([field, isRead({ ...PLAN, [field]: null })]).toEqual([field, field === 'minutes'])
    }
    for (const wrong of [
      { game: '' },
      { game: 'x'.repeat(81) },
      { options: { '': 1 } },
      { options: { ['x'.repeat(81)]: 1 } },
    ])
      expect([wrong, isRead({ ...PLAN, ...wrong })]).toEqual([wrong, false])
  })
})

describe('a setting of a table', () => {
  it('has these values and no others', () => {
    expect(Object.fromEntries(Object.entries(TABLE_SETTINGS).map(([key, { values }]) => [key, values]))).toEqual({
      clock: [0, 15, 30, 60, 120, 300],
      doors: ['open', 'watch', 'shut'],
      sitInAfter: [0, 30, 60, 180],
      freeTalk: [true, false],
    })
  })
})

describe('what versions keep', () => {
  it('is the codes by which a host closes, all different and in the range for applications', () => {
    expect(CLOSE).toEqual({
      ...{ replaced: 4001, kicked: 4002, version: 4003, hello: 4004, tooMany: 4005, ended: 4006, guestsOff: 4007 },
    })
  })

  it('is the words of its lists: what is stored and sent says one of them', () => {
    expect({ FORMS, POINTS, UNFINISHED, LATE, LEAVERS, OPENERS, LISTINGS, LEVELS, PERSONALITIES, REACTIONS }).toEqual({
      FORMS: ['rounds', 'final', 'free'],
      POINTS: ['place', 'score'],
      UNFINISHED: ['average', 'nothing'],
      LATE: ['average', 'zero', 'closed'],
      LEAVERS: ['bot', 'shrink'],
      OPENERS: ['everybody', 'organizer'],
      LISTINGS: ['open', 'private'],
      LEVELS: ['easy', 'normal', 'hard'],
      PERSONALITIES: ['even', 'bold', 'careful', 'liar'],
      REACTIONS: ['laugh', 'wow', 'think', 'cry', 'frown', 'heart', 'clap', 'toast'],
    })
    // Of each form, every word, a plan is read.
    const plans = [
      ...FORMS.map(form => ({ form })),
      ...POINTS.map(points => ({ points })),
      ...UNFINISHED.map(unfinished => ({ unfinished })),
      ...LATE.map(late => ({ late })),
      ...LEAVERS.map(leavers => ({ leavers })),
    ]
    for (const plan of plans)
      expect(read({ kind: 'beginTournament', n: 1, plan: { ...PLAN, ...plan } })).toHaveProperty('message')
  })

  it('is the faces and colours of people, in their order: who has chosen none keeps theirs', () => {
    expect(FACES.join(' ')).toBe(
      'fox owl cat bear hare wolf raven hedgehog badger frog deer boar otter mouse lynx goose',
    )
    expect(COLOURS.join(' ')).toBe('rose orange gold lime leaf teal sky blue violet plum sand silver')
  })

  it('is the profile of a bot of which nothing is said', () => {
    expect(DEFAULT_PROFILE).toEqual({ level: 'normal', personality: 'even' })
  })
})

describe('a name', () => {
  it('that shows nothing is none', () => {
    for (const name of ['', '   ', '\u200b\u2060', '\u2800', '\u0301'])
      expect([name, cleanName(name)]).toEqual([name, ''])
    expect(cleanName('  A \t b\u200b ')).toBe('A b')
  })
})
