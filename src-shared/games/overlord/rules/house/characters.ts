/** Whom one met on the way: the ones with a name, a trade and somebody to blame. */
import type { HouseHint } from './hints'

export const CHARACTERS: readonly HouseHint[] = [
  {
    id: 'hourly-hero',
    symbol: 'character',
    emblem: { base: 'helm', tone: 'gold', mark: 'clock' },
  },
  {
    id: 'wizard-on-sick-leave',
    symbol: 'character',
    emblem: { base: 'wizard', tone: 'moss', mark: 'drop' },
  },
  {
    id: 'ferryman-without-change',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'frost', mark: 'coin' },
  },
  {
    id: 'impatient-princess',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'gold', mark: 'key' },
  },
  {
    id: 'overlords-auntie',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'dusk', mark: 'feather' },
  },
  {
    id: 'honest-customs-officer',
    symbol: 'character',
    emblem: { base: 'clerk', tone: 'ash', mark: 'coin' },
  },
  {
    id: 'one-song-bard',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'moss', mark: 'note' },
  },
  {
    id: 'allergic-knight',
    symbol: 'character',
    emblem: { base: 'helm', tone: 'frost', mark: 'drop' },
  },
  {
    id: 'hindsight-prophet',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'dusk', mark: 'eye' },
  },
  {
    id: 'unpaid-apprentice',
    symbol: 'character',
    emblem: { base: 'wizard', tone: 'frost', mark: 'coin' },
  },
  {
    id: 'helpful-cousin',
    symbol: 'character',
    emblem: { base: 'clerk', tone: 'moss', mark: 'key' },
  },
  {
    id: 'gnome-shop-steward',
    symbol: 'character',
    emblem: { base: 'wizard', tone: 'ember', mark: 'flag' },
  },
  {
    id: 'giants-dentist',
    symbol: 'character',
    emblem: { base: 'clerk', tone: 'frost', mark: 'tooth' },
  },
  {
    id: 'dying-soprano',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'ember', mark: 'note' },
  },
  {
    id: 'sentimental-executioner',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'ember', mark: 'heart' },
  },
  {
    id: 'wrong-twin',
    symbol: 'character',
    emblem: { base: 'glass', tone: 'gold', mark: 'mask' },
  },
  {
    id: 'part-time-godmother',
    symbol: 'character',
    emblem: { base: 'wizard', tone: 'gold', mark: 'star' },
  },
  {
    id: 'sleeping-sentry',
    symbol: 'character',
    emblem: { base: 'helm', tone: 'ash', mark: 'zed' },
  },
  {
    id: 'visiting-card-spy',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'ash', mark: 'envelope' },
  },
  {
    id: 'kind-stepmother',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'moss', mark: 'heart' },
  },
  {
    id: 'locked-out-burglar',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'gold', mark: 'key' },
  },
  {
    id: 'reserve-chosen-one',
    symbol: 'character',
    emblem: { base: 'helm', tone: 'dusk', mark: 'star' },
  },
  {
    id: 'dieting-poison-taster',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'ash', mark: 'fork' },
  },
]
