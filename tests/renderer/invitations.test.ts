/** The addresses that are shown to people who want to invite others. */
import { describe, expect, it } from 'vitest'
import { invitations } from '../../src-renderer/lobby/invitations'

const LAN = [
  'http://192.168.1.7:26262/',
  'http://10.0.0.7:26262/',
  'http://172.16.0.7:26262/',
  'http://169.254.1.7:26262/',
]

describe('an invitation', () => {
  it('begins with the address that has served this page: it is proven to work', () => {
    expect(invitations('http://10.0.0.7:26262/', LAN).addresses).toEqual([LAN[1], LAN[0], LAN[2]])
    expect(invitations('http://cards.lan:26262/', LAN.slice(0, 1)).addresses).toEqual([
      'http://cards.lan:26262/',
      LAN[0],
    ])
  })

  it('has what only programs need where the host knows it', () => {
    const known = ['http://10.0.0.7:26262/#k=abc']
    expect(invitations('http://10.0.0.7:26262/', known)).toEqual({ addresses: known, onlyHere: false })
  })

  it('has three addresses at most, the likeliest first', () => {
    expect(invitations('', LAN).addresses).toEqual(LAN.slice(0, 3))
  })

  it.each([
    'http://localhost:26262/',
    'http://LOCALHOST/',
    'https://127.0.0.1:26262/',
    'http://127.8.9.1:26262/',
    'http://[::1]:26262/',
  ])('is never %s where others can come by another one', own => {
    expect(invitations(own, [own, ...LAN.slice(0, 1)])).toEqual({ addresses: [LAN[0]], onlyHere: false })
    expect(invitations(own, [own])).toEqual({ addresses: [own], onlyHere: true })
  })

  it('is not kept from a name that only begins like one of this computer', () => {
    const own = 'http://localhost.lan:26262/'
    expect(invitations(own, [])).toEqual({ addresses: [own], onlyHere: false })
  })

  it('is none where nothing is known', () => {
    expect(invitations('', [])).toEqual({ addresses: [], onlyHere: true })
  })
})
