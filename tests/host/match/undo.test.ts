/** Taking an answer back at the table: who is asked, who decides, and what becomes of bots, records and restarts. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../../src-main/host/host'
import { UNDO_MS } from '../../../src-main/host/match/undoRequests'
import { drawAnswer, fastRandom, isSameJson, type Game, type Answer, type SeatAsk } from '../../../src-shared/kernel'
import { resumeMatch } from '../../../src-main/host/match/resumeMatch'
import type { StoredAnswer, StoredDeal, StoredSnapshot } from '../../../src-main/host/storage/storeTypes'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { inlineBots, testDeps, type TestDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'

const setup = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 1 } as const

let deps: TestDeps, host: Host
let anna: Guest, boris: Guest, clara: Guest
const people = (): Guest[] => [anna, boris, clara]
const undoOf = ({ update }: Guest): object => update.undo ?? {}
const can = ({ update }: Guest): string | undefined => update.undo?.can
const kinds = ({ update }: Guest): unknown[] =>
  (update.match?.events ?? []).map(({ event }) => (event as { kind: string }).kind)

const random = fastRandom(5)
async function answer(guest: Guest, chosen?: Answer): Promise<string> {
  const [ask] = guest.asks()
  if (!ask) throw new Error(`${guest.name} is asked nothing`)
  const value = chosen ?? drawAnswer(ask.pick, n => random.nextInt(n, ''))
  expect(await guest.send({ kind: 'answer', ask: ask.id, answer: value })).toBeNull()
  return ask.id
}

/** Four people look at their cards and swap or not, until it is a turn on which its seat may announce. */
async function untilAnnouncing(): Promise<Guest> {
  for (let n = 0; n < 200; n++) {
    const free = people().find(guest => guest.asks()[0]?.key === 'turn')
    if (free) return free
    for (const guest of people()) if (guest.asks().length > 0) await answer(guest)
  }
  throw new Error('nobody may announce')
}

/** A random answer of this branch. */
function branchOf(ask: SeatAsk | undefined, branch: string): Answer {
  for (let n = 0; ask && n < 1000; n++) {
    const drawn = drawAnswer(ask.pick, most => random.nextInt(most, ''))
    if (isSameJson((drawn as { branch?: string }).branch ?? null, branch)) return drawn
  }
  throw new Error(`there is no ${branch}`)
}

/** The player whose turn it is announces a character. @returns them, and the ask that they answered */
async function announced(): Promise<{ by: Guest; ask: string }> {
  const by = await untilAnnouncing()
  const [asked] = by.asks()
  const ask = await answer(by, branchOf(asked, 'announce'))
  expect(kinds(by)).toContain('announce')
  return { by, ask }
}
const others = (by: Guest): [Guest, Guest] => people().filter(guest => guest !== by) as [Guest, Guest]

async function begin(clock = 0): Promise<void> {
  deps = testDeps(11)
  host = new Host(deps)
  host.open(setup)
  ;[anna, boris, clara] = ['Anna', 'Boris', 'Clara'].map(name => {
    const guest = new Guest(host, name)
    expect(guest.hello()).toBeNull()
    return guest
  }) as [Guest, Guest, Guest]
  expect(await anna.send({ kind: 'setting', key: 'clock', value: clock })).toBeNull()
  expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
}

beforeEach(() => begin())

