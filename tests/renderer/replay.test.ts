/** A match that is watched again: to every eye it is the match that was played. */
import { createPinia, setActivePinia } from 'pinia'
import { effectScope } from 'vue'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gameById } from '../../src-shared/games/shelf'
import { HOUSE_DECK } from '../../src-shared/games/tales/deck/house'
import type { Game, View } from '../../src-shared/kernel'
import { isRefusal } from '../../src-shared/kernel'
import { readRecord, type MatchRecord } from '../../src-shared/record'
import { Feed, frameOf, partyOf, toldTo } from '../../src-renderer/replay/frames'
import { Replayed, toldAt } from '../../src-renderer/replay/replayed'
import { rulesOf } from '../../src-renderer/replay/games'
import { turnAt, Turns, turnText } from '../../src-renderer/replay/turns'
import { useReplay, type Replay } from '../../src-renderer/replay/useReplay'
import { standInTable, useTable } from '../../src-renderer/store/table'
import { mascaradeFace } from '../../src-renderer/boards/mascarade/face'
import { evening, played, recordAfter, type Evening, type Played } from '../kit/evening'
import { tellerIn } from './kit'

let at: Evening
beforeEach(async () => {
  at = await evening(3)
  setActivePinia(createPinia())
})
afterEach(async () => {
  await at.close()
})

const gameOf = (id: string): Game => gameById(id) ?? raise(id)
function raise(what: string): never {
  throw new Error(what)
}

async function again(record: MatchRecord): Promise<Replayed> {
  const replayed = await Replayed.of(record, gameOf(record.game))
  return replayed instanceof Replayed ? replayed : raise(replayed.not)
}

/** As a host keeps it and a page reads it. */
async function recordOf(match: Played): Promise<MatchRecord> {
  const record = readRecord(JSON.stringify(await recordAfter(at, match)))
  return isRefusal(record) ? raise(record.refused) : record
}

const text = (view: View | undefined): string => JSON.stringify(view)

describe.each(['mascarade', 'castle', 'tales', 'overlord'])('%s', game => {
  it('at every step every seat sees what it saw then, however one comes there', async () => {
    const match = await played(at, 3, 60, game)
    const record = await recordOf(match),
      replayed = await again(record)
    expect(replayed.steps).toBe(record.answers.length)
    const order = Array.from({ length: replayed.steps + 1 }, (_, step) => step)
    // On and on, then back and forth over the snapshots.
    const jumps = order.slice(0, 20).map(step => (step * 37) % order.length)
    for (const step of [...order, ...jumps]) {
      for (const [seat, views] of match.seen.entries())
        expect([step, seat, text(replayed.view(step, seat))]).toEqual([step, seat, text(views[step])])
      expect(replayed.view(step, null)).toEqual({ open: replayed.view(step, 0).open, own: null })
    }
  })
})

it("with everybody's cards all lie open at every step, the match goes on all the same, and nobody is asked", async () => {
  const match = await played(at, 3, 30)
  const replayed = await again(await recordOf(match))
  for (const step of [0, 20, 30]) {
    const open = replayed.laidOpen(step),
      faces = (view: View): readonly unknown[] =>
        (view.open.table as unknown as { slots: { face: unknown }[] }).slots.map(slot => slot.face)
    expect(faces(open).filter(face => face === null)).toEqual([])
    // At the deal they lie open for all to see, and are covered then.
    if (step > 0) expect(faces(replayed.view(step, 0)).filter(face => face === null).length).toBeGreaterThan(0)
    expect(open.open.outcome).toBeNull()
    expect(open.own).toBeNull()
  }
})

