/** How a suite, a process of its own, tells the runner its lines: JSON, one a line of its output. */
import { lineOf, notRun, type Measured } from './lines'

const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

export const say = (measured: Measured): void => {
  print(lineOf(measured))
}

export const sayNot = (line: string, why: string): void => {
  print(notRun(line, why))
}
