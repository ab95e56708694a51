/** Opponents with one fixed habit; everything else they do at random. */
import { randomBot, type BotFactory } from '../../src-shared/bots'
import type { Answer, ChoiceSpec } from '../../src-shared/kernel'

function claimed(pick: ChoiceSpec): Answer | null {
  const claim = pick.pick === 'branch' ? pick.of.claim : undefined
  return claim?.pick === 'slot' ? { branch: 'claim', answer: claim.of[0] ?? '' } : null
}

/** Mascarade: claims whatever is announced, or never does. */
export const claiming =
  (always: boolean): BotFactory =>
  setup => {
    const chance = randomBot(setup)
    return {
      see: part => {
        chance.see(part)
      },
      answer(ask) {
        if (ask.key !== 'challenge') return chance.answer(ask)
        return (always ? claimed(ask.pick) : null) ?? { branch: 'pass', answer: true }
      },
    }
  }
