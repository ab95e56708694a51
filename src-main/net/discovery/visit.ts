/** Asks one address over HTTP which tables it has: for hosts played with before, scans, and addresses typed by hand. */
import { request } from 'node:http'
import { readFacts, type Facts } from './facts'

/** Where a host that may be found says what its tables are: a list of lists of words. */
export const TABLES_PATH = '/tables'
/** What a host answers that hides. */
const NOT_FOUND = 404
/** 300 tables fit. */
const MAX_BODY = 128 * 1024

export type Visit = (address: string, port: number, ms: number) => Promise<readonly Facts[] | null>

/** @returns the tables: none where somebody answers and tells of none; null where nobody answers, or with something else */
export const visit: Visit = (address, port, ms) =>
  new Promise(done => {
    const asking = request(
      { host: address, port, path: TABLES_PATH, agent: false, signal: AbortSignal.timeout(ms) },
      response => {
        if (response.statusCode === NOT_FOUND) {
          response.resume()
          done([])
          return
        }
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.length
          if (size > MAX_BODY || response.statusCode !== 200) asking.destroy(new Error('no tables'))
          else parts.push(part)
        })
        response.on('end', () => {
          done(response.statusCode === 200 ? readTables(Buffer.concat(parts).toString('utf8')) : null)
        })
        response.on('error', () => {
          done(null)
        })
      },
    )
    asking.on('error', () => {
      done(null)
    })
    asking.end()
  })

export function readTables(text: string): readonly Facts[] | null {
  try {
    const read: unknown = JSON.parse(text)
    if (!Array.isArray(read)) return null
    const lists: unknown[] = read
    return lists
      .map(words => (Array.isArray(words) ? readFacts(words.map(String)) : null))
      .filter(facts => facts !== null)
  } catch {
    return null
  }
}
