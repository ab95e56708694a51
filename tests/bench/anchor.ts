/**
 * The anchors' packages: each has its own lockfile, is installed by the runner alone, and has scripts that run with what
 * is installed there and say their figures in a line of JSON.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Beside } from './lines'
import { root } from './processes'

export type AnchorName = 'boardgame' | 'colyseus'

interface Anchor {
  readonly title: string
  /** Where its package is, from the project's folder. */
  readonly folder: string
  /** The lowest major of Node that it runs by. */
  readonly node: number
}

export const ANCHORS: { readonly [name in AnchorName]: Anchor } = {
  boardgame: { title: 'boardgame.io 0.50.2', folder: 'tests/bench/boardgame', node: 20 },
  colyseus: { title: 'Colyseus 0.18', folder: 'tests/bench/colyseus', node: 22 },
}

/** What an anchor said, or why it said nothing. */
export type Said<T> = { readonly said: T } | { readonly why: string }

/** In the environment of a suite: the anchors that could not be installed, by name, with commas between. */
export const WITHOUT = 'UNDERTABLE_WITHOUT'

/** What a boardgame.io server sends of the row's game besides the row, and what a card of it takes, in bytes: about. */
const BESIDES = 700,
  CARD = 10

/** How many cards lie open in the anchors' small game, so that its state is as large as a frame of ours. @param bytes of our frame */
export const rowFor = (bytes: number): number => Math.max(1, Math.round((bytes - BESIDES) / CARD))

/** After so long a script is stuck: 330 answers with their pauses take ten seconds. */
const STUCK_MS = 180_000

/** Runs a script of an anchor to its end. What it writes besides its figures is shown. */
export function anchorSays<T>(name: AnchorName, script: string, ...args: readonly (string | number)[]): Said<T> {
  const { folder, node } = ANCHORS[name]
  if ((process.env[WITHOUT] ?? '').split(',').includes(name)) return { why: 'it cannot be installed' }
  if (Number.parseInt(process.versions.node, 10) < node) return { why: `it needs Node ${node}` }
  const run = spawnSync(process.execPath, ['--expose-gc', path.join(root, folder, script), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    timeout: STUCK_MS,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return readSaid<T>(script, run)
}

/** What a script that has ended said: one line of JSON, if it ended well. */
export function readSaid<T>(
  script: string,
  { status, stdout }: { readonly status: number | null; readonly stdout: string },
): Said<T> {
  if (status !== 0) return { why: status === null ? `${script} did not come to its end` : `${script} broke off` }
  try {
    return { said: JSON.parse(stdout) as T }
  } catch {
    return { why: `${script} said no figures` }
  }
}

/** What stands beside ours on a line. @param values which of what was said */
export const besideOf = <T>(name: AnchorName, said: Said<T>, values: (said: T) => readonly number[]): Beside => {
  const { title } = ANCHORS[name]
  if ('why' in said) return { name: title, why: said.why }
  const found = values(said.said)
  return found.length > 0 ? { name: title, values: found } : { name: title, why: 'it said no figures' }
}
