/** Preloaded into a program under test: at SIGUSR2 it collects garbage and prints the remaining heap, in bytes. */
import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const { UNDERTABLE_PROBE: folder } = process.env

process.on('SIGUSR2', () => {
  // What one collection frees may allow the next to free more.
  for (let n = 0; n < 3; n++) collect()
  const { heapUsed, external } = process.memoryUsage(),
    file = `${folder}/${process.pid}`
  writeFileSync(`${file}.new`, String(heapUsed + external))
  renameSync(`${file}.new`, file)
})
