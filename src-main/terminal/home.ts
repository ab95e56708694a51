/** Where this machine keeps what it remembers of others: `UNDERTABLE_HOME`, or the user's data folder. */
import { homedir } from 'node:os'
import path from 'node:path'
import { userFolder } from '../folder'

const home = (): string =>
  process.env.UNDERTABLE_HOME ?? userFolder({ platform: process.platform, home: homedir(), env: process.env })

/** Hosts played with, by address: asked when nobody is heard. */
export const hostsFile = (): string => path.join(home(), 'hosts.json')
/** Hosts met, by certificate. */
export const knownHostsFile = (): string => path.join(home(), 'known-hosts.json')
