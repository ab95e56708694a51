/** Where it all went wrong. */
import type { HouseHint } from './hints'

export const PLACES: readonly HouseHint[] = [
  {
    id: 'unlicensed-tower',
    symbol: 'place',
    emblem: { base: 'tower', tone: 'ash', mark: 'stamp' },
  },
  {
    id: 'unfinished-bridge',
    symbol: 'place',
    emblem: { base: 'bridge', tone: 'gold', mark: 'crack' },
  },
  {
    id: 'half-star-inn',
    symbol: 'place',
    emblem: { base: 'house', tone: 'dusk', mark: 'star' },
  },
  {
    id: 'office-of-fate',
    symbol: 'place',
    emblem: { base: 'clerk', tone: 'gold', mark: 'clock' },
  },
  {
    id: 'absent-forest',
    symbol: 'place',
    emblem: { base: 'tree', tone: 'gold', mark: 'paw' },
  },
  {
    id: 'swamp-spa',
    symbol: 'place',
    emblem: { base: 'tree', tone: 'moss', mark: 'drop' },
  },
  {
    id: 'abyss-gift-shop',
    symbol: 'place',
    emblem: { base: 'cave', tone: 'ember', mark: 'coin' },
  },
  {
    id: 'identical-castle',
    symbol: 'place',
    emblem: { base: 'tower', tone: 'dusk', mark: 'mask' },
  },
  {
    id: 'volcano-on-holiday',
    symbol: 'place',
    emblem: { base: 'mountain', tone: 'ember', mark: 'flame' },
  },
  {
    id: 'honour-pawnshop',
    symbol: 'place',
    emblem: { base: 'door', tone: 'gold', mark: 'coin' },
  },
  {
    id: 'sea-view-dungeon',
    symbol: 'place',
    emblem: { base: 'cave', tone: 'frost', mark: 'drop' },
  },
  {
    id: 'detour-crossroads',
    symbol: 'place',
    emblem: { base: 'wagon', tone: 'moss', mark: 'flag' },
  },
  {
    id: 'village-of-bobs',
    symbol: 'place',
    emblem: { base: 'house', tone: 'gold', mark: 'mask' },
  },
  {
    id: 'failed-quest-museum',
    symbol: 'place',
    emblem: { base: 'sword', tone: 'ash', mark: 'crack' },
  },
  {
    id: 'opera-cave',
    symbol: 'place',
    emblem: { base: 'cave', tone: 'dusk', mark: 'note' },
  },
  {
    id: 'inland-lighthouse',
    symbol: 'place',
    emblem: { base: 'tower', tone: 'gold', mark: 'flame' },
  },
  {
    id: 'condemned-gingerbread-house',
    symbol: 'place',
    emblem: { base: 'house', tone: 'ember', mark: 'fork' },
  },
  {
    id: 'noisy-cemetery',
    symbol: 'place',
    emblem: { base: 'ghost', tone: 'moss', mark: 'note' },
  },
  {
    id: 'fenceless-border',
    symbol: 'place',
    emblem: { base: 'door', tone: 'moss', mark: 'stamp' },
  },
  {
    id: 'pink-laundry',
    symbol: 'place',
    emblem: { base: 'house', tone: 'moss', mark: 'drop' },
  },
  {
    id: 'henchman-school',
    symbol: 'place',
    emblem: { base: 'house', tone: 'frost', mark: 'feather' },
  },
  {
    id: 'guided-secret-passage',
    symbol: 'place',
    emblem: { base: 'door', tone: 'dusk', mark: 'eye' },
  },
  {
    id: 'straight-labyrinth',
    symbol: 'place',
    emblem: { base: 'door', tone: 'frost' },
  },
]
