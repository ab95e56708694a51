/** Tournaments in tests: a quick plan, clients that take part in drawings, and rounds that are played at random. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { commitOf } from '../../src-shared/fair/numbers'
import { drawAnswer, fastRandom, type Random } from '../../src-shared/kernel'
import type { HostMessage, TournamentPlan, TournamentView } from '../../src-shared/wire'
import { must, type HallGuest, type TestHall } from './hallGuest'

export const PLAN: TournamentPlan = {
  form: 'rounds',
  game: 'mascarade',
  options: { turnLimit: 10 },
  points: 'place',
  clock: 0,
  rounds: 2,
  size: 4,
  finalSize: 4,
  minutes: null,
  unfinished: 'average',
  late: 'average',
  leavers: 'bot',
}

/** The tournament as somebody in the hall sees it. */
export function tournamentOf(guest: HallGuest): TournamentView {
  const { tournament } = guest.view
  if (!tournament) throw new Error('the hall has no tournament')
  return tournament
}

/** Has a guest's client answer drawings, as the page does. @param opens whether it opens its number */
export function answerDrawings(guest: HallGuest, id: string, opens = true): void {
  const number = bytesToHex(new Uint8Array(32).fill(guest.name.length + 1))
  const before = guest.onMessage
  guest.supportsFairDeals = true
  guest.onMessage = (message: HostMessage) => {
    before(message)
    if (message.kind === 'drawTerms')
      void guest.ask({ kind: 'drawCommit', draw: message.draw, commit: commitOf(number, message.draw, id) })
    if (message.kind === 'drawCommits' && opens) void guest.ask({ kind: 'drawNumber', draw: message.draw, number })
  }
}

/** Everybody goes to the table that the round gives them. */
export async function takeSeats(hall: TestHall, guests: readonly HallGuest[], seer: HallGuest): Promise<void> {
  await hall.tick()
  const { tables } = tournamentOf(seer)
  for (const guest of guests) {
    const id = guest.view.you.id
    const own = tables.find(({ seats }) => seats.some(({ person }) => person === id))
    if (own?.at && guest.at !== own.at) must(await guest.ask({ kind: 'enterTable', table: own.at }))
  }
  await hall.tick()
  await hall.tick()
}

/** Answers at random until no match is played any more. @param until ends it earlier */
export async function playOut(
  hall: TestHall,
  guests: readonly HallGuest[],
  until: () => boolean = () => false,
  random: Random = fastRandom(11),
): Promise<void> {
  for (let idle = 0; idle < 40 && !until();) {
    let answered = false
    for (const guest of guests) {
      if (!guest.isConnected || guest.at === null || until()) continue
      for (const ask of guest.asks()) {
        if (guest.update.party.phase !== 'match') break
        const answer = drawAnswer(ask.pick, n => random.nextInt(n, ''))
        answered = (await guest.send({ kind: 'answer', ask: ask.id, answer })) === null || answered
        break
      }
    }
    idle = answered ? 0 : idle + 1
    // Bots think, and results are told.
    if (!answered) await hall.deps.clock.advance(1000)
  }
  await hall.tick()
}
