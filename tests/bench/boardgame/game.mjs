/**
 * A small card game for boardgame.io, written as its documentation says: hands in `players`, the deck in `secret`,
 * `PlayerView.STRIP_SECRETS`, moves that touch secrets run on the server alone (`client: false`), and a move whose
 * argument is a secret is redacted from the log.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')

/** Cards dealt to each hand. */
const HAND = 4

/** @param cards the deck: a word for each card, in any order */
export const handGame = cards => ({
  name: 'hands',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(cards)
    const players = Object.fromEntries(ctx.playOrder.map(player => [player, { hand: deck.splice(0, HAND) }]))
    return {
      secret: { deck },
      players,
      counts: Object.fromEntries(ctx.playOrder.map(player => [player, HAND])),
      pile: [],
      left: deck.length,
    }
  },
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID }) => {
        const card = G.secret.deck.pop()
        if (card === undefined) return INVALID_MOVE
        G.players[playerID].hand.push(card)
        G.counts[playerID]++
        G.left--
      },
    },
    play: {
      client: false,
      move: ({ G, playerID }, at) => {
        const [card] = G.players[playerID].hand.splice(at, 1)
        if (card === undefined) return INVALID_MOVE
        G.counts[playerID]--
        G.pile.push(card)
      },
    },
    // Under the table: only the two know which card it was.
    pass: {
      client: false,
      redact: true,
      move: ({ G, playerID }, card, to) => {
        const hand = G.players[playerID].hand
        const at = hand.indexOf(card)
        if (at < 0 || to === playerID || !G.players[to]) return INVALID_MOVE
        G.players[to].hand.push(...hand.splice(at, 1))
        G.counts[playerID]--
        G.counts[to]++
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
})
