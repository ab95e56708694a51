/** What went wrong, written down on this machine and sent nowhere. It never holds a secret. */
import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { DesktopGiven } from './given'

/** So many bytes tell a long evening; older ones stand in two further files. */
const MOST_BYTES = 256 * 1024
const OLDER = 2

export interface Log {
  readonly file: string
  readonly report: (line: string) => void
  /** Shows the folder in the system's own window. */
  show(): void
}

export function openLog({ shell, now, uncaught }: DesktopGiven, folder: string): Log {
  const file = path.join(folder, 'undertable.log')
  const report = (line: string): void => {
    // A disk that cannot be written must not bring down what wanted to tell of it.
    try {
      mkdirSync(folder, { recursive: true })
      turnOver(file)
      appendFileSync(file, `${now().toISOString()} ${line.replaceAll('\n', '\n  ')}\n`)
    } catch {
      /* untold */
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

/** A full file becomes the first of the older ones. */
function turnOver(file: string): void {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 }
  if (size < MOST_BYTES) return
  rmSync(`${file}.${OLDER}`, { force: true })
  for (let n = OLDER - 1; n > 0; n--)
    if (statSync(`${file}.${n}`, { throwIfNoEntry: false })) renameSync(`${file}.${n}`, `${file}.${n + 1}`)
  renameSync(file, `${file}.1`)
}
