/**
 * Windows with bots in them: how long one is open, and when a bot answers in it, does not depend on what the bot holds.
 * Two hosts go on from states that the watched seat cannot tell apart, and only clocks and bots act.
 */
import { describe, expect, it } from 'vitest'
import type { GameState, SeatAsk } from '../../src-shared/kernel'
import type { MatchPart } from '../../src-shared/wire'
import type { Clock } from '../../src-main/clock'
import type { BotPool } from '../../src-main/host/deps'
import { inlineBots } from '../kit/deps'
import { openParty, answerOnce, type TestParty } from '../kit/party'
import type { TwinGame } from '../kit/twin'
import { ALL_GAMES } from './games'
import { LONG } from '../kit/effort'

const TWINS = LONG ? 400 : 24
const PEOPLE = 1
/** A bot takes as long as a person: from 0.35 to 9 s an answer. */
const PACE = 1
/** Longer than any answer takes, in milliseconds. */
const LONG_THOUGHT = 12_000
/** The clocks are followed for this long: longer than any window, and than a table's answer clock. */
const FOLLOWED = 25
const CONTROL_TWINS = 60
/** Not every moment has a twin: at most this many are tried for each. */
const SEEDS_PER_TWIN = 4

interface Answered {
  readonly at: number
  readonly ask: string
}

/** What the watched seat was sent, each message with its time. */
interface Seen {
  readonly sent: readonly string[]
  readonly answered: readonly Answered[]
}

/** A person and bots, brought to some moment with bots that answer at once. */
async function led(kit: TwinGame, seed: number, pool: BotPool): Promise<TestParty> {
  const seats = kit.seats[seed % kit.seats.length] ?? 4
  const party = await openParty({
    kit,
    seed,
    people: PEOPLE,
    bots: Math.max(1, seats - PEOPLE),
    pace: PACE,
    pool,
    stamp: now => `${now} `,
  })
  const steps = seats + (seed % 40)
  for (let i = 0; i < steps && party.table.party.phase === 'match'; i++) {
    if (i % 3 > 0 || !(await answerOnce(party, kit))) await party.deps.clock.step()
  }
  return party
}

/** Bots that come from now on do not see what they are sent first: their view of the deal. */
function ignoreDeal({ deps }: TestParty): void {
  const { bots } = deps
  Object.assign(deps, {
    bots: {
      open: (...setup: Parameters<BotPool['open']>) => {
        const handle = bots.open(...setup)
        let hasDeal = false
        return {
          see: (part: MatchPart) => {
            if (hasDeal) handle.see(part)
            hasDeal = true
          },
          answer: (ask: SeatAsk) => handle.answer(ask),
          close: () => {
            handle.close()
          },
        }
      },
    } satisfies BotPool,
  })
}

/** Goes on from a state, with only bots and clocks. */
async function follow(party: TestParty, state: GameState): Promise<Seen> {
  const kept = party.table.save()
  const [watched] = party.guests
  if (!kept || !watched) throw new Error('no match to go on with')
  const answered: Answered[] = []
  const append = party.deps.store.appendAnswer.bind(party.deps.store)
  party.deps.store.appendAnswer = (match, line) => {
    answered.push({ at: party.deps.clock.now(), ask: line.entry.ask })
    return append(match, line)
  }
  const from = watched.received.length
  // The journal is of another deal: the bots are created again, and know what they see from here on.
  ignoreDeal(party)
  party.table.resume({ ...kept, answers: [], snapshot: { ...kept.snapshot, state } })
  for (let i = 0; i < FOLLOWED && party.table.party.phase === 'match'; i++) if (!(await party.deps.clock.step())) break
  party.table.close()
  return { sent: watched.received.slice(from), answered }
}

interface Compared {
  readonly windows: readonly string[]
  readonly leak: string | null
}

function differing(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at++
  return `…${one.slice(Math.max(0, at - 160), at + 60)} | ${other.slice(at, at + 60)}`
}

