/**
 * Data that version 0.1 wrote (tests/fixtures/v0.1): its parties, matches and files are opened, played on and checked.
 */
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { Host } from '../../src-main/host/host'
import { checkDeal } from '../../src-shared/fair/check'
import { firstDealKey } from '../../src-shared/fair/firstNumbers'
import type { Difference, Verdict } from '../../src-shared/fair/verdict'
import { gameById } from '../../src-shared/games'
import { drawAnswer, fastRandom, isRefusal, SEEN } from '../../src-shared/kernel'
import type { FairRecord, MatchRecord } from '../../src-shared/record'
import { readRecord } from '../../src-shared/record/readRecord'
import type { VirtualClock } from '../kit/clock'
import { testDeps } from '../kit/deps'
import { Guest } from '../kit/guest'
import { freshFolder, openTestStore } from '../kit/testStore'

const fixtures = path.resolve(import.meta.dirname, '../fixtures/v0.1')
const names = readdirSync(fixtures)
const FOLDERS = names.filter(name => names.includes(`${name}.json`))
const FILES = names.filter(name => name.endsWith('.match'))

interface Saved {
  readonly game: string
  readonly token: string
  readonly seat: number
  readonly rules: number
  readonly match: string
  readonly answers: number
  readonly finished: readonly string[]
  readonly seats: readonly {
    readonly who: string
    readonly name: string
    readonly level?: string
    readonly temper?: string
  }[]
  readonly view: {
    readonly open: { readonly table: object }
    readonly own: { readonly hand: object; readonly asks: readonly { readonly id: string }[] }
  }
}
const savedIn = (name: string): Saved => JSON.parse(readFileSync(path.join(fixtures, `${name}.json`), 'utf8')) as Saved

const idOf = ({ id }: { readonly id: string }): string => id

/** Its deal is fair; under other rules than today's that can no longer be replayed, and the program says which it needs. */
const verdictOf = ({ game, rules }: MatchRecord): Verdict =>
  rules === gameById(game)?.rulesVersion
    ? { is: 'fair', frames: 0 }
    : { is: 'unchecked', obstacle: { why: 'rules', needs: rules } }

/** What has been renamed since then. */
const renamed = (data: object): unknown =>
  JSON.parse(
    JSON.stringify(data)
      .replaceAll('"edition":"it"', '"edition":"italian"')
      .replaceAll('"edition":"ru"', '"edition":"russian"'),
  )

/** More rounds of the event loop than the rest of any of these matches takes: the store is a real one. */
const MOST = 100_000

const storeWorks = (): Promise<void> => new Promise(done => setImmediate(done))

async function playOn(anna: Guest, clock: VirtualClock): Promise<void> {
  const random = fastRandom(1)
  for (let n = 0; anna.update.party.phase === 'match' && n < MOST; n++) {
    const ask = anna.asks().find(({ key }) => key === SEEN) ?? anna.asks()[0]
    if (ask)
      await anna.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, limit => random.nextInt(limit, '')) })
    await clock.step()
    await storeWorks()
  }
}

