/** A host's program that prints an error. */
import process from 'node:process'

process.stderr.write('no such thing\n')
