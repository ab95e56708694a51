/** The host process: its messages to and from main, how it is restarted, and what happens to it during a sleep. */
import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { HostingState, Settings } from '../../src-shared/desktop/bridge'
import { DesktopHost } from '../../src-main/desktop/hosting'
import type { HostProcessMessage, HostProcessRequest } from '../../src-main/desktop/hostMessages'
import { runHost } from '../../src-main/desktop/hostCommands'
import type { Hosting, HostingSetup } from '../../src-main/hosting'
import { shellMessage, type ShellKey } from '../../src-shared/locales/desktopShell'
import { VirtualClock } from '../kit/clock'
import { deskFor, untilTrue, withoutBrowser, type DeskSetup } from './kit'

withoutBrowser()

const WISHES = { name: 'Friday', visible: false, guests: true, hall: false, keepers: false, code: null }
const SETTINGS = { name: 'Anna', goesOn: false, visible: true } as Settings
/** A fake utility process. */
class Paper extends EventEmitter {
  readonly messages: HostProcessRequest[] = []
  killed = 0
  postMessage(message: HostProcessRequest): void {
    this.messages.push(message)
  }
  kill(): boolean {
    this.killed++
    this.emit('exit', 15)
    return true
  }
  says(message: HostProcessMessage): void {
    this.emit('message', message)
  }
}

function host(setup: DeskSetup = {}, papers: Paper[] | null = null) {
  const clock = new VirtualClock()
  const desk = deskFor({ ...setup, given: { ...(papers ? { clock } : {}), ...setup.given } })
  const states: HostingState[] = [],
    lines: string[] = []
  const shell = papers
    ? {
        ...desk.given.shell,
        utilityProcess: {
          fork: () => {
            const paper = new Paper()
            papers.push(paper)
            return paper
          },
        } as never,
      }
    : desk.given.shell
  const made = new DesktopHost({
    deps: { ...desk.given, shell },
    folder: desk.folder,
    language: () => 'en',
    settings: () => SETTINGS,
    t: (key: ShellKey, params) => shellMessage('en', key, params),
    onChange: state => {
      states.push(state)
    },
    report: line => {
      lines.push(line)
    },
  })
  return { desk, clock, states, lines, host: made, is: () => made.state.is }
}

const last = <T>(of: readonly T[]): T => {
  const one = of.at(-1)
  if (one === undefined) throw new Error('none')
  return one
}
const OPEN = {
  kind: 'open',
  port: 26262,
  tables: [{ id: 't', name: 'Friday' }],
  fingerprint: 'print',
  ownerKey: 'owner',
} as const

/** Lets a start go as far as it can: it waits for the keyring. */
const started = (): Promise<void> =>
  new Promise(done => {
    setImmediate(done)
  })

