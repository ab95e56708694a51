/** `undertable backup FILE` and `undertable restore FILE`. */
import { homedir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { TerminalKey } from '../../src-shared/locales/terminal'
import type { BackupSetup, BackupFailure } from '../store/backup'
import { userFolder } from '../userFolder'
import { OPTIONS } from '../commandOptions'
import { secretIn, typeSecret } from './secrets'
import { printError, print, printPrompt, type Translate } from './locale'

/** Minimal length: shorter passphrases are easily guessed. */
const SHORTEST = 8

const FAULTS: { readonly [why in BackupFailure['why']]: TerminalKey } = {
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
  shared: 'dataShared',
  unreadable: 'backupUnreadable',
}

interface Arguments {
  readonly file: string
  readonly dir: string
  readonly passphraseFile: string | undefined
}

/** @returns the arguments, or the one that is invalid */
export function readBackupArguments(args: readonly string[]): Arguments | { readonly bad: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: true,
      options: OPTIONS.backup,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) return { bad: positionals.join(' ') }
    const dir = values.data ?? userFolder({ platform: process.platform, home: homedir(), env: process.env })
    return { file: path.resolve(file), dir: path.resolve(dir), passphraseFile: values['passphrase-file'] }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

export async function backupCommand(args: Arguments, t: Translate): Promise<number> {
  const setup = await readSetup(args, t, true)
  if (!setup) return 1
  const { backUp } = await driver()
  const why = backUp(setup)
  return why ? failed(why, args, t) : done(t('backupDone', { file: args.file }))
}

export async function restoreCommand(args: Arguments, t: Translate): Promise<number> {
  const setup = await readSetup(args, t, false)
  if (!setup) return 1
  const { restore } = await driver()
  const restored = restore(setup, new Date())
  if ('why' in restored) return failed(restored, args, t)
  for (const file of restored.aside) print(t('restoreAside', { file }))
  return done(t('restoreDone', { dir: args.dir }))
}

/** Loads the database driver on demand: machines on which it does not run can still play and find tables. */
const driver = () => import('../store/backup')

function done(line: string): number {
  print(line)
  return 0
}

function failed({ why, detail }: BackupFailure, { file, dir }: Arguments, t: Translate): number {
  printError(t(FAULTS[why], { file, dir, what: detail }))
  return 1
}

/** Gets the passphrase from a file or the terminal. @returns null when there is none, after reporting why */
async function readSetup(
  { file, dir, passphraseFile }: Arguments,
  t: Translate,
  isNew: boolean,
): Promise<BackupSetup | null> {
  try {
    const entered =
      passphraseFile === undefined ? await enterPassphrase(t, isNew) : { passphrase: secretIn(passphraseFile) }
    const short = isNew && 'passphrase' in entered && [...entered.passphrase].length < SHORTEST
    if ('passphrase' in entered && !short) return { file, dir, passphrase: entered.passphrase }
    printError(t('passphrase' in entered ? 'passphraseShort' : entered.not, { least: SHORTEST }))
  } catch (fault) {
    printError(t('passphraseUnread', { what: fault instanceof Error ? fault.message : String(fault) }))
  }
  return null
}

/** A new passphrase is typed twice: a typo would lock its owner out. */
async function enterPassphrase(
  t: Translate,
  twice: boolean,
): Promise<{ readonly passphrase: string } | { readonly not: TerminalKey }> {
  const { stdin } = process
  if (!stdin.isTTY) return { not: 'passphraseNoTerminal' }
  const ask = (question: TerminalKey): Promise<string | null> => typeSecret(stdin, printPrompt, t(question))
  const passphrase = await ask(twice ? 'passphraseNew' : 'passphrase')
  const again = twice && passphrase !== null ? await ask('passphraseAgain') : passphrase
  if (passphrase === null || again === null) return { not: 'passphraseNone' }
  return again === passphrase ? { passphrase } : { not: 'passphraseDiffers' }
}
