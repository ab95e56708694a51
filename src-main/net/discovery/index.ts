/** Finding tables and being found: what the rest of the program knows of it. */
export { advertiseTables, type Advertiser } from './advertiser'
export { TableBrowser } from './browser'
export { examine, type NicReport, type Report } from './doctor'
export { wordsOf, type Facts } from './facts'
export { TABLES_PATH, visit, type Visit } from './visit'
export { fileMemory } from './remembered'
export { realWorld } from './real'
export type { Listed } from './tables'
