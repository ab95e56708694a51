/** What golden matches and journals share: the tables, who answers what, and hashes. */
import { createHash, type Hash } from 'node:crypto'
import {
  drawAnswer,
  type Answer,
  type ChoiceSpec,
  type OpenAsk,
  type Options,
  type Random,
} from '../../src-shared/kernel'
import { castle } from '../../src-shared/games/castle/rules'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { overlord } from '../../src-shared/games/overlord/rules'
import { tales } from '../../src-shared/games/tales/rules'

export const TABLES: { readonly [game: string]: readonly (readonly [seats: number, options: Options])[] } = {
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

export const KEYS = [1, 2, 3]
export const MOST_ANSWERS = 400
/** One in this many answers is given by the clock. */
export const BY_CLOCK = 12
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

export function answerOf({ pick }: OpenAsk, random: Random): Answer {
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

export const add = (hash: Hash, value: unknown): Hash => hash.update(`${canonical(value)}\n`)

export const asked = ({ id, pick, params, default: byClock, seconds }: OpenAsk): unknown => ({
  id,
  pick,
  params,
  byClock,
  seconds,
})

export const GAMES: readonly object[] = [mascarade, castle, tales, overlord]
export const WRITES = process.env['GOLDEN'] === 'write'

/** Digits of a hash that are kept: a journal names hundreds. */
const DIGITS = 12
export const short = (value: unknown): string => add(createHash('sha256'), value).digest('hex').slice(0, DIGITS)
