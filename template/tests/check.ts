/** What `npm run check-game` is told of Smugglers: who may not know what. */
import type { GameCheck } from '../../tests/kit/check/gameCheck'
import { hiddenCards, placesIn } from '../../tests/kit/check/hiddenCards'
import { manifest as page } from '../page/manifest'
import { manifest } from '../shared/manifest'
import { smugglers } from '../shared/rules'
import type { SmugglersState } from '../shared/rules/state'

export const check: GameCheck = {
  manifest,
  page,
  twins: hiddenCards<SmugglersState>({
    game: smugglers,
    // The hands of the others, their shut crates, and what nobody was dealt.
    hidden: ({ hands, crates, stock }, watched) => [
      ...placesIn(...hands.filter((_, seat) => seat !== watched), stock),
      ...crates.flatMap((crate, seat) =>
        crate && !crate.isOpen && seat !== watched ? [[crate, 'cargo'] as const] : [],
      ),
    ],
    revealing: ['caught', 'honest'],
  }),
}
