/**
 * A small encrypted file beside the database. It makes accepted answers durable before the rules have worked out what they
 * lead to; the database follows, and then the log is emptied. It is read only after a crash (readEntryLog.ts).
 */
import { closeSync, constants, fdatasync, ftruncateSync, openSync, rmSync, write } from 'node:fs'
import path from 'node:path'
import { blockCipher, logKey, NO_TAG, TAG, type BlockCipher, type LoggedEntry } from './entryBlocks'
import { syncFolder } from './folder'

/** Linux and macOS write and sync in one call; elsewhere it takes two. */
const SYNCED = (constants as { readonly O_DSYNC?: number }).O_DSYNC ?? 0

/** Delay before the next cipher is prepared: until then a page on this machine needs the processor to show the answer. */
const PREPARE_DELAY_MS = 5

interface Waiting {
  readonly logged: LoggedEntry
  readonly done: () => void
  readonly fail: (fault: Error) => void
}

export class EntryLog {
  private readonly key: Buffer
  private file: number | null = null
  /** Whether this host created or emptied the file: another host's log must not be removed. */
  private isOurs = false
  private waiting: Waiting[] = []
  private writing = false
  private afterWriting: (() => void) | null = null
  /** Bytes of whole blocks, and the last of them. */
  private length = 0
  private lastBlock = NO_TAG
  private next: BlockCipher | null = null

  /** @param path of the file; @param key the database's key in hex; @param later postpones work that no answer waits for */
  constructor(
    private readonly path: string,
    key: string,
    private readonly later: (act: () => void) => void = afterDelay,
  ) {
    this.key = logKey(key)
  }

  /** Starts an empty log. `isOpen` is false if that fails. Requires the database's lock: the log belongs to its holder. */
  open(): void {
    try {
      this.file = openSync(this.path, constants.O_RDWR | constants.O_CREAT | SYNCED, 0o600)
    } catch {
      return
    }
    this.isOurs = true
    this.empty()
    if (this.file !== null) syncFolder(path.dirname(this.path))
  }

  get isOpen(): boolean {
    return this.file !== null
  }

  get bytes(): number {
    return this.length
  }

  /** @returns resolves when it is on the disk; rejects when it is not */
  append(logged: LoggedEntry): Promise<void> {
    return new Promise((done, fail) => {
      this.waiting.push({ logged, done, fail })
      if (!this.writing) this.writeWaiting()
    })
  }

  /** Empties the log, unless a write is in progress. Everything in it must be in the database. */
  empty(): void {
    if (this.file === null || this.writing) return
    try {
      ftruncateSync(this.file)
      this.length = 0
      this.lastBlock = NO_TAG
      this.prepare()
    } catch {
      this.close()
    }
  }

  /** Closes the log, after a write in progress. @param remove also deletes the file: everything in it is in the database */
  close(remove = false): void {
    if (this.writing) {
      this.afterWriting = () => {
        this.close(remove)
      }
      return
    }
    if (this.file !== null) closeSync(this.file)
    this.file = null
    if (remove && this.isOurs) removeQuietly(this.path)
  }

  /** Writes all waiting entries as one block. */
  private writeWaiting(): void {
    const batch = this.waiting,
      { file } = this
    if (batch.length === 0) return
    this.waiting = []
    if (file === null) {
      for (const { fail } of batch) fail(new Error('the log of answers is closed'))
      return
    }
    const block = this.seal(JSON.stringify(batch.map(({ logged }) => logged)))
    this.writing = true
    writeSynced(file, block, this.length, fault => {
      this.writing = false
      if (fault) this.giveUp(file)
      else {
        this.length += block.length
        this.lastBlock = block
      }
      for (const { done, fail } of batch)
        if (fault) fail(fault)
        else done()
      this.writeWaiting()
      if (!this.writing) this.written()
    })
  }

  private written(): void {
    const then = this.afterWriting
    this.afterWriting = null
    then?.()
    this.later(() => {
      if (!this.writing && this.file !== null && !this.next) this.prepare()
    })
  }

  private seal(text: string): Buffer {
    const seal = this.next ?? this.prepare()
    this.next = null
    return seal(text)
  }

  /** Prepares the cipher of the next block while nobody waits for it. */
  private prepare(): BlockCipher {
    return (this.next = blockCipher(this.key, this.lastBlock.subarray(-TAG)))
  }

  /** After a failed write: closes the log, and cuts off what was refused. */
  private giveUp(file: number): void {
    this.file = null
    this.next = null
    try {
      ftruncateSync(file, this.length)
    } catch {
      // The refused entry may count after a crash, as with any write whose rollback fails.
    }
    fdatasync(file, () => {
      closeSync(file)
    })
  }
}

/** Sets the timer once the answer has been sent: setting it at once would delay sending. */
const afterDelay = (act: () => void): void => {
  setImmediate(() => {
    setTimeout(act, PREPARE_DELAY_MS).unref()
  })
}

/** @param then called when the bytes are durable, or with the fault */
function writeSynced(file: number, bytes: Buffer, at: number, then: (fault: Error | null) => void): void {
  write(file, bytes, 0, bytes.length, at, (fault, written) => {
    if (fault) then(fault)
    else if (written < bytes.length) then(new Error('the disk is full'))
    else if (SYNCED) then(null)
    else fdatasync(file, then)
  })
}

/** If the file stays, the next start finds that its entries are in the database. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    /* it stays */
  }
}