/** Up to the first answer that differs, everything came at the same moments. */
function compare(a: Seen, b: Seen): Compared {
  const windows: string[] = []
  for (let i = 0; i < Math.min(a.sent.length, b.sent.length); i++) {
    const one = a.sent[i] ?? '',
      other = b.sent[i] ?? ''
    const [atA, atB] = [Number.parseInt(one, 10), Number.parseInt(other, 10)]
    if (one === other) continue
    // A bot has done something that everybody sees: from here on these are two matches. Both bots took equally long.
    const [first] = [atA, atB].sort((x, y) => x - y)
    const done = (seen: Seen): Answered[] => seen.answered.filter(({ at }) => at <= (first ?? 0))
    const lag = [...done(a)].find(({ ask, at }) => b.answered.some(twin => twin.ask === ask && twin.at !== at))
    if (lag) return { windows, leak: `the answer to ${lag.ask} came at another moment` }
    if (done(a).length === 0 && done(b).length === 0)
      return { windows, leak: `message ${i} differs, and nobody had answered: ${differing(one, other)}` }
    return { windows: done(a).map(({ ask }) => ask.split('/')[1] ?? ''), leak: null }
  }
  const lag = a.answered.find(({ ask, at }) => b.answered.some(twin => twin.ask === ask && twin.at !== at))
  return {
    windows: a.answered.map(({ ask }) => ask.split('/')[1] ?? ''),
    leak: lag ? `the answer to ${lag.ask} came at another moment` : null,
  }
}

async function playTwins(
  kit: TwinGame,
  twins: number,
  poolOf: (state: GameState, clock: Clock) => BotPool,
  stop: (leak: string) => boolean,
): Promise<{ leaks: string[]; windows: Map<string, number>; blurred: number }> {
  const leaks: string[] = [],
    windows = new Map<string, number>()
  let blurred = 0
  for (let seed = 1; blurred < twins && seed <= twins * SEEDS_PER_TWIN; seed++) {
    let state: GameState | null = null
    let clock: Clock | null = null
    const pool: BotPool = { open: (...given) => (state && clock ? poolOf(state, clock) : inlineBots).open(...given) }
    const [a, b] = [await led(kit, seed, pool), await led(kit, seed, pool)]
    const real = a.table.save()?.snapshot.state
    const asked = a.guests[0]?.asks().map(ask => ask.key) ?? []
    if (!real || real.outcome || !kit.blurrable(real, 0, asked)) continue
    const twin = kit.blur(real, 0, a.random)
    state = real
    clock = a.deps.clock
    const one = await follow(a, real)
    state = twin
    clock = b.deps.clock
    const other = await follow(b, twin)
    const compared = compare(one, other)
    blurred++
    for (const key of compared.windows) windows.set(key, (windows.get(key) ?? 0) + 1)
    if (compared.leak !== null) {
      leaks.push(`${seed}: ${compared.leak}`)
      if (stop(compared.leak)) break
    }
  }
  return { leaks, windows, blurred }
}

/** A number that depends on everything in a state. */
const checksum = (state: GameState): number =>
  [...JSON.stringify(state)].reduce((sum, sign, i) => (sum + (sign.codePointAt(0) ?? 0) * ((i % 251) + 1)) % 65_521, 0)

describe.each(ALL_GAMES)('%s: bots in windows', (name, kit) => {
  it(`${TWINS} twins: every answer of a bot comes when its twin's does`, async () => {
    const { leaks, windows, blurred } = await playTwins(
      kit,
      TWINS,
      () => inlineBots,
      () => false,
    )
    if (LONG)
      process.stdout.write(
        `${name}: ${blurred} twins with bots; answers compared: ${[...windows].map(([key, n]) => `${key} ${n}`).join(', ')}\n`,
      )
    expect(leaks).toEqual([])
    expect(blurred).toBe(TWINS)
    expect(windows.size).toBeGreaterThan(1)
  })

  it('control: a bot that thinks longer about what it holds is caught', async () => {
    const late = (state: GameState, clock: Clock): BotPool => ({
      open(...given) {
        const mind = inlineBots.open(...given)
        const thinks = (checksum(state) % 2) * LONG_THOUGHT
        return {
          ...mind,
          answer: async ask => {
            await new Promise<void>(done => {
              clock.after(thinks, done)
            })
            return mind.answer(ask)
          },
        }
      },
    })
    const { leaks } = await playTwins(kit, CONTROL_TWINS, late, () => true)
    expect(leaks.length).toBe(1)
  })
})
