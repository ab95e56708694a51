/**
 * The same key and the same answers give the same match: tests/fixtures/golden holds hashes of whole matches, and for
 * each game and rules version the journal of one match, with a hash for each answer. After a change that is meant,
 * raise the game's rulesVersion and write them again: GOLDEN=write npx vitest run tests/games/golden. What was written
 * of a rules version is never written otherwise.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash, type Hash } from 'node:crypto'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  drawAnswer,
  fastRandom,
  Match,
  type Answer,
  type Entry,
  type ChoiceSpec,
  type EmittedEvent,
  type Game,
  type Json,
  type OpenAsk,
  type Options,
  type Random,
} from '../../src-shared/kernel'
import { castle } from '../../src-shared/games/castle/rules'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { overlord } from '../../src-shared/games/overlord/rules'
import { tales } from '../../src-shared/games/tales/rules'
import { keyOf, make, tableOptions } from '../kit/play'

interface GoldenMatch {
  readonly seats: number
  readonly options: Options
  readonly key: number
  readonly answers: number
  /** Null when the match was left before its end. */
  readonly reason: string | null
  /** SHA-256 of all events, asks and the outcome. */
  readonly draws: string
  /** SHA-256 of what the table and each seat were shown after each answer. */
  readonly views: string
}

interface Golden {
  readonly rulesVersion: number
  readonly matches: readonly GoldenMatch[]
}

const TABLES: { readonly [game: string]: readonly (readonly [seats: number, options: Options])[] } = {
  mascarade: [
    [3, { smallTableSwap: 'classic2013' }],
    [4, {}],
    [8, { challenge: 'sealed', notes: true }],
  ],
  castle: [
    [3, { edition: 'russian', pearlAtThree: false, window: 5 }],
    [5, { edition: 'russian', smuggling: true, divination: true, alchemistAfterDuelist: true, window: 5 }],
    [6, { edition: 'italian', window: 5 }],
    [8, { edition: 'italian', pearlBlocksLodge: true, window: 0 }],
  ],
  tales: [
    [2, {}],
    [4, { a: 'first', b: 'second' }],
    [4, { a: 'third', b: 'third' }],
  ],
  overlord: [
    [5, {}],
    [9, { silence: 7, silencePunishes: true }],
    [4, { rules: 'formal' }],
    [6, { rules: 'formal', window: 10, overlord: 1 }],
  ],
}

const KEYS = [1, 2, 3]
const MOST_ANSWERS = 400
/** One in this many answers is given by the clock. */
const BY_CLOCK = 12
/** Branches that end what is going on are taken once in this many times. */
const SELDOM: { readonly [branch: string]: number } = {
  declareOwn: 60,
  declareRival: 60,
  declareAlone: 60,
  claim: 6,
  look: 12,
  both: 3,
  concede: 20,
  decline: 15,
}

function answerOf({ pick }: OpenAsk, random: Random): Answer {
  const draw = (n: number): number => random.nextInt(n, '')
  if (pick.pick !== 'branch') return drawAnswer(pick, draw)
  const kept = Object.entries(pick.of).filter(([branch]) => draw(SELDOM[branch] ?? 1) === 0)
  const of: { [branch: string]: ChoiceSpec } = Object.fromEntries(kept)
  return drawAnswer(kept.length > 0 ? { pick: 'branch', of } : pick, draw)
}

/**
 * One text for one value: fields in the order of their names. The edition's word is left out: it is a name, not a
 * rule.
 */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (field, part: unknown) => {
    if (field === 'edition') return undefined
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })

const add = (hash: Hash, value: unknown): Hash => hash.update(`${canonical(value)}\n`)

function played(game: Game, seats: number, options: Options, key: number): GoldenMatch {
  const { match, events: told } = Match.start(game, seats, tableOptions(game, options), keyOf(key))
  const random = fastRandom(key)
  const draws = createHash('sha256'),
    views = createHash('sha256')
  const look = (events: readonly EmittedEvent<Json>[]): void => {
    add(draws, { events, asks: match.asks().map(asked) })
    add(
      views,
      [...Array(seats).keys()].map(seat => seatView(match, seat)),
    )
  }
  look(told)
  let answers = 0
  for (; answers < MOST_ANSWERS && !match.outcome; answers++) {
    const asks = match.asks()
    const ask = asks[random.nextInt(asks.length, '')]
    if (!ask) throw new Error('nobody is asked')
    const answer = random.nextInt(BY_CLOCK, '') === 0 ? 'clock' : answerOf(ask, random)
    look(make(match, { ask, answer }).events)
  }
  add(draws, match.outcome)
  return {
    seats,
    options,
    key,
    answers,
    reason: match.outcome?.reason ?? null,
    draws: draws.digest('hex'),
    views: views.digest('hex'),
  }
}

