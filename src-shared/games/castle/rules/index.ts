/** Castle of the Devil, 3–8 seats: two secret societies in one coach, each after its relics. */
import { stepTable, type Game } from '../../../kernel'
import { MOST_SEATS, OPTION_SPECS, refuseOptions } from './options'
import { setup } from './setup'
import type { CastleEvent, CastleState } from './state'
import { clairvoyantSteps } from './steps/clairvoyant'
import { diplomatSteps } from './steps/diplomat'
import { challengeSteps } from './steps/duel/challenge'
import { reactSteps } from './steps/duel/react'
import { resultSteps } from './steps/duel/result'
import { effectSteps } from './steps/effects'
import { exchangeSteps } from './steps/exchange'
import { gift } from './steps/gift'
import { turnSteps } from './steps/turn'
import { open, own, type CastleOpen, type CastleOwn } from './view'

/**
 * Events that show nothing: what was chosen by them can be taken back. Not so support, which shows all sides at once.
 */
const HARMLESS: readonly CastleEvent['kind'][] = ['turn', 'challenge', 'refuse', 'decline', 'direction']

export const castle: Game<CastleState, CastleEvent, CastleOpen, CastleOwn> = {
  id: 'castle',
  rulesVersion: 1,
  seats: { min: 3, max: MOST_SEATS },
  options: OPTION_SPECS,
  steps: stepTable(
    ...turnSteps,
    ...exchangeSteps,
    ...effectSteps,
    gift,
    ...clairvoyantSteps,
    ...diplomatSteps,
    ...challengeSteps,
    ...reactSteps,
    ...resultSteps,
  ),
  shared: ['options', 'box', 'societies', 'memo'],
  validateOptions: refuseOptions,
  isHarmless: ({ kind }) => HARMLESS.includes(kind),
  setup,
  open,
  own,
}

export type { AskKey } from './asks'
export type { AskedKind, ObjectId, Profession, ReadName, Side, Society } from './cards'
export type { Aside, CastleEvent, CastleShown, Claim, Duel, EndReason, Memory, Score, Used } from './state'
export type { CastleOpen, CastleOwn, CastlePlayer } from './view'
