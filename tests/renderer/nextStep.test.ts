/** What somebody in the lobby does next, and whom the table waits for. */
import { describe, expect, it } from 'vitest'
import { avatarFor, type PartyView, type SeatView } from '../../src-shared/wire'
import { nextStep, notReady } from '../../src-renderer/lobby/nextStep'

const person = (id: string, ready = false, here = true): SeatView => ({
  who: 'person',
  id,
  name: id,
  avatar: avatarFor(id),
  here,
  ready,
  sitIn: false,
})
const bot: SeatView = { who: 'bot', name: 'Bot', level: 'normal', personality: 'even' }

/** A lobby as somebody sees it; Anna is the host. */
function seenBy(id: string, seats: readonly SeatView[], cannotStart: string | null, more: object = {}): PartyView {
  const seat = seats.findIndex(one => one.who === 'person' && one.id === id)
  return {
    seats,
    host: 'Anna',
    cannotStart: cannotStart === null ? null : { refused: cannotStart },
    you: { id, seat: seat < 0 ? null : seat, host: id === 'Anna', looksOn: false },
    ...more,
  } as unknown as PartyView
}

describe('the next step of the host', () => {
  it('is to fill a table that is too small', () => {
    expect(nextStep(seenBy('Anna', [person('Anna')], 'tooFewSeats'))).toEqual({ is: 'fill' })
  })
  it('is to begin; although somebody is not ready, they may', () => {
    const seats = [person('Anna'), person('Boris')]
    expect(nextStep(seenBy('Anna', [person('Anna'), bot], null))).toEqual({ is: 'begin', anyway: false })
    expect(nextStep(seenBy('Anna', seats, 'notEveryoneReady'))).toEqual({ is: 'begin', anyway: true })
  })
  it('is none while something has to be changed first', () => {
    expect(nextStep(seenBy('Anna', [person('Anna')], 'tooManySeats'))).toEqual({ is: 'stuck' })
  })
})

describe('the next step of a guest', () => {
  const seats = [person('Anna'), person('Boris')]
  it('is to sit down, then to be ready, then to wait for the host', () => {
    expect(nextStep(seenBy('Carla', seats, 'notEveryoneReady'))).toEqual({ is: 'sit' })
    expect(nextStep(seenBy('Boris', seats, 'notEveryoneReady'))).toEqual({ is: 'ready' })
    expect(nextStep(seenBy('Boris', [person('Anna'), person('Boris', true)], null))).toEqual({
      is: 'wait',
      for: 'host',
    })
  })
  it('is to wait for others who are not ready, or for an owner who has not come', () => {
    const more = [person('Anna'), person('Boris', true), person('Carla')]
    expect(nextStep(seenBy('Boris', more, 'notEveryoneReady'))).toEqual({ is: 'wait', for: 'others' })
    expect(nextStep(seenBy('Boris', [person('Boris', true)], null, { host: '' }))).toEqual({
      is: 'wait',
      for: 'owner',
    })
  })
  it('is only to look on where nobody new may sit down', () => {
    const you = { id: 'Carla', seat: null, host: false, looksOn: true }
    expect(nextStep(seenBy('Carla', seats, null, { you }))).toEqual({ is: 'wait', for: 'seat' })
  })
})

describe('who is not ready', () => {
  it('are the others who have not said so or are away: neither bots, nor the host, nor oneself', () => {
    const seats = [person('Anna'), bot, person('Boris'), person('Carla', true), person('Dora', true, false)]
    expect(notReady(seenBy('Anna', seats, null))).toEqual(['Boris', 'Dora'])
    expect(notReady(seenBy('Boris', seats, null))).toEqual(['Dora'])
  })
})
