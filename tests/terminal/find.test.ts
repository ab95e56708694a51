/** `undertable find ADDRESS`: what is printed of the tables there, and what is remembered of the address. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeTableRecord, type TableRecord } from '../../src-main/net/discovery/tableRecord'
import { find } from '../../src-main/terminal/find'
import { terminalMessage } from '../../src-shared/locales/terminal'
import { startServer, type TestServer } from '../kit/testServer'
import { freshFolder } from '../kit/testStore'
import { Ether, nic } from '../net/discovery/fakeNetwork'
import { someFacts } from '../net/discovery/tableRecord'

const machine = vi.hoisted(() => ({ network: null as unknown }))
vi.mock('../../src-main/net/discovery/nodeDeps', () => ({
  get nodeNetwork() {
    return machine.network
  },
}))

let home: string, printed: string, server: TestServer, tables: readonly TableRecord[]
beforeEach(async () => {
  machine.network = new Ether().machine(nic('10.0.0.2')).network
  home = freshFolder()
  vi.stubEnv('UNDERTABLE_HOME', home)
  printed = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation(text => {
      printed += String(text)
      return true
    })
  tables = [someFacts()]
  server = await startServer([], { tables: () => tables.map(encodeTableRecord) })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await server.close()
})

/** @returns the exit code, and the lines */
async function found(place: string, json = false): Promise<readonly [number, readonly string[]]> {
  const options = { place, seconds: 0.001, scan: false, watch: false, json }
  const code = await find(options, (key, params) => terminalMessage('en', key, params), 'en')
  return [code, printed.split('\n')]
}
const here = (): string => `127.0.0.1:${server.server.port}`
const remembered = (): unknown => {
  try {
    return JSON.parse(readFileSync(path.join(home, 'hosts.json'), 'utf8'))
  } catch {
    return null
  }
}

describe('a host that is asked by its address', () => {
  it('is listed with a link that leads there, wherever it is, and asked again another time', async () => {
    const [code, lines] = await found(here())
    expect([code, lines]).toEqual([0, expect.arrayContaining([`  http://${here()}/`])])
    expect(remembered()).toEqual([{ address: '127.0.0.1', port: server.server.port }])
  })

  it('has a link for each of its tables', async () => {
    tables = ['a', 'b'].map(table => someFacts({ id: table, table, name: table }))
    const [, lines] = await found(here())
    expect(lines.filter(line => line.includes('http'))).toEqual([
      `  http://${here()}/?table=a`,
      `  http://${here()}/?table=b`,
    ])
  })

  it('is told as JSON, with the same links', async () => {
    const [code, [line = '']] = await found(here(), true)
    expect(code).toBe(0)
    expect(JSON.parse(line)).toMatchObject({ tables: [{ name: 'Friday', grey: false, links: [`http://${here()}/`] }] })
  })

  it('is nobody where there are no tables: the command says so, fails, and remembers nothing', async () => {
    tables = []
    const [code, lines] = await found(here())
    expect(code).toBe(1)
    expect(lines.some(line => line.includes(here()))).toBe(true)
    expect(remembered()).toBeNull()
  })
})
