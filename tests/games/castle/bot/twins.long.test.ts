/** Castle bots are blind to what their seats cannot see. */
import { expect, it } from 'vitest'
import { castle } from '../../../../src-shared/games/castle/rules'
import { blurred, isBlurrable } from '../rules/blur'
import { nextMove, SEAT_COUNTS } from '../rules/play'
import { deal } from '../rules/table'
import { blindMinds } from '../../../kit/blind'

blindMinds({ game: castle, seats: SEAT_COUNTS, deal, nextMove, blurred })

it.each(SEAT_COUNTS)('at the deal every seat can be deceived: %i seats', seats => {
  const { match } = deal(seats, {}, 1)
  for (let seat = 0; seat < seats; seat++) expect(isBlurrable(match, seat)).toBe(true)
})
