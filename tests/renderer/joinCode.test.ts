/** The page at a table that asks for a code: what it sends, and what it never sends in the clear. */
import { describe, expect, it } from 'vitest'
import { SocketConnection } from '../../src-renderer/connection/socket'
import type { PageSocketEvents } from '../../src-renderer/connection/socketSetup'
import type { ConnectionState } from '../../src-renderer/connection/connection'
import { codeOfLink, invitations, plainAddress } from '../../src-renderer/lobby/invitations'
import { joinCodeProof } from '../../src-shared/lan/joinCodeProof'
import { encode, PROTOCOL, type ClientMessage, type HostMessage } from '../../src-shared/wire'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

function page(encrypted: boolean) {
  const said: Hello[] = [],
    states: ConnectionState[] = []
  let events: PageSocketEvents | null = null,
    code: string | null = null
  const connection = new SocketConnection({
    open: given => {
      events = given
      return {
        send: text => {
          said.push(JSON.parse(text) as Hello)
        },
        close: () => undefined,
      }
    },
    later: () => () => undefined,
    name: () => 'Anna',
    table: null,
    token: { get: () => null, set: () => undefined },
    code: () => code,
    encrypted,
  })
  connection.onState(state => {
    states.push(state)
  })
  const come = (): void => {
    connection.retry()
    events?.opened()
  }
  const tell = (message: HostMessage): void => {
    events?.received(encode(message))
  }
  const refuse = (refused: string, nonce?: string): void => {
    tell({
      kind: 'refused',
      n: said.at(-1)?.n ?? 0,
      why: { refused, ...(nonce === undefined ? {} : { params: { nonce } }) },
    })
  }
  return {
    said,
    states,
    come,
    tell,
    refuse,
    give(next: string) {
      code = next
    },
  }
}

const NONCE = 'a number of this connection'

describe('a guest in the clear', () => {
  it('asks for a code when the host wants one, and does not retry by itself', () => {
    const guest = page(false)
    guest.come()
    guest.refuse('codeNeeded', NONCE)
    expect(guest.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'codeNeeded', params: { nonce: NONCE } } })
  })

  it('answers the challenge with a proof, and never sends the code', () => {
    const guest = page(false)
    guest.give('Blue Tango')
    guest.come()
    expect(guest.said.at(-1)).not.toHaveProperty('proof')
    guest.refuse('codeNeeded', NONCE)
    expect(guest.said.at(-1)).toMatchObject({ kind: 'hello', proof: joinCodeProof('Blue Tango', NONCE) })
    guest.tell({ kind: 'welcome', n: guest.said.at(-1)?.n ?? 0, version: PROTOCOL, token: 't' })
    expect(guest.states.at(-1)).toEqual({ is: 'open' })
    expect(JSON.stringify(guest.said)).not.toMatch(/tango|"code"/i)
  })

  it('asks again when the code is wrong, and proves itself once to a host that keeps asking', () => {
    const guest = page(false)
    guest.give('wrong')
    guest.come()
    guest.refuse('codeNeeded', NONCE)
    guest.refuse('codeWrong')
    expect(guest.states.at(-1)).toMatchObject({ is: 'closed', why: { refused: 'codeWrong' } })
    guest.come()
    guest.refuse('codeNeeded', NONCE)
    const { length } = guest.said
    guest.refuse('codeNeeded', 'another')
    expect(guest.said).toHaveLength(length)
    expect(guest.states.at(-1)).toMatchObject({ is: 'closed', why: { refused: 'codeNeeded' } })
  })

  it('learns that browsers may not join, and does not retry', () => {
    const guest = page(false)
    guest.come()
    guest.tell({ kind: 'closing', why: { refused: 'guestsOff' } })
    guest.refuse('guestsOff')
    expect(guest.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'guestsOff' } })
  })
})

describe("the app's connection", () => {
  it('sends the code itself, at once', () => {
    const guest = page(true)
    guest.give('Blue Tango')
    guest.come()
    expect(guest.said).toMatchObject([{ kind: 'hello', code: 'Blue Tango' }])
    expect(guest.said[0]).not.toHaveProperty('proof')
  })

  it('sends none when none was typed', () => {
    const guest = page(true)
    guest.come()
    expect(guest.said[0]).not.toHaveProperty('code')
  })
})

describe('an invitation', () => {
  const link = `http://192.168.1.27:26262/?table=x#f=${'p'.repeat(43)}&a=10.0.0.2`

  it('is shown without what only programs need, and scanned whole', () => {
    expect(plainAddress(link)).toBe('http://192.168.1.27:26262/?table=x')
    // The page's own address has lost its fragment: the host knows it.
    expect(invitations('http://192.168.1.27:26262/?table=x', [link])).toEqual({ addresses: [link], onlyHere: false })
  })

  it('has a short code for an IPv4 address', () => {
    expect(codeOfLink(link)).toMatch(/^[0-9A-Z]{4}$/)
    expect(codeOfLink('http://anna.local:26262/')).toBeNull()
    expect(codeOfLink('nothing')).toBeNull()
  })
})
