/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // The firewall opens on public networks too.
  fault('firewall', 'src-main/net/firewall.ts', "addRule('Private')", "addRule('Any')", ['tests/net/firewall.test.ts']),
  // Every program may be connected to.
  fault('firewall', 'src-main/net/firewall.ts', '-Profile ${profiles} -Program ${path}', '-Profile ${profiles}', [
    'tests/net/firewall.test.ts',
  ]),
  // Windows' own blocking rule stays.
  fault(
    'firewall',
    'src-main/net/firewall.ts',
    "add: powerShell(elevated(`${removeRules}; ${addRule('Private')}`))",
    "add: powerShell(elevated(addRule('Private')))",
    ['tests/net/firewall.test.ts'],
  ),
  // A quote in a path ends the string.
  fault('firewall', 'src-main/net/firewall.ts', "'$&$&'", "'$&'", ['tests/net/firewall.test.ts']),
  // Checking asks for administrator rights.
  fault(
    'firewall',
    'src-main/net/firewall.ts',
    'check: powerShell(`if (${ruleExists}) { exit 0 } else { exit 1 }`)',
    'check: powerShell(elevated(`if (${ruleExists}) { exit 0 } else { exit 1 }`))',
    ['tests/net/firewall.test.ts'],
  ),
  // A rule is made for anything.
  fault('firewall', 'src-main/net/firewall.ts', 'throw new Error(`no path of a program: ${program}`)', 'void program', [
    'tests/net/firewall.test.ts',
  ]),
  // What stands behind a quote in the name of a folder is run as administrator.
  fault('firewall', 'src-main/net/firewall.ts', '\\u201a\\u201b]', '\\u201a]', ['tests/net/firewall.test.ts']),
  // A person who declines is told that the rule is there.
  fault('firewall', 'src-main/net/firewall.ts', 'exit $run.ExitCode', 'exit 0', ['tests/net/firewall.test.ts']),
  // What Windows refuses is taken for done.
  fault('firewall', 'src-main/net/firewall.ts', "$ErrorActionPreference = 'Stop'; ", '', [
    'tests/net/firewall.test.ts',
  ]),
]
