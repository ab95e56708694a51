/** What sort of player a bot is. Everybody at the table is told; no secret has a say in it. */

/** How well a bot thinks. */
export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** How a bot leans where its judgement lets it: not at all, to what is daring, to what is safe, to what is untrue. */
export const TEMPERS = ['even', 'bold', 'careful', 'liar'] as const
export type Temper = (typeof TEMPERS)[number]

export interface Nature {
  readonly level: Level
  readonly temper: Temper
}

/** What a bot is of which nothing is said: one that sits in for somebody, or one that was kept before there were natures. */
export const PLAIN: Nature = { level: 'normal', temper: 'even' }
