/** Which computer a page goes to when its host is gone: the one that proves it, or that most of the table's computers name. */
import { describe, expect, it } from 'vitest'
import { hostAmong } from '../../src-renderer/connection/following'

const says = (id: string, hosts: boolean, host: string | null, proven: boolean | null = null) => ({
  computer: { id, name: id, addresses: ['10.0.0.1'], port: 1 },
  answer: { hosts, host, gone: null },
  at: '',
  proven,
})

describe('the host among those that answer', () => {
  it('is nobody while nobody says so', () => {
    expect(hostAmong([says('b', false, 'a'), says('c', false, null)], 3)).toBeNull()
  })

  it('is confirmed by more than half of all computers, those that do not answer included', () => {
    expect(hostAmong([says('b', true, 'b'), says('c', false, 'b')], 3)?.confirmed).toBe(true)
    expect(hostAmong([says('b', true, 'b'), says('c', false, 'b')], 4)?.confirmed).toBe(false)
  })

  it('is not confirmed by itself alone: somebody could say it to get hold of tokens', () => {
    const alone = hostAmong([says('b', true, 'b'), says('c', false, 'a')], 3)
    expect([alone?.found.computer.id, alone?.confirmed]).toEqual(['b', false])
  })

  it('is the one with more votes, where two say so', () => {
    const both = hostAmong([says('m', true, 'm'), says('b', true, 'b'), says('c', false, 'b')], 4)
    expect([both?.found.computer.id, both?.confirmed]).toEqual(['b', false])
  })

  it('is the one that proves it, whatever the others say; one that could and does not is none', () => {
    const proven = hostAmong([says('m', true, 'm'), says('c', false, 'm'), says('b', true, 'b', true)], 3)
    expect([proven?.found.computer.id, proven?.confirmed]).toEqual(['b', true])
    expect(hostAmong([says('b', true, 'b', false), says('c', false, 'b')], 3)).toBeNull()
  })
})
