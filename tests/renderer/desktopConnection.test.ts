/** The connection of the desktop app's page, whose socket lives in the main process: each hears its own line alone. */
import { describe, expect, it, vi } from 'vitest'
import { joinCode } from '../../src-renderer/connection/joinCode'
import { desktopConnection } from '../../src-renderer/desktop/connection'
import type { Bridge, ConnectionEvent, HostIdentity } from '../../src-shared/desktop/bridge'
import { PROTOCOL } from '../../src-shared/wire'

const place = { addresses: ['10.0.0.1'], port: 1, pin: null, announced: null, table: 't' }
const host = (fingerprint: string): HostIdentity => ({
  address: '10.0.0.1',
  fingerprint,
  trust: 'known',
  authWords: null,
})

function page() {
  const said: string[] = [],
    met: string[] = [],
    changed: string[] = []
  const lines: number[] = []
  const hearing = new Set<(event: ConnectionEvent) => void>()
  const bridge = {
    call: {
      dial: ({ line }: { line: number }) => lines.push(line),
      send: ({ line, text }: { line: number; text: string }) => said.push(`${lines.indexOf(line)} ${text}`),
      hangUp: (line: number) => said.push(`${lines.indexOf(line)} hangs up`),
      storeToken: ({ line, token }: { line: number; token: string }) =>
        said.push(`${lines.indexOf(line)} keeps ${token}`),
    },
    on: {
      connection: (hear: (event: ConnectionEvent) => void) => {
        hearing.add(hear)
        return () => hearing.delete(hear)
      },
    },
  } as unknown as Bridge
  const open = (mayHearCode = false) =>
    desktopConnection({
      bridge,
      place: () => place,
      from: () => undefined,
      onInvitation: () => undefined,
      me: { name: () => 'Anna' },
      isKept: () => false,
      onMet: ({ fingerprint }) => met.push(fingerprint),
      onChanged: fingerprint => changed.push(fingerprint),
      mayHearCode: () => mayHearCode,
    })
  /** An event of the n-th line that was dialled. */
  const tell = (n: number, event: object): void => {
    for (const hear of [...hearing]) hear({ line: lines[n] ?? -1, ...event } as ConnectionEvent)
  }
  return { open, tell, said, met, changed, hearing, lines }
}
const opened = (fingerprint: string, token: string | null = null, owner: string | null = null) => ({
  is: 'opened',
  met: host(fingerprint),
  token,
  owner,
})

describe('a line to a host', () => {
  it('begins with a hello, with the token and the key of that very host', () => {
    const { open, tell, said, met } = page()
    open().retry()
    tell(0, opened('anna', 'token-of-anna', 'key'))
    expect(met).toEqual(['anna'])
    expect(JSON.parse(said[0]?.slice(2) ?? '')).toMatchObject({ kind: 'hello', token: 'token-of-anna', owner: 'key' })
  })

  it('hears nothing of another line: neither a host nor its token', () => {
    const { open, tell, said, met } = page()
    open().retry()
    open().retry()
    tell(1, opened('boris', 'token-of-boris'))
    expect(met).toEqual(['boris'])
    expect(said.map(text => text.slice(0, 1))).toEqual(['1'])
    tell(0, opened('anna'))
    expect(said[1]).not.toContain('token-of-boris')
  })

  it('keeps the token that it is given for its own host', () => {
    const { open, tell, said } = page()
    open().retry()
    tell(0, opened('anna'))
    tell(0, { is: 'heard', text: JSON.stringify({ kind: 'welcome', n: 1, version: PROTOCOL, token: 'new' }) })
    expect(said.at(-1)).toBe('0 keeps new')
  })

  it('is listened to no more once it is closed, and hangs up', () => {
    vi.useFakeTimers()
    const { open, tell, said, hearing } = page()
    const one = open()
    one.retry()
    tell(0, opened('anna'))
    one.close({ refused: 'left' })
    expect([said.at(-1), hearing.size]).toEqual(['0 hangs up', 0])
    const other = open()
    other.retry()
    tell(1, { is: 'closed', code: 1006, why: null })
    expect(hearing.size).toBe(0)
    other.close({ refused: 'left' })
    vi.useRealTimers()
  })

  it('says when another host than the one that was met answers', () => {
    const { open, tell, changed } = page()
    const one = open()
    one.retry()
    tell(0, { is: 'closed', code: 1015, why: { refused: 'certificateChanged', params: { fingerprint: 'eve' } } })
    expect(changed).toEqual(['eve'])
    one.close({ refused: 'left' })
  })

  it.each(['certificateOther', 'kicked', 'hostUnreadable'])('offers to trust nobody anew after %s', refused => {
    vi.useFakeTimers()
    const { open, tell, changed } = page()
    const one = open()
    one.retry()
    tell(0, { is: 'closed', code: 1006, why: { refused } })
    expect(changed).toEqual([])
    one.close({ refused: 'left' })
    vi.useRealTimers()
  })

  it('tells the join code to a host alone that may hear it', () => {
    joinCode.value = '1234'
    const hello = (mayHear: boolean): unknown => {
      const { open, tell, said } = page()
      open(mayHear).retry()
      tell(0, opened('anna'))
      return JSON.parse(said[0]?.slice(2) ?? '')
    }
    expect(hello(true)).toMatchObject({ code: '1234' })
    expect(hello(false)).not.toHaveProperty('code')
    joinCode.value = null
  })
})
