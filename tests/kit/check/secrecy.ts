/** Secrets: twins compared to the byte with their controls, who is asked and for how long, and bots that cannot peek. */
import { createHash } from 'node:crypto'
import { createBot } from '../../../src-shared/bots/createBot'
import type { BotFactory } from '../../../src-shared/bots'
import {
  fastRandom,
  isSameJson,
  Match,
  SEEN,
  type GameState,
  type OpenAsk,
  type Seat,
} from '../../../src-shared/kernel'
import { LEVELS } from '../../../src-shared/wire'
import { partOf } from '../arena'
import { leaking } from '../leaking'
import { playPairs, type TwinGame } from '../twin'
import {
  dealt,
  messageOf,
  once,
  playRandom,
  seatCounts,
  type AnyMatch,
  type Checked,
  type Fault,
  type GameCheck,
} from './gameCheck'
import { unkeyed } from './unkeyed'

/** Pairs of matches; a control stops at the first leak it finds. */
const PAIRS = 40,
  CONTROL_PAIRS = 120
/** Pairs of states whose asks, or bots, are compared. */
const STATES = 120

/** A number that differs between two states which differ in anything at all. */
function digest({ moment: _, steps: __, sealed: ___, seen: ____, outcome: _____, ...own }: GameState): number {
  return createHash('sha256').update(JSON.stringify(own)).digest().readUInt32BE()
}
const EVEN = 2
const parity = (state: GameState): number => digest(state) % EVEN

/** What was different, in words, from the path of the first field. */
export function leakInWords(leak: string): string {
  const [, path = ''] = /at ([^:]+):/.exec(leak) ?? []
  const field =
    path
      .split('.')
      .filter(part => !/^\d+$/.test(part))
      .at(-1) ?? ''
  const excerpt = leak.slice(leak.indexOf('…'))
  if (path === 'time') return `A message is sent sooner or later by what lies hidden.`
  if (/^match\.events\.\d+\.own/.test(path))
    return `An event tells a seat in its private part (“${field}”) what it may not know: ${excerpt}`
  if (path.startsWith('match.events'))
    return `An event tells everybody what lies hidden, in its field “${field}”. Leave it out, or give it to its seat as the event's own part: ${excerpt}`
  if (path.startsWith('match.view.own.asks'))
    return `A question to a seat depends on what it may not know, in “${field}”: ${excerpt}`
  if (path.startsWith('match.view.own')) return `own shows a seat what it may not know, at “${field}”: ${excerpt}`
  if (path.startsWith('match.view.open.asking') || path.startsWith('clocks'))
    return `Who is asked, or for how long, depends on what lies hidden: ${excerpt}`
  if (path.startsWith('match.view.open.steps'))
    return `The data of a step holds what lies hidden (“${field}”). It is public: secrets belong in the state. ${excerpt}`
  if (path.startsWith('match.view.open')) return `open shows everybody what lies hidden, at “${field}”: ${excerpt}`
  return leak
}

/** Games that leak on purpose: each has to be caught. */
function controlsOf(kit: TwinGame): { readonly [leak: string]: TwinGame } {
  const leak = leaking(kit),
    steps = Object.values(kit.game.steps)
  const asking = steps.filter(({ asks }) => asks).map(({ name }) => name),
    taking = steps.filter(({ take }) => take).map(({ name }) => name)
  return {
    'a hidden card in everybody’s view': leak.view((open, state) => ({ ...open, leak: digest(state) })),
    'a hidden card in a seat’s own view': leak.own((own, state) => ({ ...(own as object), leak: digest(state) })),
    'an order by what lies hidden': leak.view((open, state) => ({ ...open, order: parity(state) ? [0, 1] : [1, 0] })),
    'a question that speaks of a hidden card': leak.asks(asking, (ask, state) => ({
      ...ask,
      params: { leak: digest(state) },
    })),
    'a clock by what lies hidden': leak.asks(asking, (ask, state) => ({ ...ask, seconds: 10 + parity(state) })),
    'a longer message': leak.view((open, state) => ({ ...open, pad: '.'.repeat(parity(state)) })),
    'a later message': leak.lag(state => 5 * parity(state)),
    ...(taking.length > 0 && {
      'an event that tells of a hidden card': leak.telling(taking, (_, after) => ({
        event: { kind: 'leak', card: digest(after) },
      })),
      'an event that tells a seat aside': leak.telling(taking, (_, after) => ({
        event: { kind: 'leak' },
        own: Object.fromEntries([0, 1, 2, 3, 4, 5].map(seat => [seat, { card: digest(after) }])),
      })),
    }),
  }
}

