/** Asks one address over HTTP for its tables: for known hosts, scans, and typed addresses. */
import { request } from '../nodeHttp'
import { readTableRecord, type TableRecord } from './tableRecord'

/** Path of the table records of a visible host: a list of lists of `key=value` strings. */
export const TABLES_PATH = '/tables'
/** Status of a hidden host. */
const NOT_FOUND = 404
/** 300 tables fit. */
const MAX_BODY = 128 * 1024

export type ProbeHost = (address: string, port: number, ms: number) => Promise<readonly TableRecord[] | null>

/** @returns the tables; empty for a hidden host; null where nobody answers, or with something else */
export const probeHost: ProbeHost = (address, port, ms) =>
  new Promise(done => {
    const outgoing = request(
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
          if (size > MAX_BODY || response.statusCode !== 200) outgoing.destroy(new Error('no tables'))
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
    outgoing.on('error', () => {
      done(null)
    })
    outgoing.end()
  })

export function readTables(text: string): readonly TableRecord[] | null {
  try {
    const read: unknown = JSON.parse(text)
    if (!Array.isArray(read)) return null
    const lists: unknown[] = read
    return lists
      .map(entries => (Array.isArray(entries) ? readTableRecord(entries.map(String)) : null))
      .filter(record => record !== null)
  } catch {
    return null
  }
}
