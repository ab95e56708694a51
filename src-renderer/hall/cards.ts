/** What a table's card says, and in which order cards stand. */
import type { HallView, TableCard, TableWait } from '../../src-shared/wire'
import type { Translate } from '../i18nTypes'
import { plainName } from '../names'

type OpenCard = Extract<TableCard, { listing: 'open' }>

const MINUTE_MS = 60_000

/** How far a table is. @param now by the host's clock */
export function progressText({ phase, since }: OpenCard, now: number, t: Translate): string {
  if (phase !== 'match') return t(`hall.${phase}`)
  const minutes = Math.floor((now - (since ?? now)) / MINUTE_MS)
  return minutes < 1 ? t('hall.begun') : t('hall.playing', { n: minutes })
}

/** Who may come, where that is not everybody; null for everybody. */
export function doorText({ locked, doors }: OpenCard, t: Translate): string | null {
  if (doors === 'shut') return t('hall.doorsShut')
  if (doors === 'watch') return t('hall.doorsWatch')
  return locked ? t('hall.locked') : null
}

/** Whom a table waits for, and for how long. @param now by the host's clock */
export function waitText(
  { players: seated }: OpenCard,
  { players, since }: TableWait,
  now: number,
  t: Translate,
): string {
  const names = players.map(at => plainName(seated[at]?.name ?? '')).join(', ')
  const minutes = Math.floor((now - since) / MINUTE_MS)
  return minutes < 1 ? t('organizer.waits', { names }) : t('organizer.waitsLong', { names, n: minutes })
}

/** Own seats first, then tables where somebody waits for more, empty ones, and the others; each in the order of opening. */
export function sortedCards({ tables, you }: HallView): TableCard[] {
  const rank = (card: TableCard): number => {
    if (you.seats.includes(card.id)) return 0
    if (card.listing === 'private' || card.free === 0) return 3
    return card.players.length > 0 ? 1 : 2
  }
  return tables
    .map((card, at) => ({ card, at }))
    .sort((a, b) => rank(a.card) - rank(b.card) || a.at - b.at)
    .map(({ card }) => card)
}
