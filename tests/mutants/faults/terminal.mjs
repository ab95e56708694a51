/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Names and records command the terminal that prints them.
  fault('terminal', 'src-main/terminal/locale.ts', '`${spacedText(line)}\\n`', '`${line}\\n`', [
    'tests/terminal/foreignText.test.ts',
  ]),
  fault('terminal', 'src-main/terminal/locale.ts', '`${plainJson(value)}\\n`', '`${JSON.stringify(value)}\\n`', [
    'tests/terminal/foreignText.test.ts',
  ]),
  // What comes from elsewhere writes lines of its own.
  fault(
    'terminal',
    'src-shared/locales/terminal.ts',
    "spacedText(String(known[name] ?? ''))",
    "String(known[name] ?? '')",
    ['tests/terminal/foreignText.test.ts'],
  ),
  fault('terminal', 'src-main/desktop/crashes.ts', ".split('\\n').map(spacedText).join", ".split('\\n').join", [
    'tests/desktop/crashes.test.ts',
  ]),
]