describe('the host on this machine', () => {
  it('is told what is wanted, and reports its address', async () => {
    const papers: Paper[] = []
    const { host: hosting, states } = host({}, papers)
    hosting.open(WISHES)
    await started()
    hosting.open(WISHES)
    await started()
    expect(papers).toHaveLength(1)
    expect(last(papers).messages[0]).toMatchObject({
      kind: 'open',
      language: 'en',
      options: { name: 'Friday', advertise: false, bind: '127.0.0.1', tables: 1, seed: null },
      key: { key: null },
    })
    last(papers).says({ kind: 'said', line: 'The table "Friday" goes on where it stopped.' })
    last(papers).says(OPEN)
    expect(states).toEqual([
      { is: 'opening' },
      {
        is: 'open',
        name: 'Friday',
        said: ['The table "Friday" goes on where it stopped.'],
        place: {
          addresses: ['127.0.0.1'],
          port: 26262,
          pin: { fingerprint: 'print', from: 'own' },
          announced: null,
          table: null,
        },
      },
    ])
  })

  it('offers the signed installers in the folder next to its tables, and none if there is no such folder', async () => {
    const papers: Paper[] = []
    const { host: hosting, desk } = host({}, papers)
    hosting.open(WISHES)
    await started()
    expect(last(papers).messages[0]).toMatchObject({ options: { offer: null } })
    last(papers).says({ kind: 'failed', why: 'the port 1 is taken' })
    mkdirSync(path.join(desk.folder, 'installers'))
    hosting.open(WISHES)
    await started()
    expect(last(papers).messages[0]).toMatchObject({ options: { offer: path.join(desk.folder, 'installers') } })
  })

  it("reports the table's name if there are several tables, and otherwise its own", async () => {
    const papers: Paper[] = []
    const { host: hosting, states } = host({}, papers)
    hosting.open({ ...WISHES, name: '' })
    await started()
    expect(last(papers).messages[0]).toMatchObject({ options: { name: null } })
    last(papers).says({
      ...OPEN,
      tables: [
        { id: 'a', name: 'One' },
        { id: 'b', name: 'Two' },
      ],
    })
    expect(last(states)).toMatchObject({ name: 'One', place: { table: 'a' } })
    last(papers).says({ ...OPEN, tables: [] })
    expect(last(states)).toMatchObject({ name: '', place: { table: null } })
  })

  it('that cannot open reports why: with an error, or with what it had printed', async () => {
    const papers: Paper[] = []
    const { host: hosting, states } = host({}, papers)
    hosting.open(WISHES)
    await started()
    last(papers).says({ kind: 'failed', why: 'the port 1 is taken' })
    expect(last(states)).toEqual({ is: 'closed', why: 'the port 1 is taken' })
    hosting.open(WISHES)
    await started()
    for (let n = 0; n < 7; n++) last(papers).says({ kind: 'said', line: `line ${n}.` })
    last(papers).says({ kind: 'failed', why: '' })
    expect(last(states)).toEqual({ is: 'closed', why: 'line 2. line 3. line 4. line 5. line 6.' })
    expect(papers.map(paper => paper.killed)).toEqual([1, 1])
  })

  it('is restarted on the same port when it ends; late messages of the old process are ignored', async () => {
    const papers: Paper[] = []
    const { host: hosting, states } = host({}, papers)
    hosting.open(WISHES)
    await started()
    const first = last(papers)
    first.says(OPEN)
    first.emit('exit', 9)
    await started()
    expect(last(states)).toEqual({ is: 'again' })
    expect(last(papers).messages[0]).toMatchObject({ kind: 'open', options: { name: 'Friday', formerPort: 26262 } })
    first.says({ ...OPEN, port: 1 })
    first.emit('exit', 9)
    await started()
    expect(last(states)).toEqual({ is: 'again' })
    expect(papers).toHaveLength(2)
    last(papers).says(OPEN)
    expect(last(states).is).toBe('open')
  })

  it('is not taken for one that failed before it and ends only now', async () => {
    const papers: Paper[] = []
    const { host: hosting, is } = host({}, papers)
    await hosting.open(WISHES)
    await started()
    const [slow] = papers
    if (!slow) throw new Error('no process')
    slow.kill = () => true
    slow.says({ kind: 'failed', why: 'no' })
    await hosting.open(WISHES)
    await started()
    last(papers).says(OPEN)
    slow.emit('exit', 1)
    await started()
    expect([papers.length, is()]).toEqual([2, 'open'])
    hosting.agreeTo('t', 'boris')
    expect(last(last(papers).messages)).toMatchObject({ kind: 'agree' })
  })

  it('is not restarted if it ends several times within a minute, but is if it ends once an evening', async () => {
    const papers: Paper[] = []
    const { host: hosting, clock, states, lines } = host({}, papers)
    hosting.open(WISHES)
    await started()
    for (let n = 0; n < 20; n++) {
      await clock.advance(30_000)
      last(papers).emit('exit', 1)
      await started()
    }
    expect(last(states)).toEqual({ is: 'again' })
    for (let n = 0; n < 4; n++) {
      last(papers).emit('exit', 1)
      await started()
    }
    expect(last(states)).toMatchObject({
      is: 'closed',
      why: expect.stringContaining('several times in a row') as string,
    })
    expect(last(lines)).toBe('the host ended (1)')
  })

  it('saves everything before it closes; one that does not answer is killed', async () => {
    const papers: Paper[] = []
    const { host: hosting, clock, is } = host({}, papers)
    hosting.open(WISHES)
    await started()
    last(papers).says(OPEN)
    const closed = hosting.close()
    expect(last(last(papers).messages)).toEqual({ kind: 'close' })
    last(papers).says({ kind: 'closed' })
    await closed
    // Nothing is left that could kill the next one.
    expect([is(), papers.length, clock.waiting]).toEqual(['closed', 1, 0])
    hosting.resume()
    await started()
    expect(papers).toHaveLength(1)
    hosting.open(WISHES)
    await started()
    const late = hosting.close()
    await clock.advance(4999)
    expect(last(papers).killed).toBe(0)
    await clock.advance(1)
    await late
    expect(last(papers).killed).toBe(1)
    await hosting.close()
    expect(is()).toBe('closed')
  })

  it('sleeps and wakes with the machine', async () => {
    const papers: Paper[] = []
    const { desk, host: hosting } = host({}, papers)
    await desk.electron.app.whenReady()
    hosting.followPower()
    desk.electron.power.emit('suspend')
    hosting.open(WISHES)
    await started()
    desk.electron.power.emit('suspend')
    desk.electron.power.emit('resume')
    expect(last(papers).messages.slice(1)).toEqual([{ kind: 'sleep' }, { kind: 'wake' }])
  })

  it('follows no power before the app is ready, when Electron has none', () => {
    const { host: hosting } = host({}, [])
    expect(() => {
      hosting.followPower()
    }).toThrow('before the app is ready')
  })

  it('that is closed while the keyring is asked is not started', async () => {
    const papers: Paper[] = []
    const { host: hosting, is } = host({}, papers)
    hosting.open(WISHES)
    await hosting.close()
    await started()
    expect([papers, is()]).toEqual([[], 'closed'])
  })

  it('passes on what its process prints as errors', async () => {
    const {
      host: hosting,
      desk,
      lines,
    } = host({
      given: { hostProcess: path.resolve(import.meta.dirname, 'electron/complains.mjs') },
    })
    hosting.open(WISHES)
    await untilTrue(() => lines.some(line => line === 'the host: no such thing'))
    await desk.end()
  })

  describe('with a locked keyring', () => {
    function locked() {
      const papers: Paper[] = []
      const made = host({}, papers)
      const dir = path.join(made.desk.folder, 'tables')
      mkdirSync(dir)
      writeFileSync(path.join(dir, 'tables.key.sealed'), 'sealed:aa')
      made.desk.electron.locked = true
      return { ...made, papers }
    }

    it('opens a new table apart from those that are sealed, and says so', async () => {
      const { papers, host: hosting, states, desk } = locked()
      hosting.open(WISHES)
      await started()
      const apart = path.join(desk.folder, 'tables-without-keyring')
      expect(last(papers).messages[0]).toMatchObject({ key: null, options: { data: { folder: apart } } })
      last(papers).says(OPEN)
      expect(last(states)).toMatchObject({ is: 'open', said: [shellMessage('en', 'hostApart')] })
      // A start after a crash finds it there, even if the keyring opens by then.
      desk.electron.locked = false
      const again: Paper[] = []
      const { host: next } = host({ folder: desk.folder }, again)
      next.resume()
      await started()
      expect(last(again).messages[0]).toMatchObject({
        key: null,
        options: { data: { folder: apart }, formerPort: 26262 },
      })
    })

    it('does not go on with another table in place of a sealed one, and makes no new key', async () => {
      const { papers, host: hosting, states, desk } = locked()
      writeFileSync(
        path.join(desk.folder, 'hosting.json'),
        JSON.stringify({ wishes: WISHES, port: 26270, apart: false }),
      )
      hosting.resume()
      await started()
      expect(last(states)).toMatchObject({
        is: 'closed',
        why: expect.stringContaining('Unlock it and try again') as string,
      })
      expect(papers).toEqual([])
    })
  })

  it('reopens only what was left open, and is not stopped by a note that cannot be saved', async () => {
    const papers: Paper[] = []
    const { desk, host: hosting, lines, is } = host({}, papers)
    hosting.resume()
    await started()
    expect(papers).toEqual([])
    const note = path.join(desk.folder, 'hosting.json')
    writeFileSync(note, JSON.stringify({ wishes: WISHES, port: 26270, apart: false }))
    hosting.resume()
    await started()
    expect(last(papers).messages[0]).toMatchObject({ kind: 'open', options: { name: 'Friday', formerPort: 26270 } })
    mkdirSync(path.join(desk.folder, 'hosting.json.new', 'x'), { recursive: true })
    last(papers).says(OPEN)
    expect([is(), lines]).toEqual(['open', [expect.stringContaining('could not be noted')]])
  })
})