describe('a record', () => {
  let record: MatchRecord
  beforeEach(async () => {
    record = await recordOf(await played(at, 3, 40))
  })
  const not = async (changed: Partial<MatchRecord>): Promise<unknown> => {
    const found = await Replayed.of({ ...record, ...changed }, gameOf('mascarade'))
    return found instanceof Replayed ? 'replayed' : found.not
  }

  it('is taken again as it stands', async () => {
    expect(await not({})).toBe('replayed')
  })

  it('played out is taken again to its outcome, in whichever order a file names its fields', async () => {
    await at.close()
    at = await evening(4)
    const whole = await recordOf(await played(at, 2, 5000))
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

  it('of other rules, of another game, or with options of no game is not', async () => {
    expect(await not({ rules: record.rules + 1 })).toBe('rules')
    expect(await not({ game: 'castle' })).toBe('game')
    expect(await not({ options: { cards: 'marked' } })).toBe('options')
    expect(await not({ seats: record.seats.slice(0, 1) })).toBe('options')
    expect(await not({ deck: { cards: [] } })).toBe('options')
  })

  it('whose answers, events, key or outcome were changed is not', async () => {
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

  it('lets the page live while it is taken again', async () => {
    const breaths: number[] = []
    await Replayed.of(record, gameOf('mascarade'), {
      breathe: step => {
        breaths.push(step)
        return Promise.resolve()
      },
    })
    expect(breaths).toEqual(Array.from({ length: Math.ceil(record.answers.length / 25) }, (_, i) => i * 25 + 1))
  })

  it('is found again among the games, and one of no game is not', async () => {
    for (const id of ['mascarade', 'castle', 'tales', 'overlord'])
      expect((await rulesOf(id))?.rules).toBe(gameOf(id).rules)
    expect(await rulesOf('chess')).toBeNull()
    expect(await rulesOf('toString')).toBeNull()
  })

  it('gives its turns, from the first to the last', async () => {
    const turns = new Turns(mascaradeFace, tellerIn('en', null, 3))
    await Replayed.of(record, gameOf('mascarade'), {
      look: (step, open) => {
        turns.look(step, open)
      },
    })
    const { all } = turns
    expect(all[0]?.step).toBe(0)
    expect(all.length).toBeGreaterThan(2)
    expect(all.map(({ step }) => step)).toEqual([...new Set(all.map(({ step }) => step))].sort((a, b) => a - b))
    expect([turnAt(all, 0), turnAt(all, all[1]?.step ?? 0), turnAt(all, (all[1]?.step ?? 0) - 1)]).toEqual([0, 1, 0])
    const names = all.map(one => turnText(one, mascaradeFace, tellerIn('en', null, 3)))
    expect(names.at(-1)).toMatch(/Turn \d+.* · (Anna|Boris|Carla)/)
  })

  describe('on the table', () => {
    const scope = effectScope()
    afterAll(() => {
      scope.stop()
    })
    const watching = (...of: Parameters<typeof useReplay>): Replay =>
      scope.run(() => useReplay(...of)) ?? raise('no scope')

    it('goes step by step, tells only what is new, and after a jump all that was told until then', async () => {
      const replay = watching(record, await again(record), 0)
      const { table, go, step, last } = replay
      expect(table.story.lines.map(({ told }) => told)).toEqual(toldAt(record, 0).map(one => toldTo(one, null)))
      go(1)
      expect(table.story.fresh).toBe(toldAt(record, 1).length)
      go(last + 5)
      expect(step.value).toBe(last)
      expect(table.story).toMatchObject({ fresh: 0 })
      expect(table.story.lines).toHaveLength(replay.story.value.length)
      const visit = table.match?.id
      go(-3)
      expect(step.value).toBe(0)
      expect(table.match?.id).not.toBe(visit)
    })

    it('shows a seat its own cards and what it was told, a spectator neither, and asks nobody anything', async () => {
      const replay = watching(record, await again(record), record.answers.length)
      expect(replay.table.seat).toBeNull()
      replay.eyes.value = 1
      expect(replay.table.seat).toBe(1)
      expect(replay.table.party?.seats.map(seat => seat.name)).toEqual(['Anna', 'Boris', 'Carla'])
      expect(replay.table.asks).toEqual([])
      const own =
        record.answers.flatMap(({ told }) => told).filter(one => one.own?.[1] !== undefined).length +
        record.begun.filter(one => one.own?.[1] !== undefined).length
      expect(replay.story.value.filter(({ told }) => told.own !== undefined)).toHaveLength(own)
      replay.eyes.value = 'open'
      expect(replay.story.value.filter(({ told }) => told.own !== undefined)).toEqual([])
      expect(replay.table.match?.view.own).toBeNull()
    })

    it('takes no answer, and leaves the live table alone', async () => {
      const replay = watching(record, await again(record), 3)
      expect(await replay.table.say({ kind: 'lobby' })).toBe(false)
      expect(useTable().frame).toBeNull()
      expect(useTable().notices).toEqual([])
    })

    it('tells the story alone where nothing can be laid out', () => {
      const { table, story, go } = watching(record, null, 0)
      expect(table.match).toBeNull()
      go(4)
      expect(table.match).toBeNull()
      expect(story.value.length).toBeGreaterThan(4)
      expect(table.party?.seats).toHaveLength(3)
    })
  })
})

describe('frames of a match that is over', () => {
  it("bring the table's own deck along", () => {
    const deck = JSON.parse(JSON.stringify(HOUSE_DECK)) as never
    const heard: string[] = []
    new Feed(deck).onDeck(hash => {
      heard.push(hash)
    })
    new Feed(null).onDeck(hash => {
      heard.push(hash)
    })
    expect(heard).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  it('name nobody as the reader, and nobody as away', async () => {
    const record = await recordOf(await played(at, 2, 3))
    expect(partyOf(record, null)).toMatchObject({
      host: '',
      you: { id: '', seat: null, host: false },
      seats: [{ who: 'person', name: 'Anna', here: true }, { name: 'Boris' }],
    })
    const table = standInTable(),
      feed = new Feed(null)
    table.join(feed)
    const replayed = await again(record)
    feed.show(frameOf(record, { seat: 0, visit: 1, view: replayed.view(0, 0), events: [], log: null }))
    expect(replayed.view(0, 0).own?.asks.length).toBeGreaterThan(0)
    expect(table.asks).toEqual([])
  })
})
