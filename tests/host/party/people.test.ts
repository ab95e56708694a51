/** People at a table: faces, characters, readiness for the evening, votes, and wishes for a seat. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../../src-main/host/host'
import { storedParty } from '../../../src-main/host/storage/partyStorage'
import type { Table } from '../../../src-main/host/table'
import { drawAnswer, fastRandom } from '../../../src-shared/kernel'
import { avatarFor, DEFAULT_PROFILE, type Avatar } from '../../../src-shared/wire'
import { testDeps, type TestDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'

const setup = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 } as const
const FOX: Avatar = { face: 'fox', colour: 'rose' },
  OWL: Avatar = { face: 'owl', colour: 'sky' }

let deps: TestDeps, host: Host, table: Table
beforeEach(() => {
  deps = testDeps(7)
  host = new Host(deps)
  table = host.open(setup)
})

function arrive(name: string, avatar?: Avatar, token?: string): Guest {
  const guest = new Guest(host, name)
  guest.avatar = avatar
  expect(guest.hello(token)).toBeNull()
  return guest
}
/** How others see the person at a seat. */
const seen = (by: Guest, seat: number): object => by.update.party.seats[seat] ?? {}
const idOf = ({ update }: Guest): string => update.party.you.id

/** All people answer at random until the match is over. */
async function playToEnd(...guests: Guest[]): Promise<void> {
  const random = fastRandom(3)
  const [first] = guests
  for (let i = 0; i < 6000 && first?.update.party.phase === 'match'; i++) {
    for (const guest of guests)
      for (const ask of guest.asks())
        await guest.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.nextInt(n, '')) })
    await deps.clock.step()
  }
  expect(first?.update.party.phase).toBe('result')
}

/** Anna, Boris and two bots have played a match of Mascarade. */
async function played(): Promise<{ anna: Guest; boris: Guest }> {
  const anna = arrive('Anna'),
    boris = arrive('Boris')
  await anna.send({ kind: 'options', options: { turnLimit: 50 } })
  await anna.send({ kind: 'fillBots' })
  expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
  await playToEnd(anna, boris)
  return { anna, boris }
}

describe('a face', () => {
  it('comes with its person, is seen by all, and can be changed between matches', async () => {
    const anna = arrive('Anna', FOX),
      boris = arrive('Boris', OWL)
    expect([seen(boris, 0), seen(boris, 1)]).toMatchObject([{ avatar: FOX }, { avatar: OWL }])
    expect(await anna.send({ kind: 'avatar', avatar: OWL })).toBeNull()
    await deps.clock.advance(1000)
    expect(seen(boris, 0)).toMatchObject({ avatar: OWL })
  })

  it('is always the same for somebody who has chosen none', () => {
    const anna = arrive('Anna')
    expect(seen(anna, 0)).toMatchObject({ avatar: avatarFor(idOf(anna)) })
  })

  it('gives no signs: it stays as it is during a match, whatever a client says or comes back with', async () => {
    const anna = arrive('Anna', FOX)
    await anna.send({ kind: 'fillBots' })
    await anna.send({ kind: 'start' })
    expect(await anna.send({ kind: 'avatar', avatar: OWL })).toEqual({ refused: 'whilePlayed' })
    anna.disconnect()
    const back = arrive('Anna', OWL, anna.token)
    expect(seen(back, 0)).toMatchObject({ avatar: FOX })
    const watcher = arrive('Boris', OWL)
    expect(watcher.update.party.spectators).toMatchObject([{ avatar: OWL }])
    watcher.disconnect()
    const again = arrive('Boris', FOX, watcher.token)
    expect(again.update.party.spectators).toMatchObject([{ avatar: OWL }])
  })

  it('is stored', () => {
    arrive('Anna', FOX)
    const other = new Host(testDeps(8)).open(setup)
    other.reopen({ party: storedParty(table.party, null, 0), decks: [], match: null })
    expect(other.party.people).toMatchObject([{ avatar: FOX }])
  })
})

