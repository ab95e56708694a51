/** Icons: card symbols, kinds of action, branches of an answer, told apart by their outlines alone. */
import type { ActionKind, Corner } from '../../../src-shared/games/overlord/rules'
import type { Drawing } from '../../ui/drawing'
import { dot, hoop, polygon, star } from './ink'
import { MARK_SHAPES } from './marks'

/** A head in a circle, a gem in a square, a tower in a gable, claws in a spiked wheel, a bolt in a lozenge; the joker's cap has no frame. */
export const CORNER_ICONS: { readonly [corner in Corner]: Drawing } = {
  character: {
    solid: `${hoop(32, 32, 31, 26)}${dot(32, 24, 9)}M15 47c1-10 8-13 17-13s16 3 17 13c-4 5-10 8-17 8s-13-3-17-8Z`,
  },
  item: {
    solid: 'M3 3h58v58H3ZM8.500 8.500v47h47v-47ZM21 16h22l10 13L32 51L11 29ZM24 21l-5 7h26l-5-7ZM22 32l10 12l10-12Z',
  },
  place: { solid: 'M32 0L63 24v39H1V24ZM32 7L7 27v30h50V27ZM18 54V24h6v5h5v-5h6v5h5v-5h6v30h-9V44c0-6-10-6-10 0v10Z' },
  monster: {
    solid: `${star(32, 32, 9, 32, 24)}${polygon(32, 32, 18, 21)}M20 17c3 11 3 19-1 30c7-8 9-19 7-32ZM32 14c3 13 3 22-1 36c7-10 9-23 7-37ZM43 18c2 10 2 17-2 27c7-7 9-16 7-26Z`,
  },
  event: { solid: 'M32 0l32 32l-32 32L0 32ZM32 7L7 32l25 25l25-25ZM38 13L19 35h11l-5 17l20-24H34l8-15Z' },
  joker: {
    solid: `M9 47C8 33 8 24 2 18c12-4 19 3 21 10c1-9 4-16 9-22c5 6 8 13 9 22c2-7 9-14 21-10c-6 6-6 15-7 29ZM10 50h44v10H10Z${dot(5, 14, 5)}${dot(32, 5, 5)}${dot(59, 14, 5)}`,
  },
}

const HAND =
  'M2 25h13v29H2ZM17 27c7-2 9-7 11-14c2-7 11-5 10 2l-2 9h20c8 0 8 9 0 9H44c6 1 6 8-1 8c5 1 4 8-2 8c4 1 3 7-2 7H28c-4 0-7-2-11-3Z'
const FLAKE =
  'M32 4v56M8 18l48 28M56 18L8 46M24 8l8 7l8-7M24 56l8-7l8 7M8 29l10-4l-2-10M56 29l-10-4l2-10M8 35l10 4l-2 10M56 35l-10 4l2 10'

/** A pointing hand, a flake of ice, and the two with a stroke between them. */
export const ACTION_ICONS: { readonly [kind in ActionKind]: Drawing } = {
  pass: { solid: HAND },
  freeze: { lines: FLAKE },
  both: {
    solid:
      'M1 14h7v17H1ZM9 15c4-1 5-4 6-8c1-4 7-3 6 1l-1 5h11c5 0 5 6 0 6h-6c3 1 3 5 0 5c2 1 2 4-1 4c2 1 1 4-1 4h-8c-2 0-4-1-6-2ZM58 4l4 3L8 61l-5-2Z',
    lines: 'M47 36v26M36 42l22 14M58 42L36 56',
  },
}

