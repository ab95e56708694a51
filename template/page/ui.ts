/** The board of Smugglers: the plain one, told where the views hold what it draws. */
import type { GameUi } from '../../src-renderer/games/gameUi'
import { plainUi } from '../../src-renderer/plain/plainUi'
import { smugglersMessages } from '../shared/locales/messages'
import { CARGO_IDS } from '../shared/rules/cargo'
import { OPTION_SPECS } from '../shared/rules/options'
import type { SmugglersOpen, SmugglersOwn } from '../shared/rules/view'

export const smugglersUi: GameUi = plainUi<SmugglersOpen, SmugglersOwn>({
  id: 'smugglers',
  messages: smugglersMessages,
  options: OPTION_SPECS,
  cards: CARGO_IDS,
  interrupts: ['search'],
  progress: ({ round, rounds }) => ({ n: round, of: rounds }),
  zones: {
    hand: own => own.hand,
    own: { crate: own => own.crate && [own.crate] },
    seats: {
      coins: ({ players }, seat) => players[seat]?.coins ?? 0,
      hand: ({ players }, seat) => players[seat]?.hand ?? 0,
      claim: ({ players }, seat) => players[seat]?.claim ?? null,
      found: ({ players }, seat) => players[seat]?.found ?? null,
    },
    piles: { stock: open => open.stock },
    score: 'coins',
  },
})
