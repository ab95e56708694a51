/** A verdict in words. */
import type { Difference, Obstacle, Verdict } from '../../src-shared/fair/verdict'
import type { Say } from '../i18n'

/** @param name of a seat */
export function verdictText(verdict: Verdict, say: Say, name: (seat: number) => string): string {
  switch (verdict.is) {
    case 'fair':
      return say('fair.fair', { n: verdict.frames })
    case 'fixed':
      return say('fair.fixed')
    case 'differs':
      return say('fair.differs', { what: differenceText(verdict.difference, say, name) })
    case 'unchecked':
      return say('fair.unchecked', { why: obstacleText(verdict.obstacle, say) })
  }
}

function differenceText(difference: Difference, say: Say, name: (seat: number) => string): string {
  switch (difference.what) {
    case 'commit':
      return difference.seat === null
        ? say('fair.what.commitHost')
        : say('fair.what.commitSeat', { name: name(difference.seat) })
    case 'number':
      return difference.seat === null
        ? say('fair.what.numberHost')
        : say('fair.what.numberSeat', { name: name(difference.seat) })
    case 'told':
      return difference.n === 0 ? say('fair.what.deal') : say('fair.what.told', { n: difference.n })
    case 'frame':
      return say('fair.what.frame', { n: difference.n, moment: difference.moment })
    case 'answer':
    case 'lost':
      return say(`fair.what.${difference.what}`, { n: difference.n })
    case 'match':
    case 'restarts':
    case 'hands':
    case 'key':
    case 'deck':
    case 'outcome':
      return say(`fair.what.${difference.what}`)
  }
}

const obstacleText = (obstacle: Obstacle, say: Say): string =>
  obstacle.why === 'rules' ? say('fair.why.rules', { needs: obstacle.needs }) : say(`fair.why.${obstacle.why}`)
