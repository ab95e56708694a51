/**
 * Computers that keep a table learn nothing of it: what they read, what they store and what lies in their memory is
 * searched for the secrets of a running match.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { combineKey } from '../../src-main/keep/sealing/shares'
import { formsOf, holds, memoryOf } from './memory'
import { Table, type Computer } from './table'
import { LONG } from '../kit/effort'

/** How often the keepers are searched within one match. */
const LOOKS = LONG ? 12 : 2
const GAMES = LONG ? ['mascarade', 'castle', 'tales', 'overlord'] : ['mascarade', 'castle']
/** Answers between two looks. */
const ANSWERS = 3
const NO_MEMORY = existsSync('/proc/self/mem') ? '' : ': not run, only Linux shows the memory of a process'

let table: Table | null = null
afterEach(async () => {
  await table?.remove()
  table = null
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))

const storedBy = ({ program }: Computer): Buffer[] => filesIn(program.folder).map(file => readFileSync(file))
const readBy = ({ tap }: Computer): Buffer[] => [readFileSync(tap ?? '')]

interface Held {
  readonly term: number
  readonly replica: { readonly generation: { readonly seq: number }; readonly share: string }
}

/** The key of the generation in force, put together of all shares: no keeper can do that alone. */
async function keyOfShares(keepers: readonly Computer[]): Promise<Uint8Array> {
  const states = keepers.map(({ program }) => {
    const file = filesIn(program.folder).find(name => path.basename(name) === 'state.json')
    return JSON.parse(readFileSync(file ?? '', 'utf8')) as Held
  })
  expect(new Set(states.map(({ replica }) => replica.generation.seq)).size).toBe(1)
  return combineKey(states.map(({ replica }) => replica.share))
}

describe.skipIf(NO_MEMORY !== '')(`computers that keep a table${NO_MEMORY}`, () => {
  it.each(GAMES)(
    'of %s: neither the key of the match nor that of the table is in what they read, store or remember',
    async game => {
      table = await Table.open({ keepers: 2, people: ['Anna', 'Boris', 'Carla'], game, tapped: true })
      await table.begin()
      const keepers = table.computers.slice(1)
      const looks: { readonly keepers: Buffer[][]; readonly host: Buffer[] }[] = []
      for (let look = 0; look < LOOKS; look++) {
        await table.play(ANSWERS)
        const inKeepers = []
        for (const { program } of keepers) inKeepers.push(await memoryOf(program.pid))
        looks.push({ keepers: inKeepers, host: await memoryOf(table.host.program.pid) })
      }
      const tableKey = await keyOfShares(keepers)
      const secrets = new Map([
        ['the key of the table', formsOf(tableKey)],
        ...table.secretsOfPeople.map((token, n): [string, Buffer[]] => [
          `the token of person ${n}`,
          [Buffer.from(token)],
        ]),
      ])
      // A key that were not split would be found.
      expect(
        holds([Buffer.from(JSON.stringify({ share: Buffer.from(tableKey).toString('base64') }))], formsOf(tableKey)),
      ).toBe(true)
      for (const keeper of keepers) expect(String(readBy(keeper))).toContain('"sealed"')
      const stored = keepers.map(storedBy)
      secrets.set('the key of the match', formsOf(await table.abandon()))

      for (const [name, forms] of secrets) {
        // The search finds what is there: the host has them all.
        expect(
          looks.some(({ host }) => holds(host, forms)),
          `${name} at the host`,
        ).toBe(true)
        for (const [n, keeper] of keepers.entries()) {
          expect(holds(readBy(keeper), forms), `${name} in what keeper ${n} has read`).toBe(false)
          expect(holds(stored[n] ?? [], forms), `${name} on the disk of keeper ${n}`).toBe(false)
          for (const look of looks) expect(holds(look.keepers[n] ?? [], forms), `${name} in keeper ${n}`).toBe(false)
        }
      }
    },
  )

  it('know all of it once the table is theirs', async () => {
    table = await Table.open({ keepers: 2, people: ['Anna', 'Boris', 'Carla'], game: 'mascarade', tapped: true })
    await table.begin()
    await table.play(ANSWERS)
    await table.giveTo(1)
    await table.play(ANSWERS)
    const [, next, other] = table.computers
    const [token = ''] = table.secretsOfPeople
    expect(holds(await memoryOf(next?.program.pid ?? 0), [Buffer.from(token)])).toBe(true)
    expect(holds(await memoryOf(other?.program.pid ?? 0), [Buffer.from(token)])).toBe(false)
  })
})
