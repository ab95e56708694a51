/** A replay shows every seat the match that was played. */
import { createPinia, setActivePinia } from 'pinia'
import { effectScope } from 'vue'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gameById } from '../../src-shared/games'
import { HOUSE_DECK } from '../../src-shared/games/tales/rules/deck/house'
import type { Game, View } from '../../src-shared/kernel'
import { isRefusal } from '../../src-shared/kernel'
import { readRecord, type MatchRecord } from '../../src-shared/record'
import { ReplayConnection, updateOf, partyOf, eventFor } from '../../src-renderer/replay/replayUpdates'
import { ReplayedMatch, eventsAt } from '../../src-renderer/replay/replayed'
import { loadRules } from '../../src-renderer/games/loadRules'
import { turnAt, TurnCollector, turnText } from '../../src-renderer/replay/turns'
import { useReplay, type Replay } from '../../src-renderer/replay/useReplay'
import { localTable, useTable } from '../../src-renderer/store/table'
import { mascaradeUi } from '../../src-renderer/games/mascarade/ui'
import { openStoredHost, playMatch, recordAfter, type StoredHost, type PlayedMatch } from '../kit/storedHost'
import { contextIn } from './kit'

let at: StoredHost
beforeEach(async () => {
  at = await openStoredHost(3)
  setActivePinia(createPinia())
})
afterEach(async () => {
  await at.close()
})

const gameOf = (id: string): Game => gameById(id) ?? raise(id)
function raise(what: string): never {
  throw new Error(what)
}

async function again(record: MatchRecord): Promise<ReplayedMatch> {
  const replayed = await ReplayedMatch.of(record, gameOf(record.game))
  return replayed instanceof ReplayedMatch ? replayed : raise(replayed.not)
}

/** As a host stores it and a page reads it. */
async function recordOf(match: PlayedMatch): Promise<MatchRecord> {
  const record = readRecord(JSON.stringify(await recordAfter(at, match)))
  return isRefusal(record) ? raise(record.refused) : record
}

const text = (view: View | undefined): string => JSON.stringify(view)

describe.each(['mascarade', 'castle', 'tales', 'overlord'])('%s', game => {
  it('at every step every seat sees what it saw then, from any previous step', async () => {
    const match = await playMatch(at, 3, 60, game)
    const record = await recordOf(match),
      replayed = await again(record)
    expect(replayed.steps).toBe(record.answers.length)
    const order = Array.from({ length: replayed.steps + 1 }, (_, step) => step)
    // Forward, then back and forth over the snapshots.
    const jumps = order.slice(0, 20).map(step => (step * 37) % order.length)
    for (const step of [...order, ...jumps]) {
      for (const [seat, views] of match.views.entries())
        expect([step, seat, text(replayed.view(step, seat))]).toEqual([step, seat, text(views[step])])
      expect(replayed.view(step, null)).toEqual({ open: replayed.view(step, 0).open, own: null })
    }
  })
})

it("with everybody's cards revealed the match continues as recorded, and nobody is asked", async () => {
  const match = await playMatch(at, 3, 30)
  const replayed = await again(await recordOf(match))
  for (const step of [0, 20, 30]) {
    const open = replayed.revealedView(step),
      faces = (view: View): readonly unknown[] =>
        (view.open.table as unknown as { slots: { face: unknown }[] }).slots.map(slot => slot.face)
    expect(faces(open).filter(face => face === null)).toEqual([])
    // At the deal they lie face up for all to see, and are covered then.
    if (step > 0) expect(faces(replayed.view(step, 0)).filter(face => face === null).length).toBeGreaterThan(0)
    expect(open.open.outcome).toBeNull()
    expect(open.own).toBeNull()
  }
})

