/** What was carried, lost, signed or eaten on the errand. */
import type { HouseHint } from './hints'

export const ITEMS: readonly HouseHint[] = [
  {
    id: 'objecting-sword',
    symbol: 'item',
    emblem: { base: 'sword', tone: 'moss', mark: 'heart' },
  },
  {
    id: 'no-orc-certificate',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'gold', mark: 'stamp' },
  },
  {
    id: 'expired-love-potion',
    symbol: 'item',
    emblem: { base: 'bottle', tone: 'ember', mark: 'heart' },
  },
  {
    id: 'single-league-boot',
    symbol: 'item',
    emblem: { base: 'boot', tone: 'moss' },
  },
  {
    id: 'rough-map',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'moss', mark: 'flag' },
  },
  {
    id: 'mislaid-cloak',
    symbol: 'item',
    emblem: { base: 'chest', tone: 'dusk', mark: 'eye' },
  },
  {
    id: 'overdue-grimoire',
    symbol: 'item',
    emblem: { base: 'book', tone: 'ash', mark: 'clock' },
  },
  {
    id: 'tactless-mirror',
    symbol: 'item',
    emblem: { base: 'glass', tone: 'gold' },
  },
  {
    id: 'bottomless-chest',
    symbol: 'item',
    emblem: { base: 'chest', tone: 'gold', mark: 'crack' },
  },
  {
    id: 'paw-signed-contract',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'ash', mark: 'paw' },
  },
  {
    id: 'porridge-pot',
    symbol: 'item',
    emblem: { base: 'cauldron', tone: 'gold', mark: 'drop' },
  },
  {
    id: 'crystal-ball-no-signal',
    symbol: 'item',
    emblem: { base: 'glass', tone: 'frost', mark: 'crack' },
  },
  {
    id: 'neighbours-dungeon-key',
    symbol: 'item',
    emblem: { base: 'door', tone: 'ash', mark: 'key' },
  },
  {
    id: 'used-soul-receipt',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'dusk', mark: 'skull' },
  },
  {
    id: 'bucket-helmet',
    symbol: 'item',
    emblem: { base: 'helm', tone: 'ash' },
  },
  {
    id: 'bottle-genie-out',
    symbol: 'item',
    emblem: { base: 'bottle', tone: 'dusk', mark: 'clock' },
  },
  {
    id: 'much-copied-letter',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'ember', mark: 'envelope' },
  },
  {
    id: 'grandmas-poison',
    symbol: 'item',
    emblem: { base: 'bottle', tone: 'moss', mark: 'skull' },
  },
  {
    id: 'rented-sword',
    symbol: 'item',
    emblem: { base: 'sword', tone: 'frost', mark: 'clock' },
  },
  {
    id: 'ogres-dentures',
    symbol: 'item',
    emblem: { base: 'bottle', tone: 'frost', mark: 'tooth' },
  },
  {
    id: 'turnip-grimoire',
    symbol: 'item',
    emblem: { base: 'book', tone: 'ember', mark: 'fork' },
  },
  {
    id: 'goose-horn',
    symbol: 'item',
    emblem: { base: 'bird', tone: 'gold', mark: 'note' },
  },
  {
    id: 'packed-lunch',
    symbol: 'item',
    emblem: { base: 'chest', tone: 'moss', mark: 'fork' },
  },
]