/** What a seat is sent is a function of what it may know; and the check can fail. */
export async function secrecy({ twins }: GameCheck, pairs = PAIRS): Promise<Checked> {
  const report = await playPairs(twins, pairs)
  // One leak is found in many matches: it is told once, with its first example.
  const told = new Map<string, string>()
  for (const words of report.leaks.map(({ leak }) => leakInWords(leak))) {
    const [what = words] = words.split('…')
    if (!told.has(what)) told.set(what, words)
  }
  const faults: Fault[] = once([...told.values()])
  const leaks = faults.length > 0
  if (report.frames === 0) faults.push('Nothing was compared: the twins’ blur never found anything hidden.')
  let caught = 0
  // A game that leaks is no measure for the controls.
  if (faults.length === 0)
    for (const [name, control] of Object.entries(controlsOf(twins))) {
      const { leaks } = await playPairs(control, CONTROL_PAIRS, 1, found => found > 0)
      if (leaks.length > 0) caught++
      else
        faults.push(
          `A control was not caught: ${name}. What the twins change or reveal (blur, hidden, revealing) is too little, or too much.`,
        )
    }
  return {
    looked: `${report.pairs} pairs of matches, ${report.frames} messages compared to the byte${leaks ? '; in ‹one match | its twin›, where they part' : `, ${caught} controls caught`}`,
    faults,
  }
}

/** A match in the middle, its twin for a seat (null: a spectator), and that seat; null where nothing is hidden. */
interface TwinStates {
  readonly one: AnyMatch
  readonly other: AnyMatch
  readonly watched: Seat | null
}

function twinStates(check: GameCheck, seed: number): TwinStates | null {
  const { twins } = check,
    random = fastRandom(seed),
    counts = seatCounts(check),
    seats = counts[seed % counts.length] ?? counts[0] ?? 2
  const { match } = dealt(check, seats, seed)
  playRandom(check, match, random, random.nextInt(40, 'before'))
  const watched = random.nextInt(5, 'spectator') === 0 ? null : random.nextInt(seats, 'watched')
  const asked = match.asks().filter(({ seat }) => seat === watched)
  const snapshot = match.snapshot()
  if (
    match.outcome ||
    !twins.blurrable(
      snapshot.state,
      watched,
      asked.map(({ key }) => key),
    )
  )
    return null
  const state = twins.blur(snapshot.state, watched, random)
  return { one: match, other: Match.resume(twins.game, { ...match.snapshot(), state }), watched }
}

function* twinsOf(check: GameCheck): Generator<TwinStates> {
  for (let seed = 1; seed <= STATES; seed++) {
    const pair = twinStates(check, seed)
    if (pair) yield pair
  }
}

/** Who is asked what, and for how long, does not depend on hidden cards. */
export function timing(check: GameCheck): Checked {
  let compared = 0
  const faults: Fault[] = []
  const watching = (watched: Seat | null): string => (watched === null ? 'a spectator' : `seat ${watched}`)
  try {
    for (const { one, other, watched } of twinsOf(check)) {
      compared++
      const [mine, theirs] = [one, other].map(
        match => new Map(match.asks('public').map((ask): [string, OpenAsk] => [ask.id, ask])),
      )
      for (const [id, ask] of [...(mine ?? []), ...(theirs ?? [])]) {
        const [a, b] = [mine?.get(id), theirs?.get(id)]
        if (!a || !b)
          faults.push(
            `Only hidden cards decide whether seat ${ask.seat} is asked “${ask.key}”, and ${watching(watched)} sees who is asked. Ask everybody who could act by what is public.`,
          )
        else if (a.seconds !== b.seconds)
          faults.push(
            `The clock of “${ask.key}” is longer or shorter (${a.seconds ?? 'the table’s'} or ${b.seconds ?? 'the table’s'} seconds) by what lies hidden.`,
          )
      }
    }
  } catch (error) {
    faults.push(`While asks were compared, ${messageOf(error)}.`)
  }
  if (compared === 0) faults.push('Nothing was compared: the twins’ blur never found anything hidden.')
  return { looked: `${compared} pairs of moments: the same asks and clocks`, faults: once(faults) }
}

