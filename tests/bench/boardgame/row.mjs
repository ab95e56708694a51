/**
 * The small game that boardgame.io serves for comparison: hands that only their own player sees, a deck that nobody
 * sees, and a row of open cards that makes the state as large as one of ours. The player on turn draws a card, or lays
 * one into the row, and the one that lay there goes under the deck, so the state keeps its size. ../colyseus/room.mjs
 * has the same.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')

/** Cards dealt to each hand, and left over for the deck. */
const HAND = 4,
  DECK = 40

/** @param row the number of open cards. The undo log, which grows with the match, is off. */
export const rowGame = row => ({
  name: 'row',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: row + ctx.numPlayers * HAND + DECK }, (_, i) => `card${i}`))
    const players = Object.fromEntries(ctx.playOrder.map(player => [player, { hand: deck.splice(0, HAND) }]))
    return {
      row: deck.splice(0, row),
      place: 0,
      players,
      counts: Object.fromEntries(ctx.playOrder.map(player => [player, HAND])),
      secret: { deck },
    }
  },
  moves: {
    turn: {
      client: false,
      move: ({ G, playerID }) => {
        const { hand } = G.players[playerID],
          { deck } = G.secret
        if (hand.length <= HAND) {
          const card = deck.pop()
          if (card === undefined) return INVALID_MOVE
          hand.push(card)
          G.counts[playerID]++
        } else {
          deck.unshift(G.row[G.place])
          G.row[G.place] = hand.shift()
          G.place = (G.place + 1) % G.row.length
          G.counts[playerID]--
        }
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
})
