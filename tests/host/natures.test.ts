/** What sort of player a bot is: chosen by the host, told to everybody, kept, and handed to the bot's mind. */
import { beforeEach, describe, expect, it } from 'vitest'
import { decodeClient, PLAIN, type Nature } from '../../src-shared/wire'
import { gameById } from '../../src-shared/games/shelf'
import { Host } from '../../src-main/host/host'
import { keptParty, restoreParty } from '../../src-main/host/keeping'
import type { KeptSeat } from '../../src-main/host/kept'
import { Party } from '../../src-main/host/party'
import type { Table } from '../../src-main/host/table'
import { Guest } from '../kit/guest'
import { inlineBots, testGiven } from '../kit/given'

const LIAR: Nature = { level: 'hard', temper: 'liar' }

let host: Host
let table: Table
/** The natures of the minds that were opened, by seat. */
let opened: [number, Nature][]

beforeEach(() => {
  opened = []
  host = new Host(
    testGiven(3, {
      open(game, seat, seed, deck, again, nature) {
        opened.push([seat, nature])
        return inlineBots.open(game, seat, seed, deck, again, nature)
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

describe("a bot's nature", () => {
  it("is the host's choice, and everybody sees it; a plain one where nothing is said", async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    expect(await anna.say({ kind: 'addBot', ...LIAR })).toBeNull()
    expect(await anna.say({ kind: 'addBot', temper: 'bold' })).toBeNull()
    expect(boris.frame.party.seats.slice(2)).toMatchObject([
      { who: 'bot', ...LIAR },
      { who: 'bot', level: 'normal', temper: 'bold' },
    ])
    expect(await boris.say({ kind: 'addBot', ...LIAR })).toEqual({ refused: 'notHost' })
    expect(table.party.seats).toHaveLength(4)
  })

  it('cannot be one that there is not', () => {
    expect(decodeClient('{"kind":"addBot","n":1,"level":"brutal"}')).toEqual({
      n: 1,
      why: { refused: 'messageShape', params: { field: 'level' } },
    })
    expect(decodeClient('{"kind":"addBot","n":1,"temper":"kind"}')).toEqual({
      n: 1,
      why: { refused: 'messageShape', params: { field: 'temper' } },
    })
    expect(decodeClient('{"kind":"addBot","n":1}')).toHaveProperty('message')
  })

  it('is chosen before the game alone', async () => {
    const anna = arrive('Anna')
    await anna.say({ kind: 'addBot', ...LIAR })
    await anna.say({ kind: 'start' })
    expect(await anna.say({ kind: 'addBot', level: 'easy' })).toEqual({ refused: 'notInLobby' })
  })

  it("is its mind's; one that takes over a person's seat is plain", async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.say({ kind: 'ready', ready: true })
    await anna.say({ kind: 'addBot', ...LIAR })
    expect(await anna.say({ kind: 'start' })).toBeNull()
    expect(opened).toEqual([[2, LIAR]])
    await boris.say({ kind: 'leave' })
    expect(opened).toEqual([
      [2, LIAR],
      [1, PLAIN],
    ])
    expect(anna.frame.party.seats[1]).toMatchObject({ who: 'bot', ...PLAIN })
  })

  it('follows its seat when seats are moved', async () => {
    const anna = arrive('Anna')
    await anna.say({ kind: 'addBot', ...LIAR })
    await anna.say({ kind: 'moveSeat', seat: 1, to: 0 })
    await anna.say({ kind: 'start' })
    expect(opened).toEqual([[0, LIAR]])
  })

  it('is kept with the party; a bot that was kept before there were natures is a plain one', async () => {
    const anna = arrive('Anna')
    await anna.say({ kind: 'addBot', ...LIAR })
    const kept = keptParty(table.party, null, 0),
      game = gameById('tales')
    if (!game) throw new Error('no tales')
    const restored = (seats: readonly KeptSeat[]) => {
      const party = new Party('t', 'Table', game, false, [])
      restoreParty(party, { ...kept, seats }, [])
      return [party.natureAt(0), party.natureAt(1), keptParty(party, null, 0).seats.at(-1)]
    }
    expect(restored(kept.seats)).toEqual([PLAIN, LIAR, { who: 'bot', name: 'Colombina', ...LIAR }])
    expect(
      restored([
        { who: 'person', person: kept.people[0]?.id ?? '' },
        { who: 'bot', name: 'Pierrot' },
      ]),
    ).toEqual([PLAIN, PLAIN, { who: 'bot', name: 'Pierrot', ...PLAIN }])
  })
})
