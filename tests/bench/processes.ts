/** Processes that stand apart from what they measure. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { invitationOption } from '../kit/secretFile'

/** Both as source and bundled (reports/bench), the project is two folders up. */
export const root = path.resolve(import.meta.dirname, '../..')

export interface Started<T> {
  /** Its first line. */
  readonly said: T
  readonly pid: number
  end(): Promise<void>
}

/** Starts a Node program and waits for its first line, which is JSON. @throws when it ends without one */
export async function startNode<T>(args: readonly string[]): Promise<Started<T>> {
  const child: ChildProcess & { readonly stdout: Readable } = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'close')
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    gone.then(() => {
      throw new Error(`${args.join(' ')} ended`)
    }),
  ])) as [string]
  return {
    said: JSON.parse(line) as T,
    pid: child.pid ?? 0,
    async end() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** A process of the bench itself. */
export const startOwn = <T>(name: string, ...args: readonly (string | number)[]): Promise<Started<T>> =>
  startNode<T>(ownArgs(name, ...args))

/** The arguments of Node for a process of the bench itself. */
export const ownArgs = (name: string, ...args: readonly (string | number)[]): readonly string[] => [
  path.join(import.meta.dirname, `${name}.js`),
  ...args.map(String),
]

export interface HostSaid {
  readonly port: number
  readonly fingerprint: string
  readonly tables: readonly { readonly id: string }[]
  /** With --keepers: for the computers that keep its tables. */
  readonly invitation?: string
}

/** A computer that keeps the table of a host, at an address of its own on this machine. */
export const startKeeper = (
  { port, fingerprint, tables, invitation }: HostSaid,
  data: string,
  address: string,
): Promise<Started<unknown>> =>
  startNode([
    path.join(root, 'scripts/undertable.mjs'),
    'keep',
    `undertable://127.0.0.1:${port}/?table=${tables[0]?.id ?? ''}&f=${fingerprint}`,
    invitationOption(invitation ?? ''),
    `--bind=${address}`,
    '--no-advertise',
    '--json',
    '--lang=en',
    `--data=${data}`,
  ])

/** The built headless host, as anybody starts it, on the loopback address. @param data the folder in which it keeps all */
export const startHost = (data: string, ...args: readonly string[]): Promise<Started<HostSaid>> =>
  startNode<HostSaid>(hostArgs(data, ...args))

/** The arguments of Node for it. */
export const hostArgs = (data: string, ...args: readonly string[]): readonly string[] => [
  path.join(root, 'scripts/undertable.mjs'),
  'host',
  '--bind',
  '127.0.0.1',
  '--no-advertise',
  '--no-open',
  '--json',
  '--port',
  '0',
  '--lang',
  'en',
  '--data',
  data,
  ...args,
]
