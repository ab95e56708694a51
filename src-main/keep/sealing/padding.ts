/**
 * Gives texts of the same sort the same length before they are sealed: a keeper sees how long a sealed text is, and `true`
 * is shorter than `false`.
 */

/** An answer fits, whatever it is. */
const SMALL = 4 * 1024
/** The table as a whole: steps so large that the names of hidden cards hardly ever make a difference. */
const LARGE = 64 * 1024
const LENGTH_BYTES = 4

/** @returns the text in UTF-8 behind its length, filled up with zeros */
export function padded(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8'),
    needed = LENGTH_BYTES + bytes.length
  const whole = Buffer.alloc(needed <= SMALL ? SMALL : Math.ceil(needed / LARGE) * LARGE)
  whole.writeUInt32BE(bytes.length)
  bytes.copy(whole, LENGTH_BYTES)
  return whole
}

/** @throws RangeError when this was never padded */
export function unpadded(whole: Buffer): string {
  const end = LENGTH_BYTES + whole.readUInt32BE()
  if (end > whole.length) throw new RangeError('a text that ends behind its own end')
  return whole.toString('utf8', LENGTH_BYTES, end)
}
