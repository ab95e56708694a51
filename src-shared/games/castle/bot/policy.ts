/** How seats answer in playouts: by the common scores, from what the seat knows in the playout. */
import { listAnswers, type Answer, type Ask, type Random, type Seat } from '../../../kernel'
import { QUOTA, kindsOf } from '../rules/cards'
import type { CastleState } from '../rules/state'
import { bestOf } from '../../../bots/scoringBot'
import { PlayoutKnowledge } from './playoutKnowledge'
import { COMMON_SCORES } from './answerScores'
import { actionScore, type Action } from './turn'

/** Noise of playout answers, in units of valuation.ts. */
const NOISE = 0.5
/** Noise of answers that are proposed to the tree. */
const PROPOSAL_NOISE = 3
const STEPS = 1000

/** The only answer of a seat that can do nothing; it is asked so that the question itself tells nothing. */
const PASS = { branch: 'pass', answer: true } as const

/** The answer of any seat in a playout. */
export const policy = (state: CastleState, ask: Ask, random: Random): Answer => noisyAnswer(state, ask, random, NOISE)

/** An answer that the tree may try: the better its score, the likelier. */
export const propose = (state: CastleState, ask: Ask, random: Random): Answer =>
  noisyAnswer(state, ask, random, PROPOSAL_NOISE)

function noisyAnswer(state: CastleState, ask: Ask, random: Random, most: number): Answer {
  const { pick } = ask
  if (pick.pick === 'one' && pick.of.length === 1) return pick.of[0] ?? ''
  if (pick.pick === 'branch' && Object.keys(pick.of).length === 1 && 'pass' in pick.of) return PASS
  const knowledge = new PlayoutKnowledge(state, ask.seat)
  const noise = (): number => (most * random.nextInt(STEPS, 'whim')) / STEPS
  if (ask.key === 'turn') return turnAnswer(knowledge, ask, noise)
  const score = COMMON_SCORES[ask.key]?.(knowledge, ask)
  return bestOf(listAnswers(pick), answer => (score?.(answer) ?? 0) + noise())
}

/** Makes a declaration that is known to be right, else the best action. */
function turnAnswer(knowledge: PlayoutKnowledge, { pick }: Ask, noise: () => number): Answer {
  const branches = pick.pick === 'branch' ? pick.of : {}
  if (branches.declareAlone) return { branch: 'declareAlone', answer: true }
  const named = branches.declareOwn ? namedForQuota(knowledge) : null
  if (named) return { branch: 'declareOwn', answer: named.map(String) }
  return bestOf(actions(knowledge) as readonly Answer[], answer => actionScore(knowledge, answer as Action) + noise())
}

function actions({ others, hand }: PlayoutKnowledge): Action[] {
  const out: Action[] = []
  for (const seat of others) {
    out.push({ branch: 'spy', answer: seat }, { branch: 'duel', answer: seat })
    for (const card of kindsOf(hand.objects)) out.push({ branch: 'exchange', answer: { card, to: seat } })
  }
  return out
}

/** The known allies whose known relics complete the quota with this seat's, or null. */
export function namedForQuota(knowledge: PlayoutKnowledge): Seat[] | null {
  const relics = knowledge.relics(knowledge.society)
  let held = knowledge.hand.objects.filter(object => relics.includes(object)).length
  if (held === 0 || knowledge.hand.objects.includes('pearl')) return null
  const named: Seat[] = []
  for (const seat of knowledge.others) {
    if (knowledge.societies.allyChance(seat) < 1) continue
    const theirs = knowledge.seenIn(seat, relics)
    if (theirs === 0) continue
    held += theirs
    named.push(seat)
  }
  return held >= QUOTA.relics ? named : null
}
