/**
 * A file that only grows, by short pieces each of which is on the disk when its write resolves. Behind its end it has room:
 * zeros, which end no line. Where a file grows with each piece, its new length is synced with each as well.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { constants } from 'node:fs'

/** So much room is made at once, in bytes: some forty entries fit. More would keep a disk busy when a table moves. */
export const ROOM = 2 ** 18
/**
 * On Linux the file is opened so that a write is on the disk when it returns, one way instead of two. Where such a write may
 * stay in the drive's own memory (macOS), it is synced by itself.
 */
const FLAGS = constants.O_CREAT | constants.O_WRONLY
const syncedWrites = (platform: NodeJS.Platform): number => (platform === 'linux' ? constants.O_DSYNC : 0)

export class GrowingFile {
  private making: Promise<void> | null = null

  private constructor(
    readonly path: string,
    private readonly handle: FileHandle,
    private readonly syncs: boolean,
    /** Where the next piece goes, in bytes. */
    private end: number,
    /** The file's length with its room. */
    private size: number,
  ) {}

  /** @param mode of a file that is new */
  static async open(path: string, mode: number, platform: NodeJS.Platform): Promise<GrowingFile> {
    const synced = syncedWrites(platform)
    const handle = await open(path, FLAGS | synced, mode),
      { size } = await handle.stat()
    return new GrowingFile(path, handle, synced === 0, size, size)
  }

  /** Calls never overlap. What failed in part is written over by the next piece. */
  async append(bytes: Buffer): Promise<void> {
    if (this.end + bytes.length > this.size) await this.making
    await this.write(bytes, this.end)
    this.end += bytes.length
    this.size = Math.max(this.size, this.end)
    if (this.syncs) await this.handle.datasync()
    // While nobody waits for it.
    if (this.size - this.end < ROOM / 2) this.making ??= this.makeRoom()
  }

  /** Resolves once nothing is written any more. */
  async close(): Promise<void> {
    await this.making
    await this.handle.close()
  }

  private async makeRoom(): Promise<void> {
    try {
      await this.write(Buffer.alloc(ROOM), this.size)
      this.size += ROOM
    } catch {
      // A full disk refuses the piece that finds no room.
    }
    this.making = null
  }

  private async write(bytes: Buffer, at: number): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.handle.write(bytes, done, bytes.length - done, at + done)
      done += bytesWritten
    }
  }
}
