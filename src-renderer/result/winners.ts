/** Who has won, as a headline. */
import type { Seat } from '../../src-shared/kernel'
import type { LogContext } from '../games/gameUi'
import { areShortened, listAllNames, listNames } from '../names'

export interface WinnerTexts {
  /** "You win!", "You, Anna and Boris win", "Anna, Boris and 4 more win". */
  readonly headline: string
  /** Every winner's name, where the headline leaves some out; otherwise empty. */
  readonly everybody: string
}

/** The reader is named first, as "you". */
export function winnerTexts(winners: readonly Seat[], { t, name, you }: LogContext): WinnerTexts {
  const won = you !== null && winners.includes(you)
  if (won && winners.length === 1) return { headline: t('result.youWin'), everybody: '' }
  const others = winners.filter(seat => seat !== you).map(name)
  const names = won ? [t('result.you'), ...others] : others
  const n = winners.length
  return {
    headline: won
      ? t('result.youAmongWinners', { names: listNames(names, t) })
      : t('result.wins', { names: listNames(names, t), n }),
    everybody: areShortened(names) ? listAllNames(winners.map(name), t) : '',
  }
}
