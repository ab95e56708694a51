/** The page's lines to tables: what goes over them, and to whom a token is shown. */
import { describe, expect, it } from 'vitest'
import type { LineNews } from '../../src-shared/desktop/bridge'
import { Lines } from '../../src-main/desktop/lines'
import type { ClientLineEvents } from '../../src-main/net/client'

describe("the page's lines", () => {
  const PLACE = { addresses: ['10.0.0.1'], port: 1, fingerprint: null, table: null }
  const MET = { address: '10.0.0.1', fingerprint: 'print', trust: 'known', words: [1] } as const
  function lines() {
    const dialled: { events: ClientLineEvents; sent: string[]; closed: number }[] = [],
      news: LineNews[] = [],
      reached: string[] = []
    const kept = new Map<string, string>()
    const made = new Lines({
      dial: (_, events) => {
        const line = { events, sent: [] as string[], closed: 0 }
        dialled.push(line)
        return {
          send: text => {
            line.sent.push(text)
          },
          close: () => {
            line.closed++
          },
        }
      },
      tokens: {
        get: place => kept.get(place) ?? null,
        set: (place, token) => {
          kept.set(place, token)
        },
      },
      tell: one => {
        news.push(one)
      },
      reached: (address, port) => {
        reached.push(`${address}:${port}`)
      },
    })
    return { made, dialled, news, reached, kept }
  }

  it('carry texts both ways, and end', () => {
    const { made, dialled, news, reached } = lines()
    made.dial(1, PLACE)
    dialled[0]?.events.opened(MET)
    made.say(1, 'hello')
    dialled[0]?.events.heard('welcome')
    dialled[0]?.events.closed(1006, { refused: 'hostChanged' })
    dialled[0]?.events.heard('late')
    dialled[0]?.events.opened(MET)
    dialled[0]?.events.closed(1006, null)
    made.say(1, 'late')
    expect(dialled[0]?.sent).toEqual(['hello'])
    expect(reached).toEqual(['10.0.0.1:1'])
    expect(news).toEqual([
      { line: 1, is: 'opened', met: MET, token: null },
      { line: 1, is: 'heard', text: 'welcome' },
      { line: 1, is: 'closed', code: 1006, why: { refused: 'hostChanged' } },
    ])
  })

  it('show a token only to the host and table that gave it', () => {
    const { made, dialled, news, kept } = lines()
    made.dial(1, PLACE)
    made.keepToken(1, 'too early')
    made.keepToken(9, 'of no line')
    expect(kept.size).toBe(0)
    dialled[0]?.events.opened(MET)
    made.keepToken(1, 'mine')
    for (const [line, place, fingerprint] of [
      [2, PLACE, 'print'],
      [3, { ...PLACE, table: 'b' }, 'print'],
      [4, PLACE, 'another'],
    ] as const) {
      made.dial(line, place)
      dialled.at(-1)?.events.opened({ ...MET, fingerprint })
    }
    expect(news.slice(1).map(one => (one.is === 'opened' ? one.token : ''))).toEqual(['mine', null, null])
  })

  it('are no more than a page needs; one that is taken is not dialled again', () => {
    const { made, dialled } = lines()
    for (const number of [1, 1, 2, 3, 4, 5]) made.dial(number, PLACE)
    expect(dialled).toHaveLength(4)
    made.hangUp(2)
    made.hangUp(2)
    made.hangUpAll()
    expect(dialled.map(({ closed }) => closed)).toEqual([1, 1, 1, 1])
  })
})
