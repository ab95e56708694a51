/** How good each legal answer to each ask looks, in `hope`: one short rule per ask, by the ask's key. */
import type { Answer, Seat, SeatAsk } from '../../kernel'
import type { Character, SlotId } from '../../games/mascarade'
import { POWER } from '../../games/mascarade/characters'
import type { Memory } from './memory'
import { Prospects } from './prospects'
import { after, exchanged, fined, type Purses } from './purse'

export type Judge = (answer: Answer) => number

export interface SwapAnswer {
  readonly slots: readonly [SlotId, SlotId]
  readonly swap: 'yes' | 'no'
}
export type TurnAnswer =
  | { readonly branch: 'swap'; readonly answer: SwapAnswer }
  | { readonly branch: 'look'; readonly answer: SlotId }
  | { readonly branch: 'announce'; readonly answer: { readonly slot: SlotId; readonly character: Character } }
export type ClaimAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'claim'; readonly answer: SlotId }
export type WitchAnswer =
  { readonly branch: 'keep'; readonly answer: true } | { readonly branch: 'swap'; readonly answer: Seat }

/** An ask of a key has answers of one shape, and all that are judged come from its own pick. */
const judge =
  <A>(how: (answer: A) => number): Judge =>
  answer =>
    how(answer as A)

const swaps =
  (prospects: Prospects) =>
  ({ slots, swap }: SwapAnswer): number =>
    swap === 'yes' ? prospects.swap(slots) : 0

function turn(memory: Memory): Judge {
  const prospects = new Prospects(memory)
  const swap = swaps(prospects)
  return judge<TurnAnswer>(({ branch, answer }) => {
    switch (branch) {
      case 'swap':
        return swap(answer)
      case 'look':
        return prospects.look(answer)
      case 'announce':
        return prospects.announce(answer.character, memory.belief.chance(answer.slot, answer.character))
    }
  })
}

/** What it costs to show one's card to everybody, in coins: nobody is misled by it any more. */
const REVEALED = 0.6

/** Claim or pass: by who of those that say so is likely to be the character, and what each outcome would leave. */
function challenge(memory: Memory): Judge {
  const { dispute, seat, purses, belief } = memory
  const [announcer, ...claimants] = dispute?.claims ?? []
  if (!dispute || !announcer) return () => 0
  const { character, claims, passed } = dispute
  const said = claims.map(claim => belief.chance(claim.slot, character) * memory.trust(claim.slot))
  const waiting = memory.others.filter(other => !passed.includes(other) && claims.every(claim => claim.seat !== other))
  const quiet =
    claimants.length > 0 ? 0 : waiting.reduce((all, other) => all * (1 - memory.manners.readiness(other)), 1)
  const liars = (real: Seat | null, more: readonly Seat[]): Seat[] =>
    [...claims.map(claim => claim.seat), ...more].filter(payer => payer !== real)
  const shy = REVEALED * memory.coin
  const left = (real: Seat | null, more: readonly Seat[]): number =>
    memory.hope(fined(real === null ? purses : after(purses, real, character), liars(real, more)))

  return judge<ClaimAnswer>(({ branch, answer }) => {
    const own = Math.max(...memory.slots().map(slot => belief.chance(slot, character)))
    const mine = branch === 'claim' ? belief.chance(answer, character) : own
    // Who says so is likelier to be it; what is left is the chance of nobody in the dispute.
    const truths = said.reduce((all, one) => all + one, 0)
    const untold = Math.max(0, 1 - mine - claims.reduce((all, claim) => all + belief.chance(claim.slot, character), 0))
    const all = mine + truths + untold
    if (all <= 0) return branch === 'pass' ? 1 : 0
    const more = branch === 'claim' ? [seat] : []
    const disputed = said.reduce((sum, one, i) => sum + one * left(claims[i]?.seat ?? null, more), 0)
    if (branch === 'claim') return (mine * left(seat, more) + disputed + untold * left(null, more)) / all - shy
    const shown = (disputed + (mine + untold) * left(null, more)) / all
    return quiet * memory.hope(after(purses, announcer.seat, character)) + (1 - quiet) * shown
  })
}

/** The Bishop and the Inquisitor take from whom it hurts most; the Inquisitor from who is least likely to know. */
const bishop = (memory: Memory): Judge =>
  judge<Seat>(from => memory.hope(paid(memory.purses, from, memory.seat, POWER.bishop)))

const inquisitor = (memory: Memory): Judge =>
  judge<Seat>(target => {
    const { purses, seat, belief } = memory
    const knows = Math.min(...memory.slots(target).map(slot => belief.likeliest(slot).chance))
    return knows * memory.hope(purses) + (1 - knows) * memory.hope(paid(purses, target, seat, POWER.inquisitor))
  })

function paid(purses: Purses, from: Seat, to: Seat, most: number): Purses {
  const amount = Math.min(most, purses.coins[from] ?? 0)
  return {
    ...purses,
    coins: purses.coins.map((coins, seat) => coins + (seat === to ? amount : seat === from ? -amount : 0)),
  }
}

const confess = (memory: Memory): Judge =>
  judge<Character>(said => Math.max(...memory.slots().map(slot => memory.belief.chance(slot, said))))

const witch = (memory: Memory): Judge =>
  judge<WitchAnswer>(({ branch, answer }) =>
    memory.hope(branch === 'keep' ? memory.purses : exchanged(memory.purses, memory.seat, answer)),
  )

/** The Fool upsets the rich, who then no longer know themselves: it is worth the same whether or not he swaps. */
const fool = (memory: Memory): Judge =>
  judge<SwapAnswer>(({ slots }) => {
    const { coin } = memory
    const upset = (slot: SlotId): number =>
      (memory.table.coins[memory.owner(slot) ?? memory.seat] ?? 0) * memory.belief.likeliest(slot).chance
    return coin * (upset(slots[0]) + upset(slots[1]))
  })

/** The Spy looks where the most is to be had. */
const spyLook = (memory: Memory): Judge => {
  const prospects = new Prospects(memory)
  return judge<SlotId>(slot => prospects.seeing(slot))
}

const spySwap = (memory: Memory, ask: SeatAsk): Judge => {
  const swap = swaps(new Prospects(memory))
  const [a = '', b = ''] = (ask.params?.slots ?? []) as readonly SlotId[]
  return judge<'yes' | 'no'>(yes => swap({ slots: [a, b], swap: yes }))
}

const swap = (memory: Memory): Judge => judge<SwapAnswer>(swaps(new Prospects(memory)))

export const JUDGES: { readonly [key: string]: ((memory: Memory, ask: SeatAsk) => Judge) | undefined } = {
  prepare: swap,
  mustSwap: swap,
  turn,
  noAnnounce: turn,
  challenge,
  bishop,
  inquisitor,
  confess,
  witch,
  fool,
  spyLook,
  spySwap,
}
