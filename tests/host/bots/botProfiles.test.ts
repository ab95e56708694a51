/** A bot's level and personality: chosen by the host, visible to everybody, stored, and passed to the bot. */
import { beforeEach, describe, expect, it } from 'vitest'
import { decodeClient, DEFAULT_PROFILE, type BotProfile } from '../../../src-shared/wire'
import { gameById } from '../../../src-shared/games'
import { Host } from '../../../src-main/host/host'
import { storedParty, restoreParty } from '../../../src-main/host/storage/partyStorage'
import type { StoredSeat } from '../../../src-main/host/storage/storeTypes'
import { Party } from '../../../src-main/host/party/party'
import type { Table } from '../../../src-main/host/table'
import { Guest } from '../../kit/guest'
import { inlineBots, testDeps } from '../../kit/deps'

const LIAR: BotProfile = { level: 'hard', personality: 'liar' }

let host: Host
let table: Table
/** The profiles with which bots were opened, by seat. */
let opened: [number, BotProfile][]

beforeEach(() => {
  opened = []
  host = new Host(
    testDeps(3, {
      open(game, seat, seed, deck, again, profile) {
        opened.push([seat, profile])
        return inlineBots.open(game, seat, seed, deck, again, profile)
      },
    }),
  )
  table = host.open({
    id: 't',
    name: 'Table',
    game: 'tales',
    invite: [],
    fixedKey: () => new Uint8Array(32).fill(1),
    pace: 1,
  })
})

function arrive(name: string): Guest {
  const guest = new Guest(host, name)
  expect(guest.hello()).toBeNull()
  return guest
}

describe("a bot's profile", () => {
  it("is the host's choice, and everybody sees it; there is a default", async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    expect(await anna.send({ kind: 'addBot', ...LIAR })).toBeNull()
    expect(await anna.send({ kind: 'addBot', personality: 'bold' })).toBeNull()
    expect(boris.update.party.seats.slice(2)).toMatchObject([
      { who: 'bot', ...LIAR },
      { who: 'bot', level: 'normal', personality: 'bold' },
    ])
    expect(await boris.send({ kind: 'addBot', ...LIAR })).toEqual({ refused: 'notHost' })
    expect(table.party.seats).toHaveLength(4)
  })

  it('is refused if it does not exist', () => {
    expect(decodeClient('{"kind":"addBot","n":1,"level":"brutal"}')).toEqual({
      n: 1,
      why: { refused: 'messageShape', params: { field: 'level' } },
    })
    expect(decodeClient('{"kind":"addBot","n":1,"personality":"kind"}')).toEqual({
      n: 1,
      why: { refused: 'messageShape', params: { field: 'personality' } },
    })
    expect(decodeClient('{"kind":"addBot","n":1}')).toHaveProperty('message')
  })

  it('can be chosen only before the match', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'addBot', ...LIAR })
    await anna.send({ kind: 'start' })
    expect(await anna.send({ kind: 'addBot', level: 'easy' })).toEqual({ refused: 'notInLobby' })
  })

  it("is passed to its bot; a bot that takes over a person's seat has the default", async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'ready', ready: true })
    await anna.send({ kind: 'addBot', ...LIAR })
    expect(await anna.send({ kind: 'start' })).toBeNull()
    expect(opened).toEqual([[2, LIAR]])
    await boris.send({ kind: 'leave' })
    expect(opened).toEqual([
      [2, LIAR],
      [1, DEFAULT_PROFILE],
    ])
    expect(anna.update.party.seats[1]).toMatchObject({ who: 'bot', ...DEFAULT_PROFILE })
  })

  it('follows its seat when seats are moved', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'addBot', ...LIAR })
    await anna.send({ kind: 'moveSeat', seat: 1, to: 0 })
    await anna.send({ kind: 'start' })
    expect(opened).toEqual([[0, LIAR]])
  })

  it('is stored with the party; a bot that was stored before profiles existed has the default', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'addBot', ...LIAR })
    const stored = storedParty(table.party, null, 0),
      game = gameById('tales')
    if (!game) throw new Error('no tales')
    const restored = (seats: readonly StoredSeat[]) => {
      const party = new Party('t', 'Table', game, false, [])
      restoreParty(party, { ...stored, seats }, [])
      return [party.profileAt(0), party.profileAt(1), storedParty(party, null, 0).seats.at(-1)]
    }
    expect(restored(stored.seats)).toEqual([
      DEFAULT_PROFILE,
      LIAR,
      { who: 'bot', name: 'Colombina', level: 'hard', temper: 'liar' },
    ])
  })
})
