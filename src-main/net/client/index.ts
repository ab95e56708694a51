/** Lines from this machine to tables: what other programs of ours know of it. */
export { dialer, type DialSetup } from './dial'
export { knownHosts, type KnownHosts } from './known'
export type { ClientLine, ClientLineEvents, DialTable, Met, Where } from './line'
