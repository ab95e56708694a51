/** Faces and colours at the host: everybody sees them, they are changed between matches only, and they come back. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../../src-main/host/host'
import { avatarFor, type Avatar } from '../../../src-shared/wire'
import { testDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'

const setup = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 } as const
const FROG: Avatar = { face: 'frog', colour: 'gold' }

let anna: Guest, boris: Guest
beforeEach(() => {
  const host = new Host(testDeps(7))
  host.open(setup)
  anna = new Guest(host, 'Anna')
  boris = new Guest(host, 'Boris')
  for (const guest of [anna, boris]) expect(guest.hello()).toBeNull()
})

const seatOfBoris = (seenBy: Guest) => seenBy.update.party.seats[1]

describe('a face', () => {
  it('follows from the id until its person chooses one', () => {
    const seat = seatOfBoris(anna)
    expect(seat?.who === 'person' && seat.avatar).toEqual(avatarFor(boris.update.party.you.id))
  })

  it('is seen by everybody once it is chosen, also while its person looks on', async () => {
    expect(await boris.send({ kind: 'avatar', avatar: FROG })).toBeNull()
    expect(seatOfBoris(anna)).toMatchObject({ avatar: FROG })
    await boris.send({ kind: 'stand' })
    expect(anna.update.party.spectators).toMatchObject([{ name: 'Boris', avatar: FROG }])
  })

  it('is refused in a match, in which it could be a sign, and taken after it', async () => {
    await anna.send({ kind: 'fillBots' })
    expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
    expect(await boris.send({ kind: 'avatar', avatar: FROG })).toEqual({ refused: 'whilePlayed' })
    expect(seatOfBoris(anna)).not.toMatchObject({ avatar: FROG })
    expect(await anna.send({ kind: 'lobby' })).toBeNull()
    expect(await boris.send({ kind: 'avatar', avatar: FROG })).toBeNull()
    expect(seatOfBoris(anna)).toMatchObject({ avatar: FROG })
  })
})
