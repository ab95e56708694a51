/** What the person who hosts can switch while the host runs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { hostControls, type Controls } from '../../src-main/controls'
import type { Advertiser, TableRecord } from '../../src-main/net/discovery'

let done: string[], goodbyes: (() => void)[]
beforeEach(() => {
  done = []
  goodbyes = []
})

const table = { id: 'a' } as TableRecord

const controls = (
  more: { network?: boolean; visible?: boolean; guests?: boolean; advertise?: () => Promise<Advertiser> } = {},
): Controls =>
  hostControls({
    network: true,
    visible: true,
    guests: true,
    advertise: () => {
      done.push('announced')
      return {
        restart: () => {
          done.push('again')
        },
        close: left =>
          new Promise(removed => {
            done.push(`goodbye ${left.map(({ id }) => id).join()}`)
            goodbyes.push(removed)
          }),
      }
    },
    leaving: () => [table],
    dropGuests: () => {
      done.push('guests dropped')
    },
    ...more,
  })

/** Lets chained promises settle. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

describe('announcing', () => {
  it('begins with the host, and is switched off with a goodbye for its tables', async () => {
    const host = controls()
    await settled()
    expect(done).toEqual([])
    host.start()
    await settled()
    expect(host.setVisible(false)).toBe(true)
    await settled()
    expect(done).toEqual(['announced', 'goodbye a'])
    expect(host.visible()).toBe(false)
  })

  it('begins again only after the goodbye has been sent', async () => {
    const host = controls()
    host.start()
    await settled()
    host.setVisible(false)
    await settled()
    host.setVisible(true)
    await settled()
    expect(done).toEqual(['announced', 'goodbye a'])
    goodbyes[0]?.()
    await settled()
    expect(done).toEqual(['announced', 'goodbye a', 'announced'])
  })

  it('that is still loading when the host ends begins, and says goodbye', async () => {
    let loaded: (advertiser: Advertiser) => void = () => undefined
    const host = controls({
      advertise: () =>
        new Promise(done => {
          loaded = done
        }),
    })
    host.start()
    await settled()
    host.restart()
    const stopped = host.stop([table])
    loaded({
      restart: () => {
        done.push('again')
      },
      close: () => {
        done.push('goodbye')
        return Promise.resolve()
      },
    })
    await stopped
    expect(done).toEqual(['goodbye'])
  })

  it('is not started twice', async () => {
    const host = controls()
    host.start()
    host.setVisible(true)
    await settled()
    expect(done).toEqual(['announced'])
  })

  it('that was off at the start begins when it is switched on, and wakes up only where it is on', async () => {
    const host = controls({ visible: false })
    host.start()
    host.restart()
    await settled()
    expect(done).toEqual([])
    host.setVisible(true)
    await settled()
    host.restart()
    expect(done).toEqual(['announced', 'again'])
  })

  it('without a network cannot be switched', async () => {
    const host = controls({ network: false })
    host.start()
    expect(host.setVisible(true)).toBe(false)
    await settled()
    expect(host.visible()).toBeNull()
    expect(done).toEqual([])
  })

  it('ends with the host', async () => {
    const host = controls()
    host.start()
    await settled()
    const stopped = host.stop([table])
    await settled()
    goodbyes[0]?.()
    await stopped
    host.setVisible(true)
    await settled()
    expect(done).toEqual(['announced', 'goodbye a'])
  })
})

describe('guests over plain HTTP', () => {
  it('are disconnected when that is switched off; nobody is when it is switched on', () => {
    const host = controls({ guests: false })
    host.setGuests(true)
    expect(host.guests()).toBe(true)
    expect(done).toEqual([])
    host.setGuests(false)
    expect(host.guests()).toBe(false)
    expect(done).toEqual(['guests dropped'])
  })
})