describe('a player who has answered', () => {
  it('may ask to take it back as long as nothing was shown; the others may not', async () => {
    const { by, ask } = await announced()
    expect(can(by)).toBe(ask)
    for (const other of others(by)) {
      expect(can(other)).toBeUndefined()
      expect(await other.send({ kind: 'undo', ask })).toEqual({ refused: 'nothingToUndo' })
    }
  })

  it('takes it back once all others have agreed, and answers again', async () => {
    const { by, ask } = await announced()
    const [one, two] = others(by)
    expect(await by.send({ kind: 'undo', ask })).toBeNull()
    expect(undoOf(one)).toEqual({ asked: { by: by.seat, waiting: [one.seat, two.seat].sort() } })
    expect(await one.send({ kind: 'undoReply', yes: true })).toBeNull()
    expect(by.asks().map(({ key }) => key)).not.toContain('turn')
    expect(await two.send({ kind: 'undoReply', yes: true })).toBeNull()
    expect(kinds(one)).toEqual(['undone'])
    const [again] = by.asks()
    expect(again?.key).toBe('turn')
    expect(again?.id).not.toBe(ask)
    await answer(by)
  })

  it('does not when one of them refuses, and may not ask for the same again', async () => {
    const { by, ask } = await announced()
    await by.send({ kind: 'undo', ask })
    expect(await others(by)[1].send({ kind: 'undoReply', yes: false })).toBeNull()
    await deps.clock.advance(1000)
    expect(undoOf(by)).toEqual({})
    expect(await by.send({ kind: 'undo', ask })).toEqual({ refused: 'undoRefused' })
  })

  it('does not when they say nothing for a while, and the match goes on', async () => {
    const { by, ask } = await announced()
    await by.send({ kind: 'undo', ask })
    await deps.clock.advance(UNDO_MS - 1)
    expect(undoOf(by)).toHaveProperty('asked')
    await deps.clock.advance(1 + 1000)
    expect(undoOf(by)).toEqual({})
    const asked = people().find(guest => guest.asks().length > 0)
    await answer(asked ?? anna)
  })

  it('may withdraw the request', async () => {
    const { by, ask } = await announced()
    await by.send({ kind: 'undo', ask })
    expect(await by.send({ kind: 'undoReply', yes: false })).toBeNull()
    expect(await others(by)[0].send({ kind: 'undoReply', yes: true })).toEqual({ refused: 'offerGone' })
    expect(can(by)).toBe(ask)
  })

  it('has the whole time again for a second request: that of the one before is over', async () => {
    const { by, ask } = await announced()
    await by.send({ kind: 'undo', ask })
    await deps.clock.advance(UNDO_MS - 5000)
    await by.send({ kind: 'undoReply', yes: false })
    expect(await by.send({ kind: 'undo', ask })).toBeNull()
    await deps.clock.advance(UNDO_MS - 1)
    expect(undoOf(by)).toHaveProperty('asked')
    await deps.clock.advance(1 + 1000)
    expect(undoOf(by)).toEqual({})
    expect(await by.send({ kind: 'undo', ask })).toEqual({ refused: 'undoRefused' })
  })

  it('may ask for a later answer although an earlier one was refused', async () => {
    const { by, ask } = await announced()
    await by.send({ kind: 'undo', ask })
    await others(by)[0].send({ kind: 'undoReply', yes: false })
    for (let n = 0; n < 20; n++) {
      const next = await announced()
      if (next.by !== by) continue
      expect(await by.send({ kind: 'undo', ask: next.ask })).toBeNull()
      expect(undoOf(by)).toHaveProperty('asked')
      return
    }
    throw new Error(`${by.name} did not announce again`)
  })

  it('is told of nothing to take back while no match is played, and asks for nothing then', async () => {
    const { by, ask } = await announced()
    expect(await anna.send({ kind: 'lobby' })).toBeNull()
    await deps.clock.advance(1000)
    expect(undoOf(by)).toEqual({})
    expect(await by.send({ kind: 'undo', ask })).toEqual({ refused: 'noMatch' })
    expect(await by.send({ kind: 'undoReply', yes: true })).toEqual({ refused: 'offerGone' })
  })

  it('may not once a card was shown to somebody', async () => {
    const by = await untilAnnouncing()
    const [asked] = by.asks()
    const ask = await answer(by, branchOf(asked, 'look'))
    expect(can(by)).toBeUndefined()
    expect(await by.send({ kind: 'undo', ask })).toEqual({ refused: 'nothingToUndo' })
  })
})

