/** What a socket connection is given, and the hello that it sends first. */
import type { Refusal } from '../../src-shared/kernel/refusal'
import { joinCodeProof } from '../../src-shared/lan/joinCodeProof'
import { PROTOCOL, type Avatar, type ClientMessage } from '../../src-shared/wire'
import type { MovedPlace } from './belongings'

/** The part of a WebSocket that is used here. Tests bring their own. */
export interface PageSocket {
  send(text: string): void
  close(): void
}

export interface PageSocketEvents {
  readonly opened: () => void
  readonly received: (data: unknown) => void
  /** @param why the reason, where the socket knows it */
  readonly closed: (code: number, why?: Refusal | null) => void
}

/** How a person introduces themselves: by their present name, face and colour. A table screen has none. */
export interface Introduction {
  readonly name: () => string
  readonly avatar?: () => Avatar
}

export interface SocketSetup extends Introduction {
  readonly open: (events: PageSocketEvents) => PageSocket
  readonly later: (run: () => void, ms: number) => () => void
  /** The table's id where a host has several, or null. */
  readonly table: string | null
  /** `ofHall`: the token belongs to the hall of this host, whatever table it was given for. */
  readonly token: { get(): string | null; set(token: string): void; ofHall?(): void }
  /** The code of the link that led here: it works once. */
  readonly link?: { get(): string | null; used(): void }
  /** A place that came along from another address of the table: it works once. */
  readonly moved?: { get(): MovedPlace | null; used(): void }
  /** The secret that proves the owner of the host; null for a guest. */
  readonly owner?: () => string | null
  /** The join code that the person typed last. */
  readonly code?: () => string | null
  /** Whether other computers keep the table, so that it goes on there if its host is gone. */
  readonly isKept?: () => boolean
  /** Whether this is a table screen, which only watches. */
  readonly screen?: boolean
  /** Whether the socket is TLS to a known host: the join code itself is sent over no other. */
  readonly encrypted?: boolean
}

/** The first message of a connection. @param nonce the host's challenge, when it has asked for the join code */
export function helloMessage(setup: SocketSetup, n: number, nonce: string | null): ClientMessage {
  const token = setup.token.get(),
    link = setup.link?.get() ?? null,
    moved = setup.moved?.get() ?? null,
    code = setup.code?.() ?? null,
    owner = setup.owner?.() ?? null
  return {
    kind: 'hello',
    n,
    version: PROTOCOL,
    name: setup.name(),
    ...(setup.avatar ? { avatar: setup.avatar() } : {}),
    ...(setup.screen ? { screen: true } : { deals: true }),
    ...(token === null ? {} : { token }),
    ...(link === null ? {} : { link }),
    ...(moved === null ? {} : { moved }),
    ...(owner === null ? {} : { owner }),
    ...(setup.table === null ? {} : { table: setup.table }),
    ...(code === null ? {} : codeOrProof(code, nonce, setup.encrypted === true)),
  }
}

/** Within TLS the code itself is sent; in the clear only a proof of it, once the host has sent a challenge. */
function codeOrProof(
  code: string,
  nonce: string | null,
  encrypted: boolean,
): { readonly code?: string; readonly proof?: string } {
  if (encrypted) return { code }
  return nonce === null ? {} : { proof: joinCodeProof(code, nonce) }
}