describe('a character of Castle of the Devil', () => {
  const castle = async (): Promise<{ anna: Guest; boris: Guest }> => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await anna.send({ kind: 'game', game: 'castle' })
    await anna.send({ kind: 'fillBots' })
    return { anna, boris }
  }
  const characters = (guest: Guest): readonly string[] => guest.update.party.characters ?? []

  it('is chosen by its player; the others get the first that are left', async () => {
    const { anna } = await castle()
    const before = characters(anna)
    expect(new Set(before).size).toBe(4)
    const last = before[3] ?? ''
    expect(await anna.send({ kind: 'character', character: last })).toBeNull()
    expect(characters(anna)[0]).toBe(last)
    expect(new Set(characters(anna)).size).toBe(4)
  })

  it('that somebody chooses is left to nobody else, though the first seat would have had it', async () => {
    const { anna, boris } = await castle()
    const [first = ''] = characters(boris)
    expect(await boris.send({ kind: 'character', character: first })).toBeNull()
    await deps.clock.advance(1000)
    expect(characters(anna)[1]).toBe(first)
    expect(new Set(characters(anna)).size).toBe(4)
  })

  it('belongs to one player, and is not chosen during a match, by a spectator, or in another game', async () => {
    const { anna, boris } = await castle()
    const [, , , free = ''] = characters(anna)
    await anna.send({ kind: 'character', character: free })
    expect(await boris.send({ kind: 'character', character: free })).toEqual({ refused: 'characterTaken' })
    expect(await anna.send({ kind: 'character', character: free })).toBeNull()
    expect(await boris.send({ kind: 'character', character: 'nobody' })).toEqual({ refused: 'characterUnknown' })
    await boris.send({ kind: 'stand' })
    expect(await boris.send({ kind: 'character', character: free })).toEqual({ refused: 'notSeated' })
    await anna.send({ kind: 'start', anyway: true })
    expect(await anna.send({ kind: 'character', character: free })).toEqual({ refused: 'notInLobby' })
    expect(characters(anna)[0]).toBe(free)
    await anna.send({ kind: 'lobby' })
    await anna.send({ kind: 'game', game: 'mascarade' })
    expect(anna.update.party).not.toHaveProperty('characters')
    expect(await anna.send({ kind: 'character', character: free })).toEqual({ refused: 'characterUnknown' })
  })
})

describe('ready for the evening', () => {
  it('holds before every match, until it is taken back', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'ready', ready: true, allEvening: true })
    expect(await anna.send({ kind: 'start' })).toBeNull()
    await anna.send({ kind: 'lobby' })
    expect(seen(anna, 1)).toMatchObject({ ready: true, allEvening: true })
    await boris.send({ kind: 'ready', ready: false })
    expect(seen(boris, 1)).toMatchObject({ ready: false })
    expect(seen(boris, 1)).not.toHaveProperty('allEvening')
  })

  it('counts for nobody who is away, and again once they are back', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'ready', ready: true, allEvening: true })
    boris.disconnect()
    expect(await anna.send({ kind: 'start' })).toEqual({ refused: 'notEveryoneReady' })
    arrive('Boris', undefined, boris.token)
    expect(await anna.send({ kind: 'start' })).toBeNull()
  })

  it('does not make somebody ready who has gone during the match', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'ready', ready: true, allEvening: true })
    await anna.send({ kind: 'start' })
    boris.disconnect()
    await anna.send({ kind: 'lobby' })
    expect(seen(anna, 1)).toMatchObject({ ready: false, here: false })
    arrive('Boris', undefined, boris.token)
    await deps.clock.advance(1000)
    expect(seen(anna, 1)).toMatchObject({ ready: true, here: true })
  })

  it('is nobody who says that they are not ready, whatever else they say with it', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'ready', ready: false, allEvening: true })
    expect(seen(boris, 1)).toMatchObject({ ready: false })
    expect(seen(boris, 1)).not.toHaveProperty('allEvening')
    await anna.send({ kind: 'start', anyway: true })
    await anna.send({ kind: 'lobby' })
    expect(seen(anna, 1)).toMatchObject({ ready: false })
  })

  it('is not meant by being ready once', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'ready', ready: true })
    await anna.send({ kind: 'start' })
    await anna.send({ kind: 'lobby' })
    expect(seen(anna, 1)).toMatchObject({ ready: false })
  })
})

