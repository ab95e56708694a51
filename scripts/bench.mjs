/**
 * `npm run bench [-- [--this-node] SUITE …]`: bundles the benchmarks of tests/bench and runs them, also against other
 * libraries. They run on the Node of our Electron, or a newer one, since players run that; with `--this-node`, on the one
 * that runs this.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { installPackage, npm } from './programs.mjs'

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'reports/bench')
/** The major version of Node in our Electron. */
const APP_NODE = 24
/** Entry points: each is a separate program. */
const input = Object.fromEntries(
  ['suites', 'processes'].flatMap(folder => {
    const at = path.join(root, 'tests/bench', folder)
    return readdirSync(at).map(file => [path.parse(file).name, path.join(at, file)])
  }),
)

// Plain modules, like the app itself: a test runner's loader would distort the measurement.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20.19',
    outDir: out,
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: { run: path.join(root, 'tests/bench/run.ts'), ...input },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/** @returns a Node that is new enough: this one, or one that is installed from tests/bench/node; this one if there is none */
function benchNode() {
  const { execPath, platform, arch, versions } = process
  if (process.argv.includes('--this-node') || Number.parseInt(versions.node, 10) >= APP_NODE) return execPath
  const folder = path.join(root, 'tests/bench/node')
  const [system, file] = platform === 'win32' ? ['win', 'node.exe'] : [platform, 'node']
  const installed = path.join(folder, `node_modules/node-${system}-${arch}/bin/${file}`)
  if (installPackage(folder) && existsSync(installed)) return installed
  process.stderr.write(
    `Node ${APP_NODE} cannot be installed: everything runs on Node ${versions.node}, and is slower\n`,
  )
  return execPath
}

const suites = process.argv.slice(2).filter(arg => arg !== '--this-node')
process.exitCode =
  spawnSync(benchNode(), [path.join(out, 'run.js'), ...suites], {
    stdio: 'inherit',
    // Beside a Node that a package brings there is no npm.
    env: { ...process.env, npm_execpath: npm().at(-1) },
  }).status ?? 1
