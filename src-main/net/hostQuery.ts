/** Tells everybody at a table whether this computer hosts it now, so that they can follow, and what is decided if not. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostAnswer } from '../../src-shared/wire'
import { HEADERS } from './staticPages'

/** The path to ask, with the table's id, and a number for which the answer is proven: `/hosts?table=ID&nonce=NUMBER`. */
export const HOSTS_PATH = '/hosts'

/**
 * Whether a table is hosted here, by whom else, and what is decided while nobody hosts it.
 * @param nonce 16 bytes in hex for which it is proven; null if nobody asked for that
 */
export type AnswerHostQuery = (table: string, nonce: string | null) => HostAnswer

/** Any page may read this answer: it says no more than the list of tables does. */
const READABLE_BY_ALL = {
  ...HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
}

/** 16 bytes in hex. */
const NONCE = /^[0-9a-f]{32}$/

/** @returns whether the request was such a question */
export function serveHostQuery(
  answer: AnswerHostQuery,
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [path, query] = url.split('?')
  if (path !== HOSTS_PATH) return false
  if (method !== 'GET') {
    response.writeHead(405, HEADERS).end()
    return true
  }
  const asked = new URLSearchParams(query),
    nonce = asked.get('nonce') ?? ''
  const said = answer(asked.get('table') ?? '', NONCE.test(nonce) ? nonce : null)
  response.writeHead(200, READABLE_BY_ALL).end(JSON.stringify(said))
  return true
}