const asked = ({ id, pick, params, default: byClock, seconds }: OpenAsk): unknown => ({
  id,
  pick,
  params,
  byClock,
  seconds,
})

/** What a seat is shown, without the names that only the protocol gives it. */
function seatView(match: Match, seat: number): Json {
  const { open, own } = match.view(seat)
  return [open.steps, open.asking, open.table, own?.private, own?.seen, own?.sealed] as unknown as Json
}

const fileOf = (id: string): string => path.join(import.meta.dirname, '../fixtures/golden', `${id}.json`)

const GAMES: readonly object[] = [mascarade, castle, tales, overlord]
const WRITES = process.env['GOLDEN'] === 'write'

/** One match, answer by answer, as a host would store it. */
interface GoldenJournal {
  readonly rulesVersion: number
  readonly seats: number
  readonly options: Options
  readonly key: number
  /** Hash of the deal's events. */
  readonly deal: string
  readonly answers: readonly (Entry & {
    /** Hash of the answer's events and of the asks that it leaves open. */
    readonly leads: string
  })[]
}

/** Digits of a hash that are kept: a journal names hundreds. */
const DIGITS = 12
const short = (value: unknown): string => add(createHash('sha256'), value).digest('hex').slice(0, DIGITS)

/** The journal of a match played by the first table of a game. */
function recorded(game: Game): GoldenJournal {
  const [seats, options] = TABLES[game.id]?.at(-1) ?? [game.seats.min, {}],
    [key = 1] = KEYS
  const { match, events } = Match.start(game, seats, tableOptions(game, options), keyOf(key))
  const random = fastRandom(key),
    answers: GoldenJournal['answers'][number][] = []
  while (answers.length < MOST_ANSWERS && !match.outcome) {
    const asks = match.asks(),
      ask = asks[random.nextInt(asks.length, '')]
    if (!ask) throw new Error('nobody is asked')
    const { entry, events: told } = make(match, {
      ask,
      answer: random.nextInt(BY_CLOCK, '') === 0 ? 'clock' : answerOf(ask, random),
    })
    answers.push({ ...entry, leads: short({ told, asks: match.asks().map(asked) }) })
  }
  return { rulesVersion: game.rulesVersion, seats, options, key, deal: short(events), answers }
}

const JOURNALS = path.join(import.meta.dirname, '../fixtures/golden/journals')
const journalOf = ({ id, rulesVersion }: Game): string => path.join(JOURNALS, `${id}-${rulesVersion}.json`)

describe.each(GAMES as readonly Game[])('the journal of a match of $id', game => {
  it('is there for its present rules version, and leads where it led when it was written, answer by answer', () => {
    const file = journalOf(game)
    if (WRITES && !existsSync(file)) writeFileSync(file, `${JSON.stringify(recorded(game), null, 1)}\n`)
    const journal = JSON.parse(readFileSync(file, 'utf8')) as GoldenJournal
    const { match, events } = Match.start(game, journal.seats, tableOptions(game, journal.options), keyOf(journal.key))
    expect([journal.rulesVersion, short(events)]).toEqual([game.rulesVersion, journal.deal])
    for (const [at, { leads, ...entry }] of journal.answers.entries()) {
      const proposal = match.replay(entry)
      match.commit(proposal)
      expect([at, short({ told: proposal.events, asks: match.asks().map(asked) })]).toEqual([at, leads])
    }
  })

  it('no journal is of a version to come', () => {
    const versions = readdirSync(JOURNALS)
      .filter(file => file.startsWith(`${game.id}-`))
      .map(file => Number(/\d+/.exec(file)?.[0]))
    expect(Math.max(...versions)).toBe(game.rulesVersion)
  })
})

describe.each(GAMES as readonly Game[])('golden matches of $id', game => {
  const { id } = game
  const tables = TABLES[id] ?? []
  const now = (): Golden => ({
    rulesVersion: game.rulesVersion,
    matches: tables.flatMap(([seats, options]) => KEYS.map(key => played(game, seats, options, key))),
  })

  it('are played again, event by event', () => {
    const found = now()
    const read = (): Golden => JSON.parse(readFileSync(fileOf(id), 'utf8')) as Golden
    const draws = ({ matches }: Golden): unknown =>
      matches.map(({ seats, options, key, draws: hash }) => ({ seats, options, key, hash }))
    if (WRITES) {
      if (read().rulesVersion === found.rulesVersion)
        expect(draws(found), 'the rules version must rise first').toEqual(draws(read()))
      writeFileSync(fileOf(id), `${JSON.stringify(found, null, 2)}\n`)
    }
    const golden = read()
    expect(found.rulesVersion, 'the rules version rose: write the golden matches again').toBe(golden.rulesVersion)
    expect(draws(found), 'draws changed without the rules version rising').toEqual(draws(golden))
    expect(found.matches, 'seats are shown something else: write the golden matches again if that is meant').toEqual(
      golden.matches,
    )
  })
})
