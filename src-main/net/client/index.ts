/** Connections from this machine to tables: the public parts. */
export { dialer, type DialSetup } from './dial'
export { computerAsker, type AskComputer } from './askComputer'
export { knownHosts, type KnownHosts } from './knownHosts'
export type { HostLink, HostLinkEvents, DialTable, VerifiedHost, HostEndpoint } from './hostLink'
