/**
 * `npm run dist [-- --dir] [--no-build] [--output FOLDER] [-- MORE]`: builds the installers for this machine's system
 * and
 * architecture into dist/. `--dir` stops at the unpacked app; MORE is passed to electron-builder. Electron's program
 * comes
 * from UNDERTABLE_ELECTRON_DIST (a folder or zip), or is downloaded.
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

/** Output of programs that cannot reach the network. */
const UNREACHED =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|RequestError|HTTPError|TimeoutError|tunneling socket|Response code/

const OPTIONS = {
  dir: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  output: { type: 'string', default: path.join(root, 'dist') },
}

const print = line => {
  process.stdout.write(`${line}\n`)
}

/** Removes empty variables: a build server sets missing secrets to empty strings, and signing must not use these. */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

/** Runs a program, shows its output and returns it. */
function run(args, env) {
  return new Promise(done => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const forward = to => chunk => {
      output += String(chunk)
      to.write(chunk)
    }
    child.stdout.on('data', forward(process.stdout))
    child.stderr.on('data', forward(process.stderr))
    child.on('close', code => {
      done({ code: code ?? 1, said: output })
    })
  })
}

async function main() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const system = SYSTEMS[process.platform]
  if (system === undefined) {
    print(`there are no installers for ${process.platform}`)
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
  const { code, said: output } = await run(
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
    if (UNREACHED.test(output)) {
      print(
        '\nNo installer was made: what it takes could not be downloaded (Electron itself, or the tools that make installers).',
      )
      print('It needs a connection to github.com, once; later builds take these from a cache.')
      print(
        'With Electron\'s zip or folder at hand, set UNDERTABLE_ELECTRON_DIST to it: "npm run dist -- --dir" then packs the app without any download.',
      )
    }
    return 1
  }
  for (const name of existsSync(values.output) ? readdirSync(values.output).sort() : [])
    print(`${inMb(sizeOf(path.join(values.output, name)))}  ${name}`)
  return 0
}

process.exitCode = await main()
