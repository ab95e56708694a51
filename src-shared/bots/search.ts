/**
 * The search that hard bots use: information-set Monte Carlo tree search with sequential halving at the root (Karnin,
 * Koren & Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013).
 *
 * The best few answers by their prior score are tried in worlds that the seat believes possible. A playout runs to a
 * horizon; other seats answer by the game's policy, the searching seat by its tree (tree.ts). All answers are tried in
 * the same world with the same random seed (common random numbers), so that they differ by their effect and not by
 * luck. After each round the worse half is dropped. The budget counts playouts instead of time: the same updates and
 * seed give the same answer.
 */
import { fastRandom, type Answer, type Ask, type Game, type GameState, type Random } from '../kernel'
import { copyState } from '../kernel/copy'
import { playForward } from '../kernel/playForward'
import { asksOf } from '../kernel/stepRunner'
import { SearchTree, type Descent } from './tree'

/** What a game supplies for the search of one ask. */
export interface SearchProblem<S extends GameState, E> {
  readonly game: Pick<Game<S, E>, 'steps' | 'shared'>
  /** Draws a full state that the seat believes possible, in which its ask is open. The search may change it. */
  readonly sample: (random: Random) => S
  /** Answers for any seat in a playout: fast and sensible. */
  readonly policy: (state: S, ask: Ask, random: Random) => Answer
  /** Draws an answer by which the tree widens, likely ones more often. Default: the policy. */
  readonly propose?: (state: S, ask: Ask, random: Random) => Answer
  /** Whether a playout may stop. */
  readonly horizon: (state: S) => boolean
  /** The value of a state at the horizon or at the end to the searching seat, from 0 to 1. */
  readonly value: (state: S) => number
}

/** A legal answer with its prior score. */
export interface Candidate {
  readonly answer: Answer
  readonly score: number
  /**
   * What the bot likes about it, as a chance to win: added to its value. A personality shows here, because a search
   * soon outweighs any score.
   */
  readonly liking?: number
}

/** How much a search may try. */
export interface SearchBudget {
  /** Most answers that are tried: those with the best scores. */
  readonly maxCandidates: number
  /** Answers whose score is further than this below the best are not tried. */
  readonly margin: number
  /** Number of playouts over all answers. */
  readonly playouts: number
  /** Depth of the tree: how many later asks of the seat are searched in a playout; 0 leaves all to the policy. */
  readonly depth: number
}

/** More answers than any playout to a horizon needs. */
const MAX_PLAYOUT_ANSWERS = 2000
const SEEDS = 2 ** 31

/** Returns the answer that `sequentialHalving` finds best. */
export const search = <S extends GameState, E>(
  problem: SearchProblem<S, E>,
  id: string,
  candidates: readonly Candidate[],
  budget: SearchBudget,
  priorWeight: number,
  random: Random,
): Answer => sequentialHalving(problem, id, candidates, budget, priorWeight, random).answer

/** The best answer and its mean value; null when it was the only one and was not tried. */
export interface SearchResult {
  readonly answer: Answer
  readonly value: number | null
}

/**
 * Tries the likeliest answers to an ask and drops the worse half after each round.
 * @param id the ask's
 * @param priorWeight how much one unit of an answer's score adds to its mean value
 * @returns the answer that is left; of equals the one with the better score
 */
export function sequentialHalving<S extends GameState, E>(
  { game, sample, policy, propose = policy, horizon, value }: SearchProblem<S, E>,
  id: string,
  candidates: readonly Candidate[],
  { maxCandidates, margin, playouts, depth }: SearchBudget,
  priorWeight: number,
  random: Random,
): SearchResult {
  const byScore = [...candidates].sort((a, b) => b.score - a.score),
    bestScore = byScore[0]?.score ?? 0
  let left = byScore
    .filter(({ score }) => score >= bestScore - margin)
    .slice(0, maxCandidates)
    .map(one => ({ ...one, totalValue: 0, tried: 0, tree: new SearchTree() }))
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  const rating = (one: (typeof left)[number]): number =>
    one.totalValue / Math.max(1, one.tried) + priorWeight * one.score + (one.liking ?? 0)

  let root: Ask | null = null
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(playouts / rounds / left.length))
    for (let n = 0; n < worlds; n++) {
      const world = sample(random),
        seed = random.nextInt(SEEDS, 'luck')
      // The seat's own ask is the same in all worlds.
      root ??= rootIn(world)
      for (const one of left) {
        one.totalValue += playout(copyState(game, world), root, one.answer, one.tree.descend(depth), fastRandom(seed))
        one.tried++
      }
    }
    left = left.sort((a, b) => rating(b) - rating(a)).slice(0, Math.ceil(left.length / 2))
  }
  const [best] = left
  if (!best) throw new Error('nothing to search')
  return { answer: best.answer, value: best.tried > 0 ? best.totalValue / best.tried : null }

  /** The searched ask, in a sampled world. */
  function rootIn(world: S): Ask {
    const root = asksOf(game, world, 'all').find(ask => ask.id === id)
    if (!root) throw new Error(`${id} is not open in a sampled state`)
    return root
  }

  function playout(state: S, root: Ask, first: Answer, descent: Descent, luck: Random): number {
    let answers = 0
    playForward(game, state, { seat: root.seat, key: root.key, answer: first }, luck, {
      isFar: () => ++answers > MAX_PLAYOUT_ANSWERS || horizon(state),
      choose: ask =>
        ask.seat === root.seat
          ? descent.answer(
              ask,
              () => policy(state, ask, luck),
              () => propose(state, ask, luck),
            )
          : policy(state, ask, luck),
    })
    const reached = value(state)
    descent.backpropagate(reached)
    return reached
  }
}

/**
 * Returns the chance to win with a lead: 0.5 when even.
 * @param scale the lead with which a win is three times as likely as a loss
 */
export const chanceFromLead = (lead: number, scale: number): number => 1 / (1 + 3 ** (-lead / scale))