/** Plays bots at a table. @returns their answers, as text */
function botMatch(
  check: GameCheck,
  make: BotFactory,
  seats: number,
  seed: number,
  level: (typeof LEVELS)[number],
): string[] {
  const { match } = dealt(check, seats, seed)
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot(make, seat, seed * 31 + seat, null, { level, personality: 'even' }),
  )
  const leftOpen: readonly string[] = [SEEN, ...(check.manifest.botTiming?.leftOpen ?? [])]
  const show = (events: Parameters<typeof partOf>[2]): void => {
    bots.forEach((bot, seat) => {
      bot.see(partOf(match, seat, events))
    })
  }
  const answered: string[] = []
  show([])
  for (let answers = 0; !match.outcome && answers < MOST_BOT_ANSWERS; answers++) {
    const ask = match.asks().find(({ key }) => !leftOpen.includes(key))
    if (!ask) break
    const seen = match.view(ask.seat).own?.asks.find(({ id }) => id === ask.id)
    const answer = seen && bots[ask.seat]?.answer(seen)
    const taken = answer === undefined ? null : match.answer(ask.seat, ask.id, answer)
    if (taken === null || taken === 'again' || 'refused' in taken)
      throw new Error(
        `a bot (${level}) at ${seats} seats answers “${ask.key}” against the rules: ${JSON.stringify(answer)}`,
      )
    match.commit(taken)
    answered.push(JSON.stringify([ask.id, answer]))
    show(taken.events)
  }
  return answered
}
const MOST_BOT_ANSWERS = 150

/** Bots answer by the rules, the same to the same updates, and by nothing else. */
export async function bots(check: GameCheck, factory?: BotFactory): Promise<Checked> {
  const make = factory ?? (await check.manifest.bot())
  const faults: Fault[] = []
  let answers = 0,
    compared = 0
  try {
    for (const [n, level] of LEVELS.entries()) {
      const seats = seatCounts(check)[n] ?? check.twins.game.seats.min
      const [answered, called] = unkeyed(() => botMatch(check, make, seats, 7 + n, level))
      answers += answered.length
      faults.push(...called.map(call => `${call}: a bot draws from the random it is given.`))
      if (botMatch(check, make, seats, 7 + n, level).join() !== answered.join())
        faults.push(`The bot (${level}) answers otherwise to the same updates and seed.`)
    }
    for (const { one, other, watched } of twinsOf(check)) {
      if (watched === null) continue
      const [mine, theirs] = [one, other].map(match => answersOf(match, watched, make, check))
      if (!mine || mine.answers.length === 0 || mine.part !== theirs?.part) continue
      compared++
      if (!isSameJson(mine.answers, theirs.answers))
        faults.push(`The bot of seat ${watched} answers otherwise when cards differ that it cannot see.`)
    }
  } catch (error) {
    faults.push(`${messageOf(error)}.`)
  }
  return {
    looked: `${answers} answers of bots, ${compared} compared between states that they cannot tell apart`,
    faults: once(faults),
  }
}

/** What a new bot answers that is told of this moment, and what it was told. */
function answersOf(match: AnyMatch, seat: Seat, make: BotFactory, { manifest }: GameCheck) {
  const part = partOf(match, seat, []),
    bot = createBot(make, seat, 1)
  bot.see(part)
  const answers = (part.view.own?.asks ?? [])
    .filter(({ key }) => key !== SEEN && !manifest.botTiming?.leftOpen?.includes(key))
    .map(ask => bot.answer(ask))
  return { part: JSON.stringify(part), answers }
}
