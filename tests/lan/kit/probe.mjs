/** Loaded into a program of a trial: at SIGUSR2 it collects its garbage and writes down what it still holds, in bytes. */
import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const { UNDERTABLE_PROBE: folder } = process.env

process.on('SIGUSR2', () => {
  // What is freed by a collection may free more at the next.
  for (let n = 0; n < 3; n++) collect()
  const { heapUsed, external } = process.memoryUsage(),
    file = `${folder}/${process.pid}`
  writeFileSync(`${file}.new`, String(heapUsed + external))
  renameSync(`${file}.new`, file)
})
