/** The page before a table that asks for a code: what it says, and what it never says in the clear. */
import { describe, expect, it } from 'vitest'
import { SocketConnection, type LineEvents } from '../../src-renderer/connection/socket'
import type { ConnectionState } from '../../src-renderer/connection/connection'
import { codeOfLink, invitations, plainAddress } from '../../src-renderer/lobby/invitations'
import { proofOf } from '../../src-shared/lan/proof'
import { encode, PROTOCOL, type ClientMessage, type HostMessage } from '../../src-shared/wire'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

function page(encrypted: boolean) {
  const said: Hello[] = [],
    states: ConnectionState[] = []
  let events: LineEvents | null = null,
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
    events?.heard(encode(message))
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
  it('asks its person when a code is wanted, and trying again by itself would not help', () => {
    const guest = page(false)
    guest.come()
    guest.refuse('codeNeeded', NONCE)
    expect(guest.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'codeNeeded', params: { nonce: NONCE } } })
  })

  it('answers the challenge with a proof, and never says the code', () => {
    const guest = page(false)
    guest.give('Blue Tango')
    guest.come()
    expect(guest.said.at(-1)).not.toHaveProperty('proof')
    guest.refuse('codeNeeded', NONCE)
    expect(guest.said.at(-1)).toMatchObject({ kind: 'hello', proof: proofOf('Blue Tango', NONCE) })
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

  it('is told when no browser may come, and tries no more', () => {
    const guest = page(false)
    guest.come()
    guest.tell({ kind: 'closing', why: { refused: 'guestsOff' } })
    guest.refuse('guestsOff')
    expect(guest.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'guestsOff' } })
  })
})

describe('a line of the app', () => {
  it('says the code itself, at once', () => {
    const guest = page(true)
    guest.give('Blue Tango')
    guest.come()
    expect(guest.said).toMatchObject([{ kind: 'hello', code: 'Blue Tango' }])
    expect(guest.said[0]).not.toHaveProperty('proof')
  })

  it('says none where none was given', () => {
    const guest = page(true)
    guest.come()
    expect(guest.said[0]).not.toHaveProperty('code')
  })
})

describe('an invitation', () => {
  const link = `http://192.168.1.27:26262/?table=x#f=${'p'.repeat(43)}&a=10.0.0.2`

  it('is read by people without what only programs need, and scanned whole', () => {
    expect(plainAddress(link)).toBe('http://192.168.1.27:26262/?table=x')
    // The page's own address has lost its fragment: the host knows it.
    expect(invitations('http://192.168.1.27:26262/?table=x', [link])).toEqual({ addresses: [link], onlyHere: false })
  })

  it('has a short code where an IPv4 address leads it', () => {
    expect(codeOfLink(link)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(codeOfLink('http://anna.local:26262/')).toBeNull()
    expect(codeOfLink('nothing')).toBeNull()
  })
})
