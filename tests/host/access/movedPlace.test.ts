/** A place that came along in a page's address: it works once, and goes to a new token. */
import { beforeEach, expect, it } from 'vitest'
import { Host } from '../../../src-main/host/host'
import type { Table } from '../../../src-main/host/table'
import { testDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'

const [NEXT, OTHER] = ['a'.repeat(64), 'b'.repeat(64)]

let host: Host
let table: Table
let anna: Guest
beforeEach(() => {
  host = new Host(testDeps(3))
  table = host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
  anna = arrive()
})

function arrive(token?: string, moved?: { readonly token: string; readonly next: string }, screen = false): Guest {
  const guest = new Guest(host, 'Anna')
  Object.assign(guest, { moved, screen })
  expect(guest.hello(token)).toBeNull()
  return guest
}
const me = (guest: Guest): string => guest.update.party.you.id
const place = (next = NEXT) => ({ token: anna.token ?? '', next })

it('leads back to its person, by a new token from then on, and the page before is told', () => {
  const back = arrive(undefined, place())
  expect([me(back), back.token]).toEqual([me(anna), NEXT])
  expect(anna.closed?.why).toEqual({ refused: 'replaced' })
  expect(me(arrive(NEXT))).toBe(me(anna))
  expect(me(arrive(anna.token))).not.toBe(me(anna))
})

it('leads back again with the same new token: the answer to the first hello may have been lost', () => {
  arrive(undefined, place())
  expect(me(arrive(undefined, place()))).toBe(me(anna))
  expect(me(arrive(undefined, place(OTHER)))).not.toBe(me(anna))
})

it('stands in for a token that is no longer anybody’s, not for one that is', () => {
  expect(me(arrive('gone', place()))).toBe(me(anna))
  const boris = arrive()
  expect(me(arrive(boris.token, { token: NEXT, next: OTHER }))).toBe(me(boris))
  expect(me(arrive(NEXT))).toBe(me(anna))
})

it('needs no join code, as any place', () => {
  table.party.code = '1234-5678'
  const guest = new Guest(host, 'Anna')
  expect(guest.hello()).toMatchObject({ refused: 'codeNeeded' })
  guest.moved = place()
  expect(guest.hello()).toBeNull()
})

it.each([
  ['a table screen', 64, true, false],
  ['a new token of 39 characters', 39, false, false],
  ['a new token of 40 characters', 40, false, true],
])('for %s', (_, length, screen, isTaken) => {
  const guest = arrive(undefined, place('c'.repeat(length)), screen)
  expect(me(guest) === me(anna)).toBe(isTaken)
})
