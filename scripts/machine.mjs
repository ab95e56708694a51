/** What tests find on this machine, and why some of them cannot run here. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findElectron } from './electron.mjs'

/** Browsers to look for. The headless shell comes first: it is the same Chromium, but twice as fast. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser for tests: `UNDERTABLE_BROWSER`, or the first one found; null when there is none. */
export const findBrowser = () =>
  [process.env.UNDERTABLE_BROWSER, ...BROWSERS].find(at => at !== undefined && at !== '' && existsSync(at)) ?? null

/** Why system calls cannot be traced here, or null. */
function whyNoTrace() {
  if (process.platform !== 'linux') return 'strace needs Linux'
  const run = spawnSync('strace', ['-D', '-f', '-o', '/dev/null', process.execPath, '-e', ''])
  return run.status === 0 ? null : run.error ? 'strace is missing' : 'strace may trace nothing here'
}

/** Why private test disks cannot be mounted here, or null. */
function whyNoDisks() {
  if (process.platform !== 'linux') return 'mount namespaces need Linux'
  if (process.getuid() !== 0) return 'mounts need root'
  const run = spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /mnt && nsenter --version'])
  return run.status === 0
    ? null
    : run.error
      ? 'the unshare command (util-linux) is missing'
      : 'mounts are not allowed here'
}

/** Why the app cannot be tried in a real Electron here, or null. */
function whyNoElectron() {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    return 'Electron needs a screen, and this machine has none'
  const found = findElectron(fileURLToPath(new URL('..', import.meta.url)))
  return found.program ? null : `no Electron is here: ${found.why}`
}

/** Why a suite cannot run on this machine, or null. */
export const whyNot = ({ lab, needs, linux }) =>
  linux && process.platform !== 'linux'
    ? 'it packs for Linux, which only Linux does'
    : lab
      ? whyNoLab()
      : needs === 'trace'
        ? whyNoTrace()
        : needs === 'disks'
          ? whyNoDisks()
          : needs === 'electron'
            ? whyNoElectron()
            : null

/** Why private test networks cannot be created here, or null. */
export function whyNoLab() {
  if (process.platform !== 'linux') return 'network namespaces need Linux'
  if (process.getuid() !== 0) return 'network namespaces need root'
  const name = `ut-try-${randomUUID().slice(0, 8)}`
  const made = spawnSync('ip', ['netns', 'add', name])
  if (made.status !== 0)
    return made.error ? 'the ip command (iproute2) is missing' : 'network namespaces are not allowed here'
  const bridge = spawnSync('ip', ['-n', name, 'link', 'add', 'br0', 'type', 'bridge'])
  spawnSync('ip', ['netns', 'del', name])
  return bridge.status === 0 ? null : 'bridges are not allowed here'
}
