/**
 * `npm run bench [-- [--this-node] SUITE …]`: bundles the benchmarks of tests/bench and runs them, also against other
 * libraries. They run by the Node that tests/bench/benchNode.mjs finds; with `--this-node`, by the one that runs this.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { benchNode } from '../tests/bench/benchNode.mjs'
import { installPackage, npm } from './programs.mjs'

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'reports/bench')
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
const suites = process.argv.slice(2).filter(arg => arg !== '--this-node')
const { platform, arch } = process
const here = { version: process.versions.node, node: process.execPath, platform, arch, exists: existsSync }
const { node, why } = process.argv.includes('--this-node')
  ? { node: process.execPath, why: null }
  : benchNode(here, () => installPackage(path.join(root, 'tests/bench/node')))
if (why !== null) process.stderr.write(`${why}: everything runs by Node ${process.versions.node}, and is slower\n`)
process.exitCode =
  spawnSync(node, [path.join(out, 'run.js'), ...suites], {
    stdio: 'inherit',
    // Beside a Node that a package brings there is no npm.
    env: { ...process.env, npm_execpath: npm().at(-1) },
  }).status ?? 1
