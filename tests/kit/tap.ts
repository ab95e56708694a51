/** A tap: a TCP proxy between one person's client and its host, which keeps every byte that passes. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const LOOPBACK = '127.0.0.1'

/** One connection, as it was recorded. */
export class TappedLine {
  private readonly chunks: Buffer[] = []
  private readonly said: Buffer[] = []

  hear(bytes: Buffer): void {
    this.chunks.push(bytes)
  }
  say(bytes: Buffer): void {
    this.said.push(bytes)
  }

  /** All bytes from the host. */
  get heard(): Buffer {
    return Buffer.concat(this.chunks)
  }
  /** How many bytes the client has sent. */
  get sent(): number {
    return this.said.reduce((sum, bytes) => sum + bytes.length, 0)
  }
}

export class Tap {
  readonly lines: TappedLine[] = []
  private readonly sockets = new Set<Socket>()

  private constructor(
    readonly port: number,
    private readonly stop: () => void,
  ) {}

  /** Opens a tap in front of a host's port. */
  static async before(port: number): Promise<Tap> {
    const server = createServer(client => {
      tap.pass(client, connect(port, LOOPBACK))
    })
    server.listen(0, LOOPBACK)
    await once(server, 'listening')
    const tap = new Tap((server.address() as AddressInfo).port, () => {
      server.close()
    })
    return tap
  }

  /** Every byte that the host has sent to this person so far, over all connections. */
  get heard(): Buffer {
    return Buffer.concat(this.lines.map(line => line.heard))
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy()
    this.stop()
  }

  private pass(client: Socket, host: Socket): void {
    const line = new TappedLine()
    this.lines.push(line)
    for (const [from, to, keep] of [
      [
        client,
        host,
        (bytes: Buffer) => {
          line.say(bytes)
        },
      ],
      [
        host,
        client,
        (bytes: Buffer) => {
          line.hear(bytes)
        },
      ],
    ] as const) {
      this.sockets.add(from)
      from.on('data', (bytes: Buffer) => {
        keep(bytes)
        to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        to.destroy()
        this.sockets.delete(from)
      })
    }
  }
}

const TEXT = 1,
  CONTINUED = 0
const LONG_LENGTH = 126,
  HUGE_LENGTH = 127

/**
 * The texts of a WebSocket connection from its host, as they were sent: unmasked, not compressed. @throws on anything
 * else
 */
export function textsOf(bytes: Buffer): string[] {
  const texts: string[] = []
  const body = bytes.indexOf('\r\n\r\n')
  if (body < 0) return []
  let offset = body + 4,
    begun: Buffer[] = []
  while (offset + 2 <= bytes.length) {
    const first = bytes.readUInt8(offset),
      second = bytes.readUInt8(offset + 1)
    if ((first & 0x70) !== 0 || (second & 0x80) !== 0) throw new Error('a compressed or masked frame')
    const short = second & 0x7f
    const length =
      short === LONG_LENGTH
        ? bytes.readUInt16BE(offset + 2)
        : short === HUGE_LENGTH
          ? Number(bytes.readBigUInt64BE(offset + 2))
          : short
    const from = offset + 2 + (short === LONG_LENGTH ? 2 : short === HUGE_LENGTH ? 8 : 0)
    if (from + length > bytes.length) break
    const code = first & 0x0f
    if (code === TEXT || code === CONTINUED) begun.push(bytes.subarray(from, from + length))
    if ((first & 0x80) !== 0 && (code === TEXT || code === CONTINUED)) {
      texts.push(Buffer.concat(begun).toString())
      begun = []
    }
    offset = from + length
  }
  return texts
}
