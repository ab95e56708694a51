/** How anybody plays in a playout: by the common judgements, from what that seat knows there. */
import { legal, type Answer, type OpenAsk, type Random, type Seat } from '../../kernel'
import { QUOTA, kindsOf } from '../../games/castle/cards'
import type { CastleState } from '../../games/castle/state'
import { bestOf } from '../judging'
import { Insight } from './insight'
import { COMMON } from './judgement'
import { action, type Action } from './turn'

/** How far a whim leads from the best answer, in worth: nobody is read like a book. */
const WHIM = 0.5
/** How far, where answers are sought that a tree might try besides. */
const TRIAL = 3
const STEPS = 1000

/** What is asked of whoever can do nothing, lest the question betray it. */
const PASS = { branch: 'pass', answer: true } as const

/** The play of everybody in a playout. */
export const policy = (state: CastleState, ask: OpenAsk, random: Random): Answer => played(state, ask, random, WHIM)

/** What a seat might try besides: the likelier the better it looks. */
export const propose = (state: CastleState, ask: OpenAsk, random: Random): Answer => played(state, ask, random, TRIAL)

function played(state: CastleState, ask: OpenAsk, random: Random, far: number): Answer {
  const { pick } = ask
  if (pick.pick === 'one' && pick.of.length === 1) return pick.of[0] ?? ''
  if (pick.pick === 'branch' && Object.keys(pick.of).length === 1 && 'pass' in pick.of) return PASS
  const insight = new Insight(state, ask.seat)
  const whim = (): number => (far * random.below(STEPS, 'whim')) / STEPS
  if (ask.key === 'turn') return turn(insight, ask, whim)
  const worth = COMMON[ask.key]?.(insight, ask)
  return bestOf([...legal(pick)], answer => (worth?.(answer) ?? 0) + whim())
}

/** Declares what it knows to be right; else the best action. */
function turn(insight: Insight, { pick }: OpenAsk, whim: () => number): Answer {
  const ways = pick.pick === 'branch' ? pick.of : {}
  if (ways.declareAlone) return { branch: 'declareAlone', answer: true }
  const named = ways.declareOwn ? holders(insight) : null
  if (named) return { branch: 'declareOwn', answer: named.map(String) }
  return bestOf(actions(insight) as readonly Answer[], answer => action(insight, answer as Action) + whim())
}

function actions({ others, hand }: Insight): Action[] {
  const out: Action[] = []
  for (const seat of others) {
    out.push({ branch: 'spy', answer: seat }, { branch: 'duel', answer: seat })
    for (const card of kindsOf(hand.objects)) out.push({ branch: 'exchange', answer: { card, to: seat } })
  }
  return out
}

/** The allies with whom a seat knows itself to hold the quota, or null. */
export function holders(insight: Insight): Seat[] | null {
  const relics = insight.relics(insight.society)
  let held = insight.hand.objects.filter(object => relics.includes(object)).length
  if (held === 0 || insight.hand.objects.includes('pearl')) return null
  const named: Seat[] = []
  for (const seat of insight.others) {
    if (insight.societies.ally(seat) < 1) continue
    const theirs = insight.sightings.in(seat).filter(({ object }) => relics.includes(object)).length
    if (theirs === 0) continue
    held += theirs
    named.push(seat)
  }
  return held >= QUOTA.relics ? named : null
}
