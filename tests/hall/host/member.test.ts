/** What a table sends to a connection counts while it is there, and no moment longer. */
import { describe, expect, it } from 'vitest'
import { newVisit, type HallMember } from '../../../src-main/hall/member'
import type { Table } from '../../../src-main/host/table'
import { refuse, type Refusal } from '../../../src-shared/kernel'
import { CLOSE, type HostMessage } from '../../../src-shared/wire'

function visiting() {
  const sent: string[] = [],
    closed: number[] = [],
    returned: Refusal[] = []
  const peer = {
    isLocal: true,
    send: ({ kind }: HostMessage) => sent.push(kind),
    sendText: (text: string) => sent.push(text),
    close: (code: number) => closed.push(code),
  }
  const member = { visit: null, peer } as unknown as HallMember
  const visit = newVisit(member, {} as Table, why => returned.push(why))
  member.visit = visit
  return { member, visit, sent, closed, returned }
}

describe('a connection at a table', () => {
  it('is sent what the table says', () => {
    const { visit, sent } = visiting()
    visit.peer.send({ kind: 'ok', n: 1 })
    visit.peer.sendText?.('{"kind":"frame"}')
    expect([sent, visit.peer.isLocal]).toEqual([['ok', '{"kind":"frame"}'], true])
  })

  it('comes back to the hall where the table would close it; only a newer window of its own closes it', () => {
    const { visit, closed, returned } = visiting()
    visit.peer.close(CLOSE.ended, refuse('kicked'))
    expect([closed, returned]).toEqual([[], [{ refused: 'kicked' }]])
    visit.peer.close(CLOSE.replaced, refuse('replaced'))
    expect([closed, returned.length]).toEqual([[CLOSE.replaced], 1])
  })

  it('that has left is sent nothing, and is neither closed nor brought back', () => {
    const { member, visit, sent, closed, returned } = visiting()
    for (const elsewhere of [null, { ...visit }]) {
      member.visit = elsewhere
      visit.peer.send({ kind: 'ok', n: 1 })
      visit.peer.sendText?.('{"kind":"frame"}')
      visit.peer.close(CLOSE.ended, refuse('kicked'))
      visit.peer.close(CLOSE.replaced, refuse('replaced'))
    }
    expect([sent, closed, returned]).toEqual([[], [], []])
  })
})