const KEEP = {
  table: 't',
  host: { id: 'anna', name: '10.0.0.1', addresses: ['10.0.0.1'], port: 26262 },
  invitation: 'come',
}

describe('copies that this machine keeps of others’ tables', () => {
  const kept = { ...OPEN, tables: [] }

  it('need a process that hosts nothing; it is told which tables to keep, also after it has ended', async () => {
    const papers: Paper[] = []
    const { host: hosting, states, desk } = host({}, papers)
    hosting.keep(KEEP)
    await started()
    expect(last(papers).messages[0]).toMatchObject({
      kind: 'open',
      options: { tables: 0, guests: true, hall: false, keepers: { automatic: false, person: 'Anna' } },
    })
    last(papers).says(kept)
    expect(last(states)).toEqual({ is: 'keeping', own: 'print', elsewhere: null })
    expect(desk.electron.blockers.size).toBe(0)
    hosting.keep({ ...KEEP, table: 'u' })
    expect(
      last(papers)
        .messages.slice(1)
        .map(message => 'table' in message && message.table),
    ).toEqual(['t', 'u'])
    const before = states.length
    last(papers).emit('exit', 9)
    await started()
    expect(papers).toHaveLength(2)
    // No table of this person's is away: nothing is said of it.
    expect(states).toHaveLength(before)
    last(papers).says(kept)
    expect(
      last(papers)
        .messages.slice(1)
        .map(message => 'table' in message && message.table),
    ).toEqual(['t', 'u'])
    hosting.agreeTo('t', 'boris')
    hosting.setGoesOn(true)
    expect(last(papers).messages.slice(-2)).toEqual([
      { kind: 'agree', table: 't', computer: 'boris' },
      { kind: 'goesOn', on: true },
    ])
  })

  it('are left in order: the process ends with the last one', async () => {
    const papers: Paper[] = []
    const { host: hosting, is } = host({}, papers)
    hosting.keep(KEEP)
    await started()
    last(papers).says(kept)
    hosting.leave('another')
    expect(last(last(papers).messages)).toMatchObject({ kind: 'keep' })
    hosting.leave('t')
    expect(last(last(papers).messages)).toEqual({ kind: 'leave', table: 't' })
    last(papers).says({ kind: 'left', table: 't' })
    expect(last(last(papers).messages)).toEqual({ kind: 'close' })
    last(papers).says({ kind: 'closed' })
    await started()
    expect(is()).toBe('closed')
  })

  it('are none while it hosts a table of its own: what was asked for then is not kept later either', async () => {
    const papers: Paper[] = []
    const { host: hosting } = host({}, papers)
    await hosting.open({ ...WISHES, keepers: true })
    await started()
    last(papers).says(OPEN)
    hosting.keep({ ...KEEP, table: 'u' })
    hosting.leave('u')
    expect(last(papers).messages.map(({ kind }) => kind)).toEqual(['open'])
    hosting.keep({ ...KEEP, table: 'u' })
    last(papers).says({ kind: 'elsewhere', table: 't', host: KEEP.host })
    last(papers).emit('exit', 9)
    await started()
    last(papers).says(kept)
    expect(last(papers).messages.slice(1)).toMatchObject([{ kind: 'keep', table: 't' }])
  })

  it('go one by one: with another one left the process goes on', async () => {
    const papers: Paper[] = []
    const { host: hosting, is } = host({}, papers)
    hosting.keep(KEEP)
    hosting.keep({ ...KEEP, table: 'u' })
    await started()
    last(papers).says(kept)
    hosting.leave('t')
    last(papers).says({ kind: 'left', table: 't' })
    expect([last(last(papers).messages), is()]).toEqual([{ kind: 'leave', table: 't' }, 'keeping'])
    last(papers).emit('exit', 9)
    await started()
    last(papers).says(kept)
    expect(last(papers).messages.slice(1)).toEqual([{ kind: 'keep', ...KEEP, table: 'u' }])
  })

  it('are forgotten once they were closed: what is kept next is kept alone', async () => {
    const papers: Paper[] = []
    const { host: hosting } = host({}, papers)
    hosting.keep(KEEP)
    await started()
    last(papers).says(kept)
    const closing = hosting.close()
    last(papers).says({ kind: 'closed' })
    await closing
    hosting.keep({ ...KEEP, table: 'u' })
    await started()
    last(papers).says(kept)
    expect(last(papers).messages.slice(1)).toEqual([{ kind: 'keep', ...KEEP, table: 'u' }])
  })

  it('let the owner’s key be known while the table is hosted here, for this host alone, and no longer', async () => {
    const papers: Paper[] = []
    const { host: hosting } = host({}, papers)
    hosting.keep(KEEP)
    await started()
    last(papers).says(kept)
    expect(hosting.ownerKey('print')).toBeNull()
    last(papers).says({ kind: 'hosts', table: { id: 't', name: 'Friday' } })
    expect([hosting.ownerKey('print'), hosting.ownerKey('another')]).toEqual(['owner', null])
    last(papers).says({ kind: 'elsewhere', table: 't', host: KEEP.host })
    expect(hosting.ownerKey('print')).toBeNull()
  })

  it('that another computer hosts now are kept from there also after their process has ended', async () => {
    const papers: Paper[] = []
    const { host: hosting } = host({}, papers)
    hosting.open({ ...WISHES, keepers: true }).catch(() => undefined)
    await started()
    last(papers).says(OPEN)
    last(papers).says({ kind: 'elsewhere', table: 't', host: KEEP.host })
    last(papers).emit('exit', 9)
    await started()
    last(papers).says(kept)
    expect(last(papers).messages[0]).toMatchObject({ kind: 'open', options: { tables: 0 } })
    expect(last(papers).messages.slice(1)).toEqual([{ kind: 'keep', table: 't', host: KEEP.host, invitation: '' }])
  })

  it('become the table: it is open here then, and noted for the next start; and go with it when it moves on', async () => {
    const papers: Paper[] = []
    const { host: hosting, states, desk } = host({}, papers)
    hosting.keep(KEEP)
    await started()
    last(papers).says(kept)
    last(papers).says({ kind: 'hosts', table: { id: 't', name: 'Friday' } })
    expect(last(states)).toMatchObject({
      is: 'open',
      name: 'Friday',
      place: { port: 26262, pin: { fingerprint: 'print', from: 'own' }, table: 't' },
    })
    const noted = JSON.parse(readFileSync(path.join(desk.folder, 'hosting.json'), 'utf8')) as object
    expect(noted).toMatchObject({ port: 26262, wishes: { name: 'Friday', keepers: true, guests: true, hall: false } })
    // Whoever hosts a table keeps no other's.
    hosting.keep({ ...KEEP, table: 'u' })
    expect(last(last(papers).messages)).toMatchObject({ kind: 'keep', table: 't' })
    last(papers).says({ kind: 'elsewhere', table: 't', host: KEEP.host })
    expect(last(states)).toEqual({
      is: 'keeping',
      own: 'print',
      elsewhere: { table: 't', computer: KEEP.host },
    })
    expect(existsSync(path.join(desk.folder, 'hosting.json'))).toBe(false)
  })

  it('are left when a table is hosted here; a table that others may keep says so to its process', async () => {
    const papers: Paper[] = []
    const { host: hosting } = host({}, papers)
    hosting.keep(KEEP)
    await started()
    last(papers).says(kept)
    const opening = hosting.open({ ...WISHES, keepers: true })
    last(papers).says({ kind: 'closed' })
    await opening
    await started()
    expect(last(papers).messages[0]).toMatchObject({
      kind: 'open',
      options: { tables: 1, name: 'Friday', keepers: { automatic: false, person: 'Anna' } },
    })
  })
})

