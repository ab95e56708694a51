/** Plays matches of bots off the page's own thread. It knows no table: it is told a game and a deck, and counts. */
import { playForBalance } from '../../src-shared/balance/simulate'
import { manifestById } from '../../src-shared/games'
import type { BalanceReply, BalanceRequest } from './balanceMessages'

/** Matches between two reports. */
const REPORTS = 5

const reply = (message: BalanceReply): void => {
  postMessage(message)
}

async function play({ game: id, deck, matches }: BalanceRequest): Promise<void> {
  const manifest = manifestById(id)
  if (!manifest?.balance) throw new Error('a game without a simulation')
  const [bot, balance] = await Promise.all([manifest.bot(), manifest.balance()])
  const tally = balance.tally(deck)
  for (let done = 1; done <= matches; done++) {
    // The number of the match is its seed: the same deck fares the same every time.
    playForBalance(manifest.rules, bot, balance, deck, tally, done)
    if (done % REPORTS === 0 || done === matches) reply({ done, seats: balance.seats, rows: tally.rows() })
  }
}

addEventListener('message', ({ data }: MessageEvent<BalanceRequest>) => {
  play(data).catch(() => {
    reply({ failed: true })
  })
})
