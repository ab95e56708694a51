/** A table's life: people come, sit, play, leave and come back. */
import { beforeEach, describe, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import { Host } from '../../src-main/host/host'
import { Guest } from '../kit/guest'
import { testDeps, type TestDeps } from '../kit/deps'

let deps: TestDeps
let host: Host

const fixedKey = (match: number): Uint8Array => new Uint8Array(32).fill(match + 1)

beforeEach(() => {
  deps = testDeps(7)
  host = new Host(deps)
  host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey, pace: 0 })
})

function arrive(...names: string[]): Guest[] {
  return names.map(name => {
    const guest = new Guest(host, name)
    expect(guest.hello()).toBeNull()
    return guest
  })
}

const first = <T>(items: readonly T[]): T => {
  const [one] = items
  if (one === undefined) throw new Error('none')
  return one
}

/** Everybody says ready; the dealt cards have been turned face down. */
async function turnDown(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.send({ kind: 'answer', ask: first(guest.asks()).id, answer: true })
}

async function started(...names: string[]): Promise<Guest[]> {
  const guests = arrive(...names)
  for (const guest of guests.slice(1)) expect(await guest.send({ kind: 'ready', ready: true })).toBeNull()
  expect(await first(guests).send({ kind: 'start' })).toBeNull()
  return guests
}

describe('the lobby', () => {
  it('seats people in order of arrival and makes the first one host', () => {
    const [anna, boris] = arrive('Anna', 'Boris')
    expect(anna?.update.party.you).toMatchObject({ seat: 0, host: true })
    expect(boris?.update.party.you).toMatchObject({ seat: 1, host: false })
  })

  it('makes equal names different', () => {
    const guests = arrive('Anna', 'anna', 'Anna')
    expect(guests[2]?.update.party.seats.map(seat => seat.name)).toEqual(['Anna', 'anna 2', 'Anna 3'])
  })

  it('cleans names of control and bidi characters, and refuses empty ones', async () => {
    const [anna] = arrive('An\u202ena\u0000')
    expect(anna?.update.party.seats[0]?.name).toBe('Anna')
    expect(await anna?.send({ kind: 'rename', name: ' \u200b ' })).toEqual({ refused: 'nameEmpty' })
  })

  it('starts only with enough seats, all ready', async () => {
    const [anna, boris] = arrive('Anna', 'Boris')
    expect(anna?.update.party.cannotStart).toEqual({ refused: 'notEveryoneReady' })
    expect(await anna?.send({ kind: 'start' })).toEqual({ refused: 'notEveryoneReady' })
    await boris?.send({ kind: 'stand' })
    expect(await anna?.send({ kind: 'start' })).toEqual({ refused: 'tooFewSeats', params: { min: 2 } })
    await boris?.send({ kind: 'sit' })
    await boris?.send({ kind: 'ready', ready: true })
    expect(await anna?.send({ kind: 'start' })).toBeNull()
    expect(anna?.update.party.phase).toBe('match')
  })

  it("obeys the host's commands from the host only", async () => {
    const [, boris] = arrive('Anna', 'Boris')
    for (const kind of ['start', 'addBot', 'lobby', 'rematch'] as const)
      expect(await boris?.send({ kind })).toEqual({ refused: 'notHost' })
  })

  it('refuses an illegal custom set with the rule it breaks', async () => {
    const [anna] = arrive('Anna', 'B', 'C', 'D')
    expect(
      await anna?.send({
        kind: 'options',
        options: { characters: ['king', 'queen', 'bishop', 'witch', 'fool', 'cheat'] },
      }),
    ).toBeNull()
    expect(anna?.update.party.cannotStart).not.toBeNull()
    expect(await anna?.send({ kind: 'options', options: { challenge: 'shouting' } })).toEqual({
      refused: 'optionValue',
      params: { option: 'challenge' },
    })
  })

  it('takes any registered game, with its own options', async () => {
    const [anna] = arrive('Anna')
    await anna?.send({ kind: 'options', options: { challenge: 'sealed' } })
    expect(await anna?.send({ kind: 'game', game: 'chess' })).toEqual({ refused: 'gameUnknown' })
    expect(anna?.update.party.options.challenge).toBe('sealed')
    expect(anna?.update.party.shelf).toContain('mascarade')
    expect(await anna?.send({ kind: 'game', game: 'mascarade' })).toBeNull()
    expect(anna?.update.party.options.challenge).toBe('inTurn')
  })

  it("passes the host's role on when the host stays away", async () => {
    const [anna, boris] = arrive('Anna', 'Boris')
    anna?.disconnect()
    await deps.clock.advance(29_000)
    expect(boris?.update.party.you.host).toBe(false)
    await deps.clock.advance(2000)
    expect(boris?.update.party.you.host).toBe(true)
  })
})

