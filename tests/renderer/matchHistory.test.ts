/** Evenings, filters and statistics; and matches that arrive in parts. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { scoresOf, standingsOf, type MatchRecord, type FinishedMatch, type Tally } from '../../src-shared/record'
import type { HistoryMessage } from '../../src-shared/wire'
import type { Connection, OutgoingMessage } from '../../src-renderer/connection/connection'
import {
  eveningsOf,
  filterMatches,
  lengthText,
  peopleOf,
  shareOf,
  sortStandings,
} from '../../src-renderer/history/evenings'
import { useMatchHistory } from '../../src-renderer/history/matchHistory'
import { eveningOf } from '../../src-renderer/platform'
import { useTable } from '../../src-renderer/store/table'
import { allWords } from '../kit/page'
import { FIXED_KEY } from '../kit/record'

const anna = (name = 'Anna') => ({ who: 'person', name, person: 'a' }) as const
const boris = { who: 'person', name: 'Boris', person: 'b' } as const
const bot = { who: 'bot', name: 'Pierrot', person: null } as const

const past = (id: string, ended: number, more: Partial<FinishedMatch> = {}): FinishedMatch => ({
  id,
  table: 'Table',
  game: 'mascarade',
  rules: 1,
  seats: [anna(), boris],
  dealt: ended - 5,
  ended,
  answers: 3,
  outcome: { winners: [0], reason: 'x' },
  imported: false,
  ...more,
})

describe('evenings', () => {
  it('group matches, the newest first', () => {
    const evenings = eveningsOf([past('a', 10), past('c', 25), past('b', 20)], ms => (ms < 15 ? 'first' : 'second'))
    expect(evenings.map(({ key, at, matches }) => [key, at, matches.map(({ id }) => id)])).toEqual([
      ['second', 25, ['c', 'b']],
      ['first', 10, ['a']],
    ])
  })

  it('last past midnight, and end before morning', () => {
    const at = (day: number, hour: number, minute = 0): string =>
      eveningOf(new Date(2026, 0, day, hour, minute).getTime())
    expect(at(2, 1)).toBe(at(1, 22))
    expect(at(2, 5, 59)).toBe(at(1, 22))
    expect(at(2, 6)).not.toBe(at(1, 22))
    expect(at(1, 0)).toBe('2025-12-31')
  })

  it('are filtered by game and by person, also after a rename', () => {
    const all = [
      past('a', 1),
      past('b', 2, { game: 'castle', seats: [anna('Annette'), bot] }),
      past('c', 3, { seats: [boris, bot] }),
    ]
    expect(filterMatches(all, '', '').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(filterMatches(all, 'castle', '').map(({ id }) => id)).toEqual(['b'])
    expect(filterMatches(all, '', 'a').map(({ id }) => id)).toEqual(['a', 'b'])
    expect(filterMatches(all, 'castle', 'b')).toEqual([])
    expect(peopleOf(all)).toEqual([
      { key: 'a', name: 'Annette' },
      { key: 'b', name: 'Boris' },
    ])
  })

  it('score everybody who sat, over all games, without cancelled matches', () => {
    expect(
      scoresOf([
        past('b', 2, { seats: [bot, anna('Annette')], outcome: { winners: [1], reason: 'x' } }),
        past('a', 1),
        past('c', 3, { outcome: null }),
      ]),
    ).toEqual([
      { key: 'a', name: 'Annette', matches: 2, wins: 2, bot: false },
      { key: 'b', name: 'Boris', matches: 1, wins: 0, bot: false },
      { key: 'bot/Pierrot', name: 'Pierrot', matches: 1, wins: 0, bot: true },
    ])
  })

  it('show durations in natural language', () => {
    const { t } = allWords('en')
    expect([-5, 0, 1000, 59_000, 60_000, 61 * 60_000].map(ms => lengthText(ms, t))).toEqual([
      '0 seconds',
      '0 seconds',
      '1 second',
      '59 seconds',
      '1 minute',
      '61 minutes',
    ])
  })
})

const tally = (
  person: string,
  game: string,
  matches: number,
  wins: number,
  last: number,
  name = person,
  longest = last,
): Tally => ({ person, name, game, matches, wins, last, longest })

describe('statistics', () => {
  const TALLIES = [
    tally('a', 'castle', 2, 1, 10, 'Anna', 90),
    tally('a', 'castle', 1, 1, 30, 'Annette'),
    tally('a', 'tales', 3, 0, 40, 'Annette', 7),
    tally('b', 'castle', 5, 2, 20, 'Boris'),
  ]

  it('sum up a person under their last name; of two equal favourites the later one', () => {
    expect(standingsOf(TALLIES, null)).toEqual([
      { person: 'a', name: 'Annette', matches: 6, wins: 2, last: 40, longest: 90, favourite: 'tales' },
      { person: 'b', name: 'Boris', matches: 5, wins: 2, last: 20, longest: 20, favourite: 'castle' },
    ])
    expect(standingsOf(TALLIES, 'castle')).toMatchObject([
      { person: 'a', matches: 3, wins: 2, last: 30 },
      { person: 'b', matches: 5 },
    ])
    expect(standingsOf(TALLIES, 'overlord')).toEqual([])
  })

  it('are sorted by any column, in both directions', () => {
    const order = (column: Parameters<typeof sortStandings>[1], down: boolean): string =>
      sortStandings(standingsOf(TALLIES, null), column, down, game => game)
        .map(({ person }) => person)
        .join('')
    const tied = [tally('b', 'castle', 3, 1, 10, 'Boris'), tally('a', 'castle', 3, 1, 10, 'Anna')]
    for (const down of [false, true])
      expect(sortStandings(standingsOf(tied, null), 'matches', down, game => game).map(({ name }) => name)).toEqual([
        'Anna',
        'Boris',
      ])
    expect([shareOf({ matches: 0, wins: 0 }), shareOf({ matches: 4, wins: 1 })]).toEqual([0, 0.25])
    expect([
      order('name', false),
      order('name', true),
      order('matches', true),
      order('share', true),
      order('last', false),
      order('longest', true),
      order('favourite', false),
    ]).toEqual(['ab', 'ba', 'ab', 'ba', 'ba', 'ab', 'ba'])
  })
})

describe('messages from the host', () => {
  const RECORD: MatchRecord = {
    record: 1,
    id: 'm',
    table: 'T',
    game: 'mascarade',
    rules: 1,
    seats: [bot],
    options: {},
    deck: null,
    dealt: 1,
    ended: 2,
    key: '0a'.repeat(32),
    begun: [],
    answers: [],
    outcome: null,
    fair: FIXED_KEY,
  }
  let hear: (message: HistoryMessage) => void = () => undefined
  let said: OutgoingMessage[] = []
  let answer: (saying: OutgoingMessage) => { refused: string } | null = () => null

  beforeEach(() => {
    setActivePinia(createPinia())
    said = []
    answer = () => null
    const mute = (): void => undefined
    const line: Connection = {
      send: saying => {
        said.push(saying)
        return Promise.resolve(answer(saying))
      },
      onHistory: to => {
        hear = to
      },
      onUpdate: mute,
      onDeck: mute,
      onLink: () => undefined,
      onChat: () => undefined,
      onFairDeal: () => undefined,
      onState: mute,
      retry: mute,
      close: mute,
    }
    useTable().join(line)
  })

  it('extend the list where it ended', async () => {
    const list = useMatchHistory()
    answer = saying => {
      if (saying.kind === 'history')
        hear({
          kind: 'history',
          n: 0,
          matches: [past(saying.before === null ? 'new' : 'old', saying.before === null ? 50 : 40)],
          more: saying.before === null,
        })
      return null
    }
    await list.list()
    // Two presses ask once.
    await Promise.all([list.loadOlder(), list.loadOlder()])
    expect(list.matches.map(({ id }) => id)).toEqual(['new', 'old'])
    expect(said).toContainEqual({ kind: 'history', before: 50 })
    expect(list.more).toBe(false)
  })

  it('are joined to a match, and read like a file', async () => {
    const list = useMatchHistory(),
      text = JSON.stringify(RECORD)
    answer = () => {
      for (const [part, from] of [0, 40].entries())
        hear({ kind: 'record', n: 1, match: 'm', part, of: 2, text: part === 0 ? text.slice(0, 40) : text.slice(from) })
      return null
    }
    await list.watch('m', true)
    expect(list.watched).toEqual({ record: RECORD, tale: true, from: 'table' })
    list.leave()
    expect(list.shown).toBe(false)
  })

  it('may be a refusal, or no match: it is shown, and nothing is opened', async () => {
    const list = useMatchHistory()
    answer = () => ({ refused: 'recordUnknown' })
    await list.watch('m')
    answer = () => {
      hear({ kind: 'record', n: 1, match: 'm', part: 0, of: 1, text: '{"record":' })
      return null
    }
    await list.watch('m')
    list.load('{"record":9}')
    expect(list.watched).toBeNull()
    expect(useTable().notices.map(({ why }) => why.refused)).toEqual([
      'recordUnknown',
      'recordUnreadable',
      'recordNewer',
    ])
    expect(said.filter(({ kind }) => kind !== 'record')).toEqual([])
  })

  it('of a list start it anew when it is opened again', async () => {
    const list = useMatchHistory()
    answer = saying => {
      if (saying.kind === 'history') hear({ kind: 'history', n: 0, matches: [past('one', 50)], more: true })
      return null
    }
    await list.list()
    await list.loadOlder()
    expect(list.matches).toHaveLength(2)
    await list.list()
    expect(list.matches).toHaveLength(1)
  })

  it('are asked for once its person comes back to a list that was never loaded, and not again', async () => {
    const list = useMatchHistory()
    answer = () => ({ refused: 'paused' })
    await list.list()
    list.load(JSON.stringify(RECORD))
    expect(list.watched?.from).toBe('list')
    said = []
    answer = saying => {
      if (saying.kind === 'history') hear({ kind: 'history', n: 0, matches: [], more: false })
      return null
    }
    list.leave()
    expect([list.shown, list.listed, said.map(({ kind }) => kind)]).toEqual([true, true, ['history', 'statistics']])
    list.load(JSON.stringify(RECORD))
    said = []
    list.leave()
    expect(said).toEqual([])
    list.load(JSON.stringify(RECORD))
    list.close()
    expect([list.shown, list.watched, list.listed]).toEqual([false, null, false])
  })

  it('of statistics are shown as they are', async () => {
    const list = useMatchHistory()
    answer = saying => {
      if (saying.kind === 'statistics') hear({ kind: 'statistics', n: 0, tallies: [tally('a', 'castle', 1, 1, 10)] })
      return null
    }
    await list.list()
    expect(list.tallies).toMatchObject([{ person: 'a' }])
  })

  it('are not asked for where there is nothing before them', async () => {
    await useMatchHistory().loadOlder()
    expect([said, useMatchHistory().busy]).toEqual([[], false])
  })

  it('can be asked for again after the host has refused', async () => {
    const list = useMatchHistory()
    answer = saying => {
      if (saying.kind === 'history' && saying.before === null)
        hear({ kind: 'history', n: 0, matches: [past('new', 50)], more: true })
      return saying.kind === 'history' && saying.before !== null ? { refused: 'paused' } : null
    }
    await list.list()
    await list.loadOlder()
    await list.loadOlder()
    expect(said.filter(({ kind }) => kind === 'history')).toHaveLength(3)
    answer = () => ({ refused: 'paused' })
    await list.watch('m')
    await list.watch('m')
    expect(said.filter(({ kind }) => kind === 'record')).toHaveLength(2)
  })

  it('are waited for one request at a time', async () => {
    const list = useMatchHistory()
    const first = list.watch('m')
    await list.watch('other')
    await first
    await list.watch('third')
    expect(said.map(saying => (saying.kind === 'record' ? saying.match : saying.kind))).toEqual(['m', 'third'])
  })

  it('of one record are not mixed with those of another that was not finished', async () => {
    const list = useMatchHistory(),
      text = JSON.stringify(RECORD)
    answer = () => {
      hear({ kind: 'record', n: 1, match: 'm', part: 0, of: 2, text: '{"cut' })
      return { refused: 'pastUnread' }
    }
    await list.watch('m')
    answer = () => {
      hear({ kind: 'record', n: 2, match: 'm', part: 0, of: 1, text })
      return null
    }
    await list.watch('m')
    expect(list.watched?.record).toEqual(RECORD)
  })

  it('that are longer than any record are refused as a whole, and not collected', async () => {
    const list = useMatchHistory()
    const piece = 'x'.repeat(1024 * 1024)
    answer = () => {
      for (let part = 0; part < 40; part++) hear({ kind: 'record', n: 1, match: 'm', part, of: 40, text: piece })
      return null
    }
    await list.watch('m')
    expect(useTable().notices.map(({ why }) => why.refused)).toEqual(['recordTooLong'])
    expect(list.watched).toBeNull()
    // That is no matter of the next one.
    answer = () => {
      hear({ kind: 'record', n: 2, match: 'm', part: 0, of: 1, text: JSON.stringify(RECORD) })
      return null
    }
    await list.watch('m')
    expect(list.watched?.record).toEqual(RECORD)
  })

  it('are not needed for a match from a file', () => {
    useMatchHistory().load(JSON.stringify(RECORD))
    expect(useMatchHistory().watched?.record).toEqual(RECORD)
    expect(said).toEqual([])
  })
})
