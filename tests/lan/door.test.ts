/** Guests on another machine: by TLS always, in the clear while they are let in; and only what is bound is announced. */
import { describe, expect, it } from 'vitest'
import { guest, host, Lines } from './kit/programs'
import { inLab, NO_LAB } from './kit/trials'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const undertable = path.resolve(import.meta.dirname, '../../scripts/undertable.mjs')
const LOOK = `
const http = await import('node:http')
const [, url] = process.argv
http.get(url, { headers: { 'Accept-Language': 'it' } }, response => {
  let text = ''
  response.on('data', part => { text += part })
  response.on('end', () => { console.log(JSON.stringify({ status: response.statusCode, text })) })
})`

describe.skipIf(NO_LAB !== null)(`guests on another machine${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  it('come in the clear unless that is switched off; the app comes either way, and the list goes on', async () => {
    await inLab(async lab => {
      const middle = lab.switch(), a = lab.machine(), b = lab.machine()
      lab.cable(a, middle, '10.77.0.1/24')
      lab.cable(b, middle, '10.77.0.2/24')
      const { ready } = await host(lab, a, '--no-guests', '--code', 'blue tango')
      const look = async (from: typeof a, url: string) => (await new Lines<{ status: number; text: string }>(lab.run(from, process.execPath, ['--input-type=module', '-e', LOOK, url])).until(() => true)).line
      const turned = await look(b, `http://10.77.0.1:${ready.port}/`)
      expect(turned.status).toBe(403)
      expect(turned.text).toContain('<html lang="it">')
      expect((await look(a, `http://127.0.0.1:${ready.port}/`)).status).toBe(200)
      expect((await look(b, `http://10.77.0.1:${ready.port}/tables`)).status).toBe(200)
      const meet = new Lines<{ fingerprint: string; trust: string; words: string[] }>(lab.run(b, process.execPath, [undertable, 'meet', `10.77.0.1:${ready.port}`, '--json'], { UNDERTABLE_HOME: mkdtempSync(path.join(tmpdir(), 'undertable-')) }))
      const { line: met } = await meet.until(() => true)
      expect(met).toMatchObject({ trust: 'first', fingerprint: (ready as unknown as { fingerprint: string }).fingerprint })
      expect(met.words).toHaveLength(3)
      const { line: { tables } } = await guest(lab, b).until(list => list.tables.length === 1)
      expect(tables[0]).toMatchObject({ locked: true, fingerprint: met.fingerprint })
    })
  })

  it('hear of the bound address alone', async () => {
    await inLab(async lab => {
      const middle = lab.switch(), other = lab.switch(), a = lab.machine(), b = lab.machine()
      lab.cable(a, middle, '10.77.0.1/24')
      lab.cable(a, other, '10.88.0.1/24', 'lan1')
      lab.cable(b, middle, '10.77.0.2/24')
      await host(lab, a, '--bind', '10.77.0.1')
      const { line: { tables } } = await guest(lab, b).until(list => list.tables.some(({ ways }) => ways.includes('mdns')))
      expect(tables.map(({ addresses }) => addresses)).toEqual([['10.77.0.1']])
    })
  })
})