describe.each(FOLDERS)('the data folder %s of version 0.1', name => {
  it('opens: its person is back, sees what they saw, and plays the match to a fair end', async () => {
    const saved = savedIn(name),
      dir = freshFolder()
    cpSync(path.join(fixtures, name), dir, { recursive: true })
    const open = await openTestStore(dir)
    const [table] = open.loaded.tables
    if (!table) throw new Error('no table')
    expect(open.loaded.unreadable).toEqual([])
    expect(table.match?.answers).toHaveLength(saved.answers)

    const deps = { ...testDeps(1), store: open.store },
      host = new Host(deps)
    const { party } = table
    const setup = { id: party.id, name: party.name, game: party.game, invite: [], fixedKey: null, pace: 0 }
    expect(host.reopen(setup, table)).toBeNull()
    const anna = new Guest(host, 'Anna')
    expect(anna.hello(saved.token)).toBeNull()

    const { party: now, match } = anna.update
    expect([now.phase, now.game, now.you.seat, match?.id]).toEqual(['match', saved.game, saved.seat, saved.match])
    expect(now.seats.map(seat => [seat.who, seat.name])).toEqual(saved.seats.map(seat => [seat.who, seat.name]))
    expect(now.seats.flatMap(seat => (seat.who === 'bot' ? [[seat.level, seat.personality]] : []))).toEqual(
      saved.seats.flatMap(seat => (seat.who === 'bot' ? [[seat.level ?? 'normal', seat.temper ?? 'even']] : [])),
    )
    const { open: shown, own } = match?.view ?? {}
    expect([shown?.table, own?.private]).toEqual(renamed([saved.view.open.table, saved.view.own.hand]))
    // Newer rules ask the same questions, and may let them be answered otherwise.
    const same = saved.rules === gameById(saved.game)?.rulesVersion
    expect(same ? own?.asks : own?.asks.map(idOf)).toEqual(
      same ? renamed(saved.view.own.asks) : saved.view.own.asks.map(idOf),
    )

    await playOn(anna, deps.clock)
    expect(anna.update.party.phase).toBe('result')
    expect(deps.faults).toEqual([])
    host.close()

    const history = await open.store.history({ table: null, before: null, limit: 10 })
    expect(history.map(({ id }) => id).sort()).toEqual([saved.match, ...saved.finished].sort())
    for (const { id } of history) {
      const record = await open.store.record(id, null)
      if (!record) throw new Error(`no record of ${id}`)
      expect(checkDeal(gameById(record.game), record, null)).toEqual(verdictOf(record))
    }
    await open.store.close()
  })
})

describe.each(FILES)('the file %s of version 0.1', file => {
  it('can be read, and its deal still counts as fair', () => {
    const record = readRecord(readFileSync(path.join(fixtures, file), 'utf8'))
    if (isRefusal(record)) throw new Error(record.refused)
    expect(checkDeal(gameById(record.game), record, null)).toEqual(verdictOf(record))
  })

  /** The verdict on this record with other numbers, from which its key comes: nothing else gives them away. */
  function verdictWith(change: (fair: FairRecord) => Partial<FairRecord>): Verdict {
    const record = readRecord(readFileSync(path.join(fixtures, file), 'utf8'))
    if (isRefusal(record) || !record.fair) throw new Error('no numbers')
    const fair = { ...record.fair, ...change(record.fair) },
      numbers = fair.hands.map(({ number }) => number)
    const key = bytesToHex(firstDealKey(record.id, fair.number, numbers))
    return checkDeal(gameById(record.game), { ...record, key, fair }, null)
  }
  const differs = (difference: Difference): Verdict => ({ is: 'differs', difference })

  it('counts as unfair where a seat gave two numbers, or the numbers stand in another order', () => {
    expect(verdictWith(({ hands }) => ({ hands: [...hands, ...hands] }))).toEqual(differs({ what: 'hands' }))
    const turned = verdictWith(({ hands }) => ({ hands: [...hands.map(hand => ({ ...hand, seat: 1 })), ...hands] }))
    expect(turned).toEqual(differs({ what: 'hands' }))
  })

  it('counts as unfair where a number is not the one that was committed to', () => {
    const number = 'ab'.repeat(32)
    expect(verdictWith(() => ({ number }))).toEqual(differs({ what: 'number', seat: null }))
    const other = verdictWith(({ hands }) => ({ hands: hands.map(hand => ({ ...hand, number })) }))
    expect(other).toEqual(differs({ what: 'number', seat: 0 }))
  })

  it('counts as unfair after an answer in it was changed', () => {
    const text = readFileSync(path.join(fixtures, file), 'utf8')
    const changed = readRecord(text.replace(/"key":"(.)/, (_, digit: string) => `"key":"${digit === '0' ? '1' : '0'}`))
    if (isRefusal(changed)) throw new Error(changed.refused)
    expect(checkDeal(gameById(changed.game), changed, null).is).toBe('differs')
  })
})
