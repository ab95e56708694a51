/** Finding tables and being found: the public parts. */
export { advertiseTables, type Advertiser } from './advertiser'
export { TableBrowser } from './browser'
export { examine, type NicReport, type Report } from './doctor'
export { encodeTableRecord, type TableRecord } from './tableRecord'
export { TABLES_PATH, probeHost, type ProbeHost } from './probeHost'
export { fileKnownAddresses } from './knownAddresses'
export { nodeNetwork } from './nodeDeps'
export { rowKey, type ListedTable } from './tables'
