/** The firewall rule on Windows: for this program, inbound, on private networks, and nothing wider. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONSENT_DECLINED, FIREWALL_RULE, firewallRule } from '../../src-main/net/firewall'

const PROGRAM = 'C:\\Users\\Anna\\AppData\\Local\\Programs\\Undertable\\Undertable.exe'

/** What PowerShell is given to run, decoded. */
const script = (command: readonly string[]): string => Buffer.from(command.at(-1) ?? '', 'base64').toString('utf16le')
/** What the script runs as administrator. */
const innerScript = (command: readonly string[]): string => {
  const [, inner = ''] = /'-EncodedCommand', '([A-Za-z0-9+/=]+)'/.exec(script(command)) ?? []
  return Buffer.from(inner, 'base64').toString('utf16le')
}

describe('the rule', () => {
  it('lets others connect to this program, on private networks only', () => {
    const inner = innerScript(firewallRule(PROGRAM).add)
    const set = `New-NetFirewallRule -DisplayName 'Undertable' -Direction Inbound -Action Allow -Profile Private -Program '${PROGRAM}'`
    expect(inner).toContain(set)
    expect(inner.match(/New-NetFirewallRule/g)).toHaveLength(1)
    expect(inner).not.toMatch(/Public|Domain|-Profile Any|Disable/)
  })

  it('holds on networks that Windows calls public too, if the person wants that', () => {
    const inner = innerScript(firewallRule(PROGRAM).addPublic)
    expect(inner).toContain(`-Action Allow -Profile Private, Public -Program '${PROGRAM}'`)
    expect(inner.match(/New-NetFirewallRule/g)).toHaveLength(1)
    expect(inner).not.toMatch(/Domain|-Profile Any|Disable/)
  })

  it('is added after rules that block the program, and older ones, were removed', () => {
    const inner = innerScript(firewallRule(PROGRAM).add)
    const at = (text: string): number => inner.indexOf(text)
    expect(at(`Get-NetFirewallApplicationFilter -Program '${PROGRAM}'`)).toBeGreaterThan(-1)
    expect(at("Remove-NetFirewallRule -DisplayName 'Undertable'")).toBeGreaterThan(-1)
    expect(at('New-NetFirewallRule')).toBeGreaterThan(at("Remove-NetFirewallRule -DisplayName 'Undertable'"))
  })

  it('asks for consent once to add or remove it, and never to check', () => {
    const { add, remove, check } = firewallRule(PROGRAM)
    for (const command of [add, remove]) expect(script(command).match(/-Verb RunAs/g)).toHaveLength(1)
    expect(script(add)).toContain(`catch { exit ${CONSENT_DECLINED} }`)
    expect(script(check)).not.toContain('RunAs')
    expect(innerScript(remove)).not.toContain('New-NetFirewallRule')
  })

  it('is only there if nothing failed: what happened as administrator is waited for, and told by its exit code', () => {
    const { add, addPublic, remove } = firewallRule(PROGRAM)
    for (const command of [add, addPublic, remove]) {
      expect(script(command)).toMatch(/^try \{ \$run = Start-Process powershell\.exe .*-Wait -PassThru /)
      expect(script(command)).toMatch(/; exit \$run\.ExitCode$/)
      expect(innerScript(command)).toMatch(
        /^\$ErrorActionPreference = 'Stop'; try \{ .*; exit 0 \} catch \{ exit 1 \}$/,
      )
    }
  })

  it('is made out of sight, by nothing that would wait for an answer there', () => {
    const { add, check } = firewallRule(PROGRAM)
    for (const command of [add, check])
      expect(command.slice(0, -1)).toEqual(
        'powershell.exe -NoProfile -NonInteractive -WindowStyle Hidden -EncodedCommand'.split(' '),
      )
    for (const flag of ["'-NoProfile'", "'-NonInteractive'", "'-WindowStyle', 'Hidden'"])
      expect(script(add)).toContain(flag)
  })

  it('is found by name, program and whether it is enabled', () => {
    expect(script(firewallRule(PROGRAM).check)).toBe(
      "if (Get-NetFirewallRule -DisplayName 'Undertable' -ErrorAction SilentlyContinue | Where-Object { $_.Enabled -eq 'True' " +
        `-and $_.Action -eq 'Allow' -and ($_ | Get-NetFirewallApplicationFilter).Program -eq '${PROGRAM}' }) { exit 0 } else { exit 1 }`,
    )
  })

  it('takes a path literally, whatever quotes are in it', () => {
    const inner = innerScript(firewallRule("D:\\Anna's \u2019games\u2019 (2)\\Undertable.exe").add)
    expect(inner).toContain("-Program 'D:\\Anna''s \u2019\u2019games\u2019\u2019 (2)\\Undertable.exe'")
  })

  it.each(["'", '\u2018', '\u2019', '\u201a', '\u201b'])(
    'is not escaped from by a folder with a %s in its name: what follows it is never run',
    quote => {
      const literal = `'D:\\a${quote}${quote}; calc; #\\Undertable.exe'`,
        { add, addPublic, remove, check } = firewallRule(`D:\\a${quote}; calc; #\\Undertable.exe`)
      for (const run of [innerScript(add), innerScript(addPublic), innerScript(remove), script(check)]) {
        expect(run).toContain(literal)
        expect(run.replaceAll(literal, '')).not.toContain('calc')
      }
    },
  )

  it('takes away what lets others in or keeps them out, and no rule of what the program itself may reach', () => {
    const { add, addPublic, remove } = firewallRule(PROGRAM)
    for (const command of [add, addPublic, remove])
      expect(innerScript(command)).toContain(
        '| Get-NetFirewallRule | Where-Object Direction -eq Inbound | Remove-NetFirewallRule;',
      )
  })

  it.each([
    'Undertable.exe',
    'C:\\',
    'C:\\*.exe',
    '/usr/bin/undertable',
    'C:\\a"b.exe',
    'C:\\a\n.exe',
    '\\\\server\\x.exe',
    '',
  ])('is not made for %j', program => {
    expect(() => firewallRule(program)).toThrow('no path of a program')
  })

  it('is removed by the uninstaller, by the same name, and survives an update', () => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../../build/installer.nsh'), 'utf8')
    const [, macro = ''] = /!macro customUnInstall\n([\s\S]*?)!macroend/.exec(text) ?? []
    expect(macro.trim().startsWith('${ifNot} ${isUpdated}')).toBe(true)
    expect([...macro.matchAll(/(show|delete) rule "name=([^"]+)"/g)].map(([, what, name]) => [what, name])).toEqual([
      ['show', FIREWALL_RULE],
      ['delete', FIREWALL_RULE],
    ])
  })
})
