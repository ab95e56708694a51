/**
 * Temperaments of masters can be felt: who has seen ten matches of a bold and a careful one says which is which, by
 * counting one thing that everybody sees (temperaments.ts). `npm run proof -- bots` decides it for four cases of five,
 * and prints it; the short form plays a few times ten matches.
 */
import { describe, expect, it } from 'vitest'
import type { Personality } from '../../src-shared/wire'
import { interval } from './lines'
import { BLIND_TESTS, SEEN_MATCHES, toldFrom, watch, type BlindTest, type Watched } from './temperaments'
import { LONG } from '../kit/effort'

/** In how many cases of ten matches the bold one must be told. */
const TOLD = 0.8
/** Cases of ten matches. In the short form there are few, of those who search only one; all must be told right. */
const CASES = LONG ? 20 : 3
const casesOf = ({ searches }: BlindTest): number => (!LONG && searches ? 1 : CASES)
/** Two masters of one temperament: more cases, because chance alone tells one of two. */
const EQUAL_CASES = LONG ? 20 : 6

/** The cases that were told right, and how much the two won. */
interface Told {
  readonly right: number
  readonly cases: number
  readonly watched: readonly Watched[]
}

function tell(blind: BlindTest, pair: readonly [Personality, Personality], cases: number): Told {
  const watched = Array.from({ length: cases * SEEN_MATCHES }, (_, n) => watch(blind, pair, n))
  const right = Array.from({ length: cases }, (_, i) =>
    toldFrom(watched.slice(i * SEEN_MATCHES, (i + 1) * SEEN_MATCHES)),
  ).reduce((sum, one) => sum + one, 0)
  return { right, cases, watched }
}

/** Whether this many cases show that the bold one is told in four of five. */
const isTold = ({ right, cases }: Told): boolean => right / cases >= TOLD

const report = (name: string, pair: readonly Personality[], { right, cases, watched }: Told): void => {
  if (!LONG) return
  const share = (who: 0 | 1): string => {
    const won = watched.reduce((sum, match) => sum + match.won[who], 0),
      [low, high] = interval(won, watched.length, 1.96)
    return `${((100 * won) / watched.length).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`
  }
  process.stdout.write(
    `${name}, ${pair.join(' beside ')}: told in ${right} of ${cases} cases; they win ${share(0)} and ${share(1)} of ${watched.length} matches\n`,
  )
}

describe('of two masters, ten matches tell', () => {
  it.each(BLIND_TESTS.map(blind => [blind.name, blind] as const))('which is the bold one: %s', (name, blind) => {
    const told = tell(blind, ['bold', 'careful'], casesOf(blind))
    report(name, ['bold', 'careful'], told)
    expect(isTold(told), `${told.right} of ${told.cases}`).toBe(true)
  })

  it.runIf(LONG).each(BLIND_TESTS.map(blind => [blind.name, blind] as const))(
    'how bold and careful ones differ from the even-tempered: %s',
    (name, blind) => {
      for (const pair of [['bold', 'even'] as const, ['even', 'careful'] as const]) {
        const told = tell(blind, pair, CASES)
        report(name, pair, told)
        // A smaller difference: told more often than by chance.
        expect(told.right).toBeGreaterThan(CASES / 2)
      }
    },
  )

  // Quick ones: two equal masters differ by chance alone, whatever the game.
  it.each(
    BLIND_TESTS.filter(({ name }) => LONG || name === 'Overlord formal').map(blind => [blind.name, blind] as const),
  )('nothing of two equal ones: %s', (name, blind) => {
    const told = tell(blind, ['even', 'even'], EQUAL_CASES)
    report(name, ['even', 'even'], told)
    expect(isTold(told), `${told.right} of ${EQUAL_CASES}`).toBe(false)
  })
})
