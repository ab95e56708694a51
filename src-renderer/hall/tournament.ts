/** What a page reads from a tournament's view. */
import { shownPoints } from '../../src-shared/hall/points'
import type { RoundTableView, TournamentView } from '../../src-shared/wire'
import type { Translate } from '../i18nTypes'

/** The table of the round at which somebody plays; null while they play at none. */
export const ownTable = ({ tables }: TournamentView, person: string): RoundTableView | null =>
  tables.find(({ seats }) => seats.some(seat => seat.person === person && seat.by === 'person')) ?? null

/** Whether somebody takes part now. */
export const takesPart = ({ standings }: TournamentView, person: string): boolean =>
  standings.some(line => line.person === person && line.here)

/** How far the tournament is. */
export function phaseText({ phase, round, rounds, final, drawing }: TournamentView, t: Translate): string {
  if (drawing) return t('tournament.drawing')
  if (phase === 'round') return final ? t('tournament.final') : t('tournament.round', { round, of: rounds })
  if (phase === 'pause') return t('tournament.pause', { round, of: rounds })
  return t(`tournament.${phase}`)
}

/** Points as people read them. */
export const pointsText = ({ points: rule }: TournamentView, points: number, language: string): string =>
  (rule === 'place' ? shownPoints(points) : points).toLocaleString(language)
