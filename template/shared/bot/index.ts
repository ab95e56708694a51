/** The bot of Smugglers. It sees what its seat is sent and nothing else. */
import type { Bot, BotFactory, BotSetup } from '../../../src-shared/bots/bot'
import { randomBot } from '../../../src-shared/bots/randomBot'
import type { Answer, SeatAsk } from '../../../src-shared/kernel'
import type { MatchPart } from '../../../src-shared/wire'
import { CARGO_IDS, coinsFor } from '../rules/cargo'
import type { SmugglersOpen, SmugglersOwn } from '../rules/view'

/** One round in this many the bot lies; it searches one ship in this many for each coin claimed. */
const LIES = 3,
  SEARCHES = 12

class SmugglersBot implements Bot {
  private view: { readonly open: SmugglersOpen; readonly own: SmugglersOwn } | null = null

  constructor(private readonly setup: BotSetup) {}

  see({ view }: MatchPart): void {
    if (view.own)
      this.view = {
        open: view.open.table as unknown as SmugglersOpen,
        own: view.own.private as unknown as SmugglersOwn,
      }
  }

  answer(ask: SeatAsk): Answer {
    if (this.view && ask.key === 'load') return this.load(this.view.own)
    if (this.view && ask.key === 'search') return this.search(this.view.open, ask)
    return randomBot(this.setup).answer(ask)
  }

  /** Mostly the best card, said as it is; at times the worst, said to be gold. */
  private load({ hand }: SmugglersOwn): Answer {
    const lies = this.setup.random.nextInt(LIES, 'lie') === 0
    const cargo = (lies ? hand[0] : hand.at(-1)) ?? 'grain'
    return { cargo, claim: lies ? (CARGO_IDS.at(-1) ?? cargo) : cargo }
  }

  /** The more a crate is said to be worth, the more often it is searched. */
  private search({ players }: SmugglersOpen, { pick }: SeatAsk): Answer {
    const way = pick.pick === 'branch' ? pick.of.search : undefined
    for (const seat of way?.pick === 'seat' ? way.of : []) {
      const claim = players[seat]?.claim
      if (claim && this.setup.random.nextInt(SEARCHES, 'search', seat) < coinsFor(claim))
        return { branch: 'search', answer: seat }
    }
    return { branch: 'pass', answer: true }
  }
}

export const smugglersBot: BotFactory = setup => new SmugglersBot(setup)
