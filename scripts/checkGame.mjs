#!/usr/bin/env node
/** `npm run check-game -- NAME [CHECK…]`: everything that must hold of any game, in words that its author understands. */
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...only] = process.argv.slice(2)
const file = name === 'template' ? 'template/tests/check.ts' : `tests/games/${name}/check.ts`

if (!/^\w+$/.test(name) || !existsSync(path.join(root, file))) {
  const there = readdirSync(path.join(root, 'tests/games')).filter(one =>
    existsSync(path.join(root, 'tests/games', one, 'check.ts')),
  )
  process.stderr.write(
    `${name === '' ? 'Which game?' : `There is no ${file}.`} npm run check-game -- NAME, where NAME is one of: ${there.join(', ')}.\n`,
  )
  process.exit(2)
}

const begun = performance.now()
const seconds = () => ((performance.now() - begun) / 1000).toFixed(1)
// Sources run as they are written: nothing is built, and no port is opened.
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  cacheDir: path.join(tmpdir(), 'undertable-check-game'),
  plugins: [vue()],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
let wrong = 0
try {
  const { checkGame, CHECKS } = await server.ssrLoadModule('/tests/kit/check/checkGame.ts')
  const { check } = await server.ssrLoadModule(`/${file}`)
  const unknown = only.find(one => !(one in CHECKS))
  if (unknown !== undefined) {
    process.stderr.write(`There is no check “${unknown}”. There are: ${Object.keys(CHECKS).join(', ')}.\n`)
    process.exit(2)
  }
  for await (const { name: checked, holds, looked, faults } of checkGame(check, only.length > 0 ? only : undefined)) {
    process.stdout.write(`${faults.length === 0 ? '✓' : '✗'} ${checked}: ${holds} (${looked})\n`)
    for (const fault of faults) process.stdout.write(`    ${fault}\n`)
    wrong += faults.length
  }
  process.stdout.write(
    `${name}: ${wrong === 0 ? 'all of it holds' : wrong === 1 ? '1 fault' : `${wrong} faults`}, ${seconds()} s\n`,
  )
} catch (error) {
  server.ssrFixStacktrace(error)
  process.stderr.write(`${error.stack ?? error}\n`)
  wrong = 1
} finally {
  await server.close()
}
process.exit(wrong === 0 ? 0 : 1)
