/** The hello: it says what its person has, and nothing that another host could use. */
import { describe, expect, it } from 'vitest'
import { helloMessage, type SocketSetup } from '../../src-renderer/connection/socketSetup'
import { joinCodeProof } from '../../src-shared/lan/joinCodeProof'
import { avatarAt, PROTOCOL } from '../../src-shared/wire'

const BARE: SocketSetup = {
  open: () => ({ send: () => undefined, close: () => undefined }),
  later: () => () => undefined,
  name: () => 'Anna',
  table: null,
  token: { get: () => null, set: () => undefined },
}
const hello = (more: Partial<SocketSetup> = {}, nonce: string | null = null): object =>
  helloMessage({ ...BARE, ...more }, 3, nonce)

describe('a hello', () => {
  it('says the name and the version, and that its page takes part in deals', () => {
    expect(hello()).toEqual({ kind: 'hello', n: 3, version: PROTOCOL, name: 'Anna', deals: true })
  })

  it('of a table screen takes part in no deal: it has no number to give', () => {
    expect(hello({ screen: true })).toEqual({ kind: 'hello', n: 3, version: PROTOCOL, name: 'Anna', screen: true })
  })

  it.each<readonly [Partial<SocketSetup>, object]>([
    [{ avatar: () => avatarAt(3) }, { avatar: avatarAt(3) }],
    [{ token: { get: () => 'mine', set: () => undefined } }, { token: 'mine' }],
    [{ link: { get: () => 'once', used: () => undefined } }, { link: 'once' }],
    [{ owner: () => 'key' }, { owner: 'key' }],
    [{ table: 't' }, { table: 't' }],
    [{ link: { get: () => null, used: () => undefined }, owner: () => null, code: () => null }, {}],
  ])('has besides only what there is (%#)', (more, fields) => {
    expect(hello(more)).toEqual({ kind: 'hello', n: 3, version: PROTOCOL, name: 'Anna', deals: true, ...fields })
  })

  it('has the join code itself within TLS alone; in the clear a proof, once the host has asked', () => {
    const code = { code: () => 'red fox' }
    const nonce = '00'.repeat(16)
    expect(hello({ ...code, encrypted: true })).toMatchObject({ code: 'red fox' })
    expect(hello({ ...code, encrypted: true }, nonce)).not.toHaveProperty('proof')
    expect(hello(code)).not.toHaveProperty('code')
    expect(hello(code)).not.toHaveProperty('proof')
    expect(hello(code, nonce)).toMatchObject({ proof: joinCodeProof('red fox', nonce) })
    expect(hello(code, nonce)).not.toHaveProperty('code')
    // Without a code nothing is proved.
    expect(hello({}, nonce)).not.toHaveProperty('proof')
  })
})
