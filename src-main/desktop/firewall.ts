/** Offers to add a Windows firewall rule, once, if it is missing. Hosting does not wait for it. */
import type { execFile } from 'node:child_process'
import type { BrowserWindow, MessageBoxOptions, MessageBoxReturnValue } from 'electron'
import type { ShellKey } from '../../src-shared/locales/desktopShell'
import { CONSENT_DECLINED, firewallRule, type FirewallRule } from '../net/firewall'
import type { DesktopDeps, RunCommand } from './deps'
import type { SettingsStore } from './settings'

/** Time limit of a command: the Windows consent prompt stays for two minutes. */
const RUN_MS = 5 * 60_000
/** Exit codes of the check. */
const RULE_EXISTS = 0,
  RULE_MISSING = 1

/** Runs commands without a shell. */
export const runner =
  (exec: typeof execFile): RunCommand =>
  ([program = '', ...args]) =>
    new Promise((done, fail) => {
      exec(program, args, { windowsHide: true, timeout: RUN_MS }, fault => {
        if (!fault) done(0)
        else if (typeof fault.code === 'number') done(fault.code)
        else fail(fault)
      })
    })

export interface FirewallSetup {
  readonly deps: DesktopDeps
  /** Remembers that the rule was offered. */
  readonly settings: SettingsStore
  readonly window: () => BrowserWindow | null
  readonly t: (key: ShellKey, params?: { readonly [name: string]: string }) => string
  readonly report: (line: string) => void
}

export class FirewallOffer {
  private asking = false

  constructor(private readonly setup: FirewallSetup) {}

  /** A host was opened: offers the rule, unless it exists or was offered before. Never throws. */
  async hostOpened(): Promise<void> {
    const {
      deps: { platform, portable },
      settings,
      report,
    } = this.setup
    if (platform !== 'win32' || portable || settings.current.firewallOffered || this.asking) return
    this.asking = true
    try {
      await this.offer()
    } catch (fault) {
      report(`the firewall: ${String(fault)}`)
      // Offer it once only, even if it failed: it would fail at every table.
      settings.set({ firewallOffered: true })
      await this.showFailure(String(fault)).catch((stuck: unknown) => {
        report(String(stuck))
      })
    } finally {
      this.asking = false
    }
  }

  private async offer(): Promise<void> {
    const {
      deps: { run, programPath: program },
      settings,
      t,
      report,
    } = this.setup
    const rule: FirewallRule = firewallRule(program)
    const status = await run(rule.check)
    if (status === RULE_EXISTS) return
    if (status !== RULE_MISSING) throw new Error(`the check ended with ${status}`)
    const { response, checkboxChecked } = await this.ask({
      type: 'question',
      message: t('firewall'),
      detail: t('firewallHint'),
      buttons: [t('firewallYes'), t('firewallNo')],
      checkboxLabel: t('firewallPublic'),
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    })
    settings.set({ firewallOffered: true })
    if (response !== 0) return
    const added = await run(checkboxChecked ? rule.addPublic : rule.add)
    if (added === CONSENT_DECLINED) report('the firewall: Windows was told no')
    else if (added !== 0) throw new Error(`the rule was not set (${added})`)
  }

  private async showFailure(what: string): Promise<void> {
    const { t } = this.setup
    await this.ask({
      type: 'warning',
      message: t('firewallFailed'),
      detail: t('firewallFailedHint', { what }),
      buttons: [t('understood')],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    })
  }

  /** Shows a dialog over the window, if there is one. */
  private async ask(options: MessageBoxOptions): Promise<MessageBoxReturnValue> {
    const {
      deps: {
        shell: { dialog },
      },
      window,
    } = this.setup
    const parent = window()
    return parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options)
  }
}