describe('after a match', () => {
  it('people vote for what they would like to play next; votes are gone with the next match', async () => {
    const { anna, boris } = await played()
    expect(await boris.send({ kind: 'vote', game: 'castle' })).toBeNull()
    await deps.clock.advance(1000)
    expect(anna.update.party.votes).toEqual([{ person: idOf(boris), game: 'castle' }])
    await boris.send({ kind: 'vote', game: 'tales' })
    expect(boris.update.party.votes).toEqual([{ person: idOf(boris), game: 'tales' }])
    await boris.send({ kind: 'vote', game: null })
    expect(boris.update.party.votes).toEqual([])
    expect(await boris.send({ kind: 'vote', game: 'chess' })).toEqual({ refused: 'gameUnknown' })
    await boris.send({ kind: 'vote', game: 'tales' })
    await anna.send({ kind: 'rematch' })
    expect(anna.update.party.votes).toEqual([])
    expect(await boris.send({ kind: 'vote', game: 'tales' })).toEqual({ refused: 'noMatch' })
  })

  it('the same people play another game by one press of the host', async () => {
    const { anna, boris } = await played()
    expect(await boris.send({ kind: 'rematch', game: 'castle' })).toEqual({ refused: 'notHost' })
    expect(await anna.send({ kind: 'rematch', game: 'castle' })).toBeNull()
    expect(anna.update.party).toMatchObject({ phase: 'match', game: 'castle' })
    expect(anna.update.party.seats.map(({ name }) => name).slice(0, 2)).toEqual(['Anna', 'Boris'])
  })

  it('bots make way where the other game has fewer seats', async () => {
    const anna = arrive('Anna')
    arrive('Boris')
    for (let n = 0; n < 4; n++) await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'start', anyway: true })
    table.party.enter('result')
    expect(await anna.send({ kind: 'rematch', game: 'tales' })).toBeNull()
    expect(anna.update.party.seats.map(({ who }) => who)).toEqual(['person', 'person', 'bot', 'bot'])
  })

  it('a game that cannot be played by these people is refused, and the result stays', async () => {
    const { anna, boris } = await played()
    expect(await anna.send({ kind: 'rematch', game: 'chess' })).toEqual({ refused: 'gameUnknown' })
    for (let i = 0; i < 2; i++) await anna.send({ kind: 'kick', person: idOf(boris) })
    table.party.seats.splice(1, 3)
    expect(await anna.send({ kind: 'rematch', game: 'castle' })).toEqual({ refused: 'tooFewSeats', params: { min: 3 } })
    expect(anna.update.party).toMatchObject({ phase: 'result', game: 'mascarade' })
  })

  it('a game for fewer people than sit there is refused, and nobody loses their seat or their vote', async () => {
    const people = ['Anna', 'Boris', 'Carla', 'Dario', 'Elena'].map(name => arrive(name))
    const [anna, boris] = people as [Guest, Guest]
    await anna.send({ kind: 'start', anyway: true })
    table.party.enter('result')
    await boris.send({ kind: 'vote', game: 'tales' })
    expect(await anna.send({ kind: 'rematch', game: 'tales' })).toEqual({ refused: 'tooManySeats', params: { max: 4 } })
    await deps.clock.advance(1000)
    expect(anna.update.party).toMatchObject({ phase: 'result', game: 'mascarade', votes: [{ person: idOf(boris) }] })
    expect(people.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4])
  })

  it('who asks for a seat gets one of the next match, in the order in which they asked, as far as there is room', async () => {
    const people = ['Anna', 'Boris', 'Carla'].map(name => arrive(name))
    const [anna] = people as [Guest]
    await anna.send({ kind: 'game', game: 'tales' })
    await anna.send({ kind: 'start', anyway: true })
    const [first, second] = [arrive('First'), arrive('Second')]
    for (const guest of [first, second]) await guest.send({ kind: 'wish', wish: true })
    table.party.enter('result')
    expect(await anna.send({ kind: 'rematch' })).toBeNull()
    await deps.clock.advance(1000)
    expect([first.seat, second.seat]).toEqual([3, null])
    // The one for whom there was none still asks.
    expect(anna.update.party).toMatchObject({ phase: 'match', wishes: [{ person: idOf(second) }] })
  })

  it('a claim or an offer of the match still stands: somebody takes the seat for the next one', async () => {
    const [anna, boris] = [arrive('Anna'), arrive('Boris')]
    await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'start', anyway: true })
    const eve = arrive('Eve')
    await boris.send({ kind: 'leave' })
    await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
    table.party.enter('result')
    expect(await eve.send({ kind: 'offered', seat: 1, take: true })).toBeNull()
    expect(await anna.send({ kind: 'rematch' })).toBeNull()
    expect([eve.seat, eve.update.match?.view.own?.seat]).toEqual([1, 1])
  })

  it('a game that cannot be played as it was left leads everybody to the lobby, where that is said', async () => {
    const { anna, boris } = await played()
    await anna.send({ kind: 'lobby' })
    await anna.send({
      kind: 'options',
      options: { characters: ['king', 'queen', 'bishop', 'witch', 'fool', 'cheat'] },
    })
    await anna.send({ kind: 'game', game: 'castle' })
    table.party.phase = 'result'
    expect(await anna.send({ kind: 'rematch', game: 'mascarade' })).toEqual({ refused: 'setNeedsJudge' })
    await deps.clock.advance(1000)
    for (const { update } of [anna, boris]) expect(update.party).toMatchObject({ phase: 'lobby', game: 'mascarade' })
  })

  it('a game comes back with the options that it was left with', async () => {
    const { anna } = await played()
    await anna.send({ kind: 'rematch', game: 'castle' })
    await anna.send({ kind: 'lobby' })
    await anna.send({ kind: 'game', game: 'mascarade' })
    expect(anna.update.party.options).toMatchObject({ turnLimit: 50 })
    // Chosen once more, it has its usual options.
    await anna.send({ kind: 'game', game: 'mascarade' })
    expect(anna.update.party.options).not.toMatchObject({ turnLimit: 50 })
  })
})

