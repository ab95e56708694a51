/** The error log: written on this machine and sent nowhere. It never holds a secret. */
import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { spacedText } from '../../src-shared/text/plainText'
import type { DesktopDeps } from './deps'

/** Size limit of a log file, enough for a long session; older ones are kept in two further files. */
const MAX_BYTES = 256 * 1024
const OLDER_FILES = 2

export interface DesktopLog {
  readonly file: string
  readonly report: (line: string) => void
  /** Shows the log in the system's file manager. */
  show(): void
}

export function openLog({ shell, now, onUncaught: uncaught }: DesktopDeps, folder: string): DesktopLog {
  const file = path.join(folder, 'undertable.log')
  const report = (line: string): void => {
    // A disk that is not writable must not crash the caller.
    try {
      mkdirSync(folder, { recursive: true })
      rotate(file)
      appendFileSync(file, `${now().toISOString()} ${line.split('\n').map(spacedText).join('\n  ')}\n`)
    } catch {
      /* not logged */
    }
  }
  shell.crashReporter.start({ uploadToServer: false })
  uncaught(fault => {
    report(`uncaught: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`)
  })
  shell.app.on('child-process-gone', (_, { type, reason, serviceName }) => {
    report(`a process is gone: ${type} ${serviceName ?? ''} ${reason}`)
  })
  return {
    file,
    report,
    show: () => {
      mkdirSync(folder, { recursive: true })
      shell.shell.showItemInFolder(file)
    },
  }
}

/** Rotates a full log file. */
function rotate(file: string): void {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 }
  if (size < MAX_BYTES) return
  rmSync(`${file}.${OLDER_FILES}`, { force: true })
  for (let n = OLDER_FILES - 1; n > 0; n--)
    if (statSync(`${file}.${n}`, { throwIfNoEntry: false })) renameSync(`${file}.${n}`, `${file}.${n + 1}`)
  renameSync(file, `${file}.1`)
}
