/** What the self-test checks, in its order. */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { BrowserWindow } from 'electron'
import type { ShellKey } from '../../src-shared/locales/desktopShell'
import { firewallRule } from '../net/firewall'
import { examine } from '../net/discovery'
import { PAGE } from './appProtocol'
import { CALL_CHANNEL } from './channelNames'
import { LINK_SCHEME } from './deepLinks'
import type { DesktopDeps } from './deps'
import type { HostProcessMessage, HostProcessRequest } from './hostMessages'
import { canSeal } from './secretStorage'

export interface Check {
  readonly name: ShellKey
  /**
   * @param folder for what it has to write
   * @returns what it saw; null when this system has no such thing. @throws when it is not as it should be
   */
  readonly run: (deps: DesktopDeps, folder: string) => Promise<string | null>
}

export const CHECKS: readonly Check[] = [
  { name: 'testPage', run: page },
  { name: 'testHost', run: host },
  { name: 'testKeyring', run: keyring },
  { name: 'testNetwork', run: network },
  { name: 'testFirewall', run: firewall },
  { name: 'testLinks', run: links },
  { name: 'testFull', run: fullScreen },
]

/** A window as the app's own, without its parts. */
function windowOf({ shell, preload }: DesktopDeps, show: boolean): BrowserWindow {
  return new shell.BrowserWindow({ show, webPreferences: { preload, sandbox: true, contextIsolation: true } })
}

/** The page is served, and a call of its bridge arrives and is answered. */
async function page(deps: DesktopDeps): Promise<string> {
  const { ipcMain } = deps.shell
  const word = randomUUID()
  ipcMain.handle(CALL_CHANNEL, (_, name: unknown) => `${String(name)} ${word}`)
  const window = windowOf(deps, false)
  try {
    await window.loadURL(PAGE)
    const answer: unknown = await window.webContents.executeJavaScript('undertable.call.about(null)')
    if (answer !== `about ${word}`) throw new Error(`the bridge answered ${String(answer)}`)
    const title: unknown = await window.webContents.executeJavaScript('document.title')
    return String(title)
  } finally {
    ipcMain.removeHandler(CALL_CHANNEL)
    window.destroy()
  }
}

/** The host's process starts from the archive, its worker opens a database, and its page can be fetched. */
async function host({ shell, hostProcess, hostOverrides }: DesktopDeps, folder: string): Promise<string> {
  const child = shell.utilityProcess.fork(hostProcess, [], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr?.on('data', (text: unknown) => {
    errors += String(text)
  })
  const exited = new Promise<never>((_, fail) => {
    child.once('exit', code => {
      fail(new Error(`it ended with ${code}: ${errors.trim()}`))
    })
  })
  exited.catch(() => undefined)
  const said = (kind: HostProcessMessage['kind']): Promise<HostProcessMessage> =>
    Promise.race([
      exited,
      new Promise<HostProcessMessage>((done, fail) => {
        child.on('message', (message: HostProcessMessage) => {
          if (message.kind === kind) done(message)
          if (message.kind === 'failed') fail(new Error(message.why))
        })
      }),
    ])
  const send = (message: HostProcessRequest): void => {
    child.postMessage(message)
  }
  try {
    const opened = said('open')
    send({
      kind: 'open',
      language: 'en',
      key: null,
      options: { ...LOCAL, ...hostOverrides, data: { folder: path.join(folder, 'tables') } },
    })
    const message = await opened
    const port = message.kind === 'open' ? message.port : 0
    const { status } = await fetch(`http://127.0.0.1:${port}/`)
    if (status !== 200) throw new Error(`its page answered ${status}`)
    const closed = said('closed')
    send({ kind: 'close' })
    await closed
    return `127.0.0.1:${port}`
  } finally {
    child.kill()
  }
}

/** A host for this machine alone. */
const LOCAL = {
  port: 0,
  name: null,
  bind: '127.0.0.1',
  tables: 1,
  accept: [],
  advertise: false,
  guests: true,
  code: null,
  offer: null,
  hall: false,
  keepers: null,
  open: false,
  json: false,
  lang: undefined,
  seed: null,
  pace: 1,
  version: false,
} as const

async function keyring({ shell, platform }: DesktopDeps): Promise<string | null> {
  if (!(await canSeal(shell, platform))) return null
  const { safeStorage } = shell,
    secret = randomUUID()
  const sealed = await safeStorage.encryptStringAsync(secret)
  if (sealed.includes(secret)) throw new Error('it is not encrypted')
  const { result } = await safeStorage.decryptStringAsync(sealed)
  if (result !== secret) throw new Error('another secret came back')
  return platform === 'linux' ? safeStorage.getSelectedStorageBackend() : ''
}

/** A socket for mDNS opens on each address, and hears its own question. */
async function network({ network: deps }: DesktopDeps): Promise<string | null> {
  const { nics } = await examine(deps)
  const real = nics.filter(nic => !nic.virtual)
  if (real.length === 0) return null
  const deaf = real.filter(({ mdns }) => !mdns.opened || !mdns.own).map(({ name, address }) => `${name} ${address}`)
  if (deaf.length > 0) throw new Error(deaf.join(', '))
  return real.map(({ name, address }) => `${name} ${address}`).join(', ')
}

/** Without a rule Windows asks at the first table: that is no fault. */
async function firewall({ platform, portable, run, programPath }: DesktopDeps): Promise<string | null> {
  if (platform !== 'win32' || portable) return null
  const status = await run(firewallRule(programPath).check)
  if (status !== 0 && status !== 1) throw new Error(`the check ended with ${status}`)
  return status === 0 ? 'yes' : 'no'
}

function links({ shell: { app }, portable }: DesktopDeps): Promise<string | null> {
  if (!app.isPackaged || portable) return Promise.resolve(null)
  app.setAsDefaultProtocolClient(LINK_SCHEME)
  return app.isDefaultProtocolClient(LINK_SCHEME)
    ? Promise.resolve(`${LINK_SCHEME}://`)
    : Promise.reject(new Error('another program opens them, or none'))
}

async function fullScreen(deps: DesktopDeps): Promise<string> {
  const window = windowOf(deps, true)
  try {
    await window.loadURL(PAGE)
    for (const on of [true, false]) {
      const done = new Promise<void>(resolve => {
        const arrived = (): void => {
          resolve()
        }
        if (on) window.once('enter-full-screen', arrived)
        else window.once('leave-full-screen', arrived)
      })
      window.setFullScreen(on)
      await done
      if (window.isFullScreen() !== on) throw new Error(`it is ${on ? 'not ' : ''}full`)
    }
    return ''
  } finally {
    window.destroy()
  }
}