describe('whoever comes late', () => {
  it('asks for a seat, and gets that of a bot at once if the host says so', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'fillBots' })
    await anna.send({ kind: 'start' })
    const carla = arrive('Carla')
    expect(await carla.send({ kind: 'wish', wish: true })).toBeNull()
    await deps.clock.advance(1000)
    expect(anna.update.party.wishes).toEqual([{ person: idOf(carla), next: false }])
    const person = idOf(carla)
    expect(await carla.send({ kind: 'grant', person, yes: true, seat: 1 })).toEqual({ refused: 'notHost' })
    expect(await anna.send({ kind: 'grant', person, yes: true, seat: 0 })).toEqual({ refused: 'seatTaken' })
    expect(await anna.send({ kind: 'grant', person, yes: true, seat: 1 })).toBeNull()
    expect(carla.seat).toBe(1)
    expect(carla.update.match?.view.own).not.toBeNull()
    expect(anna.update.party.wishes).toEqual([])
  })

  it('is not seated by the host without having asked, nor after taking it back', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'fillBots' })
    await anna.send({ kind: 'start' })
    const carla = arrive('Carla'),
      person = idOf(carla)
    expect(await anna.send({ kind: 'grant', person, yes: true, seat: 1 })).toEqual({ refused: 'offerGone' })
    await carla.send({ kind: 'wish', wish: true })
    await carla.send({ kind: 'wish', wish: false })
    expect(await anna.send({ kind: 'grant', person, yes: true, seat: 1 })).toEqual({ refused: 'offerGone' })
    await carla.send({ kind: 'wish', wish: true })
    expect(await anna.send({ kind: 'grant', person, yes: false })).toBeNull()
    expect(carla.seat).toBeNull()
    await deps.clock.advance(1000)
    expect(carla.update.party.wishes).toEqual([])
    expect(await anna.send({ kind: 'wish', wish: true })).toEqual({ refused: 'alreadySeated' })
  })

  it('gets no seat of a match of which they have seen another seat’s secrets', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await anna.send({ kind: 'fillBots' })
    await anna.send({ kind: 'start', anyway: true })
    await boris.send({ kind: 'leave' })
    const again = arrive('Boris', undefined, boris.token)
    await again.send({ kind: 'wish', wish: true })
    expect(await anna.send({ kind: 'grant', person: idOf(again), yes: true, seat: 2 })).toEqual({
      refused: 'knowsOther',
    })
    expect(await anna.send({ kind: 'grant', person: idOf(again), yes: true, seat: 1 })).toBeNull()
  })

  it('plays the next match without being asked again: a bot makes way', async () => {
    const { anna } = await played()
    const carla = arrive('Carla')
    await carla.send({ kind: 'wish', wish: true })
    expect(await anna.send({ kind: 'rematch' })).toBeNull()
    expect(anna.update.party.phase).toBe('match')
    expect(carla.seat).not.toBeNull()
  })

  it('is promised a seat of the next match, also where the door is closed to players', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'setting', key: 'doors', value: 'watch' })
    await anna.send({ kind: 'fillBots' })
    await anna.send({ kind: 'start' })
    const carla = arrive('Carla'),
      person = idOf(carla)
    await carla.send({ kind: 'wish', wish: true })
    expect(await anna.send({ kind: 'grant', person, yes: true })).toBeNull()
    expect(anna.update.party.wishes).toEqual([{ person, next: true }])
    expect(carla.seat).toBeNull()
    await anna.send({ kind: 'lobby' })
    await deps.clock.advance(1000)
    expect(carla.seat).toBe(4)
  })

  it('waits for the host where the door is closed to players', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'setting', key: 'doors', value: 'watch' })
    await anna.send({ kind: 'fillBots' })
    const carla = arrive('Carla')
    await carla.send({ kind: 'wish', wish: true })
    await anna.send({ kind: 'start', anyway: true })
    await anna.send({ kind: 'lobby' })
    expect(table.party.people.find(({ name }) => name === 'Carla')?.looksOn).toBe(true)
    expect(carla.seat).toBeNull()
    expect(await anna.send({ kind: 'grant', person: idOf(carla), yes: true })).toBeNull()
    await deps.clock.advance(1000)
    expect(carla.seat).not.toBeNull()
  })
})

