/** The addresses of hosts that were met before. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileKnownAddresses, type KnownAddresses } from '../../../src-main/net/discovery/knownAddresses'

let dir: string, file: string, known: KnownAddresses
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'undertable-known-'))
  file = path.join(dir, 'deep', 'known.json')
  known = fileKnownAddresses(file)
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

const at = (n: number, port = 26262) => ({ address: `10.0.0.${n}`, port })

it('are the latest first, each once', async () => {
  for (const n of [1, 2, 1]) await known.add(at(n))
  expect(await fileKnownAddresses(file).read()).toEqual([at(1), at(2)])
})

it('are two where two hosts listen at one address', async () => {
  await known.add(at(1))
  await known.add(at(1, 26263))
  expect(await known.read()).toEqual([at(1, 26263), at(1)])
})

it('are all there when several hosts were met at once', async () => {
  await Promise.all([1, 2, 3].map(n => known.add(at(n))))
  expect(await known.read()).toEqual([at(3), at(2), at(1)])
})

it('are not forgotten for a name that somebody typed: only addresses are kept', async () => {
  await known.add(at(1))
  for (const address of ['kitchen.local', 'fd00::1', '']) await known.add({ address, port: 26262 })
  await known.add(at(2, 0))
  expect(await known.read()).toEqual([at(1)])
})

it('are twelve at most: the oldest is forgotten', async () => {
  for (let n = 1; n <= 14; n++) await known.add(at(n))
  expect(await known.read()).toEqual(Array.from({ length: 12 }, (_, i) => at(14 - i)))
})

it('are twelve at most, and none of a file that holds anything else', async () => {
  await known.add(at(1))
  writeFileSync(file, JSON.stringify(Array.from({ length: 40 }, (_, n) => at(n))))
  expect(await known.read()).toHaveLength(12)
  for (const broken of ['', '{', '[{"address":"example.org","port":80}]', '[{"address":"10.0.0.1","port":0}]']) {
    writeFileSync(file, broken)
    expect(await known.read()).toEqual([])
  }
})
