/** A match in which answers were taken back is fair, unless the host took back what its player did not. */
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDeal } from '../../src-shared/fair/check'
import { gameById } from '../../src-shared/games'
import { isRefusal } from '../../src-shared/kernel'
import { recordOf as readAsRecord, whichStand, type MatchRecord } from '../../src-shared/record'
import { ReplayedMatch } from '../../src-renderer/replay/replayed'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import type { Game } from '../../src-shared/kernel'
import { begun, gathered, guestOf, played, recordOf, type Evening } from './playing'

let evening: Evening
let record: MatchRecord
let undone = 0

/** Plays to the end; each player who can takes an answer back now and then, and the others agree. */
beforeAll(async () => {
  evening = await gathered(3)
  await begun(evening)
  await played(evening, 5000, async n => {
    const guest = evening.guests.find(one => one.update.undo?.can !== undefined)
    if (!guest || n % 4 !== 0) return
    expect(await guest.takeBack()).toBeNull()
    for (const other of evening.guests) if (other !== guest) await other.send({ kind: 'undoReply', yes: true })
    undone++
  })
  record = recordOf(guestOf(evening, 0))
})

describe('an honest host', () => {
  it('is called fair by everybody', () => {
    expect(undone).toBeGreaterThan(3)
    for (const guest of evening.guests) expect(guest.finding?.verdict).toMatchObject({ is: 'fair' })
  })

  it('leaves a record that says which answers stand, reads back and replays step by step', async () => {
    expect(record.answers.filter(({ entry }) => entry.by === 'undo')).toHaveLength(undone)
    expect(whichStand(record.answers).filter(stands => !stands).length).toBeGreaterThanOrEqual(2 * undone)
    const read = readAsRecord(JSON.parse(JSON.stringify(record)))
    expect(read).toEqual(record)
    if (isRefusal(read)) throw new Error('unreadable')
    const replayed = await ReplayedMatch.of(read, mascarade as unknown as Game)
    if ('not' in replayed) throw new Error(replayed.not)
    const last = replayed.view(replayed.steps, null)
    for (let step = replayed.steps; step >= 0; step--) replayed.view(step, step % 3)
    expect(replayed.view(replayed.steps, null)).toEqual(last)
  })
})

describe('a host that takes an answer back by itself', () => {
  it('is found out by the player whose answer it was', () => {
    const at = record.answers.findIndex(({ entry }) => entry.by === 'undo')
    const guest = guestOf(evening, record.answers[at]?.entry.seat ?? 0)
    const { evidence } = guest
    if (!evidence) throw new Error('no evidence')
    const game = gameById('mascarade')
    expect(checkDeal(game, record, evidence)).toMatchObject({ is: 'fair' })
    // The same match, if this client had never asked for it.
    const never = { ...evidence, answers: evidence.answers.filter(({ ask }) => ask !== 'undo') }
    expect(checkDeal(game, record, never)).toEqual({ is: 'differs', difference: { what: 'answer', n: at + 1 } })
  })
})
