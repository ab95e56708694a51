/** What people decide when a host is gone: everybody proposes the same computer, and counts who agrees to it. */
import { describe, expect, it } from 'vitest'
import { Decision, type Opinion } from '../../src-main/keep/decision'
import type { Replica } from '../../src-main/keep/protocol'

const MEMBERS = ['anna', 'boris', 'carla', 'dora']
const replica = (length: number, seq = 1): Replica => ({
  generation: { seq, term: 1, members: MEMBERS },
  base: '',
  share: '',
  hashes: {},
  entries: Array.from({ length }, () => ({ term: 1, sealed: '' })),
})
const says = (length: number, agreed: string | null = null, seq = 1): Opinion => ({ seq, term: 1, length, agreed })

/** What one computer shows, with what it has heard of others. */
function shown(own: string, held: Replica, heard: { readonly [who: string]: Opinion }, now = 0) {
  const decision = new Decision(own)
  for (const [who, opinion] of Object.entries(heard)) decision.hear(who, opinion, 0)
  return { decision, view: decision.view(held, 'anna', now, false) }
}

describe('the next host', () => {
  it('is that with the longest replica; of equals the first in the order of the members', () => {
    expect(shown('dora', replica(3), { boris: says(3), carla: says(4) }).view.candidate).toBe('carla')
    expect(shown('dora', replica(4), { boris: says(4), carla: says(4) }).view.candidate).toBe('boris')
    expect(shown('boris', replica(4), { carla: says(4), dora: says(4) }).view.candidate).toBe('boris')
  })

  it('is that of the latest generation, however short its replica', () => {
    expect(shown('dora', replica(40), { carla: says(0, null, 2) }).view.candidate).toBe('carla')
  })

  it('is nobody who has been silent', () => {
    expect(shown('dora', replica(3), { boris: says(9) }, 5001).view).toMatchObject({
      candidate: 'dora',
      here: ['dora'],
    })
    expect(shown('dora', replica(3), { boris: says(9) }, 5000).view.candidate).toBe('boris')
  })
})

describe('those who agree', () => {
  it('are counted for the one that is proposed, and more than half of all are needed', () => {
    const { decision, view } = shown('dora', replica(4), { boris: says(4, 'boris'), carla: says(4, 'carla') })
    expect(view).toEqual({
      host: 'anna',
      candidate: 'boris',
      here: ['boris', 'carla', 'dora'],
      agreed: ['boris'],
      needed: 3,
    })
    decision.agreed = 'boris'
    expect(decision.view(replica(4), 'anna', 0, false).agreed).toEqual(['boris', 'dora'])
    decision.forget()
    expect(decision.view(replica(4), 'anna', 0, false)).toMatchObject({ here: ['dora'], agreed: [] })
  })

  it('in advance agree to whoever is proposed', () => {
    const { decision } = shown('dora', replica(3), { boris: says(4) })
    expect(decision.opinion(replica(3), 0, true)).toEqual(says(3, 'boris'))
    expect(decision.opinion(replica(3), 0, false)).toEqual(says(3, null))
  })
})
