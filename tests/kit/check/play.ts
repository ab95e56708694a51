/** Determinism, an end, legal answers, snapshots, views and growth: what random matches show. */
import { fastRandom, Match, type Entry, type GameState, type Json } from '../../../src-shared/kernel'
import { asksAreCoherent, viewsAreOwn } from '../coherent'
import { keyOfAsk } from '../play'
import {
  dealt,
  matchesOf,
  messageOf,
  mostOf,
  once,
  playRandom,
  seatCounts,
  type Checked,
  type Fault,
  type GameCheck,
} from './gameCheck'
import { unkeyed } from './unkeyed'

/** Each table size with several deals. */
const tables = (check: GameCheck): [seats: number, seed: number][] =>
  seatCounts(check).flatMap(seats =>
    Array.from({ length: matchesOf(check) }, (_, i): [number, number] => [seats, seats * 100 + i]),
  )

/** Runs a part of a check; what it throws is a fault. */
function each(check: GameCheck, look: (seats: number, seed: number) => Fault[]): Fault[] {
  return once(
    tables(check).flatMap(([seats, seed]) => {
      try {
        return look(seats, seed)
      } catch (error) {
        return [`At ${seats} seats, ${messageOf(error)}.`]
      }
    }),
  )
}

/** The same key and answers give the same match. */
export function determinism(check: GameCheck): Checked {
  let answers = 0
  const faults = each(check, (seats, seed) => {
    const journal: JournalLine[] = []
    const [live, called] = unkeyed(() => {
      const { match, begin } = dealt(check, seats, seed)
      answers += playRandom(check, match, fastRandom(seed), mostOf(check), ({ entry, events }) =>
        journal.push({ entry, events: JSON.stringify(events) }),
      )
      return { match, begin }
    })
    const found = called.map(
      call => `${call}. Draw with play.nextInt or play.shuffled, or setup's random: the key decides every draw.`,
    )
    const { match: again, begin } = dealt(check, seats, seed)
    if (begin !== live.begin) found.push(`The same key dealt two different matches at ${seats} seats.`)
    return [...found, ...otherwise(again, journal, JSON.stringify(live.match.snapshot()))]
  })
  return { looked: `${tables(check).length} matches, ${answers} answers, each played twice`, faults }
}

interface JournalLine {
  readonly entry: Entry
  readonly events: string
}

/** Plays a journal again. @returns where it went otherwise */
function otherwise(again: Match, journal: readonly JournalLine[], end: string): Fault[] {
  for (const [n, { entry, events }] of journal.entries()) {
    const said = `The same key and answers gave two different matches: answer ${n + 1} (“${keyOfAsk(entry.ask)}”)`
    try {
      const same = again.replay(JSON.parse(JSON.stringify(entry)) as Entry)
      again.commit(same)
      if (JSON.stringify(same.events) !== events) return [`${said} had other events.`]
    } catch {
      return [`${said} was no longer legal.`]
    }
  }
  return JSON.stringify(again.snapshot()) === end ? [] : ['The same key and answers led to two different states.']
}

/** Random players come to an end, and nobody is ever stuck. */
export function termination(check: GameCheck): Checked {
  let longest = 0
  const faults = each(check, (seats, seed) => {
    const { match } = dealt(check, seats, seed)
    const answers = playRandom(check, match, fastRandom(seed), mostOf(check), ({ state }) => check.holds?.(state))
    longest = Math.max(longest, answers)
    if (match.outcome)
      return match.outcome.winners.length > 0
        ? []
        : [`At ${seats} seats, a match ended (“${match.outcome.reason}”) and nobody had won.`]
    return check.endless ? [] : [`At ${seats} seats, a match of random players was not over after ${answers} answers.`]
  })
  return { looked: `${tables(check).length} matches of random players, the longest with ${longest} answers`, faults }
}

/** Answers that fit no ask of their kind. */
const ODD: readonly Json[] = [
  null,
  -1,
  99,
  'no such word',
  [],
  {},
  { branch: 'none', answer: true },
  { __proto__: 1 },
  true,
]

/** What is offered can be answered, by its seat alone; anything else is refused and changes nothing. */
export function answers(check: GameCheck): Checked {
  let refused = 0
  const faults = each(check, (seats, seed) => {
    const { match } = dealt(check, seats, seed)
    const found: Fault[] = []
    playRandom(check, match, fastRandom(seed), mostOf(check), (_, { key }) => {
      asksAreCoherent(match)
      const before = JSON.stringify(match.snapshot())
      for (const ask of match.asks().slice(0, 2))
        for (const odd of ODD) if ('refused' in Object(match.answer(ask.seat, ask.id, odd))) refused++
      if (JSON.stringify(match.snapshot()) !== before)
        found.push(
          `After “${key}”, an answer that was only tried has changed the state: steps must change play.state alone.`,
        )
    })
    return found
  })
  return { looked: `${refused} illegal answers refused`, faults }
}

/** Where a state holds what JSON cannot; null: nowhere. */
function oddPart(value: unknown, path = ''): string | null {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : path
  if (typeof value !== 'object') return path
  const form: unknown = Object.getPrototypeOf(value)
  if (form !== Object.prototype && form !== Array.prototype && form !== null) return path
  for (const [key, part] of Object.entries(value)) {
    const odd = oddPart(part, path === '' ? key : `${path}.${key}`)
    if (odd !== null) return odd
  }
  return null
}

