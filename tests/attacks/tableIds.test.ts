/** A hostile host or link names a table so that a guest's computer writes or removes what is not ours. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { proveWays, type Attack, type Defence } from './kit/ways'

const ODD_IDS = [
  '../../Documents',
  '../../../../../../../Documents',
  '..',
  '.',
  '',
  'a/../../../Documents',
  'Documents/..',
  '..\\..\\Documents',
  '/etc',
  'C:\\Documents',
  'a\0b',
  'table ',
  'table.',
  'tàble',
  '%2e%2e',
  'x'.repeat(41),
]

/** The files of a guest, and the folder of copies two levels below. */
async function withGuestsFiles(act: (kept: string, home: string) => Promise<boolean>): Promise<boolean> {
  const home = mkdtempSync(path.join(tmpdir(), 'home-'))
  try {
    mkdirSync(path.join(home, 'Documents'))
    writeFileSync(path.join(home, 'Documents', 'thesis.txt'), 'years of work')
    const kept = path.join(home, 'app', 'kept')
    mkdirSync(kept, { recursive: true })
    return await act(kept, home)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Keeps a table of this id and leaves it again. @returns whether the guest's document is gone, or something is beside it */
const keepAndLeave =
  (id: string): Attack =>
  () =>
    withGuestsFiles(async (kept, home) => {
      const { replicaFiles } = await import('../../src-main/keep/replica/replicaFiles')
      const { tableFolder } = await import('../../src-main/tableFolder')
      const { NOTHING } = await import('../../src-main/keep/protocol')
      const { readTableId } = await import('../../src-shared/ids')
      const read = readTableId(id)
      if (read === null) return false
      const files = replicaFiles(tableFolder(kept, read))
      await files.write({ ...NOTHING, term: 1 }).catch(() => undefined)
      const outside = readdirSync(path.join(home, 'Documents')).length > 1
      await files.remove?.()
      return outside || !existsSync(path.join(home, 'Documents', 'thesis.txt'))
    })

const anyId: Defence = { module: 'src-shared/ids', off: () => ({ readTableId: (text: unknown) => text }) }
const joined: Defence = {
  module: 'src-main/tableFolder',
  off: () => ({
    tableFolder: (parent: string, id: string) => path.join(parent, id),
    fileIn: (folder: string, name: string) => path.join(folder, name),
  }),
}

proveWays(
  'a table whose id is a path',
  ['../../Documents', 'a/../../../Documents', './../../Documents/', '../kept/../../Documents'].map(id => ({
    name: JSON.stringify(id),
    attack: keepAndLeave(id),
    without: [anyId, joined],
  })),
)

/** Whether two tables have the same folder on a disk that does not tell upper from lower case. */
const shared =
  (one: string, other: string): Attack =>
  async () => {
    const { tableFolder } = await import('../../src-main/tableFolder')
    const { readTableId } = await import('../../src-shared/ids')
    const [a, b] = [readTableId(one), readTableId(other)]
    return a !== null && b !== null && tableFolder('/kept', a).toLowerCase() === tableFolder('/kept', b).toLowerCase()
  }

proveWays('a table that takes the place of another', [
  { name: 'by an id that differs in case only', attack: shared('AbCdEf', 'aBcDeF'), without: [joined] },
  {
    name: 'by a name that Windows reserves',
    attack: async () => {
      const { tableFolder } = await import('../../src-main/tableFolder')
      const { readTableId } = await import('../../src-shared/ids')
      const id = readTableId('NUL')
      return id !== null && path.basename(tableFolder('/kept', id)).toUpperCase() === 'NUL'
    },
    without: [joined],
  },
])

const frame = (table: string): string =>
  JSON.stringify({ kind: 'round', terms: { table, match: 'm', round: 1 }, commit: 'a'.repeat(64) })

it.each(ODD_IDS)('the id %j is refused wherever one comes in', async id => {
  const v = await import('valibot')
  const { REQUEST_SCHEMAS } = await import('../../src-main/desktop/channels')
  const { keepMessageSchema } = await import('../../src-main/keep/links/messages')
  const { decodeClient, decodeHost } = await import('../../src-shared/wire')
  const { writeLink, readLink } = await import('../../src-shared/lan/link')
  const { successionSchema } = await import('../../src-shared/succession/succession')
  const link = { addresses: ['10.0.0.1'], port: 26262, fingerprint: null, table: id }
  const succession = { first: { term: 1, host: 'a' }, computers: [], changes: [] }
  expect({
    keepTable: v.is(REQUEST_SCHEMAS.keepTable, { line: 1, table: id, invitation: 'x' }),
    leaveTable: v.is(REQUEST_SCHEMAS.leaveTable, id),
    keeper: v.is(keepMessageSchema, { kind: 'leave', table: id }),
    hello: 'message' in decodeClient(JSON.stringify({ kind: 'hello', n: 1, version: 4, name: 'A', table: id })),
    host: decodeHost(frame(id)) !== null,
    link: !('refused' in readLink(writeLink(link, 'http'))),
    office: v.is(successionSchema, { table: id, ...succession }),
  }).toEqual({
    keepTable: false,
    leaveTable: false,
    keeper: false,
    hello: false,
    host: false,
    // A link without an id leads to the only table.
    link: false,
    office: false,
  })
})

it('our own ids come through everywhere', async () => {
  const { nodeIds } = await import('../../src-main/nodeDeps')
  const { decodeHost } = await import('../../src-shared/wire')
  for (let n = 0; n < 100; n++) expect(decodeHost(frame(nodeIds.id()))).not.toBeNull()
})
