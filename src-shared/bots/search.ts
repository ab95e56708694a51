/**
 * The search of all games: information-set Monte Carlo tree search with two ways to choose. At the root, the ask that
 * is open, answers are halved round by round (sequential halving); below each of them the later asks of the same seat
 * are a tree (tree.ts), in which the answer is taken that looks best by what was tried and how often (UCB1).
 *
 * A few likely answers are tried in worlds that the seat may believe in, each played on to a horizon: the other seats
 * by quick judgement, the own one too where its tree ends. In one world all of them are tried with the same luck, so
 * that they differ by what they do and not by what is drawn. After each round the worse half falls out, and those that
 * are left are tried in more worlds. The budget counts playouts, not time: the same frames and seed give the same answer.
 */
import { fastRandom, Play, SEEN, type Answer, type Game, type GameState, type OpenAsk, type Random } from '../kernel'
import { copyState } from '../kernel/copy'
import { asksOf, takeAnswer } from '../kernel/road'
import { Tree, type Walk } from './tree'

/** What a game supplies for its search. */
export interface Searched<S extends GameState, E> {
  readonly game: Pick<Game<S, E>, 'steps' | 'shared'>
  /** A full state that this seat may believe in, in which its ask is open. It is this search's own, to be changed. */
  readonly sample: (random: Random) => S
  /** How any seat answers an ask in a playout: quick, and not silly. */
  readonly policy: (state: S, ask: OpenAsk, random: Random) => Answer
  /** What this seat might answer besides, likely answers more often than others: what its tree widens by. As the policy where nothing is said. */
  readonly propose?: (state: S, ask: OpenAsk, random: Random) => Answer
  /** Whether a playout is far enough. */
  readonly horizon: (state: S) => boolean
  /** What a state at the horizon, or at the end, is worth to this seat, from 0 to 1. */
  readonly value: (state: S) => number
}

export interface Candidate {
  readonly answer: Answer
  readonly worth: number
}

export interface Budget {
  /** So many answers are tried: the best by judgement. */
  readonly answers: number
  /** What looks worse than the best by more than this is not tried. */
  readonly within: number
  /** How many playouts there are, over all answers. */
  readonly playouts: number
  /** So many later asks of the own seat are searched in a playout, one below another; 0 leaves all of them to the policy. */
  readonly deep: number
}

/** More answers than any playout to a horizon needs. */
const LONGEST = 2000
const SEEDS = 2 ** 31

/** @returns the answer that `tried` finds best */
export const search = <S extends GameState, E>(
  of: Searched<S, E>,
  id: string,
  candidates: readonly Candidate[],
  budget: Budget,
  trust: number,
  random: Random,
): Answer => tried(of, id, candidates, budget, trust, random).answer

/** The best answer, and what it was worth on average where it was tried; an only one is not tried at all: null. */
export interface Tried {
  readonly answer: Answer
  readonly value: number | null
}

/**
 * Tries the likeliest answers to an ask.
 * @param trust how much of an answer's worth by judgement counts besides its value, per unit
 * @returns the one that was best where it was tried most; of equals the likelier
 */
export function tried<S extends GameState, E>(
  { game, sample, policy, propose = policy, horizon, value }: Searched<S, E>,
  id: string,
  candidates: readonly Candidate[],
  { answers, within, playouts, deep }: Budget,
  trust: number,
  random: Random,
): Tried {
  const likely = [...candidates].sort((a, b) => b.worth - a.worth),
    most = likely[0]?.worth ?? 0
  let left = likely
    .filter(({ worth }) => worth >= most - within)
    .slice(0, answers)
    .map(one => ({ ...one, sum: 0, tried: 0, tree: new Tree() }))
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  const score = (one: (typeof left)[number]): number => one.sum / Math.max(1, one.tried) + trust * one.worth

  for (let round = 0; round < rounds && left.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(playouts / rounds / left.length))
    for (let n = 0; n < worlds; n++) {
      const world = sample(random),
        luck = random.below(SEEDS, 'luck')
      for (const one of left) {
        one.sum += playout(copyState(game, world), one.answer, one.tree.walk(deep), fastRandom(luck))
        one.tried++
      }
    }
    left = left.sort((a, b) => score(b) - score(a)).slice(0, Math.ceil(left.length / 2))
  }
  const [best] = left
  if (!best) throw new Error('nothing to search')
  return { answer: best.answer, value: best.tried > 0 ? best.sum / best.tried : null }

  function playout(state: S, first: Answer, walk: Walk, luck: Random): number {
    const play = new Play<S, E>(state, luck)
    let asks: readonly OpenAsk[] = asksOf(game, state, 'all')
    const asked = asks.find(ask => ask.id === id)
    if (!asked) throw new Error(`${id} is not open in a sampled state`)
    asks = take(play, state, asks, asked, first)
    for (let n = 0; !state.outcome && n < LONGEST && !horizon(state); n++) {
      const ask = asks.find(open => open.key !== SEEN)
      if (!ask) break
      const played = (): Answer => policy(state, ask, luck)
      asks = take(
        play,
        state,
        asks,
        ask,
        ask.seat === asked.seat ? walk.answer(ask, played, () => propose(state, ask, luck)) : played(),
      )
    }
    const its = value(state)
    walk.end(its)
    return its
  }

  /** @returns what is asked then */
  function take(
    play: Play<S, E>,
    state: S,
    asks: readonly OpenAsk[],
    ask: OpenAsk,
    answer: Answer,
  ): readonly OpenAsk[] {
    state.moment++
    // Nobody hears of a playout.
    play.told.length = 0
    return takeAnswer(game, play, asks, ask, answer, 'hand').asks
  }
}

/** What a share of the points is worth, as a chance to win: even at 0, the surer the further ahead. @param scale a lead that makes a win three times as likely as not */
export const chanceOf = (lead: number, scale: number): number => 1 / (1 + 3 ** (-lead / scale))
