/**
 * The same key and the same answers give the same match: tests/fixtures/golden holds hashes of whole matches. After a
 * change that is meant, raise the game's rulesVersion and write them again: GOLDEN=write npx vitest run
 * tests/games/golden tests/games/journals. What was written of a rules version is never written otherwise.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fastRandom, Match, type EmittedEvent, type Game, type Json, type Options } from '../../src-shared/kernel'
import { keyOf, make, tableOptions } from '../kit/play'
import { TABLES, KEYS, MOST_ANSWERS, BY_CLOCK, GAMES, WRITES, answerOf, add, asked } from './golden'

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

/** What a seat is shown, without the names that only the protocol gives it. */
function seatView(match: Match, seat: number): Json {
  const { open, own } = match.view(seat)
  return [open.steps, open.asking, open.table, own?.private, own?.seen, own?.sealed] as unknown as Json
}

const fileOf = (id: string): string => path.join(import.meta.dirname, '../fixtures/golden', `${id}.json`)

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
