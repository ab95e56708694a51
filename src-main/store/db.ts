/** A database with the MACs of its rows. */
import type Database from 'libsql'
import type { RowMacs } from './rowMac'

export type Db = Database.Database & { readonly macs: RowMacs }
