/** A host's program that cannot start. */
import process from 'node:process'

process.stderr.write('no such driver\n', () => process.exit(3))
