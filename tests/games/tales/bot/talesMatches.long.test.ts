/** Whole matches of the Dark Tales bot: always legal with any deck, and the same for the same updates. */
import { expect, it } from 'vitest'
import { makeBot } from '../../../kit/makeBot'
import { talesBot } from '../../../../src-shared/games/tales/bot'
import { deckHash } from '../../../../src-shared/decks'
import { Match, type Options } from '../../../../src-shared/kernel'
import { tales } from '../../../../src-shared/games/tales/rules'
import { asJson, EVERYTHING } from '../rules/decks'
import { allBots, keyOf, mixed, partOf } from '../../../kit/arena'
import { proveMind } from '../../../kit/bots'
import { accepted, tableOptions } from '../../../kit/play'

const SEATS = [2, 3, 4]
const TALES: readonly Options[] = ['first', 'second', 'third'].flatMap(a =>
  ['first', 'second', 'third'].map(b => ({ a, b })),
)

proveMind({
  game: tales,
  seats: SEATS,
  untold: () => talesBot({ seat: 0, random: { nextInt: () => 0 } }),
  tables: [
    { name: 'among random minds, in all nine tales', seats: SEATS, options: () => TALES, players: [mixed] },
    { name: 'among bots, in all nine tales', seats: SEATS, options: () => TALES, players: [allBots] },
  ],
})

it.each(SEATS)("with a deck of one's own that has every word of the vocabulary: %i seats", seats => {
  const deck = asJson(EVERYTHING)
  const { match, events: told } = Match.start(
    tales,
    seats,
    tableOptions(tales, { deck: deckHash(deck) }),
    keyOf(seats),
    deck,
  )
  const minds = Array.from({ length: seats }, (_, seat) => makeBot('tales', seat, seat, deck))
  const show = (events: typeof told): void => {
    minds.forEach((bot, seat) => {
      bot.see(partOf(match, seat, events))
    })
  }
  show(told)
  while (!match.outcome) {
    const [open] = match.asks().filter(ask => ask.key !== 'seen')
    const ask = match.view(open?.seat ?? 0).own?.asks.find(one => one.id === open?.id)
    if (!open || !ask) throw new Error('nobody is asked')
    const answer = minds[open.seat]?.answer(ask)
    const proposal = accepted(match.answer(open.seat, open.id, answer ?? null))
    match.commit(proposal)
    show(proposal.events)
  }
  expect(match.outcome.winners).not.toHaveLength(0)
})
