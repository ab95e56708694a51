/** A verdict as text. */
import type { Difference, Obstacle, Verdict } from '../../src-shared/fair/verdict'
import type { Translate } from '../i18nTypes'

/** @param name of a seat */
export function verdictText(verdict: Verdict, t: Translate, name: (seat: number) => string): string {
  switch (verdict.is) {
    case 'fair':
      return t('fair.fair', { n: verdict.frames })
    case 'fixed':
      return t('fair.fixed')
    case 'redealt':
      return t('fair.redealt', { n: verdict.n })
    case 'differs':
      return t('fair.differs', { what: differenceText(verdict.difference, t, name) })
    case 'unchecked':
      return t('fair.unchecked', { why: obstacleText(verdict.obstacle, t) })
  }
}

function differenceText(difference: Difference, t: Translate, name: (seat: number) => string): string {
  switch (difference.what) {
    case 'commit':
      return difference.seat === null
        ? t('fair.what.commitHost')
        : t('fair.what.commitSeat', { name: name(difference.seat) })
    case 'number':
      return difference.seat === null
        ? t('fair.what.numberHost')
        : t('fair.what.numberSeat', { name: name(difference.seat) })
    case 'told':
      return difference.n === 0 ? t('fair.what.deal') : t('fair.what.told', { n: difference.n })
    case 'frame':
      return t('fair.what.frame', { n: difference.n, moment: difference.moment })
    case 'moves':
      return difference.n === 0 ? t('fair.what.hosts') : t('fair.what.move', { n: difference.n })
    case 'terms':
      return t(`fair.what.terms.${difference.part}`)
    case 'answer':
    case 'lost':
    case 'discarded':
      return t(`fair.what.${difference.what}`, { n: difference.n })
    case 'match':
    case 'restarts':
    case 'hands':
    case 'leftOut':
    case 'silenced':
    case 'key':
    case 'deck':
    case 'outcome':
      return t(`fair.what.${difference.what}`)
  }
}

const obstacleText = (obstacle: Obstacle, t: Translate): string =>
  obstacle.why === 'rules' ? t('fair.why.rules', { needs: obstacle.needs }) : t(`fair.why.${obstacle.why}`)
