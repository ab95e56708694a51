/**
 * A text message as one WebSocket frame (RFC 6455, section 5.2), header and text in one piece. ws writes the two apart,
 * which takes longer, and everybody at a table waits for it.
 */

/** The last frame of a message, a text; a server's frames are not masked. */
const FINAL_TEXT = 0x81
/** Lengths up to the first stand in the second byte; those up to the second follow in two bytes, longer ones in eight. */
const SHORT = 125,
  MEDIUM = 0xffff
/** Marks in the second byte. */
const TWO_BYTES = 126,
  EIGHT_BYTES = 127

/** @returns the bytes of the frame */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text),
    header = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10,
    frame = Buffer.allocUnsafe(header + length)
  frame[0] = FINAL_TEXT
  if (length <= SHORT) frame[1] = length
  else if (length <= MEDIUM) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, header)
  return frame
}
