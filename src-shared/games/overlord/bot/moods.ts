/** The moods of the classic Overlord, and how it behaves in each. */

/** From the mildest to the worst. A mood changes one step at a time. */
export const MOODS = ['generous', 'curious', 'bored', 'impatient', 'cruel'] as const
/** A mood of the classic Overlord. */
export type Mood = (typeof MOODS)[number]

/** How often an Overlord in this mood does something, as shares of the occasions. */
export interface MoodHabits {
  /** A look, as a factor of a grievance's weight. */
  readonly look: number
  /** A look for both players of a volley. */
  readonly both: number
  readonly twist: number
  readonly more: number
  readonly hurry: number
  /** Accepts a plea. */
  readonly mercy: number
  /** Lets the story continue after a look. */
  readonly goOn: number
  /** Whom it questions: the servant with fewest hints, with most hints, with most looks, or anybody. */
  readonly asks: 'quietest' | 'loudest' | 'guiltiest' | 'anybody'
}

/** The habits of each mood. */
export const MOOD_HABITS: { readonly [mood in Mood]: MoodHabits } = {
  generous: { look: 0.4, both: 0.1, twist: 0.2, more: 0.15, hurry: 0.02, mercy: 0.95, goOn: 0.8, asks: 'quietest' },
  curious: { look: 0.6, both: 0.2, twist: 0.35, more: 0.25, hurry: 0.03, mercy: 0.8, goOn: 0.6, asks: 'quietest' },
  bored: { look: 0.9, both: 0.3, twist: 0.4, more: 0.1, hurry: 0.1, mercy: 0.65, goOn: 0.4, asks: 'loudest' },
  impatient: { look: 1.1, both: 0.5, twist: 0.1, more: 0.05, hurry: 0.4, mercy: 0.5, goOn: 0.4, asks: 'anybody' },
  cruel: { look: 1.6, both: 0.7, twist: 0.25, more: 0.1, hurry: 0.2, mercy: 0.35, goOn: 0.5, asks: 'guiltiest' },
}