describe('the first Overlord by chance', () => {
  it('is always a person, however many bots there are', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'game', game: 'overlord' })
    for (let i = 0; i < 6; i++) await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'moveSeat', seat: 0, to: 3 })
    for (let match = 0; match < 6; match++) {
      expect(await anna.send({ kind: 'start' })).toBeNull()
      expect(anna.update.match?.view.open).toMatchObject({ table: { overlord: 3 } })
      await anna.send({ kind: 'lobby' })
    }
  })
})

describe('the loser of a match of Aye, Dark Overlord!', () => {
  it('is put down as the next Overlord, and the table may choose otherwise', async () => {
    const people = ['Anna', 'Boris', 'Carla', 'Dario'].map(name => arrive(name))
    const [anna] = people
    if (!anna) throw new Error('nobody is here')
    await anna.send({ kind: 'game', game: 'overlord' })
    await anna.send({ kind: 'options', options: { rules: 'formal', window: 0, overlord: 1 } })
    expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
    await playToEnd(...people)
    // Points decide who has won; who stays with the third look has lost.
    const { players } = anna.update.match?.view.open.table as {
      readonly players: readonly { readonly looks: number }[]
    }
    const loser = players.findIndex(({ looks }) => looks >= 3)
    expect(anna.update.party.options.overlord).toBe(loser + 1)
    expect(loser).toBeGreaterThanOrEqual(0)
    expect(await anna.send({ kind: 'rematch' })).toBeNull()
    expect(anna.update.match?.view.open).toMatchObject({ table: { overlord: loser } })
    await anna.send({ kind: 'lobby' })
    expect(await anna.send({ kind: 'options', options: { overlord: 2 } })).toBeNull()
    await anna.send({ kind: 'start', anyway: true })
    expect(anna.update.match?.view.open).toMatchObject({ table: { overlord: 1 } })
  })
})

describe('bots', () => {
  it('are called like nobody at the table, and like no other bot', async () => {
    const anna = arrive('Colombina')
    for (let n = 0; n < 12; n++) expect(await anna.send({ kind: 'addBot' })).toBeNull()
    const names = anna.update.party.seats.map(({ name }) => name)
    expect([names.length, new Set(names).size, names[1]]).toEqual([13, 13, 'Arlecchino'])
    const late = arrive('Arlecchino')
    expect(late.update.party.seats.find((_, seat) => seat === late.seat)).toMatchObject({ name: 'Arlecchino 2' })
  })

  it('have the level and the manner that the host has chosen, the usual ones where none was said; a stand-in has these', async () => {
    const [anna, boris] = [arrive('Anna'), arrive('Boris')]
    await anna.send({ kind: 'addBot', level: 'hard', personality: 'liar' })
    await anna.send({ kind: 'addBot', level: 'easy' })
    await anna.send({ kind: 'addBot' })
    const { level, personality } = DEFAULT_PROFILE
    expect(anna.update.party.seats.slice(2)).toMatchObject([
      { level: 'hard', personality: 'liar' },
      { level: 'easy', personality },
      { level, personality },
    ])
    await anna.send({ kind: 'start', anyway: true })
    await boris.send({ kind: 'leave' })
    await deps.clock.advance(1000)
    expect(anna.update.party.seats[1]).toMatchObject({ who: 'bot', level, personality })
    expect([2, 0].map(seat => table.party.profileAt(seat).level)).toEqual(['hard', level])
  })
})
