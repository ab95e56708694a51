/** The log as sentences: each event is put into words once, and again when the words would change. */
import { describe, expect, it } from 'vitest'
import type { LogContext } from '../../src-renderer/games/gameUi'
import { extendLog } from '../../src-renderer/table/logEntries'

const context = (name: string): LogContext => ({ name: () => name }) as unknown as LogContext
const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    n: from + i,
    event: { event: { kind: from + i === 3 ? 'hush' : 'turn', seat: 0 } },
  }))

function recordingMessages() {
  const asked: string[] = []
  const eventMessage = ({ event }: { readonly event: unknown }, { name }: LogContext): string | null => {
    const { kind } = event as { kind: string }
    asked.push(kind)
    return kind === 'hush' ? null : `${name(0)}: ${kind}`
  }
  return { asked, eventMessage }
}

describe('log entries', () => {
  it('are put into words once, however many come after them', () => {
    const { asked, eventMessage } = recordingMessages(),
      anna = context('Anna')
    const first = extendLog(null, events(1, 3), eventMessage, anna),
      then = extendLog(first, events(1, 5), eventMessage, anna)
    expect(asked).toHaveLength(5)
    expect(then.shown.map(({ n, text }) => [n, text])).toEqual([
      [1, 'Anna: turn'],
      [2, 'Anna: turn'],
      [4, 'Anna: turn'],
      [5, 'Anna: turn'],
    ])
    expect(then.shown[0]).toBe(first.shown[0])
  })

  it('are put into words again in another context, and dropped ones are forgotten', () => {
    const { asked, eventMessage } = recordingMessages()
    const first = extendLog(null, events(1, 3), eventMessage, context('Anna')),
      then = extendLog(first, events(2, 4), eventMessage, context('Anya'))
    expect(asked).toHaveLength(6)
    expect(then.shown.map(({ n, text }) => [n, text])).toEqual([
      [2, 'Anya: turn'],
      [4, 'Anya: turn'],
    ])
  })

  it('are none while nothing has happened', () => {
    const { asked, eventMessage } = recordingMessages()
    expect(extendLog(null, [], eventMessage, context('Anna')).shown).toEqual([])
    expect(asked).toEqual([])
  })
})
