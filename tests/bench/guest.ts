/** A guest's socket that keeps little: its last frame as text, and when it came. */
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { StateUpdate } from '../../src-shared/wire'

const FRAME = '{"kind":"frame"',
  BEAT = '{"kind":"beat"}'

const isOk = (reply: string): boolean => reply.startsWith('{"kind":"ok"')

export class Guest {
  /** The last frame. */
  text = ''
  /** When the first frame since `expect` came; null when none has. */
  came: number | null = null
  /** When the last frame came. */
  latest = 0
  /** How many frames have come. */
  frames = 0
  /** All that has come, in bytes. */
  bytes = 0
  token: string | null = null
  private readonly replies = new Map<number, string>()
  private wake: () => void = () => undefined

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', data => {
      this.bytes += (data as Buffer).byteLength
      this.hear((data as Buffer).toString())
      this.wake()
    })
    socket.on('close', () => {
      this.wake()
    })
  }

  /** @param from the client's address: a host limits connections per address */
  static async connect(port: number, from = '127.0.0.1'): Promise<Guest> {
    const guest = new Guest(
      new WebSocket(`ws://127.0.0.1:${port}/table`, { perMessageDeflate: false, localAddress: from }),
    )
    await once(guest.socket, 'open')
    return guest
  }

  get frame(): StateUpdate {
    return JSON.parse(this.text) as StateUpdate
  }

  send(text: string): void {
    this.socket.send(text)
  }

  expect(): void {
    this.came = null
  }

  /** Until a message is said to be taken. @throws when it was refused */
  async replied(n: number): Promise<void> {
    const reply = await this.reply(n)
    if (!isOk(reply)) throw new Error(`not taken: ${reply}`)
  }

  /** Until a message is said to be taken or refused. @returns whether it was taken */
  async took(n: number): Promise<boolean> {
    return isOk(await this.reply(n))
  }

  async ask(message: { readonly n: number; readonly kind: string; readonly [part: string]: unknown }): Promise<void> {
    this.send(JSON.stringify(message))
    await this.replied(message.n)
  }

  /** Until all has come that the server had sent before. */
  async heardAll(): Promise<void> {
    this.socket.ping()
    await once(this.socket, 'pong')
  }

  /** Until it holds; looked at whenever something comes. @throws when the line is closed */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.socket.readyState !== WebSocket.OPEN) throw new Error('the line was closed')
      await new Promise<void>(done => {
        this.wake = done
      })
    }
  }

  async leave(): Promise<void> {
    this.socket.close()
    await once(this.socket, 'close')
  }

  private async reply(n: number): Promise<string> {
    await this.until(() => this.replies.has(n))
    const reply = this.replies.get(n) ?? ''
    this.replies.delete(n)
    return reply
  }

  private hear(text: string): void {
    if (text.startsWith(FRAME)) {
      this.latest = performance.now()
      this.came ??= this.latest
      this.text = text
      this.frames++
      return
    }
    if (text === BEAT) return
    const said = JSON.parse(text) as { readonly kind: string; readonly n?: number; readonly token?: string }
    if (said.kind === 'welcome') this.token = said.token ?? null
    else if ((said.kind === 'ok' || said.kind === 'refused') && said.n !== undefined) this.replies.set(said.n, text)
  }
}
