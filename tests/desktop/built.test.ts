/** The built desktop app, in its own network: two instances, a table, a match with a bot to its end. */
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser, whyNoLab } from '../../scripts/machine.mjs'
import { Lines } from '../lan/kit/programs'
import { inLab } from '../lan/kit/trials'

const here = import.meta.dirname,
  NO_LAB = whyNoLab()
/** Bots of the built app take as long as people would. */
const MATCH_MS = 600_000

let folder = ''
beforeAll(async () => {
  if (NO_LAB !== null) return
  folder = mkdtempSync(path.join(tmpdir(), 'undertable-built-'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(here, 'built/program.ts'),
      outDir: path.join(folder, 'out'),
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  })
  // The stand-in's own processes run this beside it.
  copyFileSync(path.join(here, 'electron/child.mjs'), path.join(folder, 'out/child.mjs'))
})
afterAll(() => {
  if (folder !== '') rmSync(folder, { recursive: true })
})

interface Told {
  readonly said?: string
  readonly over?: true
}

describe.skipIf(NO_LAB !== null)(`the built app${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  it(
    'hosts a table, another instance joins it, both play a match with a bot to its end, and quit',
    async () => {
      await inLab(async lab => {
        const program = lab.run(lab.machine(), process.execPath, [
          path.join(folder, 'out/program.mjs'),
          path.resolve('out'),
          path.join(here, 'built/hooks.mjs'),
          path.join(here, 'smoke.mjs'),
          findBrowser() ?? '',
        ])
        const reported = new Lines<Told>(program)
        await reported.until(({ over }) => over === true)
        expect(reported.all.flatMap(({ line: { said: messages = [] } }) => messages)).toEqual([
          'two instances are open',
          expect.stringMatching(/^a table is open at 127\.0\.0\.1:\d+$/),
          'both sit at it',
          'a match has begun',
          expect.stringMatching(/^the match is over: seat .+ has won$/),
          'both have quit',
        ])
      })
    },
    MATCH_MS,
  )
})
