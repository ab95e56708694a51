/** A computer that leaves a table: told when the table is safe without it, by the host alone, and after a while anyway. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Keeping } from '../../src-main/keep/keeping'
import { letGo, signOff, takeLeave } from '../../src-main/keep/leaving'
import type { KeepMessage } from '../../src-main/keep/links/messages'
import type { Place } from '../../src-main/keep/place'
import { receive } from '../../src-main/keep/receiving'
import { VirtualClock } from '../kit/clock'

let clock: VirtualClock, sent: string[], members: string[], keeping: Keeping, place: Place
let kept: { hosts: boolean; isChanging: boolean; durable: Record<string, unknown> }
beforeEach(() => {
  clock = new VirtualClock()
  sent = []
  members = ['anna', 'boris', 'carla']
  kept = {
    ...{ hosts: true, isChanging: false },
    durable: {
      host: 'anna',
      get replica() {
        return { generation: { members } }
      },
    },
  }
  place = {
    ...{ table: 't', founder: 'dora', leaving: null, replication: null, leavers: new Set(), kept },
    members: { leave: () => false, keepers: [], others: [] },
  } as unknown as Place
  keeping = {
    links: { own: 'anna', send: (to: string, { kind }: KeepMessage) => sent.push(`${to} ${kind}`) },
    setup: { clock, report: () => undefined },
    open: new Map([['t', place]]),
  } as unknown as Keeping
})
const says = (from: string, kind: 'leave' | 'left'): void => {
  receive(keeping, from, { kind, table: 't' }, '10.0.0.2')
}

describe('a computer that leaves a table', () => {
  it('is let go by its host once the table is kept without it, and not before', () => {
    says('boris', 'leave')
    expect(sent).toEqual([])
    members = ['anna', 'carla']
    kept.isChanging = true
    letGo(keeping, place)
    expect(sent).toEqual([])
    kept.isChanging = false
    letGo(keeping, place)
    letGo(keeping, place)
    expect(sent).toEqual(['boris left'])
  })

  it('that keeps nothing any more is let go at once; by nobody who does not host', () => {
    takeLeave(keeping, place, 'elena')
    expect(sent).toEqual(['elena left'])
    kept.hosts = false
    takeLeave(keeping, place, 'fabio')
    expect([sent, [...place.leavers]]).toEqual([['elena left'], []])
  })

  it('takes its host’s word alone that the table is safe', async () => {
    kept.hosts = false
    let isSafe: boolean | null = null
    void signOff(keeping, place).then(safe => (isSafe = safe))
    expect(sent).toEqual(['anna leave'])
    says('carla', 'left')
    await clock.settle()
    expect(isSafe).toBeNull()
    says('anna', 'left')
    await clock.settle()
    expect([isSafe, clock.waiting]).toEqual([true, 0])
  })

  it('asks the founder where it knows no host, and goes after a second and a half without an answer', async () => {
    kept.durable = { host: null, replica: null }
    let isSafe: boolean | null = null
    void signOff(keeping, place).then(safe => (isSafe = safe))
    expect(sent).toEqual(['dora leave'])
    await clock.advance(1499)
    expect(isSafe).toBeNull()
    await clock.advance(1)
    expect(isSafe).toBe(false)
  })
})
