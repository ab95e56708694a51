/** How a bot plays. Public, and never derived from a secret. */

/** How well a bot thinks. */
export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** What a bot prefers among answers of similar value: nothing, risks, safety, or lies. */
export const PERSONALITIES = ['even', 'bold', 'careful', 'liar'] as const
export type Personality = (typeof PERSONALITIES)[number]

/** Level and personality of a bot. */
export interface BotProfile {
  readonly level: Level
  readonly personality: Personality
}

/** The profile of bots that fill in for somebody, and of bots stored before profiles existed. */
export const DEFAULT_PROFILE: BotProfile = { level: 'normal', personality: 'even' }
