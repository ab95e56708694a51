/** The folder with what this machine remembers of hosts: `UNDERTABLE_HOME`, or the user's data folder. */
import { homedir } from 'node:os'
import path from 'node:path'
import { userFolder } from '../userFolder'

const home = (): string =>
  process.env.UNDERTABLE_HOME ?? userFolder({ platform: process.platform, home: homedir(), env: process.env })

/** Addresses of hosts played with: asked when discovery finds nothing. */
export const hostsFile = (): string => path.join(home(), 'hosts.json')
/** Known hosts, by certificate. */
export const knownHostsFile = (): string => path.join(home(), 'known-hosts.json')
