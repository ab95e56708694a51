/**
 * `node engine.mjs SEATS CARDS ANSWERS TIMES`: the small game in boardgame.io's own reducer, without server, client or
 * socket. Measures moves a second, over ANSWERS moves at a time, TIMES times; without views, and with every player's
 * and a spectator's view after each. The undo log, which a server keeps too, is off: it grows with the match.
 */
import { createRequire } from 'node:module'
import { handGame } from './game.mjs'

const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal')

const [seats, cards, answers, times] = process.argv.slice(2).map(Number)
const WARM = 5000
const words = Array.from({ length: cards }, (_, i) => `card${i}`)
const game = ProcessGameConfig({ ...handGame(words), disableUndo: true })
const reducer = CreateGameReducer({ game })

/** A number below n: the choice of a move need not be the game's. */
const below = n => Math.floor(Math.random() * n)

/** A legal move of the player whose turn it is, one kind as likely as another: as drawn in ours. */
function draw({ G, ctx }) {
  const { currentPlayer: playerID } = ctx
  const { hand } = G.players[playerID]
  const kind = hand.length > 0 ? below(3) : 0
  if (kind === 1) return { playerID, type: 'play', args: [below(hand.length)] }
  if (kind === 2)
    return {
      playerID,
      type: 'pass',
      args: [hand[below(hand.length)], String((Number(playerID) + 1 + below(seats - 1)) % seats)],
    }
  return { playerID, type: 'draw', args: [] }
}

let looked = 0
function viewAll({ G, ctx }) {
  for (const player of ctx.playOrder) looked += game.playerView({ G, ctx, playerID: player }).left
  looked += game.playerView({ G, ctx, playerID: null }).left
}

function rates(each) {
  const deal = () => InitializeGame({ game, numPlayers: seats })
  let state = deal()
  const play = moves => {
    for (let i = 0; i < moves; i++) {
      if (state.G.left === 0) state = deal()
      const next = reducer(state, { type: 'MAKE_MOVE', payload: draw(state) })
      if (next._stateID === state._stateID) throw new Error('a move was refused')
      state = next
      each(state)
    }
  }
  play(WARM)
  return Array.from({ length: times }, () => {
    const start = performance.now()
    play(answers)
    return (answers / (performance.now() - start)) * 1000
  })
}

const bare = rates(() => undefined),
  views = rates(viewAll)
if (looked === 0) throw new Error('no view had anything in it')
process.stdout.write(JSON.stringify({ bare, views }))
