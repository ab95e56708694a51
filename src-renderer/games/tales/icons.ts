/** Emblems of items, types, times and actions, told apart by shape alone; and the picture of each card. */
import type { CardId, CardType, Item, TalesDeck, Time } from '../../../src-shared/games/tales/rules/deck'
import type { Drawing } from '../../ui/drawing'
import { dot, flames, star, type Picture } from './ink'
import { MEN, VILLAINS, WOMEN } from './people'
import { EVENTS, PLACES, PLAIN, STORIES } from './scenes'

export const ITEM_EMBLEMS: { readonly [item in Item]: Drawing } = {
  /** A coin with a crown. */
  gold: { solid: `${dot(32, 32, 29)}${dot(32, 32, 23)}M18 42V22l8 8l6-12l6 12l8-8v20ZM18 45h28v5H18Z` },
  sword: { solid: 'M46 3h15v15L31 48l-5-5L51 18l-5-5L21 38l-5-5ZM10 32l22 22l-5 5l-8-8l-9 10l-7-7l10-9l-8-8Z' },
  /** A breastplate. */
  armour: {
    solid:
      'M14 3l8 4c4 7 16 7 20 0l8-4l10 13l-8 8c-4 10-3 18 1 27c-4 8-12 11-21 11S15 59 11 51c4-9 5-17 1-27l-8-8ZM29 22v32h6V22Z',
  },
  wand: { solid: `${star(44, 20, 20)}M31 27l6 6L10 60l-6-6Z${star(17, 12, 8)}${star(54, 48, 9)}` },
}

export const TYPE_EMBLEMS: { readonly [type in CardType]: Drawing } = {
  /** A hat with a feather. */
  man: {
    solid:
      'M2 46c8-4 12-8 14-20C18 12 26 9 33 9c6 0 11 3 13 8C47 8 53 3 62 3c0 12-5 18-13 22c1 12 6 17 13 21c-10 10-18 12-30 12S10 56 2 46ZM17 36c8 5 22 5 30 0l1 5c-9 6-23 6-32 0Z',
  },
  /** A flower. */
  woman: {
    solid: `${dot(32, 13, 11)}${dot(14, 26, 11)}${dot(50, 26, 11)}${dot(21, 46, 11)}${dot(43, 46, 11)}M32 22a9 9 0 1 0 .1 0ZM32 26a5 5 0 1 1-.1 0Z`,
  },
  /** Horns. */
  villain: {
    solid:
      'M14 20C6 18 2 10 4 2c4 6 10 8 18 8c6-3 14-3 20 0c8 0 14-2 18-8c2 8-2 16-10 18c6 16-4 34-18 42C18 54 8 36 14 20ZM18 28l11 5c-2 6-10 4-11-5ZM46 28l-11 5c2 6 10 4 11-5ZM24 46c5 4 11 4 16 0l-8 6Z',
  },
  /** A tower. */
  place: {
    solid: 'M10 4h10v6h7V4h10v6h7V4h10v16l-6 5v29h8v7H8v-7h8V25l-6-5ZM26 54h12V44c0-8-12-8-12 0ZM29 24v9h6v-9Z',
  },
  /** A star that bursts. */
  event: {
    solid: 'M32 2l6 15l14-8l-5 15l15 3l-13 9l11 12l-16-1l1 16l-13-10l-13 10l1-16l-16 1l11-12L2 27l15-3l-5-15l14 8Z',
  },
}

export const TIME_EMBLEMS: { readonly [time in Time]: Drawing } = {
  day: { solid: dot(32, 32, 15) + flames(32, 32, 19, 31, 10) },
  night: {
    solid: `M38 2C18 2 4 16 4 33s14 29 30 29c9 0 17-3 22-10c-20 3-34-8-34-24c0-11 6-21 16-26Z${star(48, 22, 10)}`,
  },
}

export type Deed = 'deck' | 'discard' | 'hand' | 'points' | 'line' | 'front' | 'common'

export const DEED_EMBLEMS: { readonly [deed in Deed]: Drawing } = {
  deck: { solid: 'M8 12h34v48H8ZM14 18v36h22V18ZM14 4h42v46h-8v-6h2V10H14Z' },
  discard: { solid: 'M4 30l30-17l17 30l-30 17ZM13 32l10 19l19-11l-10-19ZM36 4h22v32h-6V10H36Z' },
  hand: { solid: 'M2 18l16-8l18 42l-14 7ZM23 6h18v38L24 8ZM46 8l15 8l-20 43l-8-4l13-40Z' },
  points: { solid: `M32 2l9 19l21 3l-15 15l4 21l-19-10l-19 10l4-21L2 24l21-3Z` },
  line: { solid: 'M8 6h40l8 8v44H8ZM16 20v5h32v-5ZM16 32v5h32v-5ZM16 44v5h20v-5Z' },
  front: { solid: 'M4 40h56v8H4ZM14 52h36v8H14ZM20 2h24v34H20ZM26 8v22h12V8Z' },
  common: { solid: 'M2 16h17v26H2ZM23 22h18v28H23ZM45 16h17v26H45Z' },
}

const ICON_GROUPS: { readonly [group: string]: { readonly [word: string]: Drawing } } = {
  item: ITEM_EMBLEMS,
  type: TYPE_EMBLEMS,
  time: TIME_EMBLEMS,
  deed: DEED_EMBLEMS,
}

/** An emblem by its name: "item.gold", "type.man", "time.day", "deed.deck". */
export function emblemOf(icon: string): Drawing | null {
  const [group = '', word = ''] = icon.split('.')
  return ICON_GROUPS[group]?.[word] ?? null
}

const CARD_PICTURES: { readonly [card: CardId]: Picture } = { ...MEN, ...WOMEN, ...VILLAINS, ...PLACES, ...EVENTS }
const own = <T>(of: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

/** A card's picture: that of the house card it borrows from, its own as a house card, or its type's. */
export function pictureOf(deck: TalesDeck, id: CardId): Picture {
  const card = deck.cards.find(one => one.id === id)
  return own(CARD_PICTURES, card?.art ?? id) ?? own(CARD_PICTURES, id) ?? PLAIN[card?.type ?? 'event']
}

/** A custom deck's story card looks like an event. */
export const storyPictureOf = (id: string): Picture => own(STORIES, id) ?? PLAIN.event

/** Icons of an answer's branches. */
const CHOICE_ICONS: { readonly [way: string]: string } = {
  pass: 'icon.pass',
  decline: 'icon.pass',
  use: 'deed.line',
  discard: 'deed.discard',
  do: 'icon.check',
  ok: 'icon.check',
}

export const iconForChoice = (way: string): string | undefined => own(CHOICE_ICONS, way)
