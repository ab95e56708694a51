/**
 * Slips that no mutator makes: a statement or an await that is left out, a limit, an order. `find` occurs exactly once in
 * its file, and each fault must turn at least one of its tests red. All others are Stryker's (stryker.config.mjs).
 */
import fair from './faults/fair.mjs'
import host from './faults/host.mjs'
import keep from './faults/keep.mjs'
import net from './faults/net.mjs'
import page from './faults/page.mjs'
import store from './faults/store.mjs'

export const FAULTS = [...keep, ...store, ...host, ...net, ...fair, ...page]
