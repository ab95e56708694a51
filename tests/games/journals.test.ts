/**
 * One match of each game and rules version, answer by answer, with a hash for each: the same key and the same answers give
 * the same match. How they are written again: golden.long.test.ts.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fastRandom, Match, type Entry, type Game, type Options } from '../../src-shared/kernel'
import { keyOf, make, tableOptions } from '../kit/play'
import { TABLES, KEYS, MOST_ANSWERS, BY_CLOCK, GAMES, WRITES, answerOf, asked, short } from './golden'

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