/** A match goes on from a snapshot as if nothing had happened. */
export function snapshots(check: GameCheck): Checked {
  let cuts = 0
  const faults = each(check, (seats, seed) => {
    const whole = dealt(check, seats, seed).match,
      entries: Entry[] = []
    const odd = new Set<string>()
    playRandom(check, whole, fastRandom(seed), mostOf(check), ({ entry, state }) => {
      entries.push(entry)
      const path = oddPart(state)
      if (path !== null) odd.add(path)
    })
    const setup = { seats, options: check.twins.options(fastRandom(seed), seats), deck: null, emit: () => undefined }
    const dealtOdd = oddPart(check.twins.game.setup({ ...setup, random: fastRandom(seed) }))
    if (dealtOdd !== null) odd.add(dealtOdd)
    if (odd.size > 0)
      return [
        `The state is no plain data at “${[...odd].join(', ')}”: numbers, texts, lists and objects can be stored, nothing else.`,
      ]
    const part = dealt(check, seats, seed).match,
      cut = fastRandom(seed).nextInt(entries.length + 1, 'cut')
    for (const entry of entries.slice(0, cut)) part.commit(part.replay(entry))
    const resumed = Match.resume(
      check.twins.game,
      JSON.parse(JSON.stringify(part.snapshot())) as ReturnType<typeof part.snapshot>,
    )
    const said = `At ${seats} seats, a match that went on from its snapshot after ${cut} answers`
    if (JSON.stringify(resumed.view(null)) !== JSON.stringify(part.view(null))) return [`${said} looked different.`]
    for (const entry of entries.slice(cut)) resumed.commit(resumed.replay(entry))
    cuts++
    return JSON.stringify(resumed.snapshot()) === JSON.stringify(whole.snapshot()) ? [] : [`${said} ended differently.`]
  })
  return { looked: `${cuts} matches resumed`, faults }
}

/** Fields of the full state that the kernel keeps: a view that has them was spread from the state. */
const STATE_FIELDS = ['moment', 'sealed', 'seen', 'steps'] as const

/** Views are built of their own: no state in them, plain data, everybody's the same for everybody. */
export function views(check: GameCheck): Checked {
  const { game } = check.twins
  let looked = 0
  const faults = each(check, (seats, seed) => {
    const { match } = dealt(check, seats, seed)
    const found: Fault[] = []
    playRandom(check, match, fastRandom(seed), mostOf(check), () => {
      viewsAreOwn(match)
      looked++
      const { state } = match.snapshot()
      const views = [
        ['open', game.open(state)] as const,
        ...Array.from({ length: seats }, (_, seat) => ['own', game.own(state, seat)] as const),
      ]
      for (const [name, view] of views) {
        const spread = STATE_FIELDS.find(field => typeof view === 'object' && view !== null && field in view)
        if (spread)
          found.push(`${name} has the state's field “${spread}”: build it field by field, never spread the state.`)
        const shared = sharedWith(view, mutableParts(game, state))
        if (shared !== null) found.push(`${name} hands out a part of the state itself, at “${shared}”: copy it.`)
      }
    })
    return once(found)
  })
  return { looked: `${looked} moments`, faults }
}

/** Objects of a state that later answers may change. */
function mutableParts({ shared = [] }: { readonly shared?: readonly string[] }, state: GameState): Set<unknown> {
  const parts = new Set<unknown>()
  const add = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value) || parts.has(value)) return
    parts.add(value)
    Object.values(value).forEach(add)
  }
  for (const [field, value] of Object.entries(state))
    if (field !== 'outcome' && field !== 'fixed' && !shared.includes(field)) add(value)
  return parts
}

function sharedWith(view: unknown, parts: ReadonlySet<unknown>, path = ''): string | null {
  if (typeof view !== 'object' || view === null) return null
  if (parts.has(view)) return path === '' ? 'the whole of it' : path
  for (const [key, value] of Object.entries(view)) {
    const found = sharedWith(value, parts, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** A state beyond this many bytes is copied at every answer for long enough to be felt. */
const LARGE = 48 * 1024
/** And what has grown by this factor grows on. */
const GROWN = 4

/** State and views stay about as large as they are at the beginning. */
export function growth(check: GameCheck): Checked {
  let largest = 0
  const { shared = [] } = check.twins.game
  const faults = each(check, (seats, seed) => {
    const { match } = dealt(check, seats, seed)
    const copied = (): number =>
      Object.entries(match.snapshot().state).reduce(
        (sum, [field, value]) =>
          shared.includes(field) || field === 'fixed' ? sum : sum + JSON.stringify(value ?? null).length,
        0,
      )
    const first = copied()
    let most = first
    playRandom(check, match, fastRandom(seed), mostOf(check), () => {
      most = Math.max(most, copied())
    })
    largest = Math.max(largest, most)
    return most > LARGE && most > GROWN * first
      ? [
          `At ${seats} seats, the state grew from ${first} to ${most} bytes, and every answer copies it: keep less, or list what only grows under “shared”.`,
        ]
      : []
  })
  return { looked: `at most ${(largest / 1024).toFixed(1)} kB of state`, faults }
}
