/** Castle's memories on the page. */
import { memories } from '../../../src-shared/games/castle/memories'
import type { GameMemories } from '../gameMemories'
import { WORDS } from './names'

const ICONS: { readonly [key: string]: string } = {
  mistake: 'object.mirror',
  unmasked: 'deed.rival',
  friendlyFire: 'deed.duel',
  enemyGifts: 'icon.swap',
  duelsWon: 'object.dagger',
  insider: 'object.monocle',
  suspect: 'icon.eye',
}

export const castleMemories: GameMemories = {
  of: memories,
  word: (param, value, { t }) =>
    param === 'society' ? t(`${WORDS}.societies.${value}.name`) : t(`${WORDS}.objects.${value}.name`),
  icon: ({ key, params }) =>
    typeof params.object === 'string' ? `object.${params.object}` : (ICONS[key] ?? 'deed.own'),
}
