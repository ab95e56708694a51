/** System calls of a traced process, read back as what they mean for a table: answers in, the log, frames out. */
import { readFileSync } from 'node:fs'
import { ENTRIES } from '../../src-main/store/folder'

/** What is traced: sockets, files, syncs. Strings come in hex; their first bytes tell what a message is. */
export const STRACE: readonly string[] = [
  'strace',
  '-D',
  '-f',
  '-q',
  '-yy',
  '-xx',
  '-s',
  '400',
  '-e',
  'trace=openat,read,readv,recvfrom,recvmsg,write,writev,sendto,sendmsg,pwrite64,pwritev,fsync,fdatasync',
]

/** `entrySynced`: an entry ahead of the database was written and synced, by one call. */
export type What = 'answer' | 'entrySynced' | 'logWritten' | 'logSynced' | 'frame' | 'reply'
/** Begins and ends at these places in the order of all calls. */
export interface Call {
  readonly what: What
  readonly begin: number
  readonly end: number
}

/** @throws when the trace is not complete */
export function readTrace(file: string, pid: number): readonly Call[] {
  const text = readFileSync(file, 'utf8')
  if (!isWhole(text, pid)) throw new Error('the trace has no end')
  const begun = new Map<string, { readonly text: string; readonly at: number }>()
  const calls: Call[] = []
  const syncs = opensSynced(text)
  for (const [at, line] of text.split('\n').entries()) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (rest.endsWith('<unfinished ...>')) {
      begun.set(thread, { text: rest.slice(0, -'<unfinished ...>'.length).trimEnd(), at })
      continue
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    const start = resumed ? begun.get(thread) : undefined
    const what = meaning(resumed ? (start?.text ?? '') + (resumed[1] ?? '') : rest, syncs)
    if (what) calls.push({ what, begin: start?.at ?? at, end: at })
  }
  return calls
}

/** Whether the traced process has ended and all of it is in the trace. */
export const isWhole = (trace: string, pid: number): boolean =>
  new RegExp(`^${pid} +\\+\\+\\+ (exited|killed)`, 'm').test(trace)

/** Whether each write to the entries ahead of the database is a sync as well. */
const opensSynced = (trace: string): boolean =>
  [...trace.matchAll(/openat\([^"]*"((?:\\x[0-9a-f]{2})*)", ([A-Z_|]+)/g)].some(
    ([, file = '', flags = '']) => fromHex(file).toString().endsWith(ENTRIES) && flags.split('|').includes('O_DSYNC'),
  )

function meaning(call: string, syncs: boolean): What | null {
  const [, name = '', named = ''] = /^(\w+)\(\d+<(.*?)>[,)]/.exec(call) ?? []
  const target = named.startsWith('\\x') ? fromHex(named).toString() : named
  if (!/= \d+/.test(call)) return null
  if (target.endsWith(ENTRIES)) return name === 'pwrite64' && syncs ? 'entrySynced' : null
  if (target.endsWith('tables.db-wal'))
    return name.startsWith('pwrite') ? 'logWritten' : name.endsWith('sync') ? 'logSynced' : null
  if (!target.startsWith('TCP')) return null
  const bytes = fromHex([...call.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text = '']) => text).join(''))
  if (/^(read|recv)/.test(name)) return unmasked(bytes).startsWith('{"kind":"answer"') ? 'answer' : null
  const [, kind] = /\{"kind":"(frame|ok)"/.exec(bytes.toString('latin1')) ?? []
  return kind === 'ok' ? 'reply' : kind === 'frame' ? 'frame' : null
}

const fromHex = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex')

/** The text of a short frame of a client. */
function unmasked(bytes: Buffer): string {
  const [kind = 0, length = 0] = bytes
  if (kind !== 0x81 || (length & 0x80) === 0) return ''
  const at = (length & 0x7f) === 126 ? 4 : 2
  const mask = bytes.subarray(at, at + 4)
  return Buffer.from(bytes.subarray(at + 4).map((byte, i) => byte ^ (mask[i % 4] ?? 0))).toString('utf8')
}

/**
 * Checks that its entry or the log was synced before the first byte of each answer's updates and of its reply, which is the last of
 * them: the log is written after the answer arrives, and the first sync that starts after that has ended before
 * anything is sent.
 * @returns what was checked, and the answers whose update was sent too early
 */
export function judge(calls: readonly Call[]): {
  readonly answers: number
  readonly frames: number
  readonly early: readonly number[]
} {
  const early = new Set<number>()
  let answers = 0,
    frames = 0,
    lastAnswer: Call | null = null
  for (const call of calls) {
    if (call.what === 'answer') {
      answers++
      lastAnswer = call
    }
    if ((call.what !== 'frame' && call.what !== 'reply') || !lastAnswer) continue
    frames++
    const { end: since } = lastAnswer
    // Where its entry goes ahead, its row follows later. An answer that comes while something else is being written has
    // no entry: it waits for its row.
    const entry = calls.find(({ what, begin }) => what === 'entrySynced' && begin > since && begin < call.begin)
    const written = calls.find(({ what, begin }) => what === 'logWritten' && begin > since)
    // What is written besides, as at the end of a match, is synced by another.
    const row = written && calls.find(({ what, begin }) => what === 'logSynced' && begin > written.end)
    const synced = entry ?? row
    if (!synced || synced.end > call.begin) early.add(answers)
    // What follows belongs to something else: the next match, or a person who joins.
    if (call.what === 'reply') lastAnswer = null
  }
  return { answers, frames, early: [...early] }
}
