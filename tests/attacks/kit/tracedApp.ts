/**
 * The built app's main process on the stand-in for Electron, with a page that believes its host: it does with every text
 * of the host whatever it can. Arguments: the folder of the build, the loader's hooks, the data folder, the host's port.
 */
import { register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Shell } from '../../../src-main/desktop/deps'
import { CALL_CHANNEL } from '../../../src-main/desktop/channelNames'
import type { Calls, ConnectionEvent, HostingState, TablePlace } from '../../../src-shared/desktop/bridge'
import { StandIn } from '../../desktop/electron'
import { Machine } from '../../desktop/electron/app'

const [out = '', hooks = '', folder = '', port = ''] = process.argv.slice(2)
/** The table whose copy is kept, and what the host says at the end. */
const TABLE = 'evil',
  OVER = 'over'
const LINE = 1,
  OTHER_LINE = 2

// No page is opened, so that no browser is needed.
const standIn = new StandIn({ machine: new Machine(), browser: null as never, folder })
let hear: (name: string, news: unknown) => void = () => undefined
class Blank extends standIn.shell.BrowserWindow {
  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super(options)
    Object.assign(this.webContents, {
      mainFrame: { url: 'app://undertable/desktop.html' },
      send: (_: string, name: string, news: unknown) => {
        hear(name, news)
      },
    })
  }
  override loadURL(): Promise<void> {
    return new Promise(() => undefined)
  }
}
const shell = Object.assign(Object.create(standIn.shell) as Shell, { BrowserWindow: Blank })
Object.assign(globalThis, { standIns: new Map([['app', shell]]) })
register(pathToFileURL(hooks))

function until<T>(name: string, holds: (news: T) => boolean): Promise<void> {
  return new Promise(done => {
    const before = hear
    hear = (heard, news) => {
      before(heard, news)
      if (heard === name && holds(news as T)) done()
    }
  })
}

/** Calls as the page does. @returns whether that was not dropped */
async function call<C extends keyof Calls>(name: C, request: Calls[C]['request']): Promise<boolean> {
  const { webContents } = standIn.window
  return standIn
    .invoke(CALL_CHANNEL, { sender: webContents, senderFrame: webContents.mainFrame }, [name, request])
    .then(
      () => true,
      () => false,
    )
}

const placeOf = (table: string | null): TablePlace => ({
  addresses: ['127.0.0.1'],
  port: Number(port),
  pin: null,
  announced: null,
  table,
})

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const kept: string[] = []

/** Everything that a page can do with a text of its host. */
async function useText(text: string): Promise<void> {
  const place = placeOf(text)
  await call('storeToken', { line: LINE, token: text })
  if (await call('keepTable', { line: LINE, table: text, invitation: text })) kept.push(text)
  await call('agreeTo', { table: text, computer: text })
  await call('changeSettings', { name: text, tableName: text })
  await call('confirmHost', text)
  await call('forgetHost', text)
  await call('saveInstaller', { place, name: text })
  await call('dial', { line: OTHER_LINE, place, from: { fingerprint: text, table: text } })
  await call('hangUp', OTHER_LINE)
  await call('askComputer', {
    table: text,
    nonce: text,
    computer: { id: text, addresses: ['127.0.0.1'], port: Number(port) },
  })
}

const heardOver = (): Promise<void> =>
  until<ConnectionEvent>('connection', news => news.is === 'heard' && news.text === OVER)

const texts = new Set<string>()
const opened = until<ConnectionEvent>('connection', news => news.is === 'opened'),
  over = until<ConnectionEvent>('connection', news => {
    if (news.is !== 'heard') return false
    if (news.text === OVER) return true
    for (const text of textsOf(JSON.parse(news.text))) texts.add(text)
    return false
  })
await import(`${pathToFileURL(path.join(out, 'main/desktop.js')).href}?app=app`)
while (standIn.app.windows.size === 0) await new Promise(setImmediate)
await call('initialize', null)
await call('dial', { line: LINE, place: placeOf(null) })
await opened
await call('keepTable', { line: LINE, table: TABLE, invitation: '' })
await call('send', { line: LINE, text: 'say it' })
await over
for (const text of texts) await useText(text)
const attacked = heardOver()
await call('send', { line: LINE, text: 'kept' })
await attacked
for (const text of texts) await call('leaveTable', text)
const left = heardOver()
await call('send', { line: LINE, text: `left ${JSON.stringify(kept)}` })
await left
// With the last table the process that keeps them ends.
const closed = until<HostingState>('hosting', state => state.is === 'closed')
await call('leaveTable', TABLE)
await closed
standIn.window.close()
await standIn.app.untilGone()
process.exit(0)
