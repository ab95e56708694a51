/** Hosting on Windows: the way through its firewall is offered once, in words, and only if it is not there yet. Hosting waits for none of it. */
import type { execFile } from 'node:child_process'
import type { BrowserWindow, MessageBoxOptions } from 'electron'
import type { ShellKey } from '../../src-shared/lang/shell'
import { FIREWALL_DECLINED, firewallRule, type FirewallRule } from '../net/firewall'
import type { DesktopGiven } from './given'
import type { SettingsBox } from './settings'

/** Runs a program with its arguments. @returns what it ended with. @throws when it could not be run to its end */
export type Run = (command: readonly string[]) => Promise<number>

/** Windows's own question stays for two minutes: a command that takes longer has hung. */
const RUN_MS = 5 * 60_000
/** What the check ends with. */
const STANDS = 0,
  MISSING = 1

/** No shell reads the command. */
export const runner =
  (exec: typeof execFile): Run =>
  ([program = '', ...args]) =>
    new Promise((done, fail) => {
      exec(program, args, { windowsHide: true, timeout: RUN_MS }, fault => {
        if (!fault) done(0)
        else if (typeof fault.code === 'number') done(fault.code)
        else fail(fault)
      })
    })

export interface FirewallSetup {
  readonly given: DesktopGiven
  /** Remembers that it was offered, for ever. */
  readonly settings: SettingsBox
  readonly window: () => BrowserWindow | null
  readonly words: (key: ShellKey, params?: { readonly [name: string]: string }) => string
  readonly report: (line: string) => void
}

export class FirewallOffer {
  private asking = false

  constructor(private readonly setup: FirewallSetup) {}

  /** Somebody hosts: offers the rule, unless it stands or was offered before. It never throws. */
  async hosting(): Promise<void> {
    const {
      given: { platform },
      settings,
      report,
    } = this.setup
    if (platform !== 'win32' || settings.now.firewallOffered || this.asking) return
    this.asking = true
    try {
      await this.offer()
    } catch (fault) {
      report(`the firewall: ${String(fault)}`)
      // Once is enough: a computer that cannot do it today is not asked at every table.
      settings.set({ firewallOffered: true })
      await this.tell(String(fault)).catch((stuck: unknown) => {
        report(String(stuck))
      })
    } finally {
      this.asking = false
    }
  }

  private async offer(): Promise<void> {
    const {
      given: { run, program },
      settings,
      words,
      report,
    } = this.setup
    const rule: FirewallRule = firewallRule(program)
    const stands = await run(rule.check)
    if (stands === STANDS) return
    if (stands !== MISSING) throw new Error(`the check ended with ${stands}`)
    const response = await this.ask({
      type: 'question',
      message: words('firewall'),
      detail: words('firewallHint'),
      buttons: [words('firewallYes'), words('firewallNo')],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    })
    settings.set({ firewallOffered: true })
    if (response !== 0) return
    const added = await run(rule.add)
    if (added === FIREWALL_DECLINED) report('the firewall: Windows was told no')
    else if (added !== 0) throw new Error(`the rule was not set (${added})`)
  }

  private async tell(what: string): Promise<void> {
    const { words } = this.setup
    await this.ask({
      type: 'warning',
      message: words('firewallFailed'),
      detail: words('firewallFailedHint', { what }),
      buttons: [words('understood')],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    })
  }

  /** Over the window, while there is one. @returns which button was pressed */
  private async ask(options: MessageBoxOptions): Promise<number> {
    const {
      given: {
        shell: { dialog },
      },
      window,
    } = this.setup
    const over = window()
    return (await (over ? dialog.showMessageBox(over, options) : dialog.showMessageBox(options))).response
  }
}
