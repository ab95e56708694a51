/**
 * `npm run dist [-- --dir] [--no-build] [--output FOLDER] [-- MORE]`: the installers for this machine's own system and
 * architecture, into dist/. `--dir` stops at the unpacked app; MORE goes to electron-builder as it stands. Electron's program
 * comes from UNDERTABLE_ELECTRON_DIST (a folder or zip of it), or is downloaded.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drawIconFiles } from './icons.mjs'
import { inMb, sizeOf } from './packed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const SYSTEMS = { win32: '--win', darwin: '--mac', linux: '--linux' }

/** What a program says when there is no way to the machine that it asks. */
const UNREACHED =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|RequestError|HTTPError|TimeoutError|tunneling socket|Response code/

const OPTIONS = {
  dir: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  output: { type: 'string', default: path.join(root, 'dist') },
}

const say = line => {
  process.stdout.write(`${line}\n`)
}

/** Secrets that a build server was not given are there as empty words: to sign with these is not meant. */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

/** Runs a program in sight of all, and keeps what it said. */
function run(args, env) {
  return new Promise(done => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const hear = to => chunk => {
      said += String(chunk)
      to.write(chunk)
    }
    child.stdout.on('data', hear(process.stdout))
    child.stderr.on('data', hear(process.stderr))
    child.on('close', code => {
      done({ code: code ?? 1, said })
    })
  })
}

async function main() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const system = SYSTEMS[process.platform]
  if (system === undefined) {
    say(`there are no installers for ${process.platform}`)
    return 1
  }
  if (!values['no-build']) {
    const built = spawnSync(process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'build'], {
      cwd: root,
      stdio: 'inherit',
    })
    if (built.status !== 0) return 1
  }
  await drawIconFiles()
  const env = withoutEmpty(process.env)
  const { code, said } = await run(
    [
      'node_modules/electron-builder/cli.js',
      system,
      ...(values.dir ? ['dir'] : []),
      `--${process.arch}`,
      '--publish',
      'never',
      '--config',
      'electron-builder.config.mjs',
      `-c.directories.output=${values.output}`,
      ...positionals,
    ],
    env,
  )
  if (code !== 0) {
    if (UNREACHED.test(said)) {
      say(
        '\nNo installer was made: what it takes could not be downloaded (Electron itself, or the tools that make installers).',
      )
      say('It needs a connection to github.com, once; later builds take these from a cache.')
      say(
        'With Electron\'s zip or folder at hand, set UNDERTABLE_ELECTRON_DIST to it: "npm run dist -- --dir" then packs the app without any download.',
      )
    }
    return 1
  }
  for (const name of existsSync(values.output) ? readdirSync(values.output).sort() : [])
    say(`${inMb(sizeOf(path.join(values.output, name)))}  ${name}`)
  return 0
}

process.exitCode = await main()
