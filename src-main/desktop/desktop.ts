/** The program that Electron starts. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as electron from 'electron'
import { privateFile } from '../privateFile'
import { computerAsker, dialer, knownHosts } from '../net/client'
import { nodeNetwork, probeHost } from '../net/discovery'
import { httpGetFrom } from '../net/installers'
import { nodeClock } from '../nodeDeps'
import { releaseKey } from '../release/key'
import { print, printError } from '../terminal/locale'
import { aloneHere } from './alone'
import type { DesktopDeps } from './deps'
import { runner } from './firewall'
import { startDesktop } from './start'

const built = (place: string): string => fileURLToPath(new URL(place, import.meta.url))
const known = knownHosts(privateFile(path.join(electron.app.getPath('userData'), 'known.json')))

const usual: DesktopDeps = {
  shell: electron,
  platform: process.platform,
  arch: process.arch,
  // Set by the portable program, which unpacks this one.
  portable: process.env.PORTABLE_EXECUTABLE_FILE !== undefined,
  clock: nodeClock,
  now: () => new Date(),
  renderer: built('../renderer/'),
  preload: built('../preload/preload.cjs'),
  hostProcess: built('./hostProcess.js'),
  licences: built('../licences.json'),
  dial: dialer({ known, clock: nodeClock }),
  knownHosts: known,
  network: nodeNetwork,
  probeHost,
  askComputer: computerAsker(nodeClock),
  releaseKey: releaseKey,
  httpGetFrom,
  hostOverrides: {},
  run: runner(execFile),
  programPath: process.execPath,
  onUncaught(hear) {
    process.on('uncaughtException', hear)
    process.on('unhandledRejection', hear)
  },
}

// Tests set it; a packed app knows no tests.
const deps = !electron.app.isPackaged && process.env.UNDERTABLE_ALONE === '1' ? aloneHere(usual) : usual

/** Runs a command in place of the app, and ends with its exit code. */
async function command(run: () => Promise<number>): Promise<void> {
  const code = await run().catch((fault: unknown) => {
    printError(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault))
    return 1
  })
  electron.app.exit(code)
}

if (process.argv.includes('--self-test'))
  void command(async () => (await import('./selfTest')).selfTest({ deps, print }))
// Where Electron may open no window: the host alone, with its page in a browser (build/linux/undertable.sh).
else if (process.argv.includes('--browser-host'))
  void command(async () => (await import('../headless')).undertable(['host']))
else void startDesktop(deps, process.argv)
