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
  // A number of seconds that is none is taken.
  fault(
    ...['terminal', 'src-main/terminal/find.ts'],
    ...['!(seconds > 0 && seconds <= MAX_SECONDS)', 'seconds <= 0 || seconds > MAX_SECONDS'],
    ['tests/terminal/arguments.test.ts'],
  ),
  // A record is refused for its bytes.
  fault('terminal', 'src-main/terminal/files.ts', 'MAX_RECORD_TEXT * 3', 'MAX_RECORD_TEXT', [
    'tests/terminal/files.test.ts',
  ]),
  // An export takes the place of a file.
  fault('terminal', 'src-main/terminal/files.ts', ", { flag: 'wx' }", '', ['tests/terminal/files.test.ts']),
  // A passphrase of a file from Windows ends with a sign that nobody can type.
  fault('terminal', 'src-main/terminal/secrets.ts', 'split(/\\r?\\n/)', "split('\\n')", [
    'tests/terminal/backup.test.ts',
  ]),
  // A passphrase is measured in units of UTF-16.
  fault('terminal', 'src-main/terminal/backup.ts', '[...entered.passphrase].length', 'entered.passphrase.length', [
    'tests/terminal/backup.test.ts',
  ]),
  // The wrong seat is accused.
  fault('terminal', 'src-main/terminal/verify.ts', 'seat: difference.seat + 1', 'seat: difference.seat', [
    'tests/terminal/verify.test.ts',
  ]),
  // A match that could not be checked counts as a fair one.
  fault('terminal', 'src-main/terminal/verify.ts', "is === 'unchecked' ? EXIT.unchecked : EXIT.fair", 'EXIT.fair', [
    'tests/terminal/verify.test.ts',
  ]),
  // LANG goes before LC_ALL.
  fault('terminal', 'src-main/headless.ts', 'LC_ALL, LC_MESSAGES, LANG])', 'LANG, LC_MESSAGES, LC_ALL])', [
    'tests/terminal/language.test.ts',
  ]),
  // A host that has slept is not announced again.
  fault('terminal', 'src-main/listening.ts', '      controls.restart()\n', '', ['tests/headless/hosting.test.ts']),
  // Whoever was asked once is not asked when the host goes again.
  fault('terminal', 'src-main/terminal/keep.ts', '    said = line\n  }', "    if (line !== '') said = line\n  }", [
    'tests/terminal/keep.test.ts',
  ]),
  // New tables are called like those that there were.
  fault('terminal', 'src-main/tables.ts', '${taken.length + index + 1}', '${index + 1}', [
    'tests/headless/tables.test.ts',
  ]),
  // A file called --help shows the help.
  fault('terminal', 'src-main/commandOptions.ts', 'args.slice(0, end)', 'args.slice(end)', [
    'tests/terminal/language.test.ts',
  ]),
  // A key is readable by others.
  fault('terminal', 'src-main/privateFile.ts', "'wx', OWNER_ALONE", "'wx'", ['tests/headless/privateFile.test.ts']),
  // A key is not written where a file of its name was left.
  fault('terminal', 'src-main/privateFile.ts', '      rmSync(newFile, { force: true })\n', '', [
    'tests/headless/privateFile.test.ts',
  ]),
  // `undertable owner` believes a file that others can write.
  fault('terminal', 'src-main/privateFile.ts', ' && (mode & 0o077) === 0', '', ['tests/headless/privateFile.test.ts']),
  // `undertable owner` believes whoever answers.
  fault(
    'terminal',
    'src-main/ownerControl.ts',
    "sameProof(proof, mac(key, 'answer', nonce, ownerKey)) ? ownerKey : null",
    'ownerKey',
    ['tests/headless/ownerControl.test.ts'],
  ),
  // The page file of the owner stays.
  fault('terminal', 'src-main/ownerPage.ts', 'removeTemporaryFolder(folder)', 'void folder', [
    'tests/headless/ownerPage.test.ts',
  ]),
  // A number is what begins like one.
  fault('terminal', 'src-main/arguments.ts', '/^\\d+$/', '/^\\d+/', ['tests/headless/arguments.test.ts']),
  // A host that ends is gone before the tables that it keeps are safe without it.
  fault('terminal', 'src-main/listening.ts', 'await keeping?.leaveAll()', 'void keeping?.leaveAll()', [
    'tests/headless/hosting.test.ts',
  ]),
  // Of what could not be read, nothing is said where anything else was damaged.
  fault(
    ...['terminal', 'src-main/dataFolder.ts'],
    ...['if (!loaded.damage.some(({ id }) => id === what))', 'if (loaded.damage.length === 0)'],
    ['tests/headless/dataFolder.test.ts'],
  ),
]