describe('while the others are asked', () => {
  it('nobody answers, no clock runs, and no second request is taken', async () => {
    const { by, ask } = await announced()
    const [one] = others(by)
    const [open] = one.asks()
    await by.send({ kind: 'undo', ask })
    if (open) expect(await one.send({ kind: 'answer', ask: open.id, answer: true })).toEqual({ refused: 'paused' })
    expect(await by.send({ kind: 'undo', ask })).toEqual({ refused: 'undoPending' })
  })

  it('somebody who has no seat decides nothing', async () => {
    const { by, ask } = await announced()
    const watcher = new Guest(host, 'Dora')
    watcher.hello()
    await by.send({ kind: 'undo', ask })
    expect(await watcher.send({ kind: 'undoReply', yes: false })).toEqual({ refused: 'notSeated' })
    expect(await watcher.send({ kind: 'undo', ask })).toEqual({ refused: 'notSeated' })
    expect(undoOf(by)).toHaveProperty('asked')
  })

  it('those who leave are waited for no longer; the request leaves with its player', async () => {
    const { by, ask } = await announced()
    const [one, two] = others(by)
    await by.send({ kind: 'undo', ask })
    await one.send({ kind: 'undoReply', yes: true })
    two.disconnect()
    await deps.clock.advance(1000)
    expect(by.asks()[0]?.key).toBe('turn')
    const next = await announced()
    await next.by.send({ kind: 'undo', ask: next.ask })
    next.by.disconnect()
    await deps.clock.advance(1000)
    for (const guest of people()) if (guest.isConnected) expect(undoOf(guest)).not.toHaveProperty('asked')
  })

  it('the request is over once all have agreed, also where taking it back could not be stored', async () => {
    const { by, ask } = await announced()
    const [one, two] = others(by)
    await by.send({ kind: 'undo', ask })
    await one.send({ kind: 'undoReply', yes: true })
    deps.store.broken = true
    expect(await two.send({ kind: 'undoReply', yes: true })).toEqual({ refused: 'storeFailed' })
    deps.store.broken = false
    await deps.clock.advance(1000)
    for (const guest of people()) expect(undoOf(guest)).not.toHaveProperty('asked')
    expect(can(by)).toBe(ask)
  })

  it('those who come back meanwhile are asked too', async () => {
    const { by, ask } = await announced()
    const [one, two] = others(by)
    two.disconnect()
    await by.send({ kind: 'undo', ask })
    expect(undoOf(by)).toEqual({ asked: { by: by.seat, waiting: [one.seat] } })
    expect(two.hello(two.token)).toBeNull()
    await deps.clock.advance(1000)
    expect(undoOf(by)).toEqual({ asked: { by: by.seat, waiting: [one.seat, two.seat].sort() } })
    await one.send({ kind: 'undoReply', yes: true })
    await deps.clock.advance(1000)
    expect(undoOf(by)).toEqual({ asked: { by: by.seat, waiting: [two.seat] } })
    expect(await two.send({ kind: 'undoReply', yes: true })).toBeNull()
    expect(by.asks()[0]?.key).toBe('turn')
  })

  it('agreeing twice counts once, and who has asked agrees with nothing by saying yes', async () => {
    const { by, ask } = await announced()
    const [one] = others(by)
    await by.send({ kind: 'undo', ask })
    for (let n = 0; n < 2; n++) expect(await one.send({ kind: 'undoReply', yes: true })).toBeNull()
    expect(await by.send({ kind: 'undoReply', yes: true })).toBeNull()
    await deps.clock.advance(1000)
    expect(undoOf(by)).toHaveProperty('asked')
  })

  it('the clocks stand still, and go on with what was left', async () => {
    await begin(60)
    const { by, ask } = await announced()
    const [one] = others(by)
    const left = async (): Promise<number> => {
      await one.send({ kind: 'rename', name: 'One' })
      return Math.min(...one.update.clocks.map(clock => clock.left))
    }
    await deps.clock.advance(1000)
    const before = await left()
    await by.send({ kind: 'undo', ask })
    await deps.clock.advance(UNDO_MS - 1000)
    expect(await left()).toBe(before)
    const entries = deps.store.entries.length
    await by.send({ kind: 'undoReply', yes: false })
    await deps.clock.advance(before - 1)
    expect(deps.store.entries.length).toBe(entries)
    await deps.clock.advance(1)
    expect(deps.store.entries.length).toBeGreaterThan(entries)
  })

  it('the match may be left: the next one knows nothing of the request, and no time of it runs out there', async () => {
    const { by, ask } = await announced()
    await by.send({ kind: 'undo', ask })
    await anna.send({ kind: 'lobby' })
    expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
    await deps.clock.advance(1000)
    for (const guest of people()) expect(undoOf(guest)).toEqual({})
    const next = await announced()
    expect(await next.by.send({ kind: 'undo', ask: next.ask })).toBeNull()
    await deps.clock.advance(UNDO_MS - 1000)
    expect(undoOf(next.by)).toHaveProperty('asked')
  })

  it('a pause ends the request', async () => {
    const { by, ask } = await announced()
    await by.send({ kind: 'undo', ask })
    expect(await anna.send({ kind: 'pause', pause: true })).toBeNull()
    await deps.clock.advance(1000)
    expect(undoOf(others(by)[0])).not.toHaveProperty('asked')
    expect(await by.send({ kind: 'undo', ask })).toEqual({ refused: 'paused' })
  })
})

describe('what is left of an answer that was taken back', () => {
  async function takenBack(): Promise<Guest> {
    const { by, ask } = await announced()
    await by.send({ kind: 'undo', ask })
    for (const other of others(by)) await other.send({ kind: 'undoReply', yes: true })
    return by
  }

  it('is one line of the log, for somebody who comes back too', async () => {
    const by = await takenBack()
    const [one] = others(by)
    one.disconnect()
    expect(one.hello(one.token)).toBeNull()
    const log = one.update.log?.map(({ event }) => (event as { kind: string }).kind) ?? []
    expect(log.at(-1)).toBe('undone')
    expect(log).not.toContain('announce')
  })
})

