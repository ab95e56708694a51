/** Signs by their words: "object.key", "profession.thug", "society.order", "side.attacker", "deed.duel", "icon.eye". */
import type { ObjectId, Profession, Society } from '../../../src-shared/games/castle/cards'
import { DEED_EMBLEMS, OBJECT_EMBLEMS, PROFESSION_EMBLEMS, SIDE_EMBLEMS, SOCIETY_EMBLEMS, type Emblem } from './emblems'

const DRAWERS: { readonly [drawer: string]: { readonly [word: string]: Emblem } } = {
  object: OBJECT_EMBLEMS,
  profession: PROFESSION_EMBLEMS,
  society: SOCIETY_EMBLEMS,
  side: SIDE_EMBLEMS,
  deed: DEED_EMBLEMS,
}

export function emblemOf(sign: string): Emblem | null {
  const [drawer = '', word = ''] = sign.split('.')
  return DRAWERS[drawer]?.[word] ?? null
}

export const isObject = (word: string): word is ObjectId => Object.hasOwn(OBJECT_EMBLEMS, word)
export const isProfession = (word: string): word is Profession => Object.hasOwn(PROFESSION_EMBLEMS, word)
export const isSociety = (word: string): word is Society => Object.hasOwn(SOCIETY_EMBLEMS, word)

/** What the ways of an answer look like: an emblem of ours or a sign of the interface. */
const WAYS: { readonly [way: string]: string } = {
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

export const signOfWay = (way: string): string | undefined => WAYS[way]
