/** What a line must have been before anybody is taken for its host. */
import { X509Certificate } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { verifyHost } from '../../src-main/net/client/handshake'
import { knownHosts } from '../../src-main/net/client'
import { certificateOf, memoryFile } from '../kit/tlsClient'

const HOST = { port: 26262, pin: null, announced: null } as never

/** A line of this kind on which somebody shows this certificate. */
const line = (certificate: object | undefined, protocol: string | null): TLSSocket =>
  ({ getPeerX509Certificate: () => certificate, getProtocol: () => protocol }) as unknown as TLSSocket

describe('a host', () => {
  const refused = { refused: 'notEncrypted' }
  const verified = (socket: TLSSocket): object => verifyHost(socket, '10.0.0.1', HOST, knownHosts(memoryFile()))

  it('is nobody who shows no certificate', () => {
    expect(verified(line(undefined, 'TLSv1.3'))).toEqual(refused)
  })

  it.each(['TLSv1.2', null])('is nobody on a line of %s', async protocol => {
    const { raw } = new X509Certificate((await certificateOf('anna')).cert)
    expect(verified(line({ raw }, protocol))).toEqual(refused)
  })

  it('shows its certificate on a line of today', async () => {
    const { raw } = new X509Certificate((await certificateOf('anna')).cert)
    expect(verified(line({ raw }, 'TLSv1.3'))).not.toEqual(refused)
  })
})
