/** The program that Electron starts. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as electron from 'electron'
import { privateFile } from '../privateFile'
import { dialer, knownHosts } from '../net/client'
import { nodeNetwork, probeHost } from '../net/discovery'
import { httpGetFrom } from '../net/installers'
import { nodeClock } from '../nodeDeps'
import { releaseKey } from '../release/key'
import { runner } from './firewall'
import { startDesktop } from './start'

const built = (place: string): string => fileURLToPath(new URL(place, import.meta.url))
const known = knownHosts(privateFile(path.join(electron.app.getPath('userData'), 'known.json')))

void startDesktop(
  {
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
    releaseKey: releaseKey,
    httpGetFrom,
    hostOverrides: {},
    run: runner(execFile),
    programPath: process.execPath,
    onUncaught(hear) {
      process.on('uncaughtException', hear)
      process.on('unhandledRejection', hear)
    },
  },
  process.argv,
)