describe('a match', () => {
  it('is played by bots to its end, and again', async () => {
    const [anna] = arrive('Anna')
    for (let i = 0; i < 3; i++) await anna?.send({ kind: 'addBot' })
    await anna?.send({ kind: 'options', options: { turnLimit: 50 } })
    expect(await anna?.send({ kind: 'start' })).toBeNull()
    const random = fastRandom(3)
    for (let match = 0; match < 2; match++) {
      for (let i = 0; i < 4000 && anna?.update.party.phase === 'match'; i++) {
        const ask = anna.asks().find(open => open.key !== 'seen')
        if (ask)
          await anna.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.nextInt(n, '')) })
        await deps.clock.step()
      }
      expect(anna?.update.party.phase).toBe('result')
      expect(anna?.update.match?.view.open.outcome?.winners.length).toBeGreaterThan(0)
      // What is over cannot be paused, nor can a bot be put in.
      expect(await anna?.send({ kind: 'pause', pause: true })).toEqual({ refused: 'noMatch' })
      expect(await anna?.send({ kind: 'sitIn', seat: 0 })).toEqual({ refused: 'noMatch' })
      expect(anna?.update.party.paused).toBe(false)
      if (match === 0) expect(await anna?.send({ kind: 'rematch' })).toBeNull()
    }
    expect(deps.faults).toEqual([])
  })

  it('is dealt as the next of its table: each from a key of its own, and what came to nothing does not count', async () => {
    const asked: number[] = []
    const keyed = (match: number): Uint8Array => {
      asked.push(match)
      return fixedKey(match)
    }
    host = new Host(deps)
    host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: keyed, pace: 0 })
    const [anna] = await started('Anna', 'Boris')
    await anna?.send({ kind: 'lobby' })
    deps.store.broken = true
    expect(await anna?.send({ kind: 'start', anyway: true })).toEqual({ refused: 'storeFailed' })
    deps.store.broken = false
    expect(await anna?.send({ kind: 'start', anyway: true })).toBeNull()
    expect(asked).toEqual([0, 1, 1])
  })

  it('refuses answers to closed asks, for other seats, out of range, and a second different one', async () => {
    const guests = await started('Anna', 'Boris')
    const [anna, boris] = guests
    if (!anna || !boris) throw new Error('two guests')
    const ask = first(anna.asks())
    const before = boris.received.length
    expect(await anna.send({ kind: 'answer', ask: '9/ready/0', answer: true })).toEqual({ refused: 'askClosed' })
    expect(await boris.send({ kind: 'answer', ask: ask.id, answer: true })).toEqual({ refused: 'askNotYours' })
    expect(await anna.send({ kind: 'answer', ask: ask.id, answer: 7 })).toEqual({ refused: 'answerIllegal' })
    expect(boris.received.slice(before).every(text => text.includes('"refused"'))).toBe(true)
    expect(await anna.send({ kind: 'answer', ask: ask.id, answer: true })).toBeNull()
    expect(await anna.send({ kind: 'answer', ask: ask.id, answer: true })).toBeNull()
    expect(await anna.send({ kind: 'answer', ask: ask.id, answer: false })).toEqual({ refused: 'answeredOtherwise' })
  })

  it('changes nothing when the answer cannot be stored', async () => {
    const [anna, boris] = await started('Anna', 'Boris')
    if (!anna || !boris) throw new Error('two guests')
    deps.store.broken = true
    const ask = first(anna.asks())
    const view = JSON.stringify(boris.update.match?.view)
    expect(await anna.send({ kind: 'answer', ask: ask.id, answer: true })).toEqual({ refused: 'storeFailed' })
    expect(JSON.stringify(boris.update.match?.view)).toBe(view)
    deps.store.broken = false
    expect(await anna.send({ kind: 'answer', ask: ask.id, answer: true })).toBeNull()
  })

  it('puts a person back by token, with what was being shown', async () => {
    const guests = await started('Anna', 'Boris')
    await turnDown(guests)
    const swapper = guests.find(guest => guest.asks().some(ask => ask.key === 'prepare'))
    if (!swapper) throw new Error('somebody prepares')
    const ask = first(swapper.asks())
    await swapper.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, () => 0) })
    const shown = swapper.update.match?.view.own?.seen
    expect(shown).toHaveLength(1)
    swapper.disconnect()
    // The clock does not run for a person who is not connected.
    await deps.clock.advance(120_000)
    const again = new Guest(host, 'somebody else')
    expect(again.hello(swapper.token)).toBeNull()
    expect(again.update.party.you.id).toBe(swapper.update.party.you.id)
    expect(again.update.match?.view.own?.seen).toEqual(shown)
    expect(again.update.log?.length).toBeGreaterThan(0)
    await deps.clock.advance(120_000)
    expect(again.update.match?.view.own?.seen).toEqual([])
  })

  it('gives nobody a seat for a wrong token', async () => {
    await started('Anna', 'Boris')
    const stranger = new Guest(host, 'Eve')
    expect(stranger.hello('not-a-token')).toBeNull()
    expect(stranger.update.party.you.seat).toBeNull()
    expect(stranger.update.match?.view.own).toBeNull()
  })

  it('lets the newer of two windows win and tells the older', async () => {
    const [anna] = await started('Anna', 'Boris')
    const second = new Guest(host, 'Anna')
    second.hello(anna?.token)
    expect(anna?.closed).toEqual({ code: 4001, why: { refused: 'replaced' } })
    expect(second.update.party.you.seat).toBe(0)
    // When the older socket ends, she still counts as connected.
    anna?.disconnect()
    await second.send({ kind: 'rename', name: 'Anja' })
    expect(second.update.party.seats[0]).toMatchObject({ name: 'Anja', here: true })
  })

  it('stops clocks and answers while paused', async () => {
    const guests = arrive('Anna', 'Boris')
    const [anna, boris] = guests
    if (!anna || !boris) throw new Error('two guests')
    await anna.send({ kind: 'setting', key: 'clock', value: 15 })
    await boris.send({ kind: 'ready', ready: true })
    await anna.send({ kind: 'start' })
    await turnDown(guests)
    await anna.send({ kind: 'pause', pause: true })
    const turn = anna.update.match?.view.open.table
    const asked = guests.find(guest => guest.asks().some(ask => ask.key === 'prepare'))
    const ask = asked?.asks().find(open => open.key === 'prepare')
    if (!asked || !ask) throw new Error('somebody prepares')
    expect(await asked.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, () => 0) })).toEqual({
      refused: 'paused',
    })
    await deps.clock.advance(60_000)
    expect(anna.update.match?.view.open.table).toEqual(turn)
    await anna.send({ kind: 'pause', pause: false })
    expect(anna.update.clocks.find(clock => clock.key === 'prepare')?.left).toBe(15_000)
    await deps.clock.advance(15_000)
    expect(anna.update.match?.view.open.table).not.toEqual(turn)
  })

  it('stops the clocks while the machine sleeps; after waking they go on with what was left, and everybody is told', async () => {
    const guests = arrive('Anna', 'Boris')
    const [anna, boris] = guests
    if (!anna || !boris) throw new Error('two guests')
    await anna.send({ kind: 'setting', key: 'clock', value: 15 })
    await boris.send({ kind: 'ready', ready: true })
    await anna.send({ kind: 'start' })
    await turnDown(guests)
    const turn = anna.update.match?.view.open.table
    await deps.clock.advance(5000)
    host.sleep()
    await deps.clock.advance(60_000)
    expect(anna.update.match?.view.open.table).toEqual(turn)
    const { seq } = boris.update
    host.wake()
    expect(boris.update.seq).toBe(seq + 1)
    expect(boris.update.clocks.find(clock => clock.key === 'prepare')?.left).toBe(10_000)
    host.wake()
    expect(boris.update.seq).toBe(seq + 1)
    await deps.clock.advance(10_000)
    expect(anna.update.match?.view.open.table).not.toEqual(turn)
  })

  it('stays paused through a sleep, and asleep through the end of a pause', async () => {
    const guests = arrive('Anna', 'Boris')
    const [anna, boris] = guests
    if (!anna || !boris) throw new Error('two guests')
    await anna.send({ kind: 'setting', key: 'clock', value: 15 })
    await boris.send({ kind: 'ready', ready: true })
    host.sleep()
    await anna.send({ kind: 'start' })
    await turnDown(guests)
    const left = (): number | undefined => anna.update.clocks.find(clock => clock.key === 'prepare')?.left
    await anna.send({ kind: 'pause', pause: true })
    await anna.send({ kind: 'pause', pause: false })
    await deps.clock.advance(60_000)
    await anna.send({ kind: 'pause', pause: true })
    host.wake()
    await deps.clock.advance(60_000)
    expect(left()).toBe(15_000)
    await anna.send({ kind: 'pause', pause: false })
    await deps.clock.advance(14_000)
    expect(left()).toBe(15_000)
  })

  it("gives a kicked person's seat to a bot, which knows what the seat was told", async () => {
    const guests = await started('Anna', 'Boris', 'Clara', 'Dario')
    await turnDown(guests)
    const [anna, boris] = guests
    const borisId = boris?.update.party.you.id ?? ''
    expect(await anna?.send({ kind: 'kick', person: borisId })).toBeNull()
    expect(boris?.closed?.code).toBe(4002)
    expect(anna?.update.party.seats[1]?.who).toBe('bot')
    expect(new Guest(host, 'Boris').hello(boris?.token)).toEqual({ refused: 'kicked' })
    expect(await anna?.send({ kind: 'readmit', person: borisId })).toBeNull()
    const back = new Guest(host, 'Boris')
    back.hello(boris?.token)
    expect(back.update.party.you).toMatchObject({ seat: null, host: false })
    expect(back.update.party.you.id).not.toBe(borisId)
    expect(deps.faults).toEqual([])
  })

  it('hears nothing more from somebody who has left it', async () => {
    const [anna, boris] = arrive('Anna', 'Boris', 'Clara')
    const idOf = boris?.update.party.you.id ?? ''
    expect(await anna?.send({ kind: 'kick', person: idOf })).toBeNull()
    expect(await boris?.send({ kind: 'leave' })).toEqual({ refused: 'left' })
    expect(await boris?.send({ kind: 'rename', name: 'Clara 2' })).toEqual({ refused: 'left' })
    expect(anna?.update.party.seats.map(({ name }) => name)).toEqual(['Anna', 'Clara'])
  })

  it('lets spectators see the open view only', async () => {
    await started('Anna', 'Boris')
    const [eve] = arrive('Eve')
    expect(eve?.update.match?.view.own).toBeNull()
    expect(eve?.update.party.spectators).toMatchObject([{ name: 'Eve', here: true }])
    expect(await eve?.send({ kind: 'answer', ask: '0/ready/0', answer: true })).toEqual({ refused: 'notSeated' })
  })

  it("sends a sealed answer's update to its own seat only", async () => {
    const guests = arrive('Anna', 'Boris', 'Clara', 'Dario')
    const [anna] = guests
    await anna?.send({ kind: 'options', options: { challenge: 'sealed' } })
    for (const guest of guests.slice(1)) await guest.send({ kind: 'ready', ready: true })
    await anna?.send({ kind: 'start' })
    await turnDown(guests)
    for (let turn = 0; turn < 4; turn++) {
      const actor = guests.find(guest => guest.asks().some(ask => ask.key === 'prepare'))
      const ask = actor?.asks().find(open => open.key === 'prepare')
      if (actor && ask) await actor.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, () => 0) })
    }
    const actor = guests.find(guest => guest.asks().some(ask => ask.key === 'turn'))
    const ask = actor?.asks().find(open => open.key === 'turn')
    if (!actor || !ask) throw new Error('somebody has the turn')
    await actor.send({
      kind: 'answer',
      ask: ask.id,
      answer: { branch: 'announce', answer: { slot: `s${actor.seat ?? 0}`, character: 'king' } },
    })
    const [one, ...others] = guests.filter(guest => guest !== actor)
    const counts = others.map(guest => guest.received.length)
    const claim = one?.asks().find(open => open.key === 'challenge')
    await one?.send({ kind: 'answer', ask: claim?.id ?? '', answer: { branch: 'claim', answer: `s${one.seat ?? 0}` } })
    expect(others.map(guest => guest.received.length)).toEqual(counts)
    expect(one?.update.match?.view.own?.sealed).toEqual({ answer: { branch: 'claim', answer: `s${one?.seat ?? 0}` } })
  })
})
