/**
 * The Windows firewall: one inbound rule for this program, on private networks, and on those that Windows calls public
 * if the person wants that. This file only builds the commands; the desktop app asks the person and runs them.
 */

/** The rule's name; build/installer.nsh removes it under the same name. */
export const FIREWALL_RULE = 'Undertable'

/** Commands as program and arguments, for `execFile`: no shell interprets them. */
export interface FirewallRule {
  /**
   * Asks for an administrator's consent once and adds the rule. Exits with 0 on success, with 5 when consent was
   * declined.
   */
  readonly add: readonly string[]
  /** The same for networks that Windows calls public as well. */
  readonly addPublic: readonly string[]
  /** Asks likewise and removes the rule. */
  readonly remove: readonly string[]
  /** Needs no rights. Exits with 0 when an enabled rule exists for this program, with 1 otherwise. */
  readonly check: readonly string[]
}

/** Exit code of `add` and `remove` when the person declined the Windows consent prompt. */
export const CONSENT_DECLINED = 5

/**
 * @param program the full path of the program that listens, as in process.execPath
 * @throws unless it is a full Windows path to a program: the rule would open more than intended
 */
export function firewallRule(program: string): FirewallRule {
  if (!/^[a-z]:\\[^"*?<>|]+\.exe$/i.test(program) || [...program].some(sign => sign < ' '))
    throw new Error(`no path of a program: ${program}`)
  const name = quoted(FIREWALL_RULE),
    path = quoted(program)
  // If the person once cancelled Windows's own prompt, it added blocking rules for this program that would win over
  // ours.
  const removeRules =
    `Get-NetFirewallApplicationFilter -Program ${path} -ErrorAction SilentlyContinue | Get-NetFirewallRule | Where-Object Direction -eq Inbound | Remove-NetFirewallRule; ` +
    `Remove-NetFirewallRule -DisplayName ${name} -ErrorAction SilentlyContinue`
  const addRule = (profiles: string): string =>
    `New-NetFirewallRule -DisplayName ${name} -Direction Inbound -Action Allow -Profile ${profiles} -Program ${path} | Out-Null`
  const ruleExists =
    `Get-NetFirewallRule -DisplayName ${name} -ErrorAction SilentlyContinue | Where-Object { $_.Enabled -eq 'True' -and $_.Action -eq 'Allow' -and ` +
    `($_ | Get-NetFirewallApplicationFilter).Program -eq ${path} }`
  return {
    add: powerShell(elevated(`${removeRules}; ${addRule('Private')}`)),
    addPublic: powerShell(elevated(`${removeRules}; ${addRule('Private, Public')}`)),
    remove: powerShell(elevated(removeRules)),
    check: powerShell(`if (${ruleExists}) { exit 0 } else { exit 1 }`),
  }
}

/** A literal PowerShell string. PowerShell treats typographic quotes as quotes too. */
const quoted = (text: string): string => `'${text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`

/** PowerShell takes whole scripts as base64 of UTF-16, which needs no quoting. */
const encoded = (script: string): string => Buffer.from(script, 'utf16le').toString('base64')

const FLAGS = ['-NoProfile', '-NonInteractive', '-WindowStyle', 'Hidden', '-EncodedCommand']

const powerShell = (script: string): string[] => ['powershell.exe', ...FLAGS, encoded(script)]

/** Runs a script as administrator after Windows's consent prompt, and exits with its code. */
function elevated(script: string): string {
  const inner = encoded(`$ErrorActionPreference = 'Stop'; try { ${script}; exit 0 } catch { exit 1 }`)
  const args = [...FLAGS, inner].map(quoted).join(', ')
  return `try { $run = Start-Process powershell.exe -Verb RunAs -WindowStyle Hidden -Wait -PassThru -ArgumentList ${args} } catch { exit ${CONSENT_DECLINED} }; exit $run.ExitCode`
}