describe('in the host process', () => {
  function side(open: (setup: unknown) => Promise<Hosting | null>) {
    const posted: HostProcessMessage[] = []
    let tell: (message: HostProcessRequest) => void = () => undefined
    runHost(
      {
        post: message => {
          posted.push(message)
        },
        onMessage: hear => {
          tell = hear
        },
      },
      open as never,
    )
    return {
      posted,
      tell: (message: HostProcessRequest) => {
        tell(message)
      },
    }
  }
  const ASK: HostProcessRequest = { kind: 'open', options: {} as never, language: 'it', key: null }
  const hosting = (more: object = {}): Hosting => ({
    port: 7,
    addresses: [],
    fingerprint: 'print',
    newOwnerLink: () => 'link',
    newOwnerSecret: () => 'owner',
    tables: [{ id: 't', name: 'T' }],
    keeping: null,
    host: {} as never,
    sleep: vi.fn(),
    wake: vi.fn(),
    close: vi.fn(() => Promise.resolve()),
    ...more,
  })

  it("a host is opened in the person's language, and told to sleep, wake and close", async () => {
    const opened = hosting()
    const { posted, tell } = side(setup => {
      const { t, report } = setup as { t: (key: string) => string; report: (line: string) => void }
      report(t('closed'))
      return Promise.resolve(opened)
    })
    for (const kind of ['sleep', 'wake'] as const) tell({ kind })
    expect(opened.sleep).not.toHaveBeenCalled()
    tell(ASK)
    await untilTrue(() => posted.length === 2)
    expect(posted).toEqual([
      { kind: 'said', line: 'Il tavolo è chiuso.' },
      { kind: 'open', port: 7, tables: [{ id: 't', name: 'T' }], fingerprint: 'print', ownerKey: 'owner' },
    ])
    for (const kind of ['sleep', 'wake', 'close'] as const) tell({ kind })
    await untilTrue(() => posted.length === 3)
    expect([opened.sleep, opened.wake, opened.close].map(one => vi.mocked(one).mock.calls.length)).toEqual([1, 1, 1])
    expect(last(posted)).toEqual({ kind: 'closed' })
  })

  it('a host is told what it keeps, and says when a table comes or goes', async () => {
    const keeping = {
      keep: vi.fn(() => Promise.resolve()),
      leave: vi.fn(() => Promise.resolve()),
      agreeTo: vi.fn(),
      setAutomatic: vi.fn(),
    }
    let changes: Pick<HostingSetup, 'onHosts' | 'onHostedElsewhere'> = {}
    const { posted, tell } = side(setup => {
      changes = setup as typeof changes
      return Promise.resolve(hosting({ keeping }))
    })
    tell({ kind: 'leave', table: 'early' })
    await untilTrue(() => posted.length === 1)
    tell(ASK)
    await untilTrue(() => posted.length === 2)
    tell({ kind: 'keep', ...KEEP })
    tell({ kind: 'agree', table: 't', computer: 'boris' })
    tell({ kind: 'goesOn', on: true })
    tell({ kind: 'leave', table: 't' })
    await untilTrue(() => posted.length === 3)
    expect(keeping.keep).toHaveBeenCalledWith('t', KEEP.host, 'come')
    expect(keeping.agreeTo).toHaveBeenCalledWith('t', 'boris')
    tell({ kind: 'goesOn', on: false })
    expect(keeping.setAutomatic.mock.calls).toEqual([[true], [false]])
    expect(keeping.leave).toHaveBeenCalledWith('t')
    changes.onHosts?.({ id: 't', name: 'Friday' })
    changes.onHostedElsewhere?.('t', KEEP.host)
    expect(posted.slice(2)).toEqual([
      { kind: 'left', table: 't' },
      { kind: 'hosts', table: { id: 't', name: 'Friday' } },
      { kind: 'elsewhere', table: 't', host: KEEP.host },
    ])
  })

  it('a table counts as left only once the others can go on without this computer', async () => {
    let safe: () => void = () => undefined
    const keeping = { leave: () => new Promise<void>(done => (safe = done)) }
    const { posted, tell } = side(() => Promise.resolve(hosting({ keeping })))
    tell(ASK)
    await untilTrue(() => posted.length === 1)
    tell({ kind: 'leave', table: 't' })
    await new Promise(setImmediate)
    expect(posted).toHaveLength(1)
    safe()
    await untilTrue(() => posted.length === 2)
    expect(last(posted)).toEqual({ kind: 'left', table: 't' })
  })

  it('a table that cannot be kept or left is reported, and the host stays', async () => {
    const keeping = {
      keep: () => Promise.reject(new Error('the invitation is old')),
      leave: () => Promise.reject(new Error('the disk is full')),
    }
    const { posted, tell } = side(() => Promise.resolve(hosting({ keeping })))
    tell(ASK)
    await untilTrue(() => posted.length === 1)
    tell({ kind: 'keep', ...KEEP })
    tell({ kind: 'leave', table: 't' })
    await untilTrue(() => posted.length === 3)
    expect(posted.slice(1)).toEqual([
      { kind: 'said', line: 'Error: the invitation is old' },
      { kind: 'said', line: 'Error: the disk is full' },
    ])
    tell({ kind: 'close' })
    await untilTrue(() => posted.length === 4)
    expect(last(posted)).toEqual({ kind: 'closed' })
  })

  it('a host gets the key that the keyring has sealed', async () => {
    let key: string | null = null
    const { posted, tell } = side(setup => {
      key = (setup as { keys: { read: () => string | null } }).keys.read()
      return Promise.resolve(hosting())
    })
    tell({ ...ASK, key: { file: 'f', spare: 's', key: 'ab', newKey: 'cd' } } as HostProcessRequest)
    await untilTrue(() => posted.length === 1)
    expect(key).toBe('ab')
  })

  it('every error is reported', async () => {
    for (const [open, why] of [
      [() => Promise.resolve(null), ''],
      [() => Promise.reject(new Error('no port')), 'no port'],
      [() => Promise.reject(new Error('x')), 'x'],
    ] as const) {
      const { posted, tell } = side(open)
      tell(ASK)
      await untilTrue(() => posted.length === 1)
      expect(posted).toEqual([{ kind: 'failed', why }])
    }
    const { posted, tell } = side(() =>
      Promise.resolve(hosting({ close: () => Promise.reject(new Error('the disk is full')) })),
    )
    tell(ASK)
    await untilTrue(() => posted.length === 1)
    tell({ kind: 'close' })
    await untilTrue(() => posted.length === 3)
    expect(posted.slice(1)).toEqual([{ kind: 'said', line: 'Error: the disk is full' }, { kind: 'closed' }])
  })
})
