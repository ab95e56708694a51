/** A socket is given up when heartbeats fail to come, and each socket begins with a clean slate. */
import { describe, expect, it } from 'vitest'
import { Watchdog } from '../../src-renderer/connection/watchdog'
import { HEARTBEAT_MS } from '../../src-shared/wire'
import { VirtualClock } from '../kit/clock'

function watched() {
  const clock = new VirtualClock()
  let dead = 0
  const dog = new Watchdog(
    (run, ms) => clock.after(ms, run),
    () => {
      dead++
    },
  )
  return { clock, dog, dead: () => dead }
}

describe('a socket', () => {
  it('is given up after three heartbeats that did not come, once', async () => {
    const { clock, dog, dead } = watched()
    dog.connected()
    await clock.advance(3 * HEARTBEAT_MS - 1)
    expect(dead()).toBe(0)
    await clock.advance(1)
    await clock.advance(10 * HEARTBEAT_MS)
    expect(dead()).toBe(1)
  })

  it('is not charged with what the one before it missed', async () => {
    const { clock, dog, dead } = watched()
    dog.connected()
    await clock.advance(2 * HEARTBEAT_MS)
    dog.connecting()
    dog.connected()
    await clock.advance(2 * HEARTBEAT_MS)
    expect(dead()).toBe(0)
    await clock.advance(HEARTBEAT_MS)
    expect(dead()).toBe(1)
  })

  it('that is stopped leaves no timer behind', () => {
    const { clock, dog } = watched()
    dog.connecting()
    dog.connected()
    expect(clock.waiting).toBe(1)
    dog.stop()
    expect(clock.waiting).toBe(0)
  })
})