describe('a record', () => {
  let record: MatchRecord
  beforeEach(async () => {
    record = await recordOf(await playMatch(at, 3, 40))
  })
  const not = async (changed: Partial<MatchRecord>): Promise<unknown> => {
    const found = await ReplayedMatch.of({ ...record, ...changed }, gameOf('mascarade'))
    return found instanceof ReplayedMatch ? 'replayed' : found.not
  }

  it('is replayed as it stands', async () => {
    expect(await not({})).toBe('replayed')
  })

  it('of a finished match is replayed to its outcome, with fields in any order', async () => {
    await at.close()
    at = await openStoredHost(4)
    const whole = await recordOf(await playMatch(at, 2, 5000))
    expect(whole.outcome?.winners.length).toBeGreaterThan(0)
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, one]) => [key, turned(one)]),
            )
          : value
    const read = readRecord(JSON.stringify(turned(whole)))
    expect(isRefusal(read) ? read : (await again(read)).steps).toBe(whole.answers.length)
  })

  it('of another rules version, of another game, or with invalid options is not', async () => {
    expect(await not({ rules: record.rules + 1 })).toBe('rules')
    expect(await not({ game: 'castle' })).toBe('game')
    expect(await not({ options: { cards: 'marked' } })).toBe('options')
    expect(await not({ seats: record.seats.slice(0, 1) })).toBe('options')
    expect(await not({ seats: Array(14).fill(record.seats[0]) })).toBe('options')
    expect(await not({ deck: { cards: [] } })).toBe('options')
  })

  it('with changed answers, events, key or outcome is not', async () => {
    const [one, ...others] = record.answers
    if (!one) raise('no answers')
    expect(await not({ answers: others })).toBe('differs')
    expect(await not({ answers: [{ ...one, entry: { ...one.entry, answer: 'steal everything' } }, ...others] })).toBe(
      'differs',
    )
    expect(
      await not({ answers: [{ ...one, told: [...one.told, { event: { kind: 'turn', seat: 0 } }] }, ...others] }),
    ).toBe('differs')
    expect(await not({ key: 'ab'.repeat(32) })).toBe('differs')
    expect(await not({ outcome: { winners: [0], reason: 'forged' } })).toBe('differs')
  })

  it('lets the page draw while it is replayed', async () => {
    const breaths: number[] = []
    await ReplayedMatch.of(record, gameOf('mascarade'), {
      yieldToPage: step => {
        breaths.push(step)
        return Promise.resolve()
      },
    })
    expect(breaths).toEqual(Array.from({ length: Math.ceil(record.answers.length / 25) }, (_, i) => i * 25 + 1))
  })

  it('finds its game, and one of an unknown game does not', async () => {
    for (const id of ['mascarade', 'castle', 'tales', 'overlord'])
      expect((await loadRules(id))?.rulesVersion).toBe(gameOf(id).rulesVersion)
    expect(await loadRules('chess')).toBeNull()
    expect(await loadRules('toString')).toBeNull()
  })

  it('has its turns, from the first to the last', async () => {
    const turns = new TurnCollector(mascaradeUi, contextIn('en', null, 3))
    await ReplayedMatch.of(record, gameOf('mascarade'), {
      onStep: (step, open) => {
        turns.onStep(step, open)
      },
    })
    const { all } = turns
    expect(all[0]?.step).toBe(0)
    expect(all.length).toBeGreaterThan(2)
    expect(all.map(({ step }) => step)).toEqual([...new Set(all.map(({ step }) => step))].sort((a, b) => a - b))
    expect([turnAt(all, 0), turnAt(all, all[1]?.step ?? 0), turnAt(all, (all[1]?.step ?? 0) - 1)]).toEqual([0, 1, 0])
    const names = all.map(one => turnText(one, mascaradeUi, contextIn('en', null, 3)))
    expect(names.at(-1)).toMatch(/Turn \d+.* · (Anna|Boris|Carla)/)
  })

  describe('on the table', () => {
    const scope = effectScope()
    afterAll(() => {
      scope.stop()
    })
    const watching = (...of: Parameters<typeof useReplay>): Replay =>
      scope.run(() => useReplay(...of)) ?? raise('no scope')

    it('goes step by step with new events only, and after a jump with all events until then', async () => {
      const replay = watching(record, await again(record), 0)
      const { table, go, step, last } = replay
      expect(table.log.events.map(({ event: told }) => told)).toEqual(
        eventsAt(record, 0).map(one => eventFor(one, null)),
      )
      go(1)
      expect(table.log.fresh).toBe(eventsAt(record, 1).length)
      go(last + 5)
      expect(step.value).toBe(last)
      expect(table.log).toMatchObject({ fresh: 0 })
      expect(table.log.events).toHaveLength(replay.log.value.length)
      const visit = table.match?.id
      go(-3)
      expect(step.value).toBe(0)
      expect(table.match?.id).not.toBe(visit)
    })

    it('shows a seat its own cards and private events, a spectator neither, and asks nobody', async () => {
      const replay = watching(record, await again(record), record.answers.length)
      expect(replay.table.seat).toBeNull()
      replay.perspective.value = 1
      expect(replay.table.seat).toBe(1)
      expect(replay.table.party?.seats.map(seat => seat.name)).toEqual(['Anna', 'Boris', 'Carla'])
      expect(replay.table.asks).toEqual([])
      const own =
        record.answers.flatMap(({ told }) => told).filter(one => one.own?.[1] !== undefined).length +
        record.begun.filter(one => one.own?.[1] !== undefined).length
      expect(replay.log.value.filter(({ event }) => event.own !== undefined)).toHaveLength(own)
      replay.perspective.value = 'open'
      expect(replay.log.value.filter(({ event }) => event.own !== undefined)).toEqual([])
      expect(replay.table.match?.view.own).toBeNull()
    })

    it('accepts no answer, and leaves the live table alone', async () => {
      const replay = watching(record, await again(record), 3)
      expect(await replay.table.send({ kind: 'lobby' })).toBe(false)
      expect(useTable().lastUpdate).toBeNull()
      expect(useTable().notices).toEqual([])
    })

    it('shows the log alone when the match cannot be replayed', () => {
      const { table, log, go } = watching(record, null, 0)
      expect(table.match).toBeNull()
      go(4)
      expect(table.match).toBeNull()
      expect(log.value.length).toBeGreaterThan(4)
      expect(table.party?.seats).toHaveLength(3)
    })
  })
})