describe('bots', () => {
  it('agree to everything, and go on from where the match was', async () => {
    deps = testDeps(12)
    host = new Host(deps)
    host.open(setup)
    anna = new Guest(host, 'Anna')
    anna.hello()
    for (let n = 0; n < 3; n++) await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'start', anyway: true })
    for (let n = 0; n < 4000 && can(anna) === undefined; n++) {
      if (anna.asks().length > 0) await answer(anna)
      else await deps.clock.step()
    }
    const ask = can(anna) ?? ''
    expect(await anna.send({ kind: 'undo', ask })).toBeNull()
    expect(kinds(anna)).toEqual(['undone'])
    expect(deps.faults).toEqual([])
    for (let n = 0; n < 400; n++) {
      if (anna.asks().length > 0) await answer(anna)
      else await deps.clock.step()
    }
    expect(deps.faults).toEqual([])
  })

  it('begin again with what still stands, and are told nothing of the rest', async () => {
    const told: string[][] = []
    deps = testDeps(12, {
      ...inlineBots,
      open(...of) {
        const seen: string[] = []
        told.push(seen)
        const bot = inlineBots.open(...of)
        return {
          ...bot,
          see: part => {
            seen.push(...part.events.map(({ event }) => (event as { kind: string }).kind))
            bot.see(part)
          },
        }
      },
    })
    host = new Host(deps)
    host.open(setup)
    ;[anna, boris, clara] = ['Anna', 'Boris', 'Clara'].map(name => {
      const guest = new Guest(host, name)
      guest.hello()
      return guest
    }) as [Guest, Guest, Guest]
    await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'start', anyway: true })
    // The bot of seat 3 answers before a person may announce.
    for (let n = 0; n < 400 && !people().some(guest => guest.asks()[0]?.key === 'turn'); n++) {
      const asked = people().find(guest => guest.asks().length > 0)
      if (asked) await answer(asked)
      else await deps.clock.step()
    }
    const { by, ask } = await announced()
    await by.send({ kind: 'undo', ask })
    for (const other of others(by)) await other.send({ kind: 'undoReply', yes: true })
    await deps.clock.advance(5000)
    const [before = [], after = []] = told
    expect(told).toHaveLength(2)
    expect(before.at(-1)).toBe('announce')
    expect(after).toEqual(before.slice(0, -1))
  })
})

describe('a host that stops after an answer was taken back', () => {
  /**
   * Plays a match in which one answer of three is taken back where it may be, and each of which a snapshot was stored. After
   * each of them the match is resumed from what is stored. @returns how many were taken back, and of how many a snapshot
   * was stored
   */
  async function takesBack(seed: number): Promise<{ undone: number; atSnapshot: number }> {
    deps = testDeps(seed)
    let deal: StoredDeal | null = null,
      latest: StoredSnapshot | null = null
    const answers: StoredAnswer[] = []
    Object.assign(deps.store, {
      saveDeal: (one: StoredDeal) => {
        deal = one
        return Promise.resolve()
      },
      appendAnswer: (_: string, one: StoredAnswer) => {
        answers.push(one)
        return Promise.resolve()
      },
      saveSnapshot: (_: string, one: StoredSnapshot) => {
        latest = one
        return Promise.resolve()
      },
    })
    host = new Host(deps)
    const table = host.open(setup)
    ;[anna, boris, clara] = ['Anna', 'Boris', 'Clara'].map(name => {
      const guest = new Guest(host, name)
      guest.hello()
      return guest
    }) as [Guest, Guest, Guest]
    await anna.send({ kind: 'start', anyway: true })
    let undone = 0,
      atSnapshot = 0
    for (let n = 0; n < 150; n++) {
      const asked = people().find(guest => guest.asks().length > 0)
      if (!asked) break
      await answer(asked)
      const by = people().find(guest => can(guest) !== undefined),
        isStored = answers.length % 25 === 0
      if (!by || (!isStored && n % 3 > 0)) continue
      // Nobody may ask for this many times in a second.
      await deps.clock.advance(1000)
      expect(await by.send({ kind: 'undo', ask: can(by) ?? '' })).toBeNull()
      for (const other of others(by)) expect(await other.send({ kind: 'undoReply', yes: true })).toBeNull()
      undone++
      if (isStored) atSnapshot++
      const dealt: StoredDeal = deal ?? fail()
      const resumed = resumeMatch(
        mascarade as unknown as Game,
        { deal: { ...dealt, dealt: 0 }, ended: null, latest: latest ?? dealt.snapshot, answers, decks: [] },
        40,
      )
      const { snapshot, log } = table.save() ?? fail()
      expect(resumed).toMatchObject({ log })
      expect(JSON.stringify(resumed)).toContain(JSON.stringify(snapshot.state))
    }
    expect(latest).not.toBeNull()
    return { undone, atSnapshot }
  }

  it('goes on from where the match then stood, wherever its last snapshot lies', async () => {
    const matches = []
    for (const seed of [13, 14, 15, 16]) matches.push(await takesBack(seed))
    expect(Math.min(...matches.map(({ undone }) => undone))).toBeGreaterThan(3)
    expect(matches.filter(({ atSnapshot }) => atSnapshot > 0)).not.toEqual([])
  })
})

function fail(): never {
  throw new Error('nothing was stored')
}