const OTHER_ICONS: { readonly [word: string]: Drawing } = {
  skull: MARK_SHAPES.skull,
  hint: {
    solid:
      'M14 3h36a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM16 9v46h32V9ZM32 16l13 16l-13 16l-13-16Z',
  },
  action: {
    solid:
      'M14 3h36a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM16 9v46h32V9ZM36 14L21 35h9l-3 15l16-21h-9l4-15Z',
  },
  look: {
    solid: `M0 30C10 14 20 8 32 8s22 6 32 22C55 44 44 50 32 50S9 44 0 30ZM10 30c6 9 13 14 22 14s16-5 22-14C48 20 41 14 32 14S16 20 10 30Z${dot(32, 29, 10)}M10 6l8 7l-3 3l-8-7ZM54 6l-8 7l3 3l8-7ZM30 0h4v6h-4ZM31 53h3l-2 10Z`,
  },
  looks: {
    solid: `M0 32C7 21 12 17 17 17s10 4 14 15c-4 11-9 15-14 15S7 43 0 32ZM33 32c7-11 12-15 17-15s10 4 14 15c-4 11-9 15-14 15s-10-4-17-15Z${dot(17, 32, 8)}${dot(50, 32, 8)}${dot(17, 32, 4)}${dot(50, 32, 4)}`,
  },
  more: { solid: 'M4 6h56v38H32L16 60V44H4ZM18 22a4 4 0 1 0 .1 0ZM32 22a4 4 0 1 0 .1 0ZM46 22a4 4 0 1 0 .1 0Z' },
  twist: { lines: 'M46 10c-14-8-34 2-34 21c0 15 12 23 22 21c11-2 15-14 8-21c-6-6-16-2-15 6M46 10l3 13M46 10l-14 2' },
  hurry: {
    solid:
      'M12 2h40v7h-4c0 12-4 17-11 23c7 6 11 11 11 23h4v7H12v-7h4c0-12 4-17 11-23c-7-6-11-11-11-23h-4ZM22 9c0 5 1 8 3 11h14c2-3 3-6 3-11ZM32 38c-5 4-9 9-10 17h20c-1-8-5-13-10-17Z',
  },
  quiet: { solid: 'M27 4h10l-1 38h-8ZM26 60V49h12v11ZM14 24h8v20h-8ZM42 24h8v20h-8Z' },
  decline: { lines: 'M10 10l44 44M54 10L10 54' },
  pass: { lines: 'M6 32h52' },
  end: { solid: HAND },
  question: {
    solid: 'M4 5h56v40H34L20 61V45H4ZM22 23h7c0-7 9-6 8-1c0 4-9 5-8 12h6c0-4 9-5 9-13c0-12-22-12-22 2ZM28 36h8v6h-8Z',
  },
  accept: { lines: 'M8 34l16 18L56 12' },
  crown: { solid: 'M4 50L1 14l17 14L32 6l14 22l17-14l-3 36ZM6 54h52v6H6Z' },
  seal: { solid: `${star(32, 32, 14, 31, 27)}${dot(32, 32, 22)}${dot(32, 32, 16)}` },
}

/** The icon of a branch: its own, or that of the card it plays. */
const CHOICE_ICONS: { readonly [way: string]: string } = {
  hint: 'hint',
  joker: 'symbol.joker',
  pass: 'pass',
  end: 'kind.pass',
  concede: 'decline',
  freeze: 'kind.freeze',
  quiet: 'quiet',
  look: 'look',
  both: 'looks',
  more: 'more',
  twist: 'twist',
  hurry: 'hurry',
  patience: 'quiet',
  question: 'question',
  goOn: 'more',
  next: 'kind.pass',
  accept: 'accept',
  refuse: 'decline',
  decline: 'decline',
  doubt: 'question',
  silence: 'quiet',
  allow: 'accept',
  blame: 'kind.pass',
  mercy: 'accept',
  cancel: 'decline',
  calm: 'quiet',
}

/** For a speaker, "pass" passes the buck; in a window it is no action. */
export const iconForChoice = (ask: string, way: string): string | undefined =>
  ask === 'tell' && way === 'pass' ? 'kind.pass' : CHOICE_ICONS[way]

/** Icons by name: "symbol.item", "kind.freeze", "look". */
export function iconFor(word: string): Drawing | null {
  const [group = '', name = ''] = word.split('.')
  if (group === 'symbol') return Object.hasOwn(CORNER_ICONS, name) ? CORNER_ICONS[name as Corner] : null
  if (group === 'kind') return Object.hasOwn(ACTION_ICONS, name) ? ACTION_ICONS[name as ActionKind] : null
  return Object.hasOwn(OTHER_ICONS, group) ? (OTHER_ICONS[group] ?? null) : null
}
