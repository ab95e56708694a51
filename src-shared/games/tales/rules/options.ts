/** The options of a Dark Tales table. */
import {
  optionsFrom,
  refuse,
  type Json,
  type Options,
  type OptionsOf,
  type OptionTable,
  type Refusal,
} from '../../../kernel'
import { MOST_SEATS, type TalesDeck } from './deck'
import { HOUSE_DECK } from './deck/house'

/** Story cards by their place in the deck. A table's own deck may have more, which come by chance only. */
const ORDINALS = ['first', 'second', 'third'] as const

export const STORY_CHOICES = ['random', ...ORDINALS] as const
export type StoryChoice = (typeof STORY_CHOICES)[number]

export const OPTIONS = {
  /** The hash of the deck that is played with; null for the house deck. */
  deck: { kind: 'deck', default: null },
  a: { kind: 'choice', values: STORY_CHOICES, default: 'random' },
  b: { kind: 'choice', values: STORY_CHOICES, default: 'random' },
  /** Who begins (the text: who read a tale last): the number of a place, counted from 1; 0: a random seat. */
  first: { kind: 'number', min: 0, max: MOST_SEATS, step: 1, default: 0 },
} as const satisfies OptionTable

export type TalesOptions = OptionsOf<typeof OPTIONS>

export const { OPTION_SPECS, readOptions } = optionsFrom(OPTIONS)

/** The index of the chosen story card; null for a random one. */
export function chosenStory(choice: StoryChoice): number | null {
  const at = ORDINALS.findIndex(ordinal => ordinal === choice)
  return at < 0 ? null : at
}

/** @returns `storyMissingA { n }` or `storyMissingB { n }` for a chosen card that the deck lacks, `firstNotSeated`, or null */
export function refuseOptions(options: Options, seats: number, own: Json | null = null): Refusal | null {
  const { a, b, first } = readOptions(options),
    // What `readTalesDeck` has read is a deck.
    deck = own === null ? HOUSE_DECK : (own as object as TalesDeck)
  for (const [refused, choice, { length }] of [
    ['storyMissingA', a, deck.a],
    ['storyMissingB', b, deck.b],
  ] as const)
    if ((chosenStory(choice) ?? 0) >= length) return refuse(refused, { n: length })
  return first > seats ? refuse('firstNotSeated', { seat: first, seats }) : null
}
