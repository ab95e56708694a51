/** Asks a computer of a table who hosts it, over TLS and at no other certificate than the one it is known by. */
import type { TLSSocket } from 'node:tls'
import { readHostAnswer, type HostAnswer, type TableComputer } from '../../../src-shared/wire'
import type { Clock } from '../../clock'
import { HOSTS_PATH } from '../hostQuery'
import { request } from '../nodeHttp'
import { fingerprintOf } from '../tls/certificate'
import { connectEncrypted } from './handshake'

/** Milliseconds for an answer: a neighbour gives it at once. */
const ANSWER_MS = 2000
/** Characters of an answer: it has the certificates of all computers that have ever kept the table. */
const MAX_ANSWER = 400_000

/** @param nonce 16 bytes in hex, for which a host proves that it is one. @returns null where nobody answers, or somebody else */
export type AskComputer = (
  computer: Pick<TableComputer, 'id' | 'addresses' | 'port'>,
  table: string,
  nonce: string,
) => Promise<HostAnswer | null>

export const computerAsker =
  (clock: Clock): AskComputer =>
  async ({ id, addresses, port }, table, nonce) => {
    const ended = new AbortController()
    const stop = clock.after(ANSWER_MS, () => {
      ended.abort()
    })
    try {
      return await Promise.any(
        addresses.map(async address => {
          const socket = await connectEncrypted(address, port, clock, ended.signal)
          const certificate = socket.getPeerX509Certificate()
          if (certificate && fingerprintOf(certificate.raw) === id)
            return answerOver(socket, { table, nonce }, ended.signal)
          socket.destroy()
          throw new Error('another computer')
        }),
      )
    } catch {
      return null
    } finally {
      stop()
      ended.abort()
    }
  }

function answerOver(
  socket: TLSSocket,
  asked: { readonly table: string; readonly nonce: string },
  signal: AbortSignal,
): Promise<HostAnswer | null> {
  return new Promise((done, fail) => {
    const query = new URLSearchParams(asked).toString()
    const outgoing = request(
      { host: 'localhost', path: `${HOSTS_PATH}?${query}`, createConnection: () => socket, signal },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
          if (text.length > MAX_ANSWER) outgoing.destroy(new Error('too long'))
        })
        response.on('end', () => {
          socket.destroy()
          done(parsed(text))
        })
        // One that breaks off, or is too slow: the request itself reports no fault once its answer has begun.
        response.on('close', () => {
          fail(new Error('no whole answer'))
        })
      },
    )
    outgoing.on('error', fail)
    outgoing.end()
  })
}

function parsed(text: string): HostAnswer | null {
  try {
    return readHostAnswer(JSON.parse(text))
  } catch {
    return null
  }
}