describe('updates of a finished match', () => {
  it('show what only one seat was told to that seat, and to nobody who looks on', () => {
    const event = { event: 'dealt', own: { 0: 'king', 1: 'queen' } }
    expect([0, 1, 2, null].map(seat => eventFor(event, seat))).toEqual([
      { event: 'dealt', own: 'king' },
      { event: 'dealt', own: 'queen' },
      { event: 'dealt' },
      { event: 'dealt' },
    ])
  })

  it('bring the custom deck along', () => {
    const deck = JSON.parse(JSON.stringify(HOUSE_DECK)) as never
    const heard: string[] = []
    new ReplayConnection(deck).onDeck(hash => {
      heard.push(hash)
    })
    new ReplayConnection(null).onDeck(hash => {
      heard.push(hash)
    })
    expect(heard).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  it('name nobody as the reader, and nobody as away', async () => {
    const record = await recordOf(await playMatch(at, 2, 3))
    expect(partyOf(record, null)).toMatchObject({
      host: '',
      you: { id: '', seat: null, host: false },
      seats: [{ who: 'person', name: 'Anna', here: true }, { name: 'Boris' }],
    })
    const table = localTable(),
      feed = new ReplayConnection(null)
    table.join(feed)
    const replayed = await again(record)
    feed.show(updateOf(record, { seat: 0, visit: 1, view: replayed.view(0, 0), events: [], log: null }))
    expect(replayed.view(0, 0).own?.asks.length).toBeGreaterThan(0)
    expect(table.asks).toEqual([])
  })
})
