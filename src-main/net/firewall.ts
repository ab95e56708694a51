/**
 * The Windows firewall: one inbound rule, for this program alone, on private networks. The commands are made here and run
 * nowhere in this room: whoever hosts asks the person first.
 */

/** The rule's name; build/installer.nsh takes it away under the same one. */
export const FIREWALL_RULE = 'Undertable'

/** Commands as a program and its arguments, for `execFile`: no shell reads them. */
export interface FirewallRule {
  /** Asks for an administrator's consent, once, and sets the rule. Ends with 0 when it stands, with 5 when consent was refused. */
  readonly add: readonly string[]
  /** Asks likewise, and takes the rule away. */
  readonly remove: readonly string[]
  /** Needs no rights. Ends with 0 when the rule stands for this very program and is in force, with 1 when it does not. */
  readonly check: readonly string[]
}

/** What `add` and `remove` end with when the person said no to Windows's own question. */
export const FIREWALL_DECLINED = 5

/**
 * @param program the full path of the program that listens, as in process.execPath
 * @throws when it is no full Windows path to a program: such a rule would open more than it says
 */
export function firewallRule(program: string): FirewallRule {
  if (!/^[a-z]:\\[^"*?<>|]+\.exe$/i.test(program) || [...program].some(sign => sign < ' '))
    throw new Error(`no path of a program: ${program}`)
  const name = quoted(FIREWALL_RULE),
    path = quoted(program)
  // When Windows itself once asked and was told "cancel", it has set rules that block this program: they would win over ours.
  const clear =
    `Get-NetFirewallApplicationFilter -Program ${path} -ErrorAction SilentlyContinue | Get-NetFirewallRule | Where-Object Direction -eq Inbound | Remove-NetFirewallRule; ` +
    `Remove-NetFirewallRule -DisplayName ${name} -ErrorAction SilentlyContinue`
  const set = `New-NetFirewallRule -DisplayName ${name} -Direction Inbound -Action Allow -Profile Private -Program ${path} | Out-Null`
  const stands =
    `Get-NetFirewallRule -DisplayName ${name} -ErrorAction SilentlyContinue | Where-Object { $_.Enabled -eq 'True' -and $_.Action -eq 'Allow' -and ` +
    `($_ | Get-NetFirewallApplicationFilter).Program -eq ${path} }`
  return {
    add: powerShell(elevated(`${clear}; ${set}`)),
    remove: powerShell(elevated(clear)),
    check: powerShell(`if (${stands}) { exit 0 } else { exit 1 }`),
  }
}

/** A text that PowerShell takes as it stands. It reads the curly quotes of typography as quotes too. */
const quoted = (text: string): string => `'${text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`

/** Base64 of UTF-16 is how PowerShell takes a script whole: no quoting can go wrong on the way. */
const encoded = (script: string): string => Buffer.from(script, 'utf16le').toString('base64')

const FLAGS = ['-NoProfile', '-NonInteractive', '-WindowStyle', 'Hidden', '-EncodedCommand']

const powerShell = (script: string): string[] => ['powershell.exe', ...FLAGS, encoded(script)]

/** Runs a script with an administrator's rights, after Windows has asked for consent, and ends as it does. */
function elevated(script: string): string {
  const inner = encoded(`$ErrorActionPreference = 'Stop'; try { ${script}; exit 0 } catch { exit 1 }`)
  const args = [...FLAGS, inner].map(quoted).join(', ')
  return `try { $run = Start-Process powershell.exe -Verb RunAs -WindowStyle Hidden -Wait -PassThru -ArgumentList ${args} } catch { exit ${FIREWALL_DECLINED} }; exit $run.ExitCode`
}
