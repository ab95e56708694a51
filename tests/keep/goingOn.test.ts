/** What a computer does for the person at it when a host is gone: agrees, stands, and forgets both once the host is back. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Decision, SILENT_MS } from '../../src-main/keep/decision'
import { agree, goneView, goOnIfAgreed } from '../../src-main/keep/goingOn'
import type { KeptTable } from '../../src-main/keep/keptTable'
import { AUTO_MS, isGone, type Place } from '../../src-main/keep/place'
import { PATIENCE_MS, type Replica } from '../../src-main/keep/protocol'

const MEMBERS = ['anna', 'boris', 'carla']
const REPLICA: Replica = {
  generation: { seq: 1, term: 1, members: MEMBERS },
  ...{ base: '', share: '', hashes: {}, entries: [] },
}

let stood: number, consents: (string | null)[], place: Place
/** Boris’ computer, which heard of the host last at 0. */
beforeEach(() => {
  stood = 0
  consents = []
  const kept = {
    id: 'boris',
    hosts: false,
    durable: { replica: REPLICA },
    consent: null as string | null,
    stand: () => stood++,
    agreeTo(candidate: string | null) {
      consents.push(candidate)
      kept.consent = candidate
    },
  }
  place = {
    kept: kept as unknown as KeptTable,
    decision: new Decision('boris'),
    ...{ hostHeard: 0, lastHost: 'anna', standsFrom: 0, taking: false, leaving: null },
  } as Place
})
const carlaSays = (agreed: string | null, now: number, length = 0): void => {
  place.decision.hear('carla', { seq: 1, term: 1, length, agreed }, now)
}

describe('a host is gone', () => {
  it('for who keeps its table with others, once it has been silent for six seconds', () => {
    expect([isGone(place, SILENT_MS - 1), isGone(place, SILENT_MS)]).toEqual([false, true])
    const of = (members: readonly string[], more: object = {}): boolean =>
      isGone(
        {
          ...place,
          ...more,
          kept: { id: 'boris', durable: { replica: { generation: { members } } } } as unknown as KeptTable,
        },
        SILENT_MS,
      )
    expect([of(MEMBERS), of(['boris']), of(['anna', 'carla'])]).toEqual([true, false, false])
  })

  it('for no computer that hosts the table, is taking it over, or is leaving it', () => {
    const kept = Object.assign(Object.create(place.kept), { hosts: true }) as KeptTable
    for (const more of [{ kept }, { taking: true }, { leaving: { done: () => undefined } }])
      expect(isGone({ ...place, ...more }, SILENT_MS)).toBe(false)
    expect(goneView({ ...place, taking: true }, false, SILENT_MS)).toBeNull()
  })
})

describe('a person agrees', () => {
  it('to one of those who keep the table, while its host is gone, and to nobody else', () => {
    expect(agree(place, 'carla', false, SILENT_MS - 1)).toBe(false)
    expect(agree(place, 'dora', false, SILENT_MS)).toBe(false)
    expect([place.decision.agreed, consents]).toEqual([null, []])
    carlaSays('carla', SILENT_MS, 1)
    expect(agree(place, 'carla', false, SILENT_MS)).toBe(true)
    expect([place.decision.agreed, consents]).toEqual(['carla', ['carla']])
    // Said every second, and promised once.
    goOnIfAgreed(place, false, SILENT_MS + 1000)
    expect(consents).toEqual(['carla'])
  })

  it('anew each time: once the host is back, nothing is promised any more', () => {
    carlaSays('carla', SILENT_MS, 1)
    agree(place, 'carla', false, SILENT_MS)
    place.hostHeard = 8000
    expect(goOnIfAgreed(place, false, 8000)).toBeNull()
    expect([place.decision.agreed, consents]).toEqual([null, ['carla', null]])
    goOnIfAgreed(place, false, 9000)
    expect(consents).toHaveLength(2)
    expect(goOnIfAgreed(place, false, 8000 + SILENT_MS)).toMatchObject({ agreed: null })
  })

  it('in advance, and then after twenty seconds only', () => {
    expect(goOnIfAgreed(place, true, AUTO_MS - 1)).toMatchObject({ agreed: null })
    carlaSays(null, AUTO_MS, 1)
    expect(goOnIfAgreed(place, true, AUTO_MS)).toMatchObject({ agreed: 'carla' })
    expect(consents).toEqual(['carla'])
  })
})

/** The others have heard the host's last word up to half a second later. */
const READY_MS = PATIENCE_MS + 500

describe('a computer stands', () => {
  it('when more than half have agreed to it, and not before the others may vote', () => {
    carlaSays(null, READY_MS)
    agree(place, 'boris', false, READY_MS)
    expect(stood).toBe(0)
    carlaSays('boris', READY_MS - 1)
    goOnIfAgreed(place, false, READY_MS - 1)
    expect(stood).toBe(0)
    goOnIfAgreed(place, false, READY_MS)
    expect(stood).toBe(1)
  })

  it('again after two seconds: some may not have been ready to vote', () => {
    const at = READY_MS
    carlaSays('boris', at)
    agree(place, 'boris', false, at)
    for (const ms of [1, 1999]) goOnIfAgreed(place, false, at + ms)
    expect(stood).toBe(1)
    goOnIfAgreed(place, false, at + 2000)
    expect(stood).toBe(2)
  })

  it('not where somebody else is proposed, whoever has agreed to it', () => {
    carlaSays('boris', READY_MS, 9)
    agree(place, 'boris', false, READY_MS)
    expect(stood).toBe(0)
  })
})
