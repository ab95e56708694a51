/** What the host sends about the deal to somebody who arrives or reconnects. */
import { expect, it } from 'vitest'
import { Connections } from '../../src-main/host/connections'
import { FairDeal } from '../../src-main/host/fair-deal/fairDeal'
import type { Party } from '../../src-main/host/party/party'
import type { Person } from '../../src-main/host/party/person'
import type { DealTerms } from '../../src-shared/fair/terms'
import type { FairRecord, MatchRecord } from '../../src-shared/record'
import type { HostMessage } from '../../src-shared/wire'
import { testDeps } from '../kit/deps'

const dealt = (match: string): FairRecord => ({
  ...{ fixed: false, commit: '', number: '', hands: [], restarts: [] },
  terms: { match } as DealTerms,
})

/** A table, and somebody whose page takes part in deals. */
function table() {
  const connections = new Connections(),
    sent: HostMessage[] = [],
    person = { id: 'p' } as Person
  const deal = new FairDeal(testDeps(1), { people: [person] } as unknown as Party, connections, () => Promise.resolve())
  connections.open(
    person,
    { send: message => sent.push(message), sendText: () => undefined, close: () => undefined },
    true,
  )
  const arrives = (): string[] => {
    sent.length = 0
    deal.arrived(person)
    return sent.map(({ kind }) => kind)
  }
  return { deal, arrives }
}
const recordOf = (id: string): MatchRecord => ({ id, seats: [] }) as unknown as MatchRecord

it('sends the commitments of the match that is being played', () => {
  const { deal, arrives } = table()
  deal.matchStarted('m', dealt('m'))
  expect(arrives()).toEqual(['commitments'])
})

it('keeps them when the record of an earlier, cancelled match is only disclosed now', () => {
  const { deal, arrives } = table()
  deal.matchStarted('before', dealt('before'))
  deal.matchStarted('m', dealt('m'))
  deal.disclose(recordOf('before'))
  expect(arrives()).toContain('commitments')
})

it('sends the record and the verdicts, and no commitments, after the match', () => {
  const { deal, arrives } = table()
  deal.matchStarted('m', dealt('m'))
  deal.disclose(recordOf('m'))
  expect(arrives()).toEqual(['laidOpen', 'verdicts'])
})
