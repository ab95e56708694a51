/** The options of a Dark Tales table. */
import type { OptionSpec, Options } from '../../../kernel'

/** Story cards by their place in the deck. A table's own deck may have more, which come at random only. */
const ORDINALS = ['first', 'second', 'third'] as const

export const STORY_CHOICES = ['random', ...ORDINALS] as const
export type StoryChoice = (typeof STORY_CHOICES)[number]

export interface TalesOptions {
  /** The hash of the deck that is played with; null for the house deck. */
  readonly deck: string | null
  readonly a: StoryChoice
  readonly b: StoryChoice
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'deck', kind: 'deck', default: null },
  { key: 'a', kind: 'choice', values: STORY_CHOICES, default: 'random' },
  { key: 'b', kind: 'choice', values: STORY_CHOICES, default: 'random' },
]

const storyChoice = (given: unknown): StoryChoice => STORY_CHOICES.find(choice => choice === given) ?? 'random'

/** Options that have been checked against their specs, as this game's own type. */
export const readOptions = (options: Options): TalesOptions => ({
  deck: typeof options.deck === 'string' ? options.deck : null,
  a: storyChoice(options.a),
  b: storyChoice(options.b),
})

/** The index of the chosen story card; null for a random one, also when the deck lacks that card. */
export function chosenStory(choice: StoryChoice, count: number): number | null {
  const at = ORDINALS.findIndex(ordinal => ordinal === choice)
  return at >= 0 && at < count ? at : null
}
