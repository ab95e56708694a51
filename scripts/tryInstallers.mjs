/**
 * `npm run try-installers`: installs each installer in dist/ as a person would, runs the app's self-test from there, and
 * removes it. For build servers: it changes this machine.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Time for an uninstaller, which goes on after its first process has ended. */
const GONE_MS = 60_000

/**
 * What is to be done with the installers of a system.
 * @param files the files of dist/, with their folder
 * @returns steps: `run` a command; `together`, several at once; `absent`, a path that must not be there (any more)
 */
export function planFor(platform, files, { home = homedir(), temp = tmpdir() } = {}) {
  const of = (ending, what = '') => files.filter(file => file.endsWith(ending) && file.includes(what))
  const selfTest = (program, ...more) => ({ run: [program, '--self-test', ...more] })
  if (platform === 'linux')
    return [
      ...of('.deb').flatMap(deb => [
        { run: ['sudo', 'apt-get', 'install', '-y', deb] },
        selfTest('/opt/Undertable/undertable'),
        { run: ['sudo', 'apt-get', 'remove', '-y', 'undertable'] },
        { absent: '/opt/Undertable/undertable' },
      ]),
      ...of('.AppImage').flatMap(image => [
        // With libfuse2 this would prove nothing.
        { run: ['sh', '-c', '! ldconfig -p | grep -q libfuse.so.2'] },
        { executable: image },
        selfTest(image),
      ]),
    ]
  if (platform === 'win32') {
    const folder = path.win32.join(home, 'AppData', 'Local', 'Programs', 'undertable')
    return [
      ...of('.exe', '-setup').flatMap(setup => [
        { run: [setup, '/S'] },
        selfTest(path.win32.join(folder, 'Undertable.exe')),
        { run: [path.win32.join(folder, 'Uninstall Undertable.exe'), '/S'] },
        { absent: path.win32.join(folder, 'Undertable.exe') },
      ]),
      // Twice at once: neither may remove what the other runs from.
      ...of('.exe', '-portable').map(program => ({
        together: [1, 2].map(n => [
          program,
          '--self-test',
          `--user-data-dir=${path.win32.join(temp, `undertable-${n}`)}`,
        ]),
      })),
    ]
  }
  const mount = path.posix.join(temp, 'undertable-dmg')
  return of('.dmg').flatMap(image => [
    { run: ['hdiutil', 'attach', image, '-nobrowse', '-mountpoint', mount] },
    selfTest(path.posix.join(mount, 'Undertable.app/Contents/MacOS/Undertable')),
    { run: ['hdiutil', 'detach', mount] },
  ])
}

const print = line => {
  process.stdout.write(`${line}\n`)
}

async function done(step) {
  if (step.executable) {
    chmodSync(step.executable, 0o755)
    return true
  }
  if (step.absent) {
    for (const late = Date.now() + GONE_MS; existsSync(step.absent) && Date.now() < late;)
      await new Promise(next => {
        setTimeout(next, 500)
      })
    return !existsSync(step.absent)
  }
  const commands = step.together ?? [step.run]
  if (commands.length === 1) {
    const [[command, ...args]] = commands
    return spawnSync(command, args, { stdio: 'inherit' }).status === 0
  }
  const ends = commands.map(
    ([command, ...args]) =>
      new Promise(end => {
        spawn(command, args, { stdio: 'inherit' })
          .once('exit', code => end(code === 0))
          .once('error', () => end(false))
      }),
  )
  return (await Promise.all(ends)).every(Boolean)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('../dist', import.meta.url))
  const files = existsSync(dist) ? readdirSync(dist).map(name => path.join(dist, name)) : []
  const plan = planFor(process.platform, files, { temp: mkdtempSync(path.join(tmpdir(), 'undertable-try-')) })
  if (plan.length === 0) {
    process.stderr.write('there are no installers in dist: run "npm run dist" first\n')
    process.exitCode = 2
  }
  for (const step of plan) {
    print(JSON.stringify(step))
    if (await done(step)) continue
    process.stderr.write(`failed: ${JSON.stringify(step)}\n`)
    process.exitCode = 1
    break
  }
}
