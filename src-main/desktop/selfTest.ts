/**
 * `undertable --self-test`: checks one by one what only a real system shows, prints and saves a report that a person can
 * send, and ends by its result.
 */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { languageFor, type Language } from '../../src-shared/locales/languages'
import { shellMessage, type ShellKey } from '../../src-shared/locales/desktopShell'
import { removeTemporaryFolder, temporaryFolder } from '../tableFolder'
import { registerScheme, servePages } from './appProtocol'
import type { DesktopDeps } from './deps'
import { guardPages, guardSession } from './navigationGuard'
import { CHECKS, type Check } from './selfTestChecks'

/** Time for one check. */
const CHECK_MS = 60_000

type Verdict = { readonly is: 'testOk' | 'testBad' | 'testNone'; readonly detail: string }

export interface SelfTestSetup {
  readonly deps: DesktopDeps
  readonly print: (line: string) => void
  readonly checks?: readonly Check[]
}

/** @returns 0 when nothing is wrong, 1 otherwise */
export async function selfTest({ deps, print, checks = CHECKS }: SelfTestSetup): Promise<number> {
  const { shell, platform, arch, renderer } = deps,
    { app } = shell
  const faults: string[] = []
  const report = (line: string): void => {
    faults.push(line)
  }
  registerScheme(shell)
  guardPages(shell, report)
  // The windows of its checks are closed one after another.
  app.on('window-all-closed', () => undefined)
  await app.whenReady()
  guardSession(shell.session.defaultSession, report)
  servePages(shell, renderer)
  const language: Language = languageFor(app.getPreferredSystemLanguages())
  const t = (key: ShellKey, params?: { readonly [name: string]: string }): string => shellMessage(language, key, params)
  const { electron = '?', chrome = '?' } = process.versions as { readonly [name: string]: string | undefined }
  const lines = [
    t('testTitle'),
    `Undertable ${app.getVersion()}, Electron ${electron}, Chromium ${chrome}, ${platform} ${arch}`,
  ]
  const folder = temporaryFolder(tmpdir(), 'undertable-self-test-')
  let code = 0
  for (const line of lines) print(line)
  for (const check of checks) {
    const { is, detail } = await verdictOf(check, deps, folder, t('testLate'))
    if (is === 'testBad') code = 1
    const line = `${t(is)}  ${t(check.name)}${detail === '' ? '' : `: ${detail}`}`
    print(line)
    lines.push(line)
  }
  removeTemporaryFolder(folder, 5)
  const file = path.join(app.getPath('userData'), 'self-test.txt')
  writeFileSync(file, [...lines, ...faults, ''].join('\n'))
  print(t('testSaved', { file }))
  return code
}

async function verdictOf({ run }: Check, deps: DesktopDeps, folder: string, late: string): Promise<Verdict> {
  let stop: () => void = () => undefined
  try {
    const detail = await Promise.race([
      run(deps, folder),
      new Promise<never>((_, fail) => {
        stop = deps.clock.after(CHECK_MS, () => {
          fail(new Error(late))
        })
      }),
    ])
    return detail === null ? { is: 'testNone', detail: '' } : { is: 'testOk', detail }
  } catch (fault) {
    return { is: 'testBad', detail: fault instanceof Error ? fault.message : String(fault) }
  } finally {
    stop()
  }
}
