/** What a table's card says, and in which order cards stand. */
import { describe, expect, it } from 'vitest'
import { doorText, progressText, sortedCards } from '../../../src-renderer/hall/cards'
import { ownTable, phaseText, pointsText, takesPart } from '../../../src-renderer/hall/tournament'
import { FULL_POINTS } from '../../../src-shared/hall'
import type { HallView, TableCard, TournamentView } from '../../../src-shared/wire'

/** Keys instead of texts, with what is put into them. */
const t = (key: string, params: object = {}): string => [key, ...Object.values(params)].join(' ')
const MINUTE = 60_000

const card = (id: string, more: object = {}): TableCard =>
  ({
    id,
    name: id,
    listing: 'open',
    phase: 'lobby',
    players: [],
    free: 4,
    doors: 'open',
    locked: false,
    ...more,
  }) as never
const open = (more: object) => card('a', more) as Extract<TableCard, { listing: 'open' }>
const sorted = (tables: readonly TableCard[], seats: readonly string[] = []): string[] =>
  sortedCards({ tables, you: { seats } } as unknown as HallView).map(({ id }) => id)
const anna = { name: 'Anna', here: true }

describe('the cards of a hall', () => {
  it('begin with the own seats; then come tables where somebody waits, empty ones, and those without a place', () => {
    const tables = [
      card('private', { listing: 'private' }),
      card('full', { players: [anna], free: 0 }),
      card('empty'),
      card('waiting', { players: [anna] }),
      card('own', { players: [anna], free: 0 }),
    ]
    expect(sorted(tables, ['own'])).toEqual(['own', 'waiting', 'empty', 'private', 'full'])
    expect(sorted(tables, ['private'])[0]).toBe('private')
  })

  it('of one kind stand in the order of opening', () => {
    expect(sorted([card('c'), card('a'), card('b')])).toEqual(['c', 'a', 'b'])
  })
})

describe('a card', () => {
  it('tells for how many whole minutes a match is played, by the clock of the host', () => {
    const at = (now: number): string => progressText(open({ phase: 'match', since: 5 * MINUTE }), now, t)
    expect([at(6 * MINUTE - 1), at(6 * MINUTE), at(8 * MINUTE - 1)]).toEqual([
      'hall.begun',
      'hall.playing 1',
      'hall.playing 2',
    ])
    expect(progressText(open({ phase: 'match' }), 9 * MINUTE, t)).toBe('hall.begun')
    expect(progressText(open({ phase: 'result', since: 0 }), 9 * MINUTE, t)).toBe('hall.result')
  })

  it('tells who may not come: nobody, players, or who has no code', () => {
    expect(doorText(open({ doors: 'shut', locked: true }), t)).toBe('hall.doorsShut')
    expect(doorText(open({ doors: 'watch' }), t)).toBe('hall.doorsWatch')
    expect(doorText(open({ locked: true }), t)).toBe('hall.locked')
    expect(doorText(open({}), t)).toBeNull()
  })
})

describe('a tournament', () => {
  const view = (more: object): TournamentView =>
    ({ phase: 'round', round: 2, rounds: 5, final: false, drawing: false, points: 'place', ...more }) as never

  it('has the table of the round at which somebody still plays', () => {
    const seats = [
      { person: 'a', by: 'person' },
      { person: 'b', by: 'bot' },
    ]
    const of = view({
      tables: [
        { number: 1, seats: [{ person: 'c', by: 'person' }] },
        { number: 2, seats },
      ],
    })
    expect(['a', 'b', 'c', 'd'].map(person => ownTable(of, person)?.number ?? null)).toEqual([2, null, 1, null])
  })

  it('is taken part in by who is here', () => {
    const of = view({
      standings: [
        { person: 'a', here: true },
        { person: 'b', here: false },
      ],
    })
    expect(['a', 'b', 'c'].map(person => takesPart(of, person))).toEqual([true, false, false])
  })

  it('says how far it is', () => {
    expect(phaseText(view({}), t as never)).toBe('tournament.round 2 5')
    expect(phaseText(view({ final: true }), t as never)).toBe('tournament.final')
    expect(phaseText(view({ drawing: true, phase: 'pause' }), t as never)).toBe('tournament.drawing')
    expect(phaseText(view({ phase: 'pause' }), t as never)).toBe('tournament.pause 2 5')
    expect(phaseText(view({ phase: 'over' }), t as never)).toBe('tournament.over')
  })

  it('shows points for places as a hundredth part, and scores as they are', () => {
    expect(pointsText(view({}), FULL_POINTS * 1.5, 'en')).toBe('150')
    expect(pointsText(view({}), FULL_POINTS / 2, 'it')).toBe('50')
    expect(pointsText(view({ points: 'score' }), 55_440, 'en')).toBe('55,440')
  })
})
