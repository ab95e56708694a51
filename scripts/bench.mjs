/** `npm run bench [-- SUITE …]`: bundles the benchmarks of tests/bench and runs them, also against other libraries. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

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
process.exitCode =
  spawnSync(process.execPath, [path.join(out, 'run.js'), ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
