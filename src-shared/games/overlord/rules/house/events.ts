/** What nobody could have foreseen. */
import type { HouseHint } from './hints'

export const EVENTS: readonly HouseHint[] = [
  {
    id: 'wildcat-strike',
    symbol: 'event',
    emblem: { base: 'beast', tone: 'ember', mark: 'flag' },
  },
  {
    id: 'soup-shower',
    symbol: 'event',
    emblem: { base: 'cloud', tone: 'gold', mark: 'fork' },
  },
  {
    id: 'wrong-wedding',
    symbol: 'event',
    emblem: { base: 'wagon', tone: 'gold', mark: 'heart' },
  },
  {
    id: 'midnight-moved',
    symbol: 'event',
    emblem: { base: 'tower', tone: 'frost', mark: 'clock' },
  },
  {
    id: 'dragons-tax-audit',
    symbol: 'event',
    emblem: { base: 'dragon', tone: 'ember', mark: 'stamp' },
  },
  {
    id: 'spell-typo',
    symbol: 'event',
    emblem: { base: 'scroll', tone: 'frost', mark: 'crack' },
  },
  {
    id: 'wandering-luggage',
    symbol: 'event',
    emblem: { base: 'chest', tone: 'frost', mark: 'flag' },
  },
  {
    id: 'group-portrait',
    symbol: 'event',
    emblem: { base: 'glass', tone: 'ash', mark: 'eye' },
  },
  {
    id: 'kingdom-nap',
    symbol: 'event',
    emblem: { base: 'crown', tone: 'frost', mark: 'zed' },
  },
  {
    id: 'lost-wheel',
    symbol: 'event',
    emblem: { base: 'wagon', tone: 'ash', mark: 'crack' },
  },
  {
    id: 'strawberry-jam',
    symbol: 'event',
    emblem: { base: 'wagon', tone: 'ember', mark: 'drop' },
  },
  {
    id: 'birthday-ambush',
    symbol: 'event',
    emblem: { base: 'tree', tone: 'ember', mark: 'flame' },
  },
  {
    id: 'misdelivered-curse',
    symbol: 'event',
    emblem: { base: 'door', tone: 'ember', mark: 'envelope' },
  },
  {
    id: 'popular-eclipse',
    symbol: 'event',
    emblem: { base: 'cloud', tone: 'dusk', mark: 'star' },
  },
  {
    id: 'drizzled-tournament',
    symbol: 'event',
    emblem: { base: 'cloud', tone: 'frost', mark: 'flag' },
  },
  {
    id: 'arguing-echo',
    symbol: 'event',
    emblem: { base: 'mountain', tone: 'moss', mark: 'note' },
  },
  {
    id: 'lapsed-prophecy',
    symbol: 'event',
    emblem: { base: 'scroll', tone: 'dusk', mark: 'clock' },
  },
  {
    id: 'sorry-avalanche',
    symbol: 'event',
    emblem: { base: 'mountain', tone: 'ash', mark: 'envelope' },
  },
  {
    id: 'pancake-truce',
    symbol: 'event',
    emblem: { base: 'sword', tone: 'gold', mark: 'fork' },
  },
  {
    id: 'gambled-army',
    symbol: 'event',
    emblem: { base: 'helm', tone: 'ember', mark: 'heart' },
  },
  {
    id: 'pull-door',
    symbol: 'event',
    emblem: { base: 'door', tone: 'ash', mark: 'crack' },
  },
  {
    id: 'frogs-till-tuesday',
    symbol: 'event',
    emblem: { base: 'cauldron', tone: 'frost', mark: 'paw' },
  },
  {
    id: 'bridge-reunion',
    symbol: 'event',
    emblem: { base: 'bridge', tone: 'dusk', mark: 'heart' },
  },
]
