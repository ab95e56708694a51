/** A host's program that prints an error. */
process.stderr.write('no such thing\n')
