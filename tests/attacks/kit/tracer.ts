/** What a process and its children write, make, rename or remove on the disk, by the system's own account of their calls. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { isWhole } from '../../trace/strace'

/** The arguments that name a file, each with the one that says from where: null is the folder of the process. */
type Named = readonly (readonly [from: number | null, file: number])[]
const FIRST: Named = [[null, 0]],
  FIRST_AT: Named = [[0, 1]],
  BOTH: Named = [...FIRST, [null, 1]],
  BOTH_AT: Named = [...FIRST_AT, [2, 3]]
const CHANGING: { readonly [call: string]: Named } = {
  ...{ creat: FIRST, mkdir: FIRST, mknod: FIRST, rmdir: FIRST, unlink: FIRST, truncate: FIRST },
  ...{ chmod: FIRST, chown: FIRST, lchown: FIRST, utime: FIRST, utimes: FIRST },
  ...{ setxattr: FIRST, lsetxattr: FIRST, removexattr: FIRST, lremovexattr: FIRST },
  ...{ mkdirat: FIRST_AT, mknodat: FIRST_AT, unlinkat: FIRST_AT, fchmodat: FIRST_AT, fchmodat2: FIRST_AT },
  ...{ fchownat: FIRST_AT, utimensat: FIRST_AT, futimesat: FIRST_AT },
  // Both ends of a link: what is written to one is written to the other.
  ...{ rename: BOTH, renameat: BOTH_AT, renameat2: BOTH_AT, link: BOTH, linkat: BOTH_AT },
  ...{ symlink: [[null, 1]], symlinkat: [[1, 2]], mount: [[null, 1]], umount2: FIRST },
}
const OPENING = ['open', 'openat', 'openat2'],
  /** What changes a file that is open. */
  OPEN_FILES = ['ftruncate', 'fallocate', 'fchmod', 'fchown', 'fsetxattr', 'fremovexattr'],
  /** With these, a path would mean something else, or what is done would not be seen. */
  UNSEEN = ['chdir', 'fchdir', 'chroot', 'io_uring_setup']

/** What precedes a command: its environment, and the tracer. */
export const tracing = (file: string, env: { readonly [name: string]: string }): readonly string[] => [
  'env',
  // Else some changes would be asked for by way of shared memory.
  ...Object.entries({ ...env, UV_USE_IO_URING: '0' }).map(([name, value]) => `${name}=${value}`),
  ...['strace', '-D', '-f', '-q', '-y', '-xx', '-s', '4096', '--seccomp-bpf', '-o', file, '-e'],
  `trace=${[...Object.keys(CHANGING), ...OPENING, ...OPEN_FILES, ...UNSEEN, 'bind'].map(name => `?${name}`).join()}`,
]

/** @throws where nothing can be traced: then nothing is proved */
export function needTracer(): void {
  const run = spawnSync('strace', ['-D', '-f', '--seccomp-bpf', '-o', '/dev/null', process.execPath, '-e', ''])
  if (run.error) throw new Error('strace is missing: this test needs it (apt-get install strace)')
  if (run.status !== 0) throw new Error(`strace may trace nothing here (ptrace is forbidden?): ${String(run.stderr)}`)
}

/** Something that was done to a file. */
export interface Change {
  readonly call: string
  readonly file: string
  /** For a folder that is made: who may enter it. */
  readonly mode: number | null
}

/** @param folder in which the process was started @returns once the process has ended */
export async function changesOf(trace: string, pid: number, folder = process.cwd()): Promise<readonly Change[]> {
  while (!isWhole(readFileSync(trace, 'utf8'), pid)) await after(20)
  return changesIn(readFileSync(trace, 'utf8'), folder)
}

/** @throws when something was done that cannot be read */
export function changesIn(trace: string, folder: string): readonly Change[] {
  const begun = new Map<string, string>()
  return trace.split('\n').flatMap(line => {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (rest.endsWith('<unfinished ...>')) {
      begun.set(thread, rest.slice(0, -'<unfinished ...>'.length))
      return []
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    return changes(resumed ? `${begun.get(thread) ?? ''}${resumed[1] ?? ''}` : rest, folder)
  })
}

function changes(text: string, folder: string): readonly Change[] {
  const [, call = '', all = '', result = ''] = /^(\w+)\((.*)\) += (\d+.*)$/.exec(text) ?? []
  if (call === '') return []
  if (UNSEEN.includes(call)) throw new Error(`${call}: what is done after it is not seen`)
  const args = all.split(', '),
    made = (file: string | null, mode: number | null = null): Change[] => (file === null ? [] : [{ call, file, mode }])
  if (OPENING.includes(call))
    return /O_(?:WRONLY|RDWR|CREAT|TRUNC|TMPFILE)/.test(all) ? made(fileOf(result) ?? quoted(all)) : []
  if (OPEN_FILES.includes(call)) return made(fileOf(args[0] ?? ''))
  if (call === 'bind') return /AF_UNIX, sun_path="/.test(all) ? made(path.resolve(folder, quoted(all) ?? '')) : []
  const mode = /^mkdir/.test(call) ? parseInt(args.at(-1) ?? '', 8) : null
  return (CHANGING[call] ?? []).flatMap(([from, file]) => {
    const start = from === null ? folder : (fileOf(args[from] ?? '') ?? folder)
    return made(path.resolve(start, quoted(args[file] ?? '') ?? ''), mode)
  })
}

const fromHex = (text: string): string => Buffer.from(text.replaceAll('\\x', ''), 'hex').toString()

function quoted(text: string): string | null {
  const [, hex] = /"((?:\\x[0-9a-f]{2})*)"/.exec(text) ?? []
  return hex === undefined ? null : fromHex(hex)
}

/** The file of a descriptor. @returns null for a pipe, a socket and the like */
function fileOf(descriptor: string): string | null {
  const [, hex = ''] = /<((?:\\x[0-9a-f]{2})*)>/.exec(descriptor) ?? []
  const file = fromHex(hex)
  return file.startsWith('/') ? file : null
}

/** Where a program may write. */
export interface Places {
  /** The data folder, and what its command names. */
  readonly folders: readonly string[]
  /** The system's folder for temporary files: one private folder in it, and nothing else. */
  readonly temporary: string
}

/** Devices that keep nothing. */
const NOWHERE = ['/dev/null', '/dev/tty']

/** @returns what was done outside of these places, each once */
export function strays(changes: readonly Change[], { folders, temporary }: Places): readonly string[] {
  const own = changes.find(
    ({ call, file, mode }) =>
      call.startsWith('mkdir') &&
      mode === 0o700 &&
      path.dirname(file) === temporary &&
      path.basename(file).startsWith('undertable-'),
  )
  const allowed = own ? [...folders, own.file] : folders
  const isInside = (file: string): boolean =>
    allowed.some(folder => file === folder || file.startsWith(`${folder}${path.sep}`))
  const outside = changes.filter(({ file }) => !NOWHERE.includes(file) && !isInside(file))
  return [...new Set(outside.map(({ call, file }) => `${call} ${file}`))]
}
