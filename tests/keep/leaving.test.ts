/** Computers that leave a table: told that it is safe without them when it is, and not before. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Keeping } from '../../src-main/keep/keeping'
import { letGo, signOff, takeLeave } from '../../src-main/keep/leaving'
import type { Place } from '../../src-main/keep/place'
import { VirtualClock } from '../kit/clock'

let said: string[], clock: VirtualClock, keeping: Keeping
beforeEach(() => {
  said = []
  clock = new VirtualClock()
  const links = { own: 'a', send: (to: string, { kind }: { kind: string }) => said.push(`${to} ${kind}`) }
  keeping = { links, setup: { clock } } as unknown as Keeping
})
const place = (members: readonly string[], more: object = {}, leavers: readonly string[] = []): Place =>
  ({
    ...{ table: 't', founder: 'f', leaving: null, leavers: new Set(leavers), members: { leave: () => false } },
    kept: { hosts: true, isChanging: false, durable: { host: 'h', replica: { generation: { members } } }, ...more },
  }) as unknown as Place

describe('a host', () => {
  it('lets those go without whom the table is safe, once, and no other', () => {
    const at = place(['a', 'b'], {}, ['b', 'c', 'd'])
    letGo(keeping, at)
    letGo(keeping, at)
    expect([said, [...at.leavers]]).toEqual([['c left', 'd left'], ['b']])
  })

  it('lets nobody go while the computers of the table are changing', () => {
    const at = place(['a', 'b'], { isChanging: true }, ['c'])
    letGo(keeping, at)
    expect([said, [...at.leavers]]).toEqual([[], ['c']])
  })

  it('hears who leaves; any other computer does not', () => {
    takeLeave(keeping, place(['a', 'b']), 'c')
    expect(said).toEqual(['c left'])
    const elsewhere = place(['a', 'b'], { hosts: false })
    takeLeave(keeping, elsewhere, 'c')
    expect([said, elsewhere.leavers.size]).toEqual([['c left'], 0])
  })
})

describe('a computer that leaves', () => {
  it('says so to the host, or to whoever founded the table where none is known', async () => {
    void signOff(keeping, place(['a', 'h']))
    void signOff(keeping, place(['a', 'h'], { durable: { host: null, replica: null } }))
    expect(said).toEqual(['h leave', 'f leave'])
    await clock.advance(1500)
  })

  it('is done when the host has answered, or after a second and a half without', async () => {
    const safe = place(['a', 'h'])
    const answered = signOff(keeping, safe)
    safe.leaving?.done()
    expect([await answered, clock.waiting]).toEqual([true, 0])
    const silent = signOff(keeping, place(['a', 'h']))
    await clock.advance(1500)
    expect(await silent).toBe(false)
  })
})
