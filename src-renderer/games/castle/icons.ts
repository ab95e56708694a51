/** Emblems by name: "object.key", "profession.thug", "society.order", "side.attacker", "deed.duel", "icon.eye". */
import type { ObjectId, Profession, Society } from '../../../src-shared/games/castle/rules/cards'
import type { Drawing } from '../../ui/drawing'
import { DEED_EMBLEMS, OBJECT_EMBLEMS, PROFESSION_EMBLEMS, SIDE_EMBLEMS, SOCIETY_EMBLEMS } from './emblems'

const ICON_GROUPS: { readonly [group: string]: { readonly [word: string]: Drawing } } = {
  object: OBJECT_EMBLEMS,
  profession: PROFESSION_EMBLEMS,
  society: SOCIETY_EMBLEMS,
  side: SIDE_EMBLEMS,
  deed: DEED_EMBLEMS,
}

export function emblemOf(icon: string): Drawing | null {
  const [group = '', word = ''] = icon.split('.')
  return ICON_GROUPS[group]?.[word] ?? null
}

export const isObject = (word: string): word is ObjectId => Object.hasOwn(OBJECT_EMBLEMS, word)
export const isProfession = (word: string): word is Profession => Object.hasOwn(PROFESSION_EMBLEMS, word)
export const isSociety = (word: string): word is Society => Object.hasOwn(SOCIETY_EMBLEMS, word)

/** Icons of an answer's choices: an emblem, or one of the interface's icons. */
const CHOICE_ICONS: { readonly [way: string]: string } = {
  spy: 'icon.eye',
  exchange: 'icon.swap',
  duel: 'deed.duel',
  declareOwn: 'deed.own',
  declareRival: 'deed.rival',
  declareAlone: 'deed.alone',
  diplomat: 'profession.diplomat',
  clairvoyant: 'profession.clairvoyant',
  alchemist: 'profession.alchemist',
  profession: 'icon.person',
  object: 'deed.card',
  bag: 'deed.bag',
  tokens: 'deed.token',
  pass: 'icon.pass',
  keep: 'icon.pass',
  decline: 'icon.pass',
  end: 'icon.pass',
  refuse: 'icon.out',
  accept: 'icon.check',
  use: 'icon.check',
  take: 'icon.check',
  ok: 'icon.check',
  left: 'deed.left',
  right: 'deed.right',
  attacker: 'side.attacker',
  defender: 'side.defender',
  society: 'deed.card',
  search: 'icon.eye',
}

export const iconForChoice = (way: string): string | undefined => CHOICE_ICONS[way]
