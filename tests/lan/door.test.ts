/**
 * Guests on other machines: always over TLS, over plain HTTP while that is allowed; and only the bound address is
 * announced.
 */
import { describe, expect, it } from 'vitest'
import { guest, host, Lines } from './kit/programs'
import { inLab, NO_LAB, PATIENCE } from './kit/trials'
import type { Lab, Machine } from './kit/lab'
import { PROTOCOL, type ClientMessage, CLOSE } from '../../src-shared/wire'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** As for a host that closes. */
const CLOSED_GOAL_MS = 500
const undertable = path.resolve(import.meta.dirname, '../../scripts/undertable.mjs')
const visitor = path.join(import.meta.dirname, 'kit/visitor.mjs')

interface Heard {
  readonly kind: string
  readonly n?: number
  readonly token?: string
  readonly code?: number
}
/** Joins the table over plain HTTP, and sends this once seated. */
const probe = (
  lab: Lab,
  machine: Machine,
  url: string,
  hello: { readonly token?: string; readonly owner?: string },
  ...words: readonly ClientMessage[]
): Lines<Heard> =>
  new Lines(
    lab.run(machine, process.execPath, [
      visitor,
      url,
      JSON.stringify({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna', ...hello }),
      ...words.map(word => JSON.stringify(word)),
    ]),
  )

const LOOK = `
const http = await import('node:http')
const [, url] = process.argv
http.get(url, { headers: { 'Accept-Language': 'it' } }, response => {
  let text = ''
  response.on('data', part => { text += part })
  response.on('end', () => { console.log(JSON.stringify({ status: response.statusCode, text })) })
})`

describe.skipIf(NO_LAB !== null)(
  `guests on another machine${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`,
  () => {
    it('may use plain HTTP unless that is switched off; the app joins either way, and the list still works', async () => {
      await inLab(async lab => {
        const middle = lab.switch(),
          a = lab.machine(),
          b = lab.machine()
        lab.cable(a, middle, '10.77.0.1/24')
        lab.cable(b, middle, '10.77.0.2/24')
        const { ready } = await host(lab, a, '--no-guests', '--code', 'blue tango')
        const look = async (from: typeof a, url: string) =>
          (
            await new Lines<{ status: number; text: string }>(
              lab.run(from, process.execPath, ['--input-type=module', '-e', LOOK, url]),
            ).until(() => true)
          ).line
        const turned = await look(b, `http://10.77.0.1:${ready.port}/`)
        expect(turned.status).toBe(403)
        expect(turned.text).toContain('<html lang="it">')
        expect((await look(a, `http://127.0.0.1:${ready.port}/`)).status).toBe(200)
        expect((await look(b, `http://10.77.0.1:${ready.port}/tables`)).status).toBe(200)
        const meet = new Lines<{ fingerprint: string; trust: string; words: string[] }>(
          lab.run(b, process.execPath, [undertable, 'meet', `10.77.0.1:${ready.port}`, '--json'], {
            UNDERTABLE_HOME: mkdtempSync(path.join(tmpdir(), 'undertable-')),
          }),
        )
        const { line: met } = await meet.until(() => true)
        expect(met).toMatchObject({
          trust: 'first',
          fingerprint: (ready as unknown as { fingerprint: string }).fingerprint,
        })
        expect(met.words).toHaveLength(3)
        const {
          line: { tables },
        } = await guest(lab, b).until(list => list.tables.length === 1)
        expect(tables[0]).toMatchObject({ locked: true, fingerprint: met.fingerprint })
      })
    })

    it('lose sight of a host that hides while it runs, and see it again later; they are disconnected when plain HTTP is switched off', async () => {
      await inLab(async lab => {
        const middle = lab.switch(),
          a = lab.machine(),
          b = lab.machine()
        lab.cable(a, middle, '10.77.0.1/24')
        lab.cable(b, middle, '10.77.0.2/24')
        const {
            ready: { port, ownerKey: owner },
          } = await host(lab, a),
          list = guest(lab, b)
        await list.until(({ tables }) => tables.length === 1)
        const own = `ws://127.0.0.1:${port}/table`
        const hide = probe(lab, a, own, { owner }, { kind: 'visible', n: 1, visible: false })
        const { at } = await hide.until(({ kind, n }) => kind === 'ok' && n === 1)
        const removed = await list.until(({ tables }) => tables.length === 0, list.all.length - 1)
        console.log(`hidden while it runs: off the list after ${(removed.at - at).toFixed(0)} ms`)
        expect(removed.at - at).toBeLessThan(CLOSED_GOAL_MS * PATIENCE)
        const stranger = probe(lab, b, `ws://10.77.0.1:${port}/table`, {})
        await stranger.until(({ kind }) => kind === 'frame')
        const { token = '' } = (await hide.until(({ kind }) => kind === 'welcome')).line
        probe(
          lab,
          a,
          own,
          { token, owner },
          { kind: 'visible', n: 1, visible: true },
          { kind: 'guests', n: 2, guests: false },
        )
        await list.until(({ tables }) => tables.length === 1, list.all.length - 1)
        expect((await stranger.until(({ kind }) => kind === 'closed')).line.code).toBe(CLOSE.guestsOff)
      })
    })

    it('see the bound address only', async () => {
      await inLab(async lab => {
        const middle = lab.switch(),
          other = lab.switch(),
          a = lab.machine(),
          b = lab.machine()
        lab.cable(a, middle, '10.77.0.1/24')
        lab.cable(a, other, '10.88.0.1/24', 'lan1')
        lab.cable(b, middle, '10.77.0.2/24')
        await host(lab, a, '--bind', '10.77.0.1')
        const {
          line: { tables },
        } = await guest(lab, b).until(list => list.tables.some(({ ways }) => ways.includes('mdns')))
        expect(tables.map(({ addresses }) => addresses)).toEqual([['10.77.0.1']])
      })
    })
  },
)
