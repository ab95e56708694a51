/** What lay in wait, more or less. */
import type { HouseHint } from './hints'

export const MONSTERS: readonly HouseHint[] = [
  {
    id: 'economy-dragon',
    symbol: 'monster',
    emblem: { base: 'dragon', tone: 'frost', mark: 'coin' },
  },
  {
    id: 'night-light-bats',
    symbol: 'monster',
    emblem: { base: 'bird', tone: 'dusk', mark: 'zed' },
  },
  {
    id: 'tomato-vampire',
    symbol: 'monster',
    emblem: { base: 'hood', tone: 'ember', mark: 'tooth' },
  },
  {
    id: 'rent-controlled-ghost',
    symbol: 'monster',
    emblem: { base: 'ghost', tone: 'frost', mark: 'key' },
  },
  {
    id: 'weekday-werewolf',
    symbol: 'monster',
    emblem: { base: 'beast', tone: 'dusk', mark: 'clock' },
  },
  {
    id: 'unhugged-kraken',
    symbol: 'monster',
    emblem: { base: 'tentacle', tone: 'ember', mark: 'heart' },
  },
  {
    id: 'quorumless-dog',
    symbol: 'monster',
    emblem: { base: 'beast', tone: 'ash', mark: 'stamp' },
  },
  {
    id: 'spare-bone-skeleton',
    symbol: 'monster',
    emblem: { base: 'hood', tone: 'frost', mark: 'skull' },
  },
  {
    id: 'coat-of-goblins',
    symbol: 'monster',
    emblem: { base: 'hood', tone: 'moss', mark: 'mask' },
  },
  {
    id: 'tiptoe-giant',
    symbol: 'monster',
    emblem: { base: 'boot', tone: 'dusk', mark: 'zed' },
  },
  {
    id: 'seasick-serpent',
    symbol: 'monster',
    emblem: { base: 'tentacle', tone: 'moss', mark: 'drop' },
  },
  {
    id: 'quitting-phoenix',
    symbol: 'monster',
    emblem: { base: 'bird', tone: 'ember', mark: 'flame' },
  },
  {
    id: 'battle-hens',
    symbol: 'monster',
    emblem: { base: 'bird', tone: 'ash', mark: 'flag' },
  },
  {
    id: 'biting-chest',
    symbol: 'monster',
    emblem: { base: 'chest', tone: 'ash', mark: 'tooth' },
  },
  {
    id: 'slime-of-the-month',
    symbol: 'monster',
    emblem: { base: 'cauldron', tone: 'moss', mark: 'star' },
  },
  {
    id: 'superstitious-cat',
    symbol: 'monster',
    emblem: { base: 'beast', tone: 'gold', mark: 'paw' },
  },
  {
    id: 'lost-minotaur',
    symbol: 'monster',
    emblem: { base: 'horned', tone: 'ember', mark: 'flag' },
  },
  {
    id: 'probationary-demon',
    symbol: 'monster',
    emblem: { base: 'horned', tone: 'dusk', mark: 'stamp' },
  },
  {
    id: 'remote-zombie',
    symbol: 'monster',
    emblem: { base: 'house', tone: 'ash', mark: 'skull' },
  },
  {
    id: 'wardrobe-moth',
    symbol: 'monster',
    emblem: { base: 'bird', tone: 'gold', mark: 'fork' },
  },
  {
    id: 'seated-mountain',
    symbol: 'monster',
    emblem: { base: 'mountain', tone: 'frost', mark: 'zed' },
  },
  {
    id: 'bill-splitting-hydra',
    symbol: 'monster',
    emblem: { base: 'dragon', tone: 'moss', mark: 'fork' },
  },
  {
    id: 'poet-ogre',
    symbol: 'monster',
    emblem: { base: 'horned', tone: 'moss', mark: 'feather' },
  },
]
