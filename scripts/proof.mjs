/** `npm run proof -- NAME`: runs the long form of a heavy suite and prints its figures. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { installPackage } from './programs.mjs'
import { whyNot } from './machine.mjs'
import { PROOFS, settingsOf, SUITES } from './suites.mjs'

const [name = '', ...rest] = process.argv.slice(2)
const proof = PROOFS[name]
if (!proof) {
  process.stderr.write(`no proof is called "${name}"; there are: ${Object.keys(PROOFS).join(', ')}\n`)
  process.exit(2)
}
const why = whyNot(proof)
if (why !== null) {
  process.stderr.write(`${name} did not run: ${why}\n`)
  process.exit(3)
}
const { env, args } = settingsOf(proof, rest)
const [command, ...fixed] = proof.run
if (proof.built) {
  const build = SUITES.find(suite => suite.name === 'build').run
  if (spawnSync(build[0], build.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) process.exit(1)
}
if (proof.installs && !installPackage(path.resolve(import.meta.dirname, '..', proof.installs))) {
  process.stderr.write(`${name} did not run: the packages of ${proof.installs} cannot be installed\n`)
  process.exit(3)
}
const start = process.hrtime.bigint()
const run = spawnSync(command, [...fixed, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(proof.heap ? { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${proof.heap}` } : {}),
    UNDERTABLE_EFFORT: 'long',
    ...env,
  },
})
process.stdout.write(`${name}: ${(Number(process.hrtime.bigint() - start) / 1e9).toFixed(1)} s\n`)
process.exit(run.status ?? 1)
