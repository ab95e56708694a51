/** `undertable backup FILE` and `undertable restore FILE`. */
import { homedir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { TerminalKey } from '../../src-shared/lang/terminal'
import type { BackupSetup, NoBackup } from '../store/backup'
import { userFolder } from '../folder'
import { passphraseIn, typePassphrase } from './passphrase'
import { complain, print, type Say } from './words'

/** Shorter ones are guessed, however slow a guess is. */
const SHORTEST = 8

const FAULTS: { readonly [why in NoBackup['why']]: TerminalKey } = {
  there: 'backupThere',
  nothing: 'backupNothing',
  notOurs: 'backupNotOurs',
  later: 'backupLater',
  passphrase: 'backupPassphrase',
  damaged: 'backupDamaged',
  newer: 'dataNewer',
  busy: 'backupBusy',
  unsafe: 'backupFailed',
  closed: 'backupFailed',
  unreadable: 'backupUnreadable',
}

interface Arguments {
  readonly file: string
  readonly dir: string
  readonly passphraseFile: string | undefined
}

/** @returns the arguments, or the one that was not understood */
export function readBackupArguments(args: readonly string[]): Arguments | { readonly bad: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: true,
      options: { data: { type: 'string' }, 'passphrase-file': { type: 'string' }, lang: { type: 'string' } },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) return { bad: positionals.join(' ') }
    const dir = values.data ?? userFolder({ platform: process.platform, home: homedir(), env: process.env })
    return { file: path.resolve(file), dir: path.resolve(dir), passphraseFile: values['passphrase-file'] }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

export async function backupCommand(args: Arguments, words: Say): Promise<number> {
  const setup = await asked(args, words, true)
  if (!setup) return 1
  const { backUp } = await driver()
  const why = backUp(setup)
  return why ? failed(why, args, words) : done(words('backupDone', { file: args.file }))
}

export async function restoreCommand(args: Arguments, words: Say): Promise<number> {
  const setup = await asked(args, words, false)
  if (!setup) return 1
  const { restore } = await driver()
  const restored = restore(setup, new Date())
  if ('why' in restored) return failed(restored, args, words)
  for (const file of restored.aside) print(words('restoreAside', { file }))
  return done(words('restoreDone', { dir: args.dir }))
}

/** The database's driver is loaded where it is used: a machine that it does not run on can still play and look for tables. */
const driver = () => import('../store/backup')

function done(line: string): number {
  print(line)
  return 0
}

function failed({ why, detail }: NoBackup, { file, dir }: Arguments, words: Say): number {
  complain(words(FAULTS[why], { file, dir, what: detail }))
  return 1
}

/** The passphrase, from a file or typed. @returns null when there is none: the reason has been said then */
async function asked(
  { file, dir, passphraseFile }: Arguments,
  words: Say,
  fresh: boolean,
): Promise<BackupSetup | null> {
  try {
    const given =
      passphraseFile === undefined ? await typed(words, fresh) : { passphrase: passphraseIn(passphraseFile) }
    const short = fresh && 'passphrase' in given && [...given.passphrase].length < SHORTEST
    if ('passphrase' in given && !short) return { file, dir, passphrase: given.passphrase }
    complain(words('passphrase' in given ? 'passphraseShort' : given.not, { least: SHORTEST }))
  } catch (fault) {
    complain(words('passphraseUnread', { what: fault instanceof Error ? fault.message : String(fault) }))
  }
  return null
}

/** A new passphrase is typed twice: a slip would lock its owner out. */
async function typed(
  words: Say,
  twice: boolean,
): Promise<{ readonly passphrase: string } | { readonly not: TerminalKey }> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) return { not: 'passphraseNoTerminal' }
  const ask = (question: TerminalKey): Promise<string | null> =>
    typePassphrase(
      stdin,
      text => {
        stderr.write(text)
      },
      words(question),
    )
  const passphrase = await ask(twice ? 'passphraseNew' : 'passphrase')
  const again = twice && passphrase !== null ? await ask('passphraseAgain') : passphrase
  if (passphrase === null || again === null) return { not: 'passphraseNone' }
  return again === passphrase ? { passphrase } : { not: 'passphraseDiffers' }
}
