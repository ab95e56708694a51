/**
 * A complete host: data, tables, port and announcement. Headless and desktop both run this. The storage thread opens the
 * data while this one still loads the rest.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HostArguments } from './arguments'
import { dataFolderPath, openDataFolder, type DataFolder } from './dataFolder'
import type { Host } from './host/host'
import type { ComputerAddress } from './keep/links/messages'
import type { TableKeeping } from './keep/tableKeeping'
import type { Opened } from './listening'
import { readPages } from './net/staticPages'
import { hostCertificate } from './net/tls/certificate'
import { privateFile } from './privateFile'
import type { KeyStorage } from './store/keys'
import type { OpenTable } from './tables'
import type { Translate } from './terminal/locale'

export interface Hosting {
  readonly port: number
  /** Addresses of the page, the likeliest first. */
  readonly addresses: readonly string[]
  /** Fingerprint of its certificate, which its links pin. */
  readonly fingerprint: string
  readonly tables: readonly OpenTable[]
  readonly host: Host
  /** How other computers keep these tables, or this one theirs; null where that is off. */
  readonly keeping: TableKeeping | null
  /**
   * The address that makes one page on this computer the owner's, once and within a minute.
   * @param ended called when it was used or is too old
   */
  readonly newOwnerLink: (ended?: () => void) => string
  /** Proves the owner of this host while it runs: for a window that is given it by no link. */
  readonly newOwnerSecret: () => string
  /** The machine goes to sleep: clocks stop. */
  sleep(): void
  /** The machine has woken up: clocks go on, and the announcement restarts. */
  wake(): void
  /** Stores everything, closes connections, says goodbye on the network, closes the data. */
  close(): Promise<void>
}

export interface HostingSetup {
  readonly options: HostArguments
  readonly t: Translate
  /** Called with messages for the person who runs the host. */
  readonly report: (line: string) => void
  /** Where the database key is stored, if not in a file beside it. */
  readonly keys?: KeyStorage
  /** Whether a window of the owner's is about to open: nobody else runs a table before it. */
  readonly ownerExpected?: boolean | undefined
  /** Called when this computer goes on with a table that it has kept. */
  readonly onHosts?: ((table: OpenTable) => void) | undefined
  /** Called when another computer hosts a table now that was hosted here. */
  readonly onHostedElsewhere?: ((table: string, host: ComputerAddress) => void) | undefined
}

/** File name in the data folder. */
const CERTIFICATE_FILE = 'certificate.pem'
const PAGES = fileURLToPath(new URL('../renderer/', import.meta.url))

/** Opens a host. @returns null when its data cannot be opened, after reporting why. @throws when it cannot listen */
export async function openHosting(setup: HostingSetup): Promise<Hosting | null> {
  const { options, t, report, keys } = setup
  const opening = openDataFolder(options.data, t, report, keys ?? null),
    prepared = prepare(options, opening)
  const data = await opening
  if (!data) return null
  const { listen, ...ready } = await prepared.catch(async (fault: unknown) => {
    await data.close()
    throw fault
  })
  return listen(setup, { data, ...ready })
}

interface Ready extends Omit<Opened, 'data'> {
  readonly listen: (setup: HostingSetup, opened: Opened) => Promise<Hosting>
}

/** Prepares pages and certificate and loads the tables' code while another thread opens the data. */
function prepare({ data }: HostArguments, opening: Promise<DataFolder | null>): Promise<Ready> {
  const dir = dataFolderPath(data),
    ownsFolder = opening.then(
      opened => opened !== null,
      () => false,
    )
  const prepared = Promise.all([
    hostCertificate(dir === null ? null : privateFile(path.join(dir, CERTIFICATE_FILE)), ownsFolder),
    import('./listening').then(({ listen }) => ({ listen, pages: readPages(PAGES) })),
  ]).then(([certificate, ready]) => ({ certificate, ...ready }))
  // A failure surfaces where the promise is awaited.
  prepared.catch(() => undefined)
  return prepared
}
