/** Hosting on Windows: the firewall rule is offered once, in a dialog, and hosting never waits for it. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FirewallOffer, runner } from '../../src-main/desktop/firewall'
import { openSettings } from '../../src-main/desktop/settings'
import { CONSENT_DECLINED, firewallRule } from '../../src-main/net/firewall'
import { shellMessage, type ShellKey } from '../../src-shared/locales/desktopShell'
import { named, NO_SIGNALS } from '../kit/platform'
import { deskFor, freshFolder, withoutBrowser, type DeskSetup } from './kit'

withoutBrowser()

const PROGRAM = String.raw`C:\Programs\Undertable.exe`
const RULE = firewallRule(PROGRAM)
const YES = 0,
  NO = 1
const MISSING = 1

/** @param ends exit codes of the check and then of adding the rule */
function offer(
  ends: readonly (number | Error)[],
  answers: readonly number[] = [],
  deps: DeskSetup['given'] = {},
  folder = freshFolder(),
) {
  const ran: (readonly string[])[] = [],
    lines: string[] = []
  const left = [...ends]
  const run = (command: readonly string[]): Promise<number> => {
    ran.push(command)
    const end = left.shift()
    return typeof end === 'number'
      ? Promise.resolve(end)
      : Promise.reject(end ?? new Error('nothing more was to be run'))
  }
  const desk = deskFor({ folder, given: { platform: 'win32', run, programPath: PROGRAM, ...deps } })
  desk.electron.answers = [...answers]
  const report = (line: string): void => {
    lines.push(line)
  }
  const settings = openSettings(path.join(folder, 'settings.json'), new Date(), report)
  const made = new FirewallOffer({
    deps: desk.given,
    settings,
    report,
    window: () => null,
    t: (key: ShellKey, params) => shellMessage('en', key, params),
  })
  return {
    made,
    ran,
    lines,
    settings,
    folder,
    electron: desk.electron,
    asked: () => desk.electron.asked.map(({ message }) => message),
  }
}

const QUESTION = shellMessage('en', 'firewall'),
  FAILED = shellMessage('en', 'firewallFailed')

describe('a host on Windows', () => {
  it('is asked in a dialog, and the rule for exactly this program is added', async () => {
    const { made, ran, settings, asked, lines } = offer([MISSING, 0], [YES])
    await made.hostOpened()
    expect([asked(), ran, settings.current.firewallOffered, lines]).toEqual([
      [QUESTION],
      [RULE.check, RULE.add],
      true,
      [],
    ])
  })

  it('may let others in on networks that Windows calls public, by a tick beside what that means', async () => {
    const { made, ran, electron } = offer([MISSING, 0], [YES])
    electron.ticks = true
    await made.hostOpened()
    expect(ran).toEqual([RULE.check, RULE.addPublic])
    expect(electron.asked[0]).toMatchObject({
      checkboxLabel: shellMessage('en', 'firewallPublic'),
      detail: expect.stringContaining('strangers in a café') as string,
    })
    expect(electron.asked[0]).not.toHaveProperty('checkboxChecked')
  })

  it('in a portable program is not asked: its folder is another one at each start', async () => {
    const { made, asked, ran } = offer([MISSING], [YES], { portable: true })
    await made.hostOpened()
    expect([asked(), ran]).toEqual([[], []])
  })

  it('who says no is never asked again, not at the next start either, and nothing is run', async () => {
    const first = offer([MISSING], [NO])
    await first.made.hostOpened()
    await first.made.hostOpened()
    expect([first.asked(), first.ran]).toEqual([[QUESTION], [RULE.check]])
    const next = offer([MISSING], [YES], {}, first.folder)
    await next.made.hostOpened()
    expect([next.asked(), next.ran]).toEqual([[], []])
  })

  it('who closes the dialog has said no', async () => {
    const { made, electron, ran } = offer([MISSING])
    await made.hostOpened()
    expect(electron.asked[0]).toMatchObject({ cancelId: NO })
    expect(ran).toEqual([RULE.check])
  })

  it('who says no to Windows itself sees no further message', async () => {
    const { made, asked, settings, lines } = offer([MISSING, CONSENT_DECLINED], [YES])
    await made.hostOpened()
    expect([asked(), settings.current.firewallOffered, lines]).toEqual([
      [QUESTION],
      true,
      ['the firewall: Windows was told no'],
    ])
  })

  it('is not asked while the rule exists; if it is removed one day, it is offered again', async () => {
    const { made, asked, settings } = offer([0, MISSING], [NO])
    await made.hostOpened()
    expect([asked(), settings.current.firewallOffered]).toEqual([[], false])
    await made.hostOpened()
    expect(asked()).toEqual([QUESTION])
  })

  it('is asked one question at a time', async () => {
    const { made, asked, ran } = offer([MISSING, 0], [YES])
    await Promise.all([made.hostOpened(), made.hostOpened()])
    expect([asked(), ran.length]).toEqual([[QUESTION], 2])
  })

  it.each<[string, readonly (number | Error)[], string]>([
    ['the check cannot be run', [new Error('no PowerShell')], 'no PowerShell'],
    ['the check ends in an unknown way', [2], 'the check ended with 2'],
    ['the rule cannot be set', [MISSING, 1], 'the rule was not set (1)'],
    ['setting it never ends', [MISSING, new Error('killed')], 'killed'],
  ])('is told when %s, once', async (_, ends, why) => {
    const { made, asked, electron, lines } = offer(ends, [YES])
    await made.hostOpened()
    await made.hostOpened()
    expect([asked().at(-1), asked().filter(one => one === FAILED).length]).toEqual([FAILED, 1])
    expect(electron.asked.at(-1)).toMatchObject({
      detail: expect.stringContaining(why) as string,
      buttons: ['Got it'],
    })
    expect(lines).toEqual([expect.stringContaining(why)])
  })

  it('hosts all the same if the program has no path that a rule could name, or no dialog opens', async () => {
    const odd = offer([], [], { programPath: String.raw`\\server\Undertable.exe` })
    await odd.made.hostOpened()
    expect([odd.ran, odd.asked()]).toEqual([[], [FAILED]])
    const mute = offer([MISSING])
    mute.electron.dialogs = false
    await mute.made.hostOpened()
    expect(mute.lines).toHaveLength(2)
    expect(mute.settings.current.firewallOffered).toBe(true)
  })
})

it.each(['linux', 'darwin'] as const)('on %s nobody is asked anything', async platform => {
  const { made, asked, ran } = offer([MISSING], [YES], { platform })
  await made.hostOpened()
  expect([asked(), ran]).toEqual([[], []])
})

describe('a command', () => {
  const run = runner(execFile)
  const node = (script: string): string[] => [process.execPath, '-e', script]

  it("returns the program's exit code, and passes arguments unchanged", async () => {
    expect(await run(node('process.exit(0)'))).toBe(0)
    expect(await run(node('process.exit(5)'))).toBe(CONSENT_DECLINED)
    expect(await run([...node('process.exit(process.argv[1] === \'a "b" $c\' ? 7 : 8)'), 'a "b" $c'])).toBe(7)
  })

  it('that does not exist returns no exit code', async () => {
    await expect(run(['/nowhere/powershell.exe'])).rejects.toThrow('ENOENT')
    await expect(run([])).rejects.toThrow()
  })

  it.skipIf(NO_SIGNALS !== null)(named('that was killed returns no exit code', NO_SIGNALS), async () => {
    await expect(run(node('process.kill(process.pid, "SIGKILL")'))).rejects.toThrow()
  })
})
